const FLIGHT_MS = 450;

/** Let something come to its place from where something else stands; without motion it is there. */
export function fly(thing: HTMLElement, from: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [start, end] = [from.getBoundingClientRect(), thing.getBoundingClientRect()];
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  thing.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(1.5)`, opacity: 0.4 },
      { transform: `translate(${x * 0.4}px, ${y * 0.4 - end.height}px) scale(2)`, opacity: 1 },
      { transform: "none" },
    ],
    { duration: FLIGHT_MS, easing: "ease-in" },
  );
}

const SLIDE_MS = 1300;

/** Let a card slide over the table to where it lies, from whoever has laid it down. */
export function slide(card: HTMLElement, from: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [start, end] = [from.getBoundingClientRect(), card.getBoundingClientRect()];
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top - end.bottom;
  const there = `translate(${x}px, ${y}px)`;
  card.animate(
    [
      { transform: `${there} rotate(16deg) scale(0.7)`, opacity: 0 },
      { transform: `${there} rotate(11deg) scale(1.5)`, opacity: 1, offset: 0.2 },
      { transform: `${there} rotate(9deg) scale(1.5)`, opacity: 1, offset: 0.45 },
      { transform: "rotate(-9deg)" },
    ],
    { duration: SLIDE_MS, easing: "cubic-bezier(0.3, 0, 0.2, 1)" },
  );
}

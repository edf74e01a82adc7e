const QUIET = matchMedia("(prefers-reduced-motion: reduce)");
const STEP_MS = 55;

/** Let a tile that has changed sink and come up in a new light, the later the farther it is. */
export function ripple(tile: HTMLElement, distance: number): void {
  move(tile, distance * STEP_MS, 340, [
    { transform: "none" },
    { transform: "scale(0.9) translateY(4%)", offset: 0.3 },
    { transform: "scale(1.05)", offset: 0.68 },
    { transform: "none" },
  ]);
}

/** Let every tile of a solved level rise and shine, one ring after the other. */
export function rise(tile: HTMLElement, distance: number): void {
  move(tile, 120 + distance * 2 * STEP_MS, 620, [
    { transform: "none" },
    { transform: "translateY(-16%) scale(1.06)", offset: 0.4 },
    { transform: "translateY(3%) scale(0.98)", offset: 0.75 },
    { transform: "none" },
  ]);
}

function move(tile: HTMLElement, delay: number, duration: number, frames: Keyframe[]): void {
  // Old TVs and the pages' tests animate nothing.
  if (QUIET.matches || typeof tile.animate !== "function") return;
  const timing = { delay, duration, easing: "ease-out" };
  tile.animate(frames, timing);
  tile
    .querySelector(".gleam")
    ?.animate([{ opacity: 0 }, { opacity: 0.9, offset: 0.35 }, { opacity: 0 }], timing);
}

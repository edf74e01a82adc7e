import type { Point } from "./plan";

/** How long a step of one unit takes, and the whole way at most. */
const STEP_MS = 4;
const LONGEST_MS = 1500;
const SHORTEST_MS = 250;

/** Let a token walk from point to point; without motion it is there at once. */
export function walk(token: Element, way: readonly Point[], isHidden: boolean): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const gone = distances(way);
  const whole = gone[gone.length - 1] ?? 0;
  if (whole === 0) return;
  const frames = way.map(({ x, y }, at) => ({
    transform: `translate(${x}px, ${y}px)`,
    offset: (gone[at] ?? 0) / whole,
  }));
  const duration = Math.min(LONGEST_MS, SHORTEST_MS + whole * STEP_MS);
  token.animate(frames, { duration, easing: "ease-in-out" });
  // Behind the walls nobody sees who walks there.
  if (isHidden) token.animate({ opacity: [1, 0.15, 0.15, 1] }, { duration });
}

/** Return how far each point of a way is from its beginning. */
function distances(way: readonly Point[]): number[] {
  let gone = 0;
  return way.map(({ x, y }, at) => {
    const before = way[at - 1] ?? { x, y };
    gone += Math.hypot(x - before.x, y - before.y);
    return gone;
  });
}

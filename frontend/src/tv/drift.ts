const STEP_MS = 45_000;
/** Where the picture stands, in rem: a slow walk, never upwards, for what hangs there would be cut. */
export const STEPS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.5, 0.25],
  [0.25, 0.5],
  [-0.25, 0.5],
  [-0.5, 0.25],
  [-0.5, 0],
  [-0.25, 0.1],
  [0.25, 0.1],
  [0.5, 0],
];

/** Move the picture a little now and then, so that nothing burns into the screen. */
export function drift(move: (transform: string) => void): () => void {
  let at = 0;
  const timer = setInterval(() => {
    at = (at + 1) % STEPS.length;
    const [x, y] = STEPS[at] ?? [0, 0];
    move(`transform: translate(${x}rem, ${y}rem)`);
  }, STEP_MS);
  return () => clearInterval(timer);
}

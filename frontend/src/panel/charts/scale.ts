/** Round steps between lines of a chart. */
const STEPS = [50, 100, 200, 250, 500, 1000];
const MOST_LINES = 5;

/** Return the values at which a chart has lines, so that all lies between the first and the last. */
export function lines(least: number, most: number): number[] {
  const fits = (step: number): boolean => span(least, most, step) / step < MOST_LINES;
  const step = STEPS.find(fits) ?? STEPS[STEPS.length - 1] ?? 1;
  const first = Math.floor(least / step) * step;
  const count = Math.max(1, Math.round(span(least, most, step) / step));
  return Array.from({ length: count + 1 }, (_, at) => first + at * step);
}

function span(least: number, most: number, step: number): number {
  return Math.ceil(most / step) * step - Math.floor(least / step) * step;
}

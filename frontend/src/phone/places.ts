/** How many sit on each side of the table, for 1 to 12 places: far, left and right, near. */
const SIDES: readonly (readonly [number, number, number])[] = [
  [0, 0, 1],
  [1, 0, 1],
  [2, 0, 1],
  [1, 1, 1],
  [2, 1, 1],
  [2, 1, 2],
  [3, 1, 2],
  [3, 1, 3],
  [3, 2, 2],
  [3, 2, 3],
  [3, 3, 2],
  [3, 3, 3],
];

export const MOST_PLACES = SIDES.length;

/** Return the grid areas of the places, clockwise, beginning with the one nearest to me. */
export function places(count: number): string[] {
  const [far, side, near] = SIDES[Math.min(Math.max(count, 1), MOST_PLACES) - 1] ?? [3, 3, 3];
  // Two who face each other still have a table between them.
  const last = Math.max(side, 1) + 2;
  const left = range(side).map((row) => area(last - 1 - row, 1, 2));
  const right = range(side).map((row) => area(row + 2, 5, 2));
  const farRow = range(far).map((column) => across(1, column, far));
  const nearRow = range(near).map((column) => across(last, near - 1 - column, near));
  const mine = Math.floor(near / 2);
  return [...nearRow.slice(mine), ...left, ...farRow, ...right, ...nearRow.slice(0, mine)];
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function across(row: number, column: number, of: number): string {
  const span = 6 / of;
  return area(row, 1 + column * span, span);
}

function area(row: number, column: number, span: number): string {
  return `${row} / ${column} / ${row + 1} / ${column + span}`;
}

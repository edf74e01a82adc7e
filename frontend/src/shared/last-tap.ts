/** A finger that moves no farther is still. */
const STILL_PX = 24;
/** So soon after it was lifted, a finger that comes down at the same place means its last tap. */
const ONE_TAP_MS = 400;
/** Who has held for longer has not tapped. */
const TAP_MS = 700;

let down: PointerEvent | null = null;
/** Until when what comes at the same place is the rest of the last tap. */
let until = 0;

/** Return whether a finger that moved from one place to another has hardly moved. */
export function isNear(one: PointerEvent, other: PointerEvent): boolean {
  return Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY) <= STILL_PX;
}

/**
 * Return whether a press is the rest of the last tap, whatever that has brought under the finger.
 *
 * Asked while the press is being heard; a tap at another place is another one, however soon.
 */
export function isRestOfTap(event: PointerEvent): boolean {
  return down !== null && event.timeStamp < until && isNear(down, event);
}

// On their way back up, so that whoever was pressed has asked for the tap before.
window.addEventListener("pointerdown", (event) => {
  down = event;
  until = 0;
});
window.addEventListener("pointerup", (event) => {
  if (down === null || !isNear(down, event)) return;
  if (event.timeStamp - down.timeStamp < TAP_MS) until = event.timeStamp + ONE_TAP_MS;
});

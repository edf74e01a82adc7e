const QUIET_MS = 5000;
const MOVES = ["pointermove", "pointerdown", "keydown"] as const;
/** What a remote control presses with. */
const PRESSES = new Set(["Enter", " "]);

/** Tell when nobody has moved for a while, and when somebody does again. */
export function whenQuiet(tell: (quiet: boolean) => void): () => void {
  let quiet = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const become = (now: boolean): void => {
    if (now !== quiet) tell(now);
    quiet = now;
  };
  const moved = (event?: Event): void => {
    // Nobody means to press what can't be seen: the first press only brings it back.
    if (quiet && event instanceof KeyboardEvent && PRESSES.has(event.key)) event.preventDefault();
    become(false);
    clearTimeout(timer);
    timer = setTimeout(() => become(true), QUIET_MS);
  };
  for (const move of MOVES) window.addEventListener(move, moved, { capture: true });
  moved();
  return () => {
    clearTimeout(timer);
    for (const move of MOVES) window.removeEventListener(move, moved, { capture: true });
  };
}

const HELD = "parlor-held";

/** Keep the back button from leaving the table by accident; returns how to let go. */
export function guardBack(onBack: () => void): () => void {
  // In a frame the button is that of the page around.
  if (window.parent !== window) return () => undefined;
  const set = (): void => {
    if (history.state !== HELD) history.pushState(HELD, "");
  };
  const back = (): void => {
    set();
    onBack();
  };
  // Browsers skip entries that were made without a tap, so the guard is set by one.
  document.addEventListener("pointerup", set);
  window.addEventListener("popstate", back);
  return () => {
    document.removeEventListener("pointerup", set);
    window.removeEventListener("popstate", back);
  };
}

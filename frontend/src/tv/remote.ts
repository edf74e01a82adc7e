const FORWARD = new Set(["ArrowRight", "ArrowDown"]);
const BACKWARD = new Set(["ArrowLeft", "ArrowUp"]);

/** Let a remote control's arrow keys walk through what can be pressed. */
export function walkWithArrows(root: () => ParentNode): () => void {
  const walk = (event: KeyboardEvent): void => {
    const step = FORWARD.has(event.key) ? 1 : BACKWARD.has(event.key) ? -1 : 0;
    const stops = stopsIn(root());
    if (step === 0 || stops.length === 0) return;
    const typing = active() instanceof HTMLInputElement;
    if (typing && (event.key === "ArrowLeft" || event.key === "ArrowRight")) return;
    event.preventDefault();
    const at = stops.findIndex((stop) => stop === active());
    stops[(at + step + stops.length + (at < 0 && step < 0 ? 1 : 0)) % stops.length]?.focus();
  };
  window.addEventListener("keydown", walk);
  return () => window.removeEventListener("keydown", walk);
}

function stopsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("*")].flatMap((element) => {
    if (element.shadowRoot !== null) return stopsIn(element.shadowRoot);
    return element.matches("button, input") ? [element] : [];
  });
}

function active(): Element | null {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found;
}

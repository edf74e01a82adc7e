const STEPS = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4];

/** Shrink what is too tall for its box, so that nothing of it is lost. */
export function fit(box: HTMLElement, content: HTMLElement): void {
  for (const zoom of STEPS) {
    content.style.zoom = String(zoom);
    if (box.scrollHeight <= box.clientHeight) return;
  }
}

/** Copy a text; by the old way, for most homes are reached by plain http. Returns whether it worked. */
export function copy(text: string, beside: DocumentFragment | HTMLElement): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.setAttribute("aria-hidden", "true");
  area.className = "unseen";
  beside.append(area);
  const before = focused(document);
  area.select();
  // Nothing else copies without a secure context.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const done = document.execCommand("copy");
  area.remove();
  before?.focus();
  return done;
}

function focused(root: DocumentOrShadowRoot): HTMLElement | null {
  const active = root.activeElement as HTMLElement | null;
  return active?.shadowRoot == null ? active : (focused(active.shadowRoot) ?? active);
}

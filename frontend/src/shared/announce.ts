let region: HTMLElement | null = null;

function liveRegion(): HTMLElement {
  const made = document.createElement("div");
  made.className = "announcer";
  made.setAttribute("role", "status");
  made.setAttribute("aria-live", "polite");
  document.body.append(made);
  return made;
}

/** Have a screen reader say this; plain text, so a name is never more than a name. */
export function announce(text: string): void {
  region ??= liveRegion();
  if (region.textContent !== text) region.textContent = text;
}

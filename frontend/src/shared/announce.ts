let region: HTMLElement | null = null;
let said = "";

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
  // What comes at the same moment is said together: the last word would drown out the others.
  if (said === "") setTimeout(() => (said = ""));
  said = said === "" ? text : `${said}\n${text}`;
  if (region.textContent !== said) region.textContent = said;
}

/** Leave nothing of what was said to be found. */
export function hush(): void {
  said = "";
  if (region !== null) region.textContent = "";
}

/** Says what is new, once. */
export class Announcer {
  private said = "";

  /** Say this, unless it was the last thing said. */
  hear(text: string): void {
    if (text !== "" && text !== this.said) announce(text);
    this.said = text;
  }
}

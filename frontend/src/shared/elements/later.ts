import type { ReactiveControllerHost } from "lit";
import { notNow } from "../not-now";

/** Return whether an element is there; if not it is fetched, and who wants to show it is drawn again. */
export function isThere(
  tag: string,
  fetch: () => Promise<unknown>,
  host: ReactiveControllerHost,
): boolean {
  if (customElements.get(tag) !== undefined) return true;
  fetch().then(() => host.requestUpdate(), notNow);
  return false;
}

import { html, nothing, type TemplateResult } from "lit";
import "../../../shared/elements/person";
import type { Mood } from "../../../shared/faces/features";
import { suspect } from "../../../shared/mansion/suspects";
import type { Store } from "../../../shared/store";
import { SUSPECTS } from "../cards";
import { viewOf } from "../view";

/**
 * Return somebody as everyone sees them tonight: the role's portrait, and in its corner who it is.
 *
 * `--portrait` says how large; its styles are `guest.css` and `art/card.css`.
 */
export function guest(store: Store, id: string | null, mood: Mood | null = null): TemplateResult {
  const seat = store.names?.seat(id);
  const role = viewOf(store)?.roles[id ?? ""] ?? 0;
  return html`<span class="guest role-${role}" aria-hidden="true">
    <span class="oval">${suspect(SUSPECTS[role] ?? "")}</span>
    ${
      seat === undefined
        ? nothing
        : html`<parlor-person .seat=${seat} .mood=${mood}></parlor-person>`
    }
  </span>`;
}

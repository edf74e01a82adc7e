import { html, nothing, type TemplateResult } from "lit";
import { icon, type IconName } from "../shared/art/icons";

/** How much a button asks to be pressed: the one thing to do now, one of several, or with care. */
export type Weight = "brass" | "rim" | "rim wax";

/** Return a button; where the table would refuse it, it says why and can't be pressed. */
export function deedButton(
  weight: Weight,
  drawing: IconName,
  label: string,
  why: string | null,
  press: () => void,
  name = "",
): TemplateResult {
  return html`<button
    class="deed ${weight}"
    data-deed=${name === "" ? nothing : name}
    ?disabled=${why !== null}
    @click=${press}
  >
    ${icon(drawing)}
    <span>${label}${why === null ? nothing : html`<small>${why}</small>`}</span>
  </button>`;
}

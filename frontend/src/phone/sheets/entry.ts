import { html, type TemplateResult } from "lit";
import { icon, type IconName } from "../../shared/art/icons";

/** Return a line in a sheet that does something. */
export function entry(name: IconName, label: string, act: () => void, wax = false): TemplateResult {
  return html`<button class="entry ${wax ? "wax" : ""}" @click=${act}>
    ${icon(name)}<span>${label}</span>
  </button>`;
}

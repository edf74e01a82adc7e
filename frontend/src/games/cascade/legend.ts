import { html, svg, type TemplateResult } from "lit";
import { list } from "../../shared/i18n";
import type { Store } from "../../shared/store";
import { motif } from "./glaze";
import { pattern } from "./pattern";
import type { LevelView } from "./view";
import { glazeName, say, wayName } from "./words";

const ARROW = svg`<path d="M3 6h9M9 2.500L12.500 6L9 9.500"></path>`;

/** Return what a tap changes, and the order of the colours. */
export function legend(store: Store, level: LevelView): TemplateResult {
  const ways = level.pattern.flatMap((one, at) => (one ? [wayName(store, at)] : []));
  const names = level.colors.map((glaze) => glazeName(store, glaze));
  return html`<div class="legend">
    <svg
      class="pattern"
      viewBox="0 0 34 34"
      role="img"
      aria-label=${say(store, "pattern", { ways: list(ways) })}
    >
      <rect class="plate" width="34" height="34" rx="5"></rect>
      ${pattern(level.pattern)}
    </svg>
    <div
      class="cycle ${level.colors.length > 3 ? "many" : ""}"
      role="img"
      aria-label=${say(store, "cycle", { colours: list(names) })}
    >
      ${level.colors.map(
        (glaze) =>
          html`<span>
            <span class="swatch glazed g${glaze}"
              ><svg viewBox="0 0 24 24" aria-hidden="true">${motif(glaze)}</svg></span
            ><svg class="arrow" viewBox="0 0 15 12" aria-hidden="true">${ARROW}</svg>
          </span>`,
      )}
    </div>
  </div>`;
}

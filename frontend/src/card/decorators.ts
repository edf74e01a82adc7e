import { customElement as define } from "lit/decorators/custom-element.js";

export { property } from "lit/decorators/property.js";
export { query } from "lit/decorators/query.js";
export { state } from "lit/decorators/state.js";

/** Define an element, unless a page has it already: dashboards may load a card twice. */
export const customElement: typeof define = (tag) => {
  if (customElements.get(tag) === undefined) return define(tag);
  return () => undefined;
};

import { customElement as define } from "../shared/decorators";

export { property, query, queryAll, state } from "../shared/decorators";

/** Define an element, unless a page has it already: dashboards may load a card twice. */
export const customElement: typeof define = (tag) => {
  if (customElements.get(tag) === undefined) return define(tag);
  return () => undefined;
};

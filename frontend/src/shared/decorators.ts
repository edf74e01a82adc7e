import type { PropertyDeclaration, ReactiveElement } from "lit";

/** Lit's decorators, in the one form in which ours are compiled: Lit's own bring a second one to every phone. */

type Element = CustomElementConstructor & typeof ReactiveElement;

/** Define an element. */
export function customElement(tag: string) {
  return (element: CustomElementConstructor): void => customElements.define(tag, element);
}

/** Draw an element anew when this property changes. */
export function property(options?: PropertyDeclaration) {
  return (element: ReactiveElement, name: PropertyKey): void =>
    (element.constructor as Element).createProperty(name, options);
}

/** Draw an element anew when this property of its own changes. */
export function state() {
  return property({ state: true, attribute: false });
}

/** Find a part of what is drawn. */
export function query(selector: string) {
  return found((root) => root.querySelector(selector));
}

/** Find several parts of what is drawn. */
export function queryAll(selector: string) {
  return found((root) => root.querySelectorAll(selector));
}

function found(find: (root: ParentNode) => unknown) {
  return (element: ReactiveElement, name: PropertyKey): void => {
    Object.defineProperty(element, name, {
      get(this: ReactiveElement) {
        return find(this.renderRoot);
      },
    });
  };
}

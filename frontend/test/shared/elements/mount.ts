import type { LitElement } from "lit";

/** Put an element into the page and wait until it is drawn. */
export async function mount<T extends LitElement>(element: T, props: Partial<T> = {}): Promise<T> {
  Object.assign(element, props);
  document.body.append(element);
  await settle(element);
  return element;
}

/** Wait until an element and all within it are drawn. */
export async function settle(element: LitElement): Promise<void> {
  await element.updateComplete;
  for (const inner of element.shadowRoot?.querySelectorAll<LitElement>("*") ?? []) {
    await inner.updateComplete;
  }
}

/** Return all that an element shows, shadow roots included. */
export function textOf(node: Element | ShadowRoot): string {
  const own = node instanceof Element && node.shadowRoot ? textOf(node.shadowRoot) : "";
  const nodes = [...node.childNodes].map((child) => {
    if (child instanceof Element) return child.tagName === "STYLE" ? "" : textOf(child);
    return child.nodeType === Node.TEXT_NODE ? (child.textContent ?? "") : "";
  });
  return `${own} ${nodes.join(" ")}`.replace(/\s+/g, " ").trim();
}

/** Return the first match in an element's shadow root. */
export function find<E extends Element = HTMLElement>(element: Element, selector: string): E {
  const found = element.shadowRoot?.querySelector<E>(selector);
  if (!found) throw new Error(`${selector} is not there`);
  return found;
}

export function findAll<E extends Element = HTMLElement>(element: Element, selector: string): E[] {
  return [...(element.shadowRoot?.querySelectorAll<E>(selector) ?? [])];
}

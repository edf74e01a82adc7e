import { html, LitElement } from "lit";
import { expect, test } from "vitest";
import { customElement, property, query, queryAll, state } from "../../src/shared/decorators";

@customElement("parlor-decorated")
class Decorated extends LitElement {
  @property() name = "";
  @property({ type: Boolean, reflect: true }) locked = false;
  @state() count = 1;
  @query("b") bold!: HTMLElement;
  @queryAll("i") italic!: NodeListOf<HTMLElement>;

  override render(): unknown {
    return html`<b>${this.name}</b>${Array.from({ length: this.count }, () => html`<i></i>`)}`;
  }
}

async function drawn(): Promise<Decorated> {
  const element = document.createElement("parlor-decorated") as Decorated;
  document.body.append(element);
  await element.updateComplete;
  return element;
}

test("what is decorated draws its element anew when it changes", async () => {
  const element = await drawn();
  element.name = "Ada";
  element.count = 3;
  await element.updateComplete;
  expect(element.bold.textContent).toBe("Ada");
  expect(element.italic).toHaveLength(3);
});

test("a property is an attribute, too, and a state is none", async () => {
  const element = await drawn();
  element.setAttribute("name", "Ben");
  element.setAttribute("count", "7");
  element.locked = true;
  await element.updateComplete;
  expect(element.bold.textContent).toBe("Ben");
  expect(element.count).toBe(1);
  expect(element.hasAttribute("locked")).toBe(true);
});

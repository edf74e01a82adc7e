import { html, type TemplateResult } from "lit";
import type { Store } from "../../shared/store";
// It is drawn with the same pens: a chunk of their own would cost every phone bytes.
import "./phone";
import "./rules/cast";

export default (store: Store): TemplateResult =>
  html`<citadels-cast .store=${store}></citadels-cast>`;

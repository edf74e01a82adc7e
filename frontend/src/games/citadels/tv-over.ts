import { html, type TemplateResult } from "lit";
import type { Store } from "../../shared/store";
import "./tv/scoring";

export default (store: Store): TemplateResult =>
  html`<citadels-scoring .store=${store}></citadels-scoring>`;

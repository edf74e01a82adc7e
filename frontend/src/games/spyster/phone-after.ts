import { html, type TemplateResult } from "lit";
import type { Store } from "../../shared/store";
import "./played";

export default (store: Store): TemplateResult =>
  html`<spyster-played .store=${store}></spyster-played>`;

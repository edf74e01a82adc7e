import { html, type TemplateResult } from "lit";
import type { Store } from "../../shared/store";
import "./phone/after";

export default (store: Store): TemplateResult =>
  html`<cascade-after .store=${store}></cascade-after>`;

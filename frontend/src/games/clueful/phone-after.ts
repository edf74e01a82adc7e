import { html, type TemplateResult } from "lit";
import type { Store } from "../../shared/store";
import "./phone/solved";

export default (store: Store): TemplateResult =>
  html`<clueful-solved .store=${store}></clueful-solved>`;

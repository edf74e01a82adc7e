import { html, type TemplateResult } from "lit";
import type { Store } from "../../shared/store";
import "./tv/ending";

export default (store: Store): TemplateResult =>
  html`<clueful-ending .store=${store}></clueful-ending>`;

import { html, type TemplateResult } from "lit";
import type { Store } from "../../shared/store";
import "./editor/opener";

export default (store: Store): TemplateResult =>
  html`<cascade-opener .store=${store}></cascade-opener>`;

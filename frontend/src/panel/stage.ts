import { html, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { FrameHost, framedAddress } from "../house/frame";
import { SpeakingElement } from "../shared/elements/element";
import type { Surroundings } from "../shared/framing";
import { REPLAYED } from "../shared/framing";
import controls from "../shared/theme/controls.css?inline";
import type { Screening } from "./screening";
import styles from "./stage.css?inline";

/** A TV is drawn as large as it is in a room, and made smaller as a whole. */
const TV_WIDTH = 1280;
const TV_HEIGHT = 720;

/** One of Parlor's own pages on which a replay is shown: the TV, or somebody's phone. */
@customElement("parlor-stage")
export class Stage extends SpeakingElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ attribute: false }) screening!: Screening;
  @property({ attribute: false }) surroundings!: Surroundings;
  @property({ reflect: true }) kind: "tv" | "phone" = "tv";
  @property() label = "";
  @query("iframe") private readonly frame!: HTMLIFrameElement;
  @query(".box") private readonly box!: HTMLElement;
  private host: FrameHost | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.begin();
  }

  override firstUpdated(): void {
    this.begin();
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has("surroundings")) this.host?.surround(this.surroundings);
  }

  override render(): TemplateResult {
    // All that a TV shows is told in words beside it; on a phone one may scroll.
    return html`<div class="box">
      <iframe title=${this.label} ?inert=${this.kind === "tv"} @load=${this.loaded}></iframe>
    </div>`;
  }

  private begin(): void {
    this.host = new FrameHost(this.frame, () => this.screening.dial(), this.surroundings);
    this.frame.src = framedAddress(this.kind) + REPLAYED;
    const sizes = new ResizeObserver(() => this.fit());
    sizes.observe(this.box);
    this.while(() => {
      sizes.disconnect();
      this.host?.stop();
      this.host = null;
    });
  }

  /** Keys that are pressed on the phone mean the replay, too. */
  private loaded(): void {
    this.frame.contentWindow?.addEventListener("keydown", (event) => {
      const again = new KeyboardEvent("keydown", { key: event.key, bubbles: true, composed: true });
      this.dispatchEvent(again);
    });
  }

  private fit(): void {
    const scale = this.box.clientWidth / TV_WIDTH;
    this.frame.style.cssText =
      this.kind === "tv"
        ? `width: ${TV_WIDTH}px; height: ${TV_HEIGHT}px; transform: scale(${scale.toFixed(4)})`
        : "";
  }
}

import { FRAMED, type FromPage, type Surroundings, type ToPage } from "../shared/framing";
import { PHONE_URL, TV_URL } from "../shared/protocol";
import type { Wire } from "../shared/wire";

const ADDRESS = { phone: PHONE_URL, tv: TV_URL };

/** Return where a page is loaded from that gets its line from the page around it.
 *
 * With `sit`, a user without a seat sits down at once: the tap that opened the page was theirs. */
export function framedAddress(page: "phone" | "tv", sit = false): string {
  return `${ADDRESS[page]}#${FRAMED}${sit ? "sit" : ""}`;
}

/** Hosts one of Parlor's pages in a frame, and carries what it says over lines of the user. */
export class FrameHost {
  private port: MessagePort | null = null;
  private wire: Wire | null = null;

  /** Each call of `dial` opens a line; the page asks for another one when it has ended. */
  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly dial: () => Wire,
    private surroundings: Surroundings,
  ) {
    frame.allow = "autoplay; fullscreen; screen-wake-lock";
    window.addEventListener("message", this.asked);
  }

  /** Let the page look like what is around it. */
  surround(surroundings: Surroundings): void {
    const { language, dark } = this.surroundings;
    if (language === surroundings.language && dark === surroundings.dark) return;
    this.surroundings = surroundings;
    this.post(surroundings);
  }

  /** Carry nothing any more. */
  stop(): void {
    window.removeEventListener("message", this.asked);
    this.hangUp();
    this.port?.close();
    this.port = null;
  }

  /** The page is there, or was loaded anew: only the own page of this origin gets the line. */
  private readonly asked = (event: MessageEvent): void => {
    const { contentWindow } = this.frame;
    const own = event.source === contentWindow && event.origin === location.origin;
    if (!own || contentWindow === null || event.data !== FRAMED) return;
    this.hangUp();
    this.port?.close();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (said: MessageEvent<FromPage>) => this.heed(said.data);
    this.port = port1;
    contentWindow.postMessage(FRAMED, location.origin, [port2]);
    this.post(this.surroundings);
  };

  private heed([dialled, said]: FromPage): void {
    if (said === "open") this.open(dialled);
    else if (said === "close") this.hangUp();
    else this.wire?.send(said);
  }

  private open(dialled: number): void {
    this.hangUp();
    const wire = this.dial();
    this.wire = wire;
    wire.onopen = () => this.post([dialled, "open"]);
    wire.onmessage = (message) => this.post([dialled, message.data as object]);
    wire.onclose = () => this.post([dialled, "close"]);
  }

  private hangUp(): void {
    const { wire } = this;
    this.wire = null;
    if (wire === null) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  private post(message: ToPage): void {
    this.port?.postMessage(message);
  }
}

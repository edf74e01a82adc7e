import { type FromPage, FRAMED, type Surroundings, type ToPage } from "./framing";
import { OtherWire, type Wire } from "./wire";

const ASK_AGAIN_MS = 500;

/** A line that the page around has opened for this one. */
class FramedWire extends OtherWire {
  private over = false;

  constructor(
    private readonly port: MessagePort,
    private readonly dialled: number,
  ) {
    super();
    port.addEventListener("message", this.hear);
    this.post("open");
  }

  send(text: string): void {
    this.post(text);
  }

  close(): void {
    if (this.over) return;
    this.end();
    this.post("close");
  }

  private readonly hear = ({ data }: MessageEvent<ToPage>): void => {
    if (!Array.isArray(data) || data[0] !== this.dialled) return;
    const [, heard] = data;
    if (heard === "open") this.opened();
    else if (heard === "close") {
      this.end();
      this.ended();
    } else this.heard(heard);
  };

  private end(): void {
    this.over = true;
    this.port.removeEventListener("message", this.hear);
  }

  private post(said: string): void {
    this.port.postMessage([this.dialled, said] satisfies FromPage);
  }
}

/** Take the port that the page around hands over, if that is a page of this very origin. */
function portOfParent(): Promise<MessagePort> {
  return new Promise((resolve) => {
    const ask = (): void => window.parent.postMessage(FRAMED, location.origin);
    const again = setInterval(ask, ASK_AGAIN_MS);
    const take = (event: MessageEvent): void => {
      const own = event.source === window.parent && event.origin === location.origin;
      const [port] = event.ports;
      if (!own || event.data !== FRAMED || port === undefined) return;
      clearInterval(again);
      window.removeEventListener("message", take);
      resolve(port);
    };
    window.addEventListener("message", take);
    ask();
  });
}

/** Wait for the page around; return how a line is opened, once it is known what is around. */
export async function dialByParent(
  surround: (surroundings: Surroundings) => void,
): Promise<() => Wire> {
  const port = await portOfParent();
  await new Promise<void>((resolve) => {
    port.addEventListener("message", ({ data }: MessageEvent<ToPage>) => {
      if (Array.isArray(data)) return;
      surround(data);
      resolve();
    });
    port.start();
  });
  let dialled = 0;
  return () => new FramedWire(port, (dialled += 1));
}

import { FRAMED, REPLAYED } from "./framing";

/** Return the build that the server wrote into the page. */
export function pageBuild(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="parlor-build"]')?.content ?? "";
}

/** Return the nonce without which the page's policy allows no style element. */
export function pageNonce(): string {
  const meta = document.querySelector<HTMLElement>('meta[property="csp-nonce"]');
  const hidden = meta?.nonce ?? "";
  return hidden === "" ? (meta?.getAttribute("nonce") ?? "") : hidden;
}

/** Give Lit the page's nonce: engines without constructable style sheets get style elements. */
export function adoptNonce(): void {
  const nonce = pageNonce();
  if (nonce !== "") Reflect.set(window, "litNonce", nonce);
}

/** Return the address of the socket beside this page. */
export function socketAddress(path: string): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`;
}

/** Return whether the page around this one is to give it its line. */
export function isFramed(): boolean {
  return window.parent !== window && location.hash.startsWith(`#${FRAMED}`);
}

/** Return whether a game is shown that is over. */
export function isReplay(): boolean {
  return isFramed() && location.hash === `#${FRAMED}${REPLAYED}`;
}

/** Return the code in the link. */
export function codeInLink(): string {
  return location.hash.slice(1).trim();
}

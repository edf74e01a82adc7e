import type { Invitation, SeatInfo } from "../../../shared/protocol";
import { isHomeAddress } from "./address";
import type en from "./en.json";

export type Word = keyof typeof en;

/** One thing that was looked at: what it is, how it is, and whether somebody should mend it. */
export interface Finding {
  about: Word;
  says: Word;
  values?: Record<string, string | number>;
  fine: boolean;
}

const SLOW_MS = 250;

/** Judge how long the house took to answer; null if it did not. */
export function answering(ms: number | null): Finding {
  if (ms === null) return { about: "answer", says: "silent", fine: false };
  const fine = ms < SLOW_MS;
  return { about: "answer", says: fine ? "quick" : "slow", values: { ms: Math.ceil(ms) }, fine };
}

/** Judge the address that this page came from. */
export function comingFrom({ host, hostname }: URL): Finding {
  const fine = isHomeAddress(hostname);
  return { about: "here", says: fine ? "home" : "outside", values: { address: host }, fine };
}

/** Judge where the QR code leads, seen from this page. */
export function inviting({ link }: Pick<Invitation, "link">, here: URL): Finding {
  if (link === null) return { about: "guests", says: "nowhere", fine: false };
  const { host } = new URL(link);
  const fine = host === here.host;
  return { about: "guests", says: fine ? "same" : "other", values: { address: host }, fine };
}

/** Count the phones that the house can see now. */
export function phones(seats: readonly SeatInfo[]): Finding {
  const all = seats.filter((seat) => seat.kind !== "bot" && !seat.gone);
  const here = all.filter((seat) => seat.present).length;
  return {
    about: "phones",
    says: "connected",
    values: { here, all: all.length },
    fine: here === all.length,
  };
}

/** Tell how the screen is kept on, which depends on how the page came. */
export function staysOn(hasLock: boolean): Finding {
  return { about: "screen", says: hasLock ? "lock" : "video", fine: true };
}

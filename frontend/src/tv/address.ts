import { type Invitation, SHORT_URL } from "../shared/protocol";

/** Return what a guest without a camera types into a phone, without what goes without saying. */
export function addressOf({ link }: Invitation): string {
  const host = (link ?? location.href).replace(/^https?:\/\//, "").split("/")[0] ?? "";
  return `${host}${SHORT_URL}`;
}

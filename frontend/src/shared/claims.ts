import { list, t } from "./i18n";
import type { ClaimInfo } from "./protocol";
import type { Store } from "./store";

/** Return who is claimed, by whom. */
export function whatIsSaid({ id, seat }: ClaimInfo, store: Store): string {
  return t("claim.says", { number: id, name: nameOf(seat, store) });
}

/** Return whose word a claim still needs. */
export function whatIsMissing({ id, seat, waits_for, missing }: ClaimInfo, store: Store): string {
  const name = nameOf(seat, store);
  if (waits_for === "people") return t(missing === 1 ? "claim.one_more" : "claim.people", { name });
  return t(`claim.${waits_for}`, { name, number: id });
}

/** Return on whose word the seat is given back, for whoever might object. */
export function whoseWord({ seat, words, house }: ClaimInfo, store: Store): string {
  const people = words.map((word) => nameOf(word, store));
  const who = list(house ? [...people, "Home Assistant"] : people);
  return t("claim.time_by", { who, name: nameOf(seat, store) });
}

/** Return for how long the phone that has the seat can still say no. */
export function timeToObject({ until }: ClaimInfo, store: Store): number {
  return until === null ? 0 : store.timeTo(until);
}

function nameOf(seat: string, store: Store): string {
  return store.names?.seat(seat)?.name ?? "";
}

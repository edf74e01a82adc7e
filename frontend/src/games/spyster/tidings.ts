import { nameOf } from "../../shared/own-words";
import type { Store } from "../../shared/store";
import { playing, type SpysterView, viewOf } from "./view";
import { callOf, placeOf, say, sentenceOf } from "./words";

/** Return what a screen reader should hear now; it is heard when it changes. */
export function tidings(store: Store): string {
  const view = viewOf(store);
  switch (view?.phase) {
    case "questioning":
      return turn(store, view);
    case "vote":
      return callOf(store, view, "called_by");
    case "reveal":
      return verdict(store, view);
    default:
      return "";
  }
}

/** Return who asks whom, as it concerns this phone. */
export function turn(store: Store, { questioner, answerer }: SpysterView): string {
  const me = playing(store)?.id;
  if (questioner === me) return say(store, "you_ask", { name: nameOf(store, answerer) });
  if (answerer === me) return say(store, "you_answer", { name: nameOf(store, questioner) });
  const values = { questioner: nameOf(store, questioner), answerer: nameOf(store, answerer) };
  return say(store, "they_ask", values);
}

function verdict(store: Store, { reveal }: SpysterView): string {
  const shown = reveal?.verdict ?? null;
  if (shown === null) return "";
  const sentence = sentenceOf(store, shown);
  if (shown.location === null) return sentence;
  return `${sentence} ${say(store, "location_was", { location: placeOf(shown.location) })}`;
}

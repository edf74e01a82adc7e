import { nameOf } from "../../../shared/own-words";
import type { Store } from "../../../shared/store";
import { viewOf } from "../view";
import { answerTo, characterOf, lootOf, say } from "../words";
import type { Moment } from "./staging";
import { headlineOf, threatTo } from "./headline";

/** Return what a screen reader should hear now. */
export function tidings(store: Store, moment: Moment | null): string {
  const view = viewOf(store);
  if (view === null) return "";
  switch (moment?.kind) {
    case "call": {
      const { call } = moment;
      const parts = [`${characterOf(store, call.character).name}:`, answerTo(store, call)];
      return [...parts, lootOf(store, call)].filter((part) => part !== "").join(" ");
    }
    case "last_round": {
      const text = say(store, "last_round_text", { name: nameOf(store, moment.player) });
      return `${say(store, "last_round_title")} ${text}`;
    }
    case "murder":
    case "robbery":
      return threatTo(store, view, moment.kind);
    case undefined:
      return headlineOf(store, view);
  }
}

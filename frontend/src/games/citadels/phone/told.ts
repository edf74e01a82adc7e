import { nameOf } from "../../../shared/own-words";
import type { Store } from "../../../shared/store";
import type { NewsItem } from "../view";
import { characterOf, districtOf, say } from "../words";

/** Return what happened to me, in a sentence. */
export function told(store: Store, item: NewsItem): string {
  const { news, gold = 0, count = 0, deed } = item;
  const name = nameOf(store, item.player);
  const character = characterOf(store, item.character ?? "").name;
  switch (news) {
    case "murdered":
      return say(store, "news_murdered", { character });
    case "robbed":
    case "stole":
      return gold === 0
        ? say(store, `news_${news}_in_vain`, { name })
        : say(store, `news_${news}`, { count: gold, name });
    case "hand_swapped":
      return say(store, "news_hand_swapped", { name, count });
    case "destroyed": {
      const district = districtOf(store, item.district ?? "").name;
      return say(store, "news_destroyed", { name, district });
    }
    case "crowned":
      return say(store, "news_crowned");
    case "income":
      return say(store, "news_income", { character, count: gold });
    case "cards":
      return say(store, "news_cards", { character, count });
    case "decided":
      return deed === undefined ? "" : say(store, `decided_${deed}`);
  }
}

import type { Store } from "../../../shared/store";
import { ownViewOf } from "../view";
import { characterOf, districtOf, say } from "../words";
import { cardsFor, type Deed, deedOf, offersTo, type Purpose } from "./deeds";

/** What the button behind the cover says and does: a deed, or a plan for later. */
export interface Confirm {
  label: string;
  deed: Deed | null;
  /** The card that is planned from now on; empty if the plan is dropped. */
  plan: string | null;
}

/** Return what can be done with the chosen cards, in the words of the deed itself. */
export function confirmOf(
  store: Store,
  purpose: Purpose,
  chosen: readonly string[],
  planned: string,
): Confirm {
  const own = ownViewOf(store);
  const [id] = chosen;
  const deed = deedOf(purpose, chosen, own, offersTo(store));
  if (id === undefined) return { label: say(store, emptyOf(purpose)), deed, plan: null };
  if (purpose === "draft_pick" || purpose === "lay_aside") {
    const { name: character } = characterOf(store, id);
    return { label: say(store, `do_${purpose}`, { character }), deed, plan: null };
  }
  const card = cardsFor(purpose, own).find((one) => one.id === id);
  const district = districtOf(store, card?.district ?? "").name;
  switch (purpose) {
    case "read": {
      const drop = id === planned;
      const key = drop ? "drop_plan" : "plan_this";
      return { label: say(store, key, { district }), deed, plan: drop ? "" : id };
    }
    case "build":
      return {
        label: say(store, "do_build", { district, count: card?.cost ?? 0 }),
        deed,
        plan: null,
      };
    case "lab_discard": {
      const lab = own.tools?.find(({ action }) => action === purpose);
      const label = say(store, "do_lab_discard", { district, count: lab?.gives_gold ?? 0 });
      return { label, deed, plan: null };
    }
    case "discard_draw":
      return { label: say(store, "swap_these", { count: chosen.length }), deed, plan: null };
    case "keep_card":
      return { label: say(store, "do_keep_card", { district }), deed, plan: null };
  }
}

/** Return what to do first, where nothing is chosen. */
function emptyOf(purpose: Purpose): "tap_character" | "tap_card" | "tap_cards" {
  if (purpose === "draft_pick" || purpose === "lay_aside") return "tap_character";
  return purpose === "discard_draw" ? "tap_cards" : "tap_card";
}

import { list } from "../../../shared/i18n";
import { nameOf } from "../../../shared/own-words";
import type { Store } from "../../../shared/store";
import { progressOf } from "../progress";
import { callOf, type CitadelsView, ownViewOf, playing, viewOf } from "../view";
import { answerTo, calledOf, characterOf, districtOf, fortuneOf, say } from "../words";
import { offerFor, offersTo, type Purpose } from "./deeds";

/** Abilities with a name of their own; any other goes by the name of the action. */
const ABILITIES = ["assassin", "thief", "warlord", "swap_hand"] as const;

/** What the page says of this moment: what it is about, and what it means for me. */
export interface Now {
  title: string;
  text: string;
}

/**
 * Return what is going on, without a word of what only this phone knows.
 *
 * Who I am and what I hold stays behind the cover, so neighbours may read along.
 */
export function nowOf(store: Store, purpose: Purpose = "read"): Now {
  const view = viewOf(store);
  if (view === null) return { title: "", text: "" };
  const mine = playing(store) !== null && view.waiting_for.includes(store.me?.id ?? "");
  return mine ? mineOf(store, view, purpose) : theirsOf(store, view);
}

/** Return what a screen reader should hear now. */
export function tidings(store: Store, purpose: Purpose = "read"): string {
  const { title, text } = nowOf(store, purpose);
  return title === "" ? "" : `${title}. ${text}`;
}

function mineOf(store: Store, view: CitadelsView, purpose: Purpose): Now {
  switch (view.phase) {
    case "draft_pick":
      return draftOf(store, view);
    case "draw_choice":
      return { title: say(store, "you_keep"), text: say(store, "you_keep_hint") };
    case "graveyard": {
      const { card, price = 0 } = view.destroyed ?? {};
      const district = districtOf(store, card?.district ?? "").name;
      const text = say(store, "you_rescue_hint", { count: price });
      return { title: say(store, "you_rescue", { district }), text };
    }
    default:
      break;
  }
  if (purpose === "lab_discard" || purpose === "discard_draw") {
    return { title: say(store, `you_${purpose}`), text: say(store, `you_${purpose}_hint`) };
  }
  const character = characterOf(store, view.current_role ?? "").name;
  return { title: say(store, "your_turn", { character }), text: dutyOf(store, view) };
}

function draftOf(store: Store, view: CitadelsView): Now {
  const turns = view.draft_order.filter((seat) => seat === store.me?.id).length;
  const second = turns > 1 && (ownViewOf(store).characters ?? []).length > 0;
  if (view.draft_laying_aside) {
    return { title: say(store, "you_lay_aside"), text: say(store, "lay_aside_hint") };
  }
  const title = say(store, second ? "you_choose_second" : "you_choose");
  const last = view.rules === "boxed" && view.draft_picked === LAST_OF_SEVEN;
  return { title, text: say(store, last ? "last_of_seven_hint" : "choose_hint") };
}

/** By the boxed rules the last of seven also sees the character that lies face down. */
const LAST_OF_SEVEN = 6;

function theirsOf(store: Store, view: CitadelsView): Now {
  const name = nameOf(store, view.waiting_for[0]);
  const text = view.turn_so_far === null ? "" : progressOf(store, view.turn_so_far);
  const call = callOf(view);
  if (call !== null) {
    const title = calledOf(store, call.character);
    return { title, text: [answerTo(store, call), ...fortuneOf(store, call)].join(" ") };
  }
  switch (view.phase) {
    case "draft_pick": {
      const title = say(store, view.draft_laying_aside ? "laying_aside" : "choosing", { name });
      return { title, text: say(store, "wait_hint") };
    }
    case "graveyard":
      return { title: say(store, "they_rescue", { name }), text };
    case "counting":
      return { title: say(store, "counting"), text: say(store, "counting_hint") };
    default: {
      const { current_turn: player, current_role: role } = view;
      if (player === null || role === null)
        return { title: store.names?.phase(view.phase) ?? "", text };
      const values = { name: nameOf(store, player), character: characterOf(store, role).name };
      const mine = player === store.me?.id;
      return {
        title: mine ? say(store, "your_turn", values) : say(store, "acts_as", values),
        text,
      };
    }
  }
}

/** Return what I must, or else what I may do. */
function dutyOf(store: Store, { turn_so_far }: CitadelsView): string {
  if (turn_so_far?.gathered === false) return say(store, "must_gather");
  return say(store, "may", { deeds: list(mayDo(store)) });
}

/** Return in words what can still be done; what the hand holds makes no difference to it. */
export function mayDo(store: Store): string[] {
  const offers = offersTo(store);
  const turn = viewOf(store)?.turn_so_far;
  const count = (turn?.builds ?? 0) - (turn?.built ?? 0);
  return [
    ...(count > 0 ? [say(store, "may_build", { count })] : []),
    ...(["collect_income", "ability", "lab_discard", "smithy_draw", "end_turn"] as const)
      .filter((type) => offers.some((offer) => offer.type === type))
      .map((type) => say(store, `may_${type}`)),
  ];
}

/** Return what the ability is called that I may use now: a trick by itself, or the character's. */
export function abilityName(store: Store): string {
  const trick = offerFor("ability", offersTo(store))?.params.extra_data?.options[0];
  const id = trick ?? viewOf(store)?.current_role;
  const known = ABILITIES.find((one) => one === id);
  return known === undefined ? (store.names?.action("ability") ?? "") : say(store, `do_${known}`);
}

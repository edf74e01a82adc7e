import { list } from "../../../shared/i18n";
import { nameOf } from "../../../shared/own-words";
import type { Store } from "../../../shared/store";
import { type CitadelsView, ownViewOf, playing, viewOf } from "../view";
import { characterOf, districtOf, say, sentenceOf } from "../words";
import { offerFor, offersTo } from "./deeds";

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
export function nowOf(store: Store): Now {
  const view = viewOf(store);
  if (view === null) return { title: "", text: "" };
  const mine = playing(store) !== null && view.waiting_for.includes(store.me?.id ?? "");
  return mine ? mineOf(store, view) : theirsOf(store, view);
}

/** Return what a screen reader should hear now. */
export function tidings(store: Store): string {
  const { title, text } = nowOf(store);
  return title === "" ? "" : `${title}. ${text}`;
}

function mineOf(store: Store, view: CitadelsView): Now {
  const { me } = store;
  switch (view.phase) {
    case "draft_pick": {
      const turns = view.draft_order.filter((seat) => seat === me?.id).length;
      const second = turns > 1 && (ownViewOf(store).characters ?? []).length > 0;
      const title = say(store, second ? "you_choose_second" : "you_choose");
      return { title, text: say(store, "choose_hint") };
    }
    case "draw_choice":
      return { title: say(store, "you_keep"), text: hintOf(store, "keep_card") };
    case "graveyard": {
      const district = districtOf(store, view.destroyed?.card.district ?? "").name;
      return { title: say(store, "you_rescue", { district }), text: say(store, "you_rescue_hint") };
    }
    default: {
      const character = characterOf(store, view.current_role ?? "").name;
      return { title: say(store, "your_turn", { character }), text: dutyOf(store, view) };
    }
  }
}

function theirsOf(store: Store, view: CitadelsView): Now {
  const name = nameOf(store, view.waiting_for[0]);
  const text = lossOf(store, view) || newsOf(store);
  switch (view.phase) {
    case "draft_pick":
      return { title: say(store, "choosing", { name }), text: say(store, "wait_hint") };
    case "graveyard":
      return { title: say(store, "they_rescue", { name }), text };
    default: {
      const character = characterOf(store, view.current_role ?? "").name;
      const values = { name: nameOf(store, view.current_turn), character };
      return { title: say(store, "acts_as", values), text };
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
    ...(["ability", "lab_discard", "smithy_draw", "end_turn"] as const)
      .filter((type) => offers.some((offer) => offer.type === type))
      .map((type) => say(store, `may_${type}`)),
  ];
}

/** Return what has befallen me in this round, as everyone could see it. */
function lossOf(store: Store, { calls }: CitadelsView): string {
  const mine = calls.filter(({ player }) => player !== null && player === store.me?.id);
  const dead = mine.find(({ murdered }) => murdered);
  if (dead !== undefined) {
    return say(store, "you_murdered", { character: characterOf(store, dead.character).name });
  }
  const robbed = mine.find((call) => call.robbed !== null)?.robbed ?? null;
  return robbed === null ? "" : say(store, "you_robbed", { count: robbed });
}

/** Return what has just happened. */
function newsOf(store: Store): string {
  const told = store.story.flatMap(({ event }) => sentenceOf(store, event) ?? []);
  return told[told.length - 1] ?? "";
}

function hintOf(store: Store, type: string): string {
  return store.words?.actions[type]?.hint ?? "";
}

/** Return what the ability is called that I may use now: a trick by itself, or the character's. */
export function abilityName(store: Store): string {
  const trick = offerFor("ability", offersTo(store))?.params.extra_data?.options[0];
  const id = trick ?? viewOf(store)?.current_role;
  const known = ABILITIES.find((one) => one === id);
  return known === undefined ? (store.names?.action("ability") ?? "") : say(store, `do_${known}`);
}

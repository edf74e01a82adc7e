import type { SeatInfo } from "../../shared/protocol";
import { viewsOf } from "../../shared/own-views";
import type { Store } from "../../shared/store";

export type Phase =
  | "draft_pick"
  | "resolution"
  | "player_turn"
  | "ability"
  | "draw_choice"
  | "graveyard"
  | "game_over";
export type Color = "noble" | "religious" | "trade" | "military" | "special";

/** What a score is made of, in the order in which it is counted. */
export const PARTS = [
  "district_score",
  "color_bonus",
  "first_complete",
  "other_complete",
  "special_bonus",
] as const;
export type Part = (typeof PARTS)[number];

/** A card that shows a district. */
export interface Card {
  id: string;
  district: string;
  color: Color;
  cost: number;
}

/** A character that was called: who has it, and what became of it. */
export interface Call {
  character: string;
  player: string | null;
  murdered: boolean;
  robbed: number | null;
}

/** How an ability was used, as far as everyone may know. */
export interface Used {
  named?: string;
  trick?: "swap_hand" | "discard_draw";
  target?: string;
  count?: number;
  district?: string;
}

/** What has been done in a turn, and how much may be built in it. */
export interface Turn {
  gathered: boolean;
  built: number;
  builds: number;
  ability_used: boolean;
  ability: Used | null;
  tools_used: string[];
  drawn: number;
}

/** What everyone knows of a player. */
export interface Player {
  player: string;
  gold: number;
  hand_size: number;
  city: Card[];
  has_crown: boolean;
  revealed_roles: string[];
  complete: boolean;
  gone: boolean;
  score: Record<Part | "total", number>;
}

/** What everyone sees of a game of Citadels. */
export interface CitadelsView {
  phase: Phase;
  round: number;
  waiting_for: string[];
  scores: Record<string, number>;
  crown: string;
  current_call: string | null;
  current_turn: string | null;
  current_role: string | null;
  turn: string | null;
  turn_so_far: Turn | null;
  calls: Call[];
  last_calls: Call[];
  murdered: string | null;
  robbed: string | null;
  deck_size: number;
  draft_face_up: string[];
  draft_available: number;
  draft_picker: string | null;
  draft_order: string[];
  destroyed: { player: string; card: Card } | null;
  quiet_rounds: number;
  end_city_size: number;
  first_complete: string | null;
  final_round: boolean;
  players: Player[];
}

/** Whom or what the ability can be used on, in the words of the action. */
export interface Target {
  character?: string;
  target?: string;
  district_name?: string;
  cost?: number;
}

/** What a picker chose from, and took. */
export interface Look {
  choices: string[];
  picked: string;
}

/** What only one seat sees; a seat that does not play sees none of it. */
export interface OwnView {
  hand?: Card[];
  /** Why cards of the hand can't be built now, by their ids. */
  blocked?: Record<string, string>;
  characters?: string[];
  draft_choices?: string[];
  drawn_cards?: Card[];
  keep_count?: number;
  valid_targets?: Target[];
  seen?: {
    draft: Look[];
    hands: Record<string, Card[]>;
    deck: { card: Card; cards_above: number }[];
    lost: { card: Card; player: string }[];
  };
}

export const { viewOf, ownViewOf } = viewsOf<CitadelsView, OwnView>("citadels");

/** Return what everyone knows of this seat, if it plays. */
export function playerOf(store: Store, seat: string | null | undefined): Player | null {
  return viewOf(store)?.players.find(({ player }) => player === seat) ?? null;
}

/** Return this page's seat, if it plays in this game. */
export function playing(store: Store): SeatInfo | null {
  const { me } = store;
  return playerOf(store, me?.id) === null ? null : me;
}

/** One character is always set aside unseen. */
const FACE_DOWN = 1;

/** Return how many of the characters have been picked in this draft. */
export function pickedOf(view: CitadelsView, characters: number): number {
  return characters - FACE_DOWN - view.draft_face_up.length - view.draft_available;
}

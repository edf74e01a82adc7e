import { html, nothing, type TemplateResult } from "lit";
import "../../../shared/elements/person";
import { nameOf } from "../../../shared/own-words";
import type { Store } from "../../../shared/store";
import { pictureOf } from "../art/card";
import { cardsOf, kindOf } from "../cards";
import { type LogEntry, type LogResponse, type OccluedoView, roleOf, seatOf } from "../view";
import { cardName, say } from "../words";
import { lastAsked } from "./now";
import { answerSign } from "./signs";

/** What was named, by whom, and what the others said to it. */
export type Question = Pick<LogEntry, "by" | "named" | "answers" | "accusation">;

/** Return what is asked now or, where nobody asks, what was asked last. */
export function questionOf(view: OccluedoView): Question | null {
  const accused = view.accusation_phase > 0;
  const named = accused ? view.current_accusation : view.suggestion;
  if (!accused && named.length % 3 === 0) return lastAsked(view);
  const by = seatOf(view, view.whose_turn) ?? "";
  return { by, named, answers: [], accusation: accused };
}

/** Return the three cards of a question, small; what is not named yet lies face down. */
export function namedCards(store: Store, named: readonly number[]): TemplateResult {
  const cards = cardsOf(named);
  return html`<ul class="named">
    ${[0, 1, 2].map((at) => {
      const id = cards[at];
      return id === undefined
        ? html`<li class="blank"></li>`
        : html`<li class=${kindOf(id)} data-card=${id}>
            <span class="scene">${pictureOf(id)}</span
            ><span class="name">${cardName(store, id)}</span>
          </li>`;
    })}
  </ul>`;
}

/** Return everyone who is asked, in turn, with what they said so far. */
export function answersOf(store: Store, view: OccluedoView, question: Question): TemplateResult {
  const asked = view.phase === "answers" ? seatOf(view, view.whose_subturn) : null;
  return html`<ul class="answers">
    ${othersOf(view, question.by).map((seat) => answerOf(store, seat, question.answers, asked))}
  </ul>`;
}

/** Return the seats of the others, in the order in which they are asked. */
export function othersOf(view: OccluedoView, by: string): string[] {
  const first = roleOf(view, by) ?? -1;
  const order = [
    ...view.active_roles.filter((role) => role > first),
    ...view.active_roles.filter((role) => role < first),
  ];
  return order.flatMap((role) => seatOf(view, role) ?? []);
}

function answerOf(
  store: Store,
  id: string,
  answers: readonly LogResponse[],
  asked: string | null,
): TemplateResult {
  const given = answers.find(({ by }) => by === id)?.answer;
  const sign = given ?? (id === asked ? "asked" : null);
  const seat = store.names?.seat(id);
  const answer = given === undefined ? say(store, "thinks") : (store.names?.say(given) ?? "");
  return html`<li class=${sign ?? "later"} data-seat=${id}>
    ${seat === undefined ? nothing : html`<parlor-person .seat=${seat}></parlor-person>`}
    ${
      sign === null
        ? html`<span class="unseen">${nameOf(store, id)}</span>`
        : html`${answerSign(sign)}<span class="unseen"
              >${say(store, "answer_by", { name: nameOf(store, id), answer })}</span
            >`
    }
  </li>`;
}

import { currentLanguage } from "../../../shared/i18n";
import type { Store } from "../../../shared/store";
import type { Spoken } from "../view";

/** Say something to the house, in my language; null where it could not be heard. */
export async function sayToHouse(store: Store, text: string): Promise<Spoken | null> {
  const seats = store.now?.public.seats ?? [];
  const names = Object.fromEntries(seats.map(({ id, name }) => [id, name]));
  const request = { type: "say", text, language: currentLanguage(), names };
  return (await store.send({ type: "query", request })) as Spoken | null;
}

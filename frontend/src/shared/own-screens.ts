import { html, nothing, type ReactiveControllerHost, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { onlyGeneric } from "./games";
import { notNow } from "./not-now";
import type { Store } from "./store";

/** What a game draws itself: a file of its folder that is named after the place exports it as default. */
export type Screen = (store: Store) => TemplateResult;

/** The files that bring it, by their paths; none of them is fetched before it is shown. */
export type ScreenFiles = Record<string, (() => Promise<Screen>) | undefined>;

/** One place on a page that a game may draw itself; nobody loads the screens of other games. */
export class OwnScreens {
  private readonly fetched = new Map<string, Screen>();

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly files: ScreenFiles,
    private readonly place: string,
  ) {}

  /**
   * Return what the game shows here, nothing while that is fetched, or null if it brings no screen.
   *
   * Each match begins with new screens, so nothing that one of them kept is taken for the next.
   */
  draw(store: Store): TemplateResult | typeof nothing | null {
    const { game = "", match = 0 } = store.now?.public ?? {};
    const screen = this.fetched.get(game);
    if (screen !== undefined) return html`${keyed(match, screen(store))}`;
    const fetch = ownScreen(this.files, this.place, game);
    if (fetch === undefined) return null;
    void this.keep(game, fetch);
    return nothing;
  }

  private async keep(game: string, fetch: () => Promise<Screen>): Promise<void> {
    const screen = await fetch().catch(notNow);
    if (screen === null) return;
    this.fetched.set(game, screen);
    this.host.requestUpdate();
  }
}

/** Return how a game's own screen is fetched, if it brings one. */
export function ownScreen(
  files: ScreenFiles,
  place: string,
  game: string,
): (() => Promise<Screen>) | undefined {
  return onlyGeneric() ? undefined : files[`../games/${game}/${place}.ts`];
}

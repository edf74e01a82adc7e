/** Let the whole page take the look of a game; on stage it may change the light, too. */
export function setScene(game: string, stage: string): void {
  const root = document.documentElement;
  root.dataset.game = game;
  root.toggleAttribute("data-on-stage", stage !== "lobby" && stage !== "");
}

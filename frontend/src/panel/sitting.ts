import { EXPRESSIONS, HATS, SHAPES, type SeatInfo } from "../shared/protocol";
import { t } from "../shared/i18n";
import type { FinishedGame, Participant } from "./archive";

/** Return who played a game, as they sat there; whose name was forgotten is a guest with a number. */
export function sitting({ players }: FinishedGame): SeatInfo[] {
  return players.map((player, at) => ({
    id: player.seat,
    name: player.name ?? t("panel.stranger", { number: at + 1 }),
    kind: player.kind,
    ...faceOf(player, at),
    present: true,
    ready: false,
    watching: false,
    bot: player.kind === "bot",
    gone: false,
    choices: {},
  }));
}

/** Older games have not kept the faces. */
function faceOf(
  { face }: Participant,
  at: number,
): Pick<SeatInfo, "colour" | "shape" | "hat" | "expression"> {
  return {
    colour: typeof face.colour === "number" ? face.colour : at,
    shape: SHAPES.find((one) => one === face.shape) ?? SHAPES[at % SHAPES.length] ?? "circle",
    hat: HATS.find((one) => one === face.hat) ?? "none",
    expression: EXPRESSIONS.find((one) => one === face.expression) ?? "calm",
  };
}

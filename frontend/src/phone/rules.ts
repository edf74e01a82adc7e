import type { Screen } from "../shared/own-screens";

/** What a game adds to its rules, such as its cast: `games/<id>/rules.ts` exports it as default. */
export const rules = import.meta.glob<Screen>("../games/*/rules.ts", { import: "default" });

import { expect, test } from "vitest";
import sounds from "../../../src/games/citadels/sounds.json";

test("a swap of hands is heard like a murder, and so is a siege before the walls fall", () => {
  const { ability_used, murdered, district_destroyed } = sounds.events;
  expect([ability_used, district_destroyed]).toEqual([murdered, "loss"]);
});

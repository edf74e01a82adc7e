import { describe, expect, test } from "vitest";
import { checked, suggestion, tableOf, type CardConfig } from "../../src/card/config";

const LIVING_ROOM = { entry_id: "e1", device_id: "d1", name: "Living room", open: true };
const KITCHEN = { entry_id: "e2", device_id: "d2", name: "Kitchen", open: false };
const BOTH = [LIVING_ROOM, KITCHEN];

describe("the table of a card", () => {
  test("is the only one there is", () => {
    expect(tableOf([KITCHEN])).toBe(KITCHEN);
    expect(tableOf([KITCHEN], "")).toBe(KITCHEN);
  });

  test("is the one that its settings name, by device or by entry", () => {
    expect(tableOf(BOTH, "d2")).toBe(KITCHEN);
    expect(tableOf(BOTH, "e1")).toBe(LIVING_ROOM);
  });

  test("is none where several could be meant, or the one that is named is gone", () => {
    expect(tableOf(BOTH)).toBeNull();
    expect(tableOf([])).toBeNull();
    expect(tableOf([KITCHEN], "d1")).toBeNull();
  });
});

describe("the settings of a card", () => {
  test("are refused where they cannot be meant", () => {
    const wrong = [{ table: 7 }, { code: "no" }] as unknown as CardConfig[];
    for (const config of wrong) expect(() => checked(config)).toThrow();
    expect(checked({ type: "custom:parlor-card", code: false }).code).toBe(false);
  });
});

describe("the card is suggested", () => {
  const hass = {
    entities: {
      "sensor.phase": { platform: "parlor", device_id: "d2" },
      "light.sofa": { platform: "hue", device_id: "d9" },
      "sensor.lost": { platform: "parlor" },
    },
  };

  test("for what belongs to a table, with that table", () => {
    expect(suggestion(hass, "sensor.phase")?.config).toEqual({
      type: "custom:parlor-card",
      table: "d2",
    });
  });

  test("and for nothing else", () => {
    for (const entity of ["light.sofa", "sensor.lost", "sensor.unknown"]) {
      expect(suggestion(hass, entity)).toBeNull();
    }
  });
});

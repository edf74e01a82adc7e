import { describe, expect, test } from "vitest";
import { isHomeAddress } from "../../../../src/phone/sheets/connection/address";
import {
  answering,
  comingFrom,
  inviting,
  phones,
  staysOn,
} from "../../../../src/phone/sheets/connection/check";
import { ANNA, BEN, CLEO, seat } from "../../../fixtures";

const HERE = new URL("http://homeassistant.local:8123/api/parlor/");

describe("an address", () => {
  test.each([
    "homeassistant.local",
    "homeassistant",
    "192.168.1.20",
    "10.0.0.5",
    "172.31.0.2",
    "[fd12::1]",
  ])("%s stays in the home", (hostname) => {
    expect(isHomeAddress(hostname)).toBe(true);
  });

  test.each(["home.example.org", "172.32.0.2", "100.1.1.1", "[2001:db8::1]", "10.example.org"])(
    "%s leads out of it",
    (hostname) => {
      expect(isHomeAddress(hostname)).toBe(false);
    },
  );
});

describe("what is found", () => {
  test("a quick answer is fine, a slow one and none are not", () => {
    expect(answering(12.3)).toMatchObject({ says: "quick", values: { ms: 13 }, fine: true });
    expect(answering(900)).toMatchObject({ says: "slow", fine: false });
    expect(answering(null)).toMatchObject({ says: "silent", fine: false });
  });

  test("the address of the page is judged by where it leads", () => {
    expect(comingFrom(HERE)).toMatchObject({ says: "home", fine: true });
    expect(comingFrom(new URL("https://home.example.org/"))).toMatchObject({ says: "outside" });
  });

  test("guests are led here, elsewhere or nowhere", () => {
    const link = `${HERE.origin}/api/parlor/#code`;
    expect(inviting({ link }, HERE)).toMatchObject({ says: "same", fine: true });
    expect(inviting({ link }, new URL("http://10.0.0.5:8123/"))).toMatchObject({ says: "other" });
    expect(inviting({ link: null }, HERE)).toMatchObject({ says: "nowhere", fine: false });
  });

  test("phones that sleep are counted, bots and those who left are not", () => {
    const away = { ...CLEO, present: false };
    const bot = seat("s4", "Bot", { kind: "bot" });
    const gone = seat("s5", "Dora", { gone: true, present: false });
    expect(phones([ANNA, BEN, away, bot, gone])).toMatchObject({
      values: { here: 2, all: 3 },
      fine: false,
    });
  });

  test("the screen stays on either way", () => {
    expect([staysOn(true), staysOn(false)]).toMatchObject([
      { says: "lock", fine: true },
      { says: "video", fine: true },
    ]);
  });
});

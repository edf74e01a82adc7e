import { describe, expect, test } from "vitest";
import { announce, Announcer } from "../../src/shared/announce";

function heard(): string | null | undefined {
  return document.querySelector("[role=status][aria-live=polite]")?.textContent;
}

describe("what a screen reader is told", () => {
  test("at the same moment is said together, and then forgotten", async () => {
    announce("Vote. It’s your turn.");
    announce("Ada called the vote");
    expect(heard()).toBe("Vote. It’s your turn.\nAda called the vote");
    await new Promise((later) => setTimeout(later));
    announce("Nobody was convicted.");
    expect(heard()).toBe("Nobody was convicted.");
  });

  test("is never more than text", () => {
    announce("<b>Ada</b>");
    expect(document.querySelector("[role=status] b")).toBeNull();
  });

  test("is said once, until there is something else to say", async () => {
    const announcer = new Announcer();
    announcer.hear("Ada asks Ben");
    await new Promise((later) => setTimeout(later));
    announce("Something else");
    announcer.hear("Ada asks Ben");
    expect(heard()).toBe("Something else");
    announcer.hear("");
    await new Promise((later) => setTimeout(later));
    announcer.hear("Ada asks Ben");
    expect(heard()).toBe("Ada asks Ben");
  });
});

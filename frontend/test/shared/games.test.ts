import { expect, test } from "vitest";

const looks = (): string[] =>
  [...document.head.querySelectorAll("style")].map(({ nonce }) => nonce);

test("a game's look is put on once, with the page's nonce", async () => {
  document.head.innerHTML = `<meta property="csp-nonce" nonce="n0nce" />`;
  const { loadWords } = await import("../../src/shared/games");
  await loadWords("spyster");
  await loadWords("spyster");
  expect(looks()).toEqual(["n0nce"]);
});

test("a game without a look has words all the same", async () => {
  const { loadWords } = await import("../../src/shared/games");
  expect(await loadWords("hide_and_seek")).toMatchObject({ name: "Hide and seek" });
});

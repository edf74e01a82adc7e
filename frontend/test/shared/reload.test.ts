import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { reloadOnce, reloadOnLostChunk } from "../../src/shared/reload";

let reload: ReturnType<typeof vi.fn>;

beforeEach(() => {
  sessionStorage.clear();
  reload = vi.fn();
  vi.spyOn(location, "reload").mockImplementation(reload as () => void);
});

afterEach(() => vi.restoreAllMocks());

describe("loading the page anew", () => {
  test("a newer build is fetched once, however often it is heard of", () => {
    reloadOnce("b2");
    reloadOnce("b2");
    expect(reload).toHaveBeenCalledOnce();
    reloadOnce("b3");
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("a page that can't reach the house stays as it is", () => {
    reloadOnLostChunk(() => false);
    window.dispatchEvent(new Event("vite:preloadError"));
    expect(reload).not.toHaveBeenCalled();
  });

  test("a lost chunk means another build", () => {
    reloadOnLostChunk(() => true);
    window.dispatchEvent(new Event("vite:preloadError"));
    window.dispatchEvent(new Event("vite:preloadError"));
    expect(reload).toHaveBeenCalledOnce();
  });
});

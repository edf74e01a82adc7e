import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { recall, recallMap, remember, rememberMap } from "../../src/shared/storage";

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  remember("name", null);
});

describe("storage", () => {
  test("it keeps and forgets", () => {
    remember("name", "Anna");
    expect(recall("name")).toBe("Anna");
    expect(localStorage.getItem("name")).toBe("Anna");
    remember("name", null);
    expect(recall("name")).toBeNull();
  });

  test("memory serves where the browser keeps nothing", () => {
    for (const method of ["getItem", "setItem"] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      });
    }
    remember("name", "Anna");
    expect(recall("name")).toBe("Anna");
  });

  test("a map survives nonsense in its place", () => {
    rememberMap("map", { a: "1" });
    expect(recallMap("map")).toEqual({ a: "1" });
    remember("map", "not json");
    expect(recallMap("map")).toEqual({});
    remember("map", '{"a": 1, "b": "2"}');
    expect(recallMap("map")).toEqual({ b: "2" });
  });
});

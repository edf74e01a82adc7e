const memory = new Map<string, string>();

/** Return what was kept under this key; private modes throw, and then memory serves. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keep a value under this key, or forget it. */
export function remember(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Memory has it for as long as the page lives.
  }
}

/** Return a kept object of strings; anything else that stands there counts as empty. */
export function recallMap(key: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(recall(key) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    const entries = Object.entries(kept as Record<string, unknown>);
    return Object.fromEntries(
      entries.filter((e): e is [string, string] => typeof e[1] === "string"),
    );
  } catch {
    return {};
  }
}

/** Keep an object of strings. */
export function rememberMap(key: string, map: Record<string, string>): void {
  remember(key, JSON.stringify(map));
}

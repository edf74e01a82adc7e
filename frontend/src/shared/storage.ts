/** What the browser would not keep: private modes throw. */
const memory = new Map<string, string>();

/** Return what was kept under this key. */
export function recall(key: string): string | null {
  const own = memory.get(key);
  if (own !== undefined) return own;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keep a value under this key, or forget it; in memory where the browser won't. */
export function remember(key: string, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
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

const KEY = "parlor.reloaded";

/** Load the page anew, but only once for the same reason: a page that always fails must not spin. */
export function reloadOnce(reason: string): void {
  try {
    if (sessionStorage.getItem(KEY) === reason) return;
    sessionStorage.setItem(KEY, reason);
  } catch {
    if (navigationType() === "reload") return;
  }
  location.reload();
}

function navigationType(): string | undefined {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type;
}

/** A chunk that is gone from the server belongs to an older build; without a server nothing is there. */
export function reloadOnLostChunk(isOnline: () => boolean): void {
  window.addEventListener("vite:preloadError", () => {
    if (isOnline()) reloadOnce("chunk");
  });
}

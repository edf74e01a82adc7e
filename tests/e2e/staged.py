"""Watches the stages of a reveal as they come onto a screen."""

from playwright.sync_api import Page

WATCH = """() => {
  const REVEALS = ["spyster-echo", "spyster-gallery", "spyster-finale"];
  const find = root => {
    for (const one of root.querySelectorAll("*")) {
      const found = REVEALS.includes(one.localName) ? one : one.shadowRoot && find(one.shadowRoot);
      if (found) return found;
    }
    return null;
  };
  window.stages = [];
  setInterval(() => {
    const found = find(document);
    const seen = found?.shadowRoot;
    if (!seen) return;
    const last = stages[stages.length - 1] ?? [0, 0, 0];
    // A TV clears its stage for the verdict.
    const stage = found.localName === "spyster-finale" ? [last[0], last[1], 1] : [
      seen.querySelectorAll(".vote").length,
      seen.querySelectorAll(".bet").length,
      seen.querySelectorAll("spyster-verdict").length,
    ];
    if (String(stages[stages.length - 1]) !== String(stage)) stages.push(stage);
  }, 40);
}"""

type Stage = tuple[int, int, int]


def watch_reveal(page: Page) -> None:
    """Note from now on what a reveal shows on this screen."""
    page.evaluate(WATCH)


def stages_of(page: Page) -> list[Stage]:
    """Return what was shown, one after the other: how many votes, bets and verdicts."""
    return [(votes, bets, verdicts) for votes, bets, verdicts in page.evaluate("stages")]


def one_by_one(voters: int) -> list[Stage]:
    """Return how a reveal is staged: the votes one by one, all bets at once, the verdict."""
    votes = [(shown, 0, 0) for shown in range(voters + 1)]
    return [*votes, (voters, voters, 0), (voters, voters, 1)]

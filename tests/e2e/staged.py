"""Watches the stages of a reveal as they come onto a screen."""

from playwright.sync_api import Page

WATCH = """() => {
  const find = (root, name) => {
    for (const one of root.querySelectorAll("*")) {
      const found = one.localName === name ? one : one.shadowRoot && find(one.shadowRoot, name);
      if (found) return found;
    }
    return null;
  };
  window.stages = [];
  setInterval(() => {
    const seen = find(document, "spyster-reveal")?.shadowRoot;
    if (!seen) return;
    const stage = [
      seen.querySelectorAll("li.shown").length,
      seen.querySelectorAll(".chip.in").length,
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

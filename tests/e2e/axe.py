"""Axe: what a page would keep from people who see, hear or move otherwise."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"

RUN = """async () => {
  const { violations } = await axe.run(document, {
    resultTypes: ["violations"],
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => ({
    id, target: target.flat().join(" "), summary: failureSummary,
  })));
}"""


@cache
def script() -> str:
    """Read axe once."""
    return AXE.read_text("utf-8")


def check(page: Page) -> list[str]:
    """Return what axe finds: the rule, where, and what it says."""
    # As a value, not as a script of the page: its content security policy stays in force.
    if not page.evaluate("'axe' in window"):
        page.evaluate(script())
    found: list[dict[str, Any]] = page.evaluate(RUN)
    return [f"{one['id']} at {one['target']}: {one['summary']}" for one in found]

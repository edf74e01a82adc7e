"""Axe: what a page would keep from people who see, hear or move otherwise."""

from enum import Enum
from functools import cache
import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"

TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")

# The rules that look at colours: all that differs between day and evening, and nothing that a
# language could change.
COLOUR_RULES = ("color-contrast", "link-in-text-block")

RUN = """async (rules) => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...rules });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => ({
    id, target: target.flat().join(" "), summary: failureSummary,
  })));
}"""


class Look(Enum):
    """What axe looks at."""

    EVERYTHING = json.dumps({"runOnly": TAGS})
    COLOURS = json.dumps({"runOnly": {"type": "rule", "values": COLOUR_RULES}})
    ALL_BUT_COLOURS = json.dumps(
        {"runOnly": TAGS, "rules": {rule: {"enabled": False} for rule in COLOUR_RULES}}
    )


@cache
def script() -> str:
    """Read axe once."""
    return AXE.read_text("utf-8")


def check(page: Page, look: Look = Look.EVERYTHING) -> list[str]:
    """Return what axe finds: the rule, where, and what it says."""
    # As a value, not as a script of the page: its content security policy stays in force.
    if not page.evaluate("'axe' in window"):
        page.evaluate(script())
    found: list[dict[str, Any]] = page.evaluate(RUN, json.loads(look.value))
    return [f"{one['id']} at {one['target']}: {one['summary']}" for one in found]

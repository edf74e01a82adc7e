"""The names that no game may give to something of its own are listed for whoever adds one."""

import re

from custom_components.parlor.inspection import TAKEN_NAMES
from custom_components.parlor.table.happenings import TableEvent
from tests.games.alone import ROOT


def test_contributing_lists_every_name_that_is_taken() -> None:
    assert listed("Names that are taken") == sorted(TAKEN_NAMES)


def test_contributing_lists_the_events_of_the_table() -> None:
    assert listed("Events of the table") == sorted(TableEvent)


def listed(what: str) -> list[str]:
    """Return the names that CONTRIBUTING gives after these words."""
    text = " ".join((ROOT / "CONTRIBUTING.md").read_text("utf-8").split())
    (names,) = re.findall(rf"{what}: ([^.]*)\.", text)
    return re.findall(r"`(\w+)`", names)

"""The names that no game may give to an action or a question are listed for whoever adds one."""

import re

from custom_components.parlor.inspection import TAKEN_NAMES
from tests.games.alone import ROOT


def test_contributing_lists_every_name_that_is_taken() -> None:
    text = " ".join((ROOT / "CONTRIBUTING.md").read_text("utf-8").split())
    (listed,) = re.findall(r"Names that are taken: ([^.]*)\.", text)
    assert re.findall(r"`(\w+)`", listed) == sorted(TAKEN_NAMES)

"""How names stand in a sentence."""

import pytest

from custom_components.parlor.games.wording import listed


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ([], ""),
        (["Mia"], "Mia"),
        (["Mia", "Ada"], "Mia und Ada"),
        (["Mia", "Ada", "Bruno"], "Mia, Ada und Bruno"),
    ],
)
def test_names_are_listed_as_one_says_them(names: list[str], said: str) -> None:
    assert listed(names, "und") == said

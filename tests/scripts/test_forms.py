"""`scripts/words` asks in Home Assistant's forms for what the games take."""

from typing import Any

import pytest

from custom_components.parlor.games.options import Kind, Option
from custom_components.parlor.games.spyster import Spyster
from scripts import forms, translations

SHORT = Option("length", Kind.NUMBER, 3, 1, 5)
LONG = Option("length", Kind.NUMBER, 30, 10, 50)
OPEN_ENDED = Option("length", Kind.NUMBER, 3)
SPEED = Option("speed", Kind.CHOICE, "slow", choices=("slow", "fast"))
PACE = Option("speed", Kind.CHOICE, "slow", choices=("slow", "brisk"))
PACK = Option("pack", Kind.CONTENT, "classic", choices=("classic",))
OPEN = Option("open", Kind.BOOLEAN, True)


@pytest.mark.parametrize(
    ("same", "asked"),
    [
        ([OPEN], {"boolean": {}}),
        ([SHORT], {"number": {"min": 1, "max": 5, "mode": "box"}}),
        ([SHORT, LONG], {"number": {"min": 1, "max": 50, "mode": "box"}}),
        ([OPEN_ENDED], {"number": {"mode": "box"}}),
        ([SPEED, PACE], {"select": {"options": ["slow", "fast", "brisk"]}}),
        ([PACK], {"select": {"options": ["classic"], "custom_value": True}}),
        ([SHORT, OPEN], {"object": {}}),
    ],
)
def test_a_form_takes_what_any_of_the_games_takes(
    same: list[Option], asked: dict[str, Any]
) -> None:
    given = forms._option(same[0].key, same)
    select = asked.get("select")
    known = {"translation_key": f"option_{same[0].key}", "custom_value": False}
    assert given == ({"select": {**known, **select}} if select else asked)


def test_what_every_seat_chooses_for_itself_is_no_host_s_option(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    role = Option("role", Kind.CHOICE, "cook", choices=("cook",), each=True)
    rare = Option("rare", Kind.BOOLEAN, True, advanced=True)
    monkeypatch.setattr(Spyster, "options", (rare, role, SHORT))
    monkeypatch.setattr(forms, "GAMES", {"spyster": Spyster})
    assert [*forms.options()] == ["length", "rare"]


def test_an_option_that_is_gone_leaves_no_words_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Spyster, "options", ())
    rendered = translations.render("en")
    assert "Minutes per round" not in rendered
    assert "Tall tales" not in rendered
    assert "Districts in a complete city" in rendered

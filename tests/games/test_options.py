"""Options: every value is checked before a game starts."""

import pytest

from custom_components.parlor.games.options import Kind, Option, settle
from custom_components.parlor.games.refused import Refusal, Refused

MINUTES = Option("minutes", Kind.NUMBER, 7, 1, 30)
ANY_NUMBER = Option("any", Kind.NUMBER, 0)
OPEN = Option("open", Kind.BOOLEAN, True)
SPEED = Option("speed", Kind.CHOICE, "slow", choices=("slow", "fast"))
PACK = Option("pack", Kind.CONTENT, "classic", choices=("classic", "more"))
OPTIONS = (MINUTES, OPEN, SPEED, PACK)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (MINUTES, 1),
        (MINUTES, 30),
        (ANY_NUMBER, -(10**9)),
        (OPEN, False),
        (SPEED, "fast"),
        (PACK, "more"),
        (PACK, {"id": "my own"}),
    ],
)
def test_a_good_value_may_be_set(option: Option, value: object) -> None:
    assert option.accepts(value)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *((MINUTES, value) for value in (0, 31, 7.0, "7", True, None, [7])),
        *((OPEN, value) for value in (0, 1, "true", None)),
        *((SPEED, value) for value in ("faster", "", 1, None, ["slow"], {"slow": 1})),
        *((PACK, value) for value in ("unknown", 1, None, ["classic"])),
    ],
)
def test_a_bad_value_cannot_be_set(option: Option, value: object) -> None:
    assert not option.accepts(value)


def test_what_is_not_given_is_the_default() -> None:
    assert settle(OPTIONS, {"minutes": 3}) == {
        "minutes": 3,
        "open": True,
        "speed": "slow",
        "pack": "classic",
    }
    assert settle(OPTIONS, None) == settle(OPTIONS, {})


def test_a_bad_value_is_refused_with_its_option_and_range() -> None:
    with pytest.raises(Refused) as refused:
        settle(OPTIONS, {"minutes": 31})
    assert refused.value.code is Refusal.INVALID_OPTION
    assert refused.value.details == {"option": "minutes", "min": 1, "max": 30}


def test_a_bad_value_without_a_range_is_refused_with_its_option() -> None:
    with pytest.raises(Refused) as refused:
        settle(OPTIONS, {"speed": "warp"})
    assert refused.value.details == {"option": "speed"}


def test_an_unknown_option_is_refused_by_its_name() -> None:
    with pytest.raises(Refused) as refused:
        settle(OPTIONS, {"volume": 11})
    assert refused.value.code is Refusal.UNKNOWN_OPTION
    assert refused.value.details == {"option": "volume"}


def test_a_lobby_form_gets_all_it_needs() -> None:
    assert MINUTES.to_json() == {
        "key": "minutes",
        "kind": "number",
        "default": 7,
        "min": 1,
        "max": 30,
        "choices": [],
    }
    assert SPEED.to_json()["choices"] == ["slow", "fast"]

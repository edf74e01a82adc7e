"""Options: every value is checked before a game starts."""

from collections.abc import Mapping, Sequence

import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.options import Kind, Option, settle
from custom_components.parlor.games.refused import CommonRefusal, Refused

from .contract.playout import seat_ids

MINUTES = Option("minutes", Kind.NUMBER, 7, 1, 30)
ANY_NUMBER = Option("any", Kind.NUMBER, 0)
OPEN = Option("open", Kind.BOOLEAN, True)
SPEED = Option("speed", Kind.CHOICE, "slow", choices=("slow", "fast"))
PACK = Option("pack", Kind.CONTENT, "classic", choices=("classic", "more"))
OPTIONS = (MINUTES, OPEN, SPEED, PACK)
SIDE = Option("side", Kind.CHOICE, "left", choices=("left", "right"), each=True)
ROLES = ("cook", "maid", "butler", "gardener")
ROLE = Option("role", Kind.CHOICE, "cook", choices=ROLES, each=True, unique=True)
S1, S2, S3 = seat_ids(3)


def settled(
    given: Mapping[str, object] | None, options: Sequence[Option] = OPTIONS, seed: int = 1
) -> dict[str, object]:
    """Return what a game with these options is started with."""
    return settle(options, given, [S1, S2, S3], Chance.seeded(seed))


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
    assert settled({"minutes": 3}) == {
        "minutes": 3,
        "open": True,
        "speed": "slow",
        "pack": "classic",
    }
    assert settled(None) == settled({})


def test_a_bad_value_is_refused_with_its_option_and_range() -> None:
    with pytest.raises(Refused) as refused:
        settled({"minutes": 31})
    assert refused.value.code is CommonRefusal.INVALID_OPTION
    assert refused.value.details == {"option": "minutes", "min": 1, "max": 30}


@pytest.mark.parametrize(
    ("given", "choices"),
    [
        ({"speed": "warp"}, "slow, fast"),
        ({"open": "yes"}, "true, false"),
        ({"pack": "own"}, "classic, more"),
    ],
)
def test_a_bad_value_is_refused_with_its_option_and_choices(
    given: dict[str, object], choices: str
) -> None:
    with pytest.raises(Refused) as refused:
        settled(given)
    assert refused.value.details == {"option": next(iter(given)), "choices": choices}


def test_a_refusal_names_content_that_does_not_ship() -> None:
    assert PACK.refusal(["classic", "own"]).details["choices"] == "classic, own"


def test_an_unknown_option_is_refused_by_its_name_with_those_that_there_are() -> None:
    with pytest.raises(Refused) as refused:
        settled({"volume": 11})
    assert refused.value.code is CommonRefusal.UNKNOWN_OPTION
    assert refused.value.details == {"option": "volume", "known": "minutes, open, speed, pack"}


def test_every_seat_gets_what_it_chose_and_the_others_the_default() -> None:
    chosen = settled({"side": {S2: "right"}}, [SIDE])
    assert chosen == {"side": {S1: "left", S2: "right", S3: "left"}}


@pytest.mark.parametrize("seed", range(20))
def test_who_chooses_nothing_gets_what_is_left(seed: int) -> None:
    roles = settled({"role": {S2: "maid"}}, [ROLE], seed)["role"]
    assert isinstance(roles, dict)
    assert [*roles] == [S1, S2, S3]
    assert roles[S2] == "maid"
    assert len({*roles.values()}) == 3


def test_what_is_left_is_given_by_chance() -> None:
    given = {str(settled({}, [ROLE], seed)) for seed in range(40)}
    assert len(given) > 10


@pytest.mark.parametrize(
    "given",
    [
        "cook",
        ["cook"],
        {S1: "king"},
        {S1: 1},
        {S1: ["cook"]},
        {S1: "cook", S2: "cook"},
        {"s9": "cook"},
        {1: "cook"},
    ],
)
def test_what_seats_cannot_choose_is_refused(given: object) -> None:
    with pytest.raises(Refused) as refused:
        settled({"role": given}, [ROLE])
    assert refused.value.code is CommonRefusal.INVALID_OPTION
    assert refused.value.details == {"option": "role", "choices": ", ".join(ROLE.choices)}


def test_a_lobby_form_gets_all_it_needs() -> None:
    assert MINUTES.to_json() == {
        "key": "minutes",
        "kind": "number",
        "default": 7,
        "min": 1,
        "max": 30,
        "choices": [],
        "each": False,
        "unique": False,
        "advanced": False,
    }
    assert SPEED.to_json()["choices"] == ["slow", "fast"]

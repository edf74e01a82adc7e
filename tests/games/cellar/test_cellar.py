"""The fourth game: alone or together, step by step, in the dark."""

import pytest

from custom_components.parlor.games.content import BadContent, Day
from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.state import Cause, Skip
from custom_components.parlor.games.vocabulary import SeatId
from tests.games.contract.playout import seat_ids

from . import Cellar
from .picture import SIGNATURE, paint
from .plan import FLOOR, Plan
from .plans import PLANS
from .terms import CellarFault, CellarRefusal, EndedBy, EventType, Lantern

S1, S2 = seat_ids(2)
HALL = {"id": "hall", "name": "Hall", "rows": ["#" * 16, "#s" + "." * 12 + "o#", "#" * 16]}


def alone() -> Cellar:
    """Return a game in a long corridor, whose trapdoor is not in the way."""
    game = Cellar.start([S1], {"cellar": HALL}, seed=1)
    game.trapdoors = {}
    return game


def east(game: Cellar, seat: SeatId = S1) -> list[EventType]:
    """Step east and return what happened."""
    events = game.apply(seat, {"type": "step", "direction": "east"})
    return [EventType(event.type) for event in events]


def test_one_seat_can_win_alone() -> None:
    game = alone()
    happened = [event for _ in range(13) for event in east(game)]
    assert happened[-2:] == [EventType.LIT, EventType.GAME_OVER]
    assert game.result is not None
    assert (game.result.together, game.result.winners, game.result.scores) == (True, (S1,), {})


def test_all_lose_together_when_the_candle_is_out() -> None:
    game = Cellar.start([S1, S2], seed=1)
    game.expire(Cause.CLOCK)
    assert game.result is not None
    assert (game.result.together, game.result.winners) == (False, ())
    assert game.result.ended_by == EndedBy.DARK


@pytest.mark.parametrize("cause", [Cause.NEXT, Cause.AWAY])
def test_there_is_nothing_to_skip(cause: Cause) -> None:
    game = Cellar.start([S1, S2], seed=1)
    assert game.skip is Skip.NOTHING
    with pytest.raises(Refused) as refused:
        game.expire(cause)
    assert refused.value.code is CommonRefusal.NOTHING_TO_SKIP


def test_a_step_is_chatter_and_a_lamp_is_news() -> None:
    game = alone()
    for _ in range(12):
        (step,) = game.apply(S1, {"type": "step", "direction": "east"})
        assert step.chatter
    _, lit, _ = game.apply(S1, {"type": "step", "direction": "east"})
    assert (lit.type, lit.chatter) == (EventType.LIT, False)


def test_whoever_falls_begins_again_and_the_trapdoor_is_no_secret_any_more() -> None:
    game = alone()
    game.trapdoors = {S1: (2, 1)}
    assert game.private_view(S1) == {"trapdoor": [2, 1]}
    assert east(game) == [EventType.FELL]
    assert (game.spots[S1], game.mended) == (game.plan.stairs, [(2, 1)])
    assert game.private_view(S1) == {"trapdoor": None}


def test_nobody_can_walk_through_a_wall() -> None:
    with pytest.raises(Refused) as refused:
        alone().apply(S1, {"type": "step", "direction": "north"})
    assert refused.value.code is CellarRefusal.WALL


@pytest.mark.parametrize("direction", ["up", 1, None, ["east"]])
def test_nobody_can_step_where_there_is_no_direction(direction: object) -> None:
    with pytest.raises(Refused) as refused:
        alone().apply(S1, {"type": "step", "direction": direction})
    assert refused.value.code is CellarRefusal.INVALID_DIRECTION


def test_looking_tells_what_is_around_and_how_far_it_is() -> None:
    game = alone()
    around = {"north": "wall", "east": "floor", "south": "wall", "west": "wall"}
    assert game.query(S1, {"type": "look"}) == {"around": around, "steps": 13}


def test_looking_tells_of_nobody_elses_trapdoor() -> None:
    game = Cellar.start([S1, S2], {"cellar": HALL}, seed=1)
    game.trapdoors = {S1: (9, 1), S2: (2, 1)}
    there = game.query(S1, {"type": "look"})
    game.trapdoors = {S1: (9, 1), S2: (5, 1)}
    assert game.query(S1, {"type": "look"}) == there


def test_everyone_carries_another_lantern() -> None:
    seats = seat_ids(6)
    game = Cellar.start(seats, {"lantern": {S2: Lantern.ROSE}}, seed=4)
    assert game.lanterns[S2] == "rose"
    assert {*game.lanterns.values()} == {*Lantern}


def test_the_cellar_of_a_day_is_the_same_everywhere_and_another_one_tomorrow() -> None:
    today, again, tomorrow = (PLANS.make(Day(2026, 10, day)) for day in (3, 3, 4))
    assert today == again
    assert today[0]["rows"] != tomorrow[0]["rows"]


@pytest.mark.parametrize("day", range(1, 29))
def test_the_cellar_of_every_day_can_be_played(day: int) -> None:
    (body,) = PLANS.make(Day(2027, 2, day))
    plan = PLANS.take(body)
    assert {*plan.spots(FLOOR)} <= plan.distances([plan.stairs]).keys()


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        (["####", "#s?#", "####"], CellarFault.BAD_TILE),
        (["#####", "#s..#", "####"], CellarFault.UNEVEN),
        (["#####", "#..o#", "#####"], CellarFault.NO_STAIRS),
        (["#####", "#ss.#", "#####"], CellarFault.NO_STAIRS),
        (["######", "#s.#o#", "######"], CellarFault.CUT_OFF),
        (["#####", "#s..#", "#####"], CellarFault.NO_LAMP),
        (["#####", "#s.o#", "#####"], CellarFault.TOO_SMALL),
    ],
)
def test_a_cellar_that_nobody_can_play_in_is_complained_about(
    rows: list[str], fault: CellarFault
) -> None:
    with pytest.raises(BadContent) as bad:
        PLANS.take({"id": "mine", "name": "Mine", "rows": rows})
    assert fault in {complaint.code for complaint in bad.value.complaints}


def test_the_picture_shows_what_everyone_may_see() -> None:
    game = alone()
    before = paint(game.public_view())
    east(game)
    assert before.startswith(SIGNATURE)
    assert paint(game.public_view()) != before


def test_a_plan_is_shared_by_copies() -> None:
    plan = Plan("one", "One", ("#",))
    assert plan.__deepcopy__(None) is plan

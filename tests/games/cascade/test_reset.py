"""Starting over: at once on a board of one's own, by a majority on one that is shared."""

import pytest

from custom_components.parlor.games.cascade import Cascade
from custom_components.parlor.games.cascade.terms import CascadeRefusal, EventType, Phase
from custom_components.parlor.games.vocabulary import SeatId

from .played import (
    RIGHT,
    S1,
    S2,
    S3,
    S4,
    SEATS,
    WRONG,
    race,
    refusal,
    solve_level,
    start,
    tap,
    types,
    use_up,
)

RESET = {"type": "reset"}
KEEP = {"type": "keep"}


def offered(game: Cascade, seat: SeatId) -> list[str]:
    """Return what a seat may do."""
    return [offer.type for offer in game.offers(seat)]


@pytest.mark.parametrize(("players", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_more_than_half_must_want_to_start_over(players: int, needed: int) -> None:
    game = start(players)
    tap(game, S1, WRONG)
    for seat in SEATS[: needed - 1]:
        assert types(game.apply(seat, RESET)) == [EventType.RESET_WANTED]
        assert game.run_of(S1).board.taps == 1
    assert game.public_view()["boards"][0]["needed"] == needed
    assert types(game.apply(SEATS[needed - 1], RESET)) == [EventType.RESET]
    (board,) = game.public_view()["boards"]
    assert (board["taps"], board["steps_left"], board["votes"], board["resets"]) == (0, 5, [], 1)


def test_whoever_wants_to_start_over_is_told_with_how_many_must() -> None:
    game = start(4)
    tap(game, S1, WRONG)
    (told,) = game.apply(S2, RESET)
    assert (told.data, told.chatter) == ({"seat": S2, "count": 1, "of": 3}, True)
    assert game.public_view()["boards"][0]["votes"] == [S2]


def test_a_wish_to_start_over_can_be_withdrawn() -> None:
    game = start(3)
    tap(game, S1, WRONG)
    game.apply(S2, RESET)
    assert offered(game, S2) == ["tap", "keep"]
    game.apply(S2, KEEP)
    assert offered(game, S2) == ["tap", "reset"]
    assert types(game.apply(S3, RESET)) == [EventType.RESET_WANTED]


def test_whoever_taps_wants_to_start_over_no_longer() -> None:
    game = start(3)
    tap(game, S1, WRONG)
    game.apply(S2, RESET)
    tap(game, S3, WRONG)
    assert game.run_of(S2).votes == [S2]
    tap(game, S2, WRONG)
    assert game.run_of(S2).votes == []


def test_the_vote_ends_with_the_level() -> None:
    game = start(3)
    tap(game, S1, WRONG)
    game.apply(S2, RESET)
    solve_level(game, S1)
    assert game.run_of(S1).votes == []
    assert offered(game, S2) == ["tap"]


def test_the_vote_ends_when_the_level_is_given_up() -> None:
    game = start(3)
    tap(game, S1, WRONG)
    game.apply(S2, RESET)
    game.expire()
    assert game.run_of(S1).votes == []


def test_nobody_can_vote_twice() -> None:
    game = start(3)
    tap(game, S1, WRONG)
    game.apply(S2, RESET)
    assert refusal(game, S2, **RESET) is CascadeRefusal.NOTHING_TO_RESET


def test_nobody_can_start_over_where_nothing_was_tapped() -> None:
    assert refusal(start(), S1, **RESET) is CascadeRefusal.NOTHING_TO_RESET
    assert refusal(race(), S1, **RESET) is CascadeRefusal.NOTHING_TO_RESET


def test_nobody_can_withdraw_what_they_have_not_wished() -> None:
    game = start()
    tap(game, S1, WRONG)
    assert refusal(game, S1, **KEEP) is CascadeRefusal.NO_VOTE


def test_those_who_stay_may_be_a_majority_when_somebody_leaves() -> None:
    game = start(4)
    tap(game, S1, WRONG)
    game.apply(S1, RESET)
    game.apply(S2, RESET)
    assert game.run_of(S1).board.taps == 1
    assert types(game.leave(S3)) == [EventType.RESET]
    assert game.run_of(S4).board.taps == 0


def test_whoever_leaves_takes_the_vote_along() -> None:
    game = start(4)
    tap(game, S1, WRONG)
    game.apply(S1, RESET)
    game.apply(S2, RESET)
    assert game.leave(S2) == ()
    assert game.run_of(S1).votes == [S1]


def test_starting_over_ends_being_stuck() -> None:
    game = start(1)
    use_up(game, S1)
    stuck = game.phase
    game.apply(S1, RESET)
    assert (stuck, game.phase) == (Phase.STUCK, Phase.SOLVING)
    assert game.run_of(S1).board.steps_left == 5


def test_in_a_race_everyone_starts_over_alone_and_at_once() -> None:
    game = race(3)
    for seat in SEATS[:2]:
        tap(game, seat, WRONG)
    (told,) = game.apply(S1, RESET)
    assert (told.type, told.data) == (EventType.RESET, {"level": 1, "seat": S1})
    assert (game.run_of(S1).board.taps, game.run_of(S2).board.taps) == (0, 1)


def test_stars_count_the_taps_since_the_level_began_again() -> None:
    game = start(1)
    tap(game, S1, WRONG)
    game.apply(S1, RESET)
    tap(game, S1, RIGHT)
    (past,) = game.run_of(S1).past
    assert (past.taps, past.resets, past.stars) == (1, 1, 3)


def test_starting_over_can_be_offered_again_and_again() -> None:
    game = start(1)
    tap(game, S1, WRONG)
    assert {offer.type: offer.repeatable for offer in game.offers(S1)} == {
        "tap": False,
        "reset": True,
    }

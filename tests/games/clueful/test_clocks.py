"""Clocks, defaults, leaving, and the draw when nobody guesses."""

import pytest

from custom_components.parlor.games.clueful import Clueful
from custom_components.parlor.games.clueful.terms import Clock, EndedBy
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import Cause, Skip
from custom_components.parlor.games.vocabulary import SeatId
from tests.games.contract.playout import seat_ids

from .deals import ron_and_hermione, three_friends
from .play import HERMIONE, RON

MARY, BOB, JEAN = SeatId("Mary Ann"), SeatId("Bob"), SeatId("Jean de la Tour")
GUESS = {"type": "guess", "suspect": "white", "room": "foyer", "weapon": "rope"}


def test_there_is_no_clock_unless_turns_are_limited() -> None:
    game = Clueful.from_deal(three_friends())
    assert (game.clock, game.deadline) == (None, None)
    limited = Clueful.from_deal(three_friends(), {"turn_seconds": 45})
    assert (limited.clock, limited.deadline) == (Clock.TURN, 45)


def test_every_turn_has_its_own_time() -> None:
    game = Clueful.from_deal(three_friends(), {"turn_seconds": 45})
    run = game.clock_run
    game.apply(MARY, {"type": "travel", "room": "hall"})
    assert game.clock_run == run + 1
    game.expire()
    assert (game.clock_run, game.current) == (run + 2, JEAN)


@pytest.mark.parametrize("cause", Cause)
def test_the_turn_passes_on_and_nothing_is_guessed_for_anybody(cause: Cause) -> None:
    game = Clueful.from_deal(three_friends())
    assert not game.expire(cause)
    assert (game.current, game.story) == (BOB, [])


@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_in_which_nobody_guesses_is_drawn_after_ten_rounds(players: int) -> None:
    game = Clueful.start(seat_ids(players), seed=1)
    for _ in range(10 * players - 1):
        assert game.skip in (Skip.GOES_ON, Skip.ENDS)
        game.expire()
    assert (game.result, game.skip, game.round) == (None, Skip.ENDS, 10)
    game.expire()
    assert game.result is not None
    assert (game.result.winners, game.result.ended_by) == ((), EndedBy.STANDSTILL)
    assert game.skip is Skip.NOTHING


def test_travelling_alone_does_not_keep_a_game_going() -> None:
    game = Clueful.from_deal(ron_and_hermione())
    for _ in range(20):
        assert game.current is not None
        game.apply(game.current, {"type": "travel", "room": "hall"})
    assert game.result is not None
    assert game.result.ended_by is EndedBy.STANDSTILL


def test_a_guess_keeps_a_game_going_a_forfeited_one_too() -> None:
    game = Clueful.from_deal(ron_and_hermione())
    for _ in range(18):
        game.expire()
    game.apply(RON, {**GUESS, "room": "hall"})
    assert game.public_view()["idle_rounds"] == 0
    for _ in range(19):
        game.expire()
    assert game.result is None


def test_once_it_is_over_there_is_nothing_to_skip() -> None:
    game = Clueful.from_deal(ron_and_hermione())
    game.end()
    assert not game.expire()
    with pytest.raises(Refused):
        game.expire(Cause.NEXT)


def test_whoever_leaves_has_no_turns_and_sees_nothing_but_goes_on_answering() -> None:
    game = Clueful.from_deal(three_friends())
    game.leave(BOB)
    _, answered = game.apply(MARY, GUESS)
    assert answered.data == {"by": BOB, "to": MARY, "shown": "yes"}
    assert game.private_view(MARY)["seen"] == ["white"]
    assert game.current == JEAN
    assert (dict(game.private_view(BOB)), game.offers(BOB)) == ({}, ())
    assert game.public_view()["left"] == [BOB]
    assert BOB not in game.public_view()["locations"]


def test_whoever_leaves_in_their_turn_passes_it_on() -> None:
    game = Clueful.from_deal(three_friends(), {"turn_seconds": 30})
    run = game.clock_run
    game.leave(MARY)
    assert (game.current, game.clock_run) == (BOB, run + 1)


def test_whoever_leaves_out_of_turn_does_not_disturb_the_clock() -> None:
    game = Clueful.from_deal(three_friends(), {"turn_seconds": 30})
    run = game.clock_run
    assert not game.leave(JEAN)
    assert (game.current, game.clock_run) == (MARY, run)


def test_the_last_one_left_wins() -> None:
    game = Clueful.from_deal(ron_and_hermione())
    (won,) = game.leave(RON)
    assert won.data["by"] == HERMIONE
    assert game.result is not None
    assert (game.result.winners, game.result.ended_by) == ((HERMIONE,), EndedBy.LAST_ONE)
    assert game.result.left == (RON,)

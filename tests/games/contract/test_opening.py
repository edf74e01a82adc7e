"""Openings: every game that has one is looked at closely enough, whichever it is."""

from collections.abc import Sequence
from typing import override

import pytest

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.state import GameState
from tests.games.broken.acting import Surprise
from tests.games.broken.whisper import Whisper
from tests.games.proved import PROVED

from .broken import ContractBroken
from .opening import STARTS, OneOther, check_opening, compare_starts
from .playout import Playout, seat_ids

OPENED = {
    name: game
    for name, game in PROVED.items()
    if game.start(seat_ids(game.min_seats), seed=1).opening
}
EVERY_OPENED_GAME = pytest.mark.parametrize("game", OPENED.values(), ids=OPENED)


def begins_anew(game: type[GameState]) -> bool:
    """Return whether a game tells later what it told with its start, as that a round begins."""
    playout = Playout(game, game.min_seats, 1)
    told = {event.type for event in playout.state.opening}
    later = (playout.events for _ in playout.moments() if playout.log)
    return any(event.type in told for events in later for event in events)


# What is told once, as that cards were dealt, nobody can miss later.
ANEW = {name: game for name, game in OPENED.items() if begins_anew(game)}


class TellsWhatIsOver(Whisper):
    """Before a round begins, it tells which one is over."""

    @override
    def _next(self) -> Sequence[Event]:
        before, events = self.round, super()._next()
        over = [Event(Surprise.BOO, {"round": before})] if self._round_started() in events else []
        return [*over, *events]


def test_some_games_begin_anew() -> None:
    assert ANEW


@pytest.mark.parametrize("game", ANEW.values(), ids=ANEW)
def test_a_game_that_keeps_quiet_at_its_start_is_caught(
    game: type[GameState], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "opening", property(lambda _: (), lambda _, __: None))
    with pytest.raises(ContractBroken, match="whenever it begins anew, but not with the start"):
        check_opening(game, game.min_seats)


@EVERY_OPENED_GAME
@pytest.mark.parametrize("seed", range(3))
def test_starts_that_look_the_same_are_found_at_the_largest_table(
    game: type[GameState], seed: int
) -> None:
    assert compare_starts(Playout(game, game.max_seats, seed)) > STARTS


def test_what_is_over_when_another_round_begins_need_not_be_told_with_the_start() -> None:
    check_opening(TellsWhatIsOver, 3)


def test_one_draw_is_another_and_all_others_are_the_same() -> None:
    plain, one = OneOther(7), OneOther(7, 3, 0.5)
    drawn = [(plain.random(), one.random()) for _ in range(5)]
    assert [here == there for here, there in drawn] == [True, True, False, True, True]
    assert (drawn[2][1], one.drawn) == (0.5, 5)

"""Every game can be looked at again, from anywhere to anywhere."""

from collections.abc import Sequence
from math import ceil
from random import Random

import orjson
import pytest

from custom_components.parlor.games import GAMES
from custom_components.parlor.games.bot import Glimpse, RandomBot
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.table.house import NoLibrary, Settings
from custom_components.parlor.table.journal.finished import FinishedGame
from custom_components.parlor.table.journal.record import Entry, EntryKind, Record
from custom_components.parlor.table.match import Match
from custom_components.parlor.table.replay import FEWEST_STEPS_APART, MOST_BOOKMARKS, Replay
from custom_components.parlor.table.room import Room

from .evening import ManualHouse

MOVES = 150


def played(game: type[GameState], seed: int) -> Record:
    """Return the record of a game in which everyone does what they may, by chance."""
    seats = [SeatId(f"s{number}") for number in range(1, game.min_seats + 2)]
    match, chance, rng = Match.start(1, game, seats, {}, seed), Chance.seeded(seed), Random(seed)  # noqa: S311
    while match.state.result is None and match.length < MOVES:
        seat = rng.choice(seats)
        choice = RandomBot().choose(Glimpse.of(match.state, seat, chance), chance)
        if choice is not None:
            match.take(Entry(EntryKind.ACTION, seat, choice, float(match.length)))
        elif match.clock is not None:
            if rng.random() < 0.1:
                match.take(Entry(EntryKind.CLOCK, at=float(match.length)))
        elif all(offer.repeatable for other in seats for offer in match.state.offers(other)):
            # Nothing that anybody may do brings the game on, so nobody waits any longer.
            match.take(Entry(EntryKind.NEXT, at=float(match.length)))
    if match.state.result is None:
        match.take(Entry(EntryKind.END, at=float(match.length)))
    return match.record


def opened(record: Record) -> Replay:
    """Return a game that lies open."""
    room = Room(ManualHouse(), Settings(), GAMES, NoLibrary())
    finished = FinishedGame(1, record.game, 0, 0.0, 1.0, "host", {}, record.rules_version, ())
    return Replay(room, "Parlour", finished, record)


@pytest.mark.parametrize("game", GAMES)
def test_any_step_of_any_game_is_as_it_was_in_any_order(game: str) -> None:
    record = played(GAMES[game], 3)
    replay = opened(record)
    names = {seat: seat.upper() for seat in record.seats}
    rng = Random(7)  # noqa: S311
    wanted = [0, 1, 2, 1, 0, replay.length, replay.length - 1]
    for step in [*wanted, *rng.choices(range(replay.length + 1), k=20)]:
        fresh = Record(
            record.game,
            record.rules_version,
            record.seed,
            record.options,
            record.seats,
            record.log[:step],
            record.memory,
        ).replay(GAMES)
        for seat in (None, record.seats[0], record.seats[-1]):
            frame = replay.frame(step, seat, names)
            public = orjson.loads(frame.public)
            assert public["view"] == orjson.loads(orjson.dumps(fresh.public_view()))
            assert public["stage"] == ("playing" if fresh.result is None else "over")
            own = {} if seat is None else fresh.private_view(seat)
            assert orjson.loads(frame.private)["view"] == orjson.loads(orjson.dumps(own))
            assert len(orjson.loads(frame.offers)) == (
                0 if seat is None else len(fresh.offers(seat))
            )
            assert all(event.reaches(seat) for event in frame.events)


@pytest.mark.parametrize("game", GAMES)
def test_a_long_game_is_kept_open_with_few_bookmarks(game: str) -> None:
    record = played(GAMES[game], 5)
    replay = opened(record)
    assert len(replay.steps()) == len(record.log) + 1
    assert 1 <= len(replay._bookmarks) <= MOST_BOOKMARKS


def test_going_on_costs_one_step_and_going_back_not_the_whole_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = played(GAMES["citadels"], 3)
    replay = opened(record)
    names = {seat: str(seat) for seat in record.seats}
    middle = replay.length // 2
    replay.frame(middle, None, names)
    apply, taken = Entry.apply, 0

    def counted(self: Entry, state: GameState) -> Sequence[Event]:
        nonlocal taken
        taken += 1
        return apply(self, state)

    monkeypatch.setattr(Entry, "apply", counted)
    replay.frame(middle + 1, None, names)
    assert taken == 1
    replay.frame(middle, None, names)
    apart = max(FEWEST_STEPS_APART, ceil((replay.length + 1) / MOST_BOOKMARKS))
    assert taken <= 1 + apart < middle

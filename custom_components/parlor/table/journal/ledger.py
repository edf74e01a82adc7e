"""The ledger: what the table writes into its journal, statement by statement."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import orjson

from custom_components.parlor.games.result import Result
from custom_components.parlor.games.vocabulary import Json
from custom_components.parlor.table.party import Party
from custom_components.parlor.table.seats import Seat

from .journal import Statement
from .record import Entry, Record

KEPT_ANSWERS: Final = 32
_SEAT_KEPT: Final = """INSERT OR REPLACE INTO seats
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""


def text(data: object) -> str:
    """Return plain data as the journal keeps it."""
    return orjson.dumps(data).decode()


def meta(key: str, value: Json) -> Statement:
    """Keep one value of the table."""
    return "INSERT OR REPLACE INTO meta VALUES (?, ?)", (key, text(value))


def party_changes(before: Party, after: Party) -> Iterator[Statement]:
    """Write what has changed from one party to the next, and nothing else."""
    if before is after:
        return
    head = _head(after)
    if head != _head(before):
        yield meta("party", head)
    if before.seats is not after.seats:
        yield from _seat_changes(before, after)


def _head(party: Party) -> dict[str, Json]:
    return {
        "game": party.game,
        "code": party.code,
        "short_code": party.short_code,
        "tv_code": party.tv_code,
        "host": party.host,
        "stage": party.stage.value,
        "paused": party.paused,
        "options": {game: {**options} for game, options in party.options.items()},
        "next_seat": party.next_seat,
        "match": party.match,
        "guarded": party.guarded,
        "evening_from": party.evening_from,
        "memories": {game: {**memory} for game, memory in party.memories.items()},
        "arrivals": [
            {"request": arrival.request, "seat": arrival.seat, "at": arrival.at}
            for arrival in party.arrivals
        ],
    }


def _seat_changes(before: Party, after: Party) -> Iterator[Statement]:
    known = {seat.id: _seat_row(position, seat) for position, seat in enumerate(before.seats)}
    for position, seat in enumerate(after.seats):
        row = _seat_row(position, seat)
        if known.pop(seat.id, None) != row:
            yield _SEAT_KEPT, row
    for seat_id in known:
        yield "DELETE FROM seats WHERE id = ?", (seat_id,)
        yield "DELETE FROM answers WHERE seat = ?", (seat_id,)


def _seat_row(position: int, seat: Seat) -> tuple[str | int | None, ...]:
    return (
        seat.id,
        position,
        seat.name,
        seat.kind.value,
        seat.colour,
        seat.shape.value,
        int(seat.ready),
        int(seat.watching),
        int(seat.bot),
        int(seat.gone),
        seat.streak,
        seat.token_hash,
        int(seat.allows_house),
        seat.user,
        text(seat.choices),
        seat.hat.value,
        seat.expression.value,
    )


def game_started(number: int, record: Record, at: float) -> Statement:
    """Open a new game's record."""
    return (
        """INSERT OR REPLACE INTO games
        (number, game, rules_version, seed, options, seats, memory, state, started)
        VALUES (?, ?, ?, ?, ?, ?, ?, 'running', ?)""",
        (
            number,
            record.game,
            record.rules_version,
            str(record.seed),
            text(record.options),
            text(record.seats),
            text(record.memory),
            at,
        ),
    )


def log_entry(number: int, n: int, entry: Entry, version: int) -> Statement:
    """Add a line to a game's log; the version is the one that shows its effect."""
    action = None if entry.action is None else text(entry.action)
    return (
        "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)",
        (number, n, entry.kind.value, entry.seat, action, entry.at, version),
    )


def forget_log_from(number: int, n: int) -> Statement:
    """Drop lines that a failed write may have left behind."""
    return "DELETE FROM log WHERE game = ? AND n >= ?", (number, n)


def game_finished(
    number: int, result: Result, players: Iterable[Seat], at: float
) -> Iterator[Statement]:
    """Close a game's record and keep who has won, and scored what where there are scores."""
    yield (
        "UPDATE games SET state = 'finished', ended = ?, ended_by = ? WHERE number = ?",
        (at, result.ended_by, number),
    )
    for seat in players:
        won = int(seat.id in result.winners)
        yield (
            "INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?, ?)",
            (number, seat.id, seat.name, seat.kind.value, result.scores.get(seat.id), won),
        )


def game_kept(number: int) -> Statement:
    """Keep the record of a game that cannot go on."""
    return "UPDATE games SET state = 'kept' WHERE number = ?", (number,)


def clocks_saved(number: int, clocks: Mapping[str, tuple[int, float]]) -> Statement:
    """Keep what the clocks of a game show."""
    left: dict[str, Json] = {name: [*shown] for name, shown in clocks.items()}
    return meta("clocks", {"game": number, "left": left})


def answer_given(seat: str, n: int, request: str, answer: Json) -> Statement:
    """Keep a seat's nth answer, in the place of the oldest one."""
    return (
        "INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?, ?)",
        (seat, n % KEPT_ANSWERS, n, request, text(answer)),
    )

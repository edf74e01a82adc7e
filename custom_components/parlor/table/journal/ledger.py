"""The ledger: what the table writes into its journal, statement by statement."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import orjson

from custom_components.parlor.games.result import Result
from custom_components.parlor.games.vocabulary import Json
from custom_components.parlor.table.party import Party
from custom_components.parlor.table.seats import Seat, SeatKind

from .journal import Statement
from .record import Entry, Record

KEPT_ANSWERS: Final = 32
# The last games can be played again, as long as their logs have not become too long together;
# of many more it is known who has won.
KEPT_RECORDS: Final = 200
KEPT_LINES: Final = 100_000
KEPT_RESULTS: Final = 10_000
# Counted, so that what was forgotten is swept out of the file, whatever comes between.
FORGOTTEN: Final[Statement] = (
    """INSERT INTO meta VALUES ('forgotten', '1')
    ON CONFLICT (key) DO UPDATE SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT)""",
    (),
)
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
        "removed": [*party.removed],
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
    number: int, evening: int, result: Result, players: Iterable[Seat], at: float
) -> Iterator[Statement]:
    """Close a game's record and keep who has won, and scored what where there are scores.

    What is too old to be kept goes.
    """
    yield (
        """UPDATE games SET state = 'finished', ended = ?, ended_by = ?, evening = ?, result = ?
        WHERE number = ?""",
        (at, result.ended_by, evening, text(_told(result)), number),
    )
    for seat in players:
        won = int(seat.id in result.winners)
        yield (
            "INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                number,
                seat.id,
                seat.name,
                seat.kind.value,
                result.scores.get(seat.id),
                won,
                seat.user,
                text(_face(seat)),
            ),
        )
    yield from _let_go(number)


def _told(result: Result) -> dict[str, Json]:
    """Return what people look back at, beside winners, scores and the end."""
    awards: list[Json] = [{**award.to_json()} for award in result.awards]  # type: ignore[dict-item]
    return {
        "together": result.together,
        "tie": result.tie,
        "left": [*result.left],
        "awards": awards,
        "stars": {seat: {**levels} for seat, levels in result.stars.items()},
    }


def _face(seat: Seat) -> dict[str, Json]:
    return {
        "colour": seat.colour,
        "shape": seat.shape.value,
        "hat": seat.hat.value,
        "expression": seat.expression.value,
    }


def _let_go(number: int) -> Iterator[Statement]:
    """Forget the records, and later the results, of games that are too old once this one ends."""
    yield "DELETE FROM log WHERE game <= ?", (number - KEPT_RECORDS,)
    yield (
        """DELETE FROM log WHERE game < ? AND game IN (
            SELECT game FROM (
                SELECT game, SUM(COUNT(*)) OVER (ORDER BY game DESC) AS lines FROM log GROUP BY game
            ) WHERE lines > ?
        )""",
        (number, KEPT_LINES),
    )
    yield (
        """UPDATE games SET seed = '', options = '{}', memory = '{}'
        WHERE number < ? AND seed != '' AND NOT EXISTS (SELECT 1 FROM log WHERE game = number)""",
        (number,),
    )
    yield "DELETE FROM results WHERE game <= ?", (number - KEPT_RESULTS,)


def guests_forgotten(number: int) -> Iterator[Statement]:
    """Forget what guests were called in the games up to this one."""
    yield (
        f"UPDATE results SET name = '' WHERE game <= ? AND kind = '{SeatKind.PHONE}'",  # noqa: S608
        (number,),
    )
    yield FORGOTTEN


def person_forgotten(names: Iterable[str], user: str | None) -> Iterator[Statement]:
    """Forget who somebody was in all games: a guest of these names, or a user."""
    for name in names:
        yield (
            f"UPDATE results SET name = '' WHERE name = ? AND kind = '{SeatKind.PHONE}'",  # noqa: S608
            (name,),
        )
    if user is not None:
        yield "UPDATE results SET name = '', user = NULL WHERE user = ?", (user,)
    yield FORGOTTEN


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

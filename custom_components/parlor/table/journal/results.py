"""Results: what the journal knows of finished games."""

from collections.abc import Sequence
from itertools import groupby
from sqlite3 import Connection
from typing import Any, Final

from custom_components.parlor.games.result import BROKEN_OFF
from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.table.evening import Contender, Played
from custom_components.parlor.table.seats import SeatKind

_LAST_WINNERS: Final = """SELECT name FROM results
    WHERE won AND name != '' AND game = (
        SELECT MAX(number) FROM games WHERE state = 'finished' AND ended_by IS NOT ?
    )
    ORDER BY CAST(SUBSTR(seat, 2) AS INTEGER)"""

_AFTER: Final = """SELECT number, games.game, ended, ended_by, seat, name, kind, won, score, user
    FROM games JOIN results ON results.game = number
    WHERE state = 'finished' AND number > ?
    ORDER BY number, CAST(SUBSTR(seat, 2) AS INTEGER)"""


def evening_after(db: Connection, number: int) -> tuple[Played, ...]:
    """Return the games that were finished after the one of this number."""
    return tuple(
        Played(game, ended, tuple(_contender(row) for row in rows), ended_by)
        for (_, game, ended, ended_by), rows in groupby(
            db.execute(_AFTER, (number,)), lambda row: row[:4]
        )
    )


def _contender(row: Sequence[Any]) -> Contender:
    seat, name, kind, won, score, user = row[4:]
    return Contender(SeatId(seat), name, SeatKind(kind), bool(won), score, user)


def last_winners(db: Connection) -> list[str]:
    """Return who won the last game that was played to its end, by the names they had."""
    return [str(name) for (name,) in db.execute(_LAST_WINNERS, (BROKEN_OFF,))]


def games_played(db: Connection) -> int:
    """Return how many games were played to their end: none that was broken off."""
    played = "SELECT COUNT(*) FROM games WHERE state = 'finished' AND ended_by IS NOT ?"
    (count,) = db.execute(played, (BROKEN_OFF,)).fetchone()
    return int(count)

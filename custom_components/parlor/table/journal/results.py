"""Results: what the journal knows of finished games."""

from collections.abc import Sequence
from itertools import groupby
from sqlite3 import Connection
from typing import Any

from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.table.evening import Contender, Played
from custom_components.parlor.table.seats import SeatKind

_LAST_WINNERS = """SELECT name FROM results
    WHERE won AND name != '' AND game = (SELECT MAX(number) FROM games WHERE state = 'finished')
    ORDER BY CAST(SUBSTR(seat, 2) AS INTEGER)"""


_AFTER = """SELECT number, games.game, ended, seat, name, kind, won, score, user
    FROM games JOIN results ON results.game = number
    WHERE state = 'finished' AND number > ?
    ORDER BY number, CAST(SUBSTR(seat, 2) AS INTEGER)"""


def evening_after(db: Connection, number: int) -> tuple[Played, ...]:
    """Return the games that were finished after the one of this number."""
    return tuple(
        Played(game, ended, tuple(_contender(row) for row in rows))
        for (_, game, ended), rows in groupby(db.execute(_AFTER, (number,)), lambda row: row[:3])
    )


def _contender(row: Sequence[Any]) -> Contender:
    seat, name, kind, won, score, user = row[3:]
    return Contender(SeatId(seat), name, SeatKind(kind), bool(won), score, user)


def last_winners(db: Connection) -> list[str]:
    """Return who won the last game that was finished, by the names they had."""
    return [str(name) for (name,) in db.execute(_LAST_WINNERS)]


def games_played(db: Connection) -> int:
    """Return how many games were played to some end."""
    (count,) = db.execute("SELECT COUNT(*) FROM games WHERE state = 'finished'").fetchone()
    return int(count)

"""Results: what the journal knows of finished games."""

from sqlite3 import Connection

_LAST_WINNERS = """SELECT name FROM results
    WHERE won AND game = (SELECT MAX(number) FROM games WHERE state = 'finished')
    ORDER BY CAST(SUBSTR(seat, 2) AS INTEGER)"""


def last_winners(db: Connection) -> list[str]:
    """Return who won the last game that was finished, by the names they had."""
    return [str(name) for (name,) in db.execute(_LAST_WINNERS)]

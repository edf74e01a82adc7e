"""A move costs the same at the end of a long game as at its beginning."""

from collections.abc import Sequence
from sqlite3 import Connection
from typing import override

import pytest

from custom_components.parlor.games.vocabulary import Json
from custom_components.parlor.table.journal.record import Record
from custom_components.parlor.table.journal.writer import Statement, Writer

from .evening import Evening
from .tally import Tally


class Brief(Tally):
    """Shows the last move only, so that the view does not grow either."""

    @override
    def public_view(self) -> dict[str, Json]:
        return {
            "phase": self.phase.value,
            "round": 1,
            "waiting_for": [self.current],
            "scores": {},
            "history": self.history[-1:],
            "shy": False,
        }


async def test_a_move_costs_the_same_after_a_thousand(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[list[str]] = []
    replays: list[int] = []
    commit = Writer.commit

    def counted(writer: Writer, writes: Sequence[Statement]) -> None:
        written.append([statement.split(" VALUES")[0] for statement, _ in writes])
        commit(writer, writes)

    await evening.restart(games={"tally": Brief})
    phones = await evening.start("Anna", "Ben", length=2000)
    monkeypatch.setattr(Writer, "commit", counted)
    monkeypatch.setattr(Record, "replay", lambda *_: replays.append(1))
    for n in range(1000):
        await phones[n % 2].perform("add", amount=1, tag=f"m{n}", version=evening.table.version)
    moves = [statements for statements in written if "INSERT INTO log" in statements]
    assert len(moves) == 1000
    usual = ["INSERT INTO log", "INSERT OR REPLACE INTO answers"]
    ahead = [*usual, "INSERT OR REPLACE INTO meta"]
    assert [statements for statements in moves if statements not in (usual, ahead)] == []
    assert moves.count(ahead) <= 1
    assert replays == []
    assert await evening.journal.read(rows) == [1000, 64, 2]


def rows(db: Connection) -> list[int]:
    """Return how long the tables are that a move writes into."""
    counts = db.execute(
        "SELECT (SELECT count(*) FROM log), (SELECT count(*) FROM answers),"
        " (SELECT count(*) FROM meta)"
    )
    return [*counts.fetchone()]

"""What the journal knows of finished games."""

from pathlib import Path
from sqlite3 import Connection, connect

import pytest

from custom_components.parlor.table.journal.results import last_winners
from custom_components.parlor.table.journal.schema import MIGRATIONS, migrate
from tests.table.evening import Evening


async def test_nobody_has_won_at_a_new_table(evening: Evening) -> None:
    assert await evening.journal.read(last_winners) == []


async def test_the_winners_of_the_last_finished_game_are_known(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await anna.perform("add", amount=1)
    await anna.perform("end")
    assert await evening.journal.read(last_winners) == ["Anna"]
    await anna.perform("rematch")
    await anna.perform("rename", name="Annie")
    assert await evening.journal.read(last_winners) == ["Anna"]
    await anna.perform("end")
    assert await evening.journal.read(last_winners) == ["Annie", "Ben"]
    assert ben.told == []


def kept(db: Connection) -> list[tuple[object, ...]]:
    return db.execute("SELECT name, score, won FROM results ORDER BY game, seat").fetchall()


async def test_a_game_that_all_win_is_kept_without_scores(trek: Evening) -> None:
    anna, ben = await trek.start("Anna", "Ben", length=2)
    await anna.perform("step", way="on")
    await ben.perform("step", way="on")
    assert await trek.journal.read(kept) == [("Anna", None, 1), ("Ben", None, 1)]
    assert await trek.journal.read(last_winners) == ["Anna", "Ben"]


async def test_nobody_has_won_a_game_that_all_lose(trek: Evening) -> None:
    anna, _ = await trek.start("Anna", "Ben")
    await anna.perform("end")
    assert await trek.journal.read(kept) == [("Anna", None, 0), ("Ben", None, 0)]
    assert await trek.journal.read(last_winners) == []


@pytest.mark.parametrize("version", [1, 2])
def test_the_results_of_an_older_journal_are_kept(path: Path, version: int) -> None:
    db = connect(path, isolation_level=None)
    for statements in MIGRATIONS[:version]:
        for statement in statements:
            db.execute(statement)
    db.execute(f"PRAGMA user_version = {version}")
    db.execute("INSERT INTO results VALUES (1, 's1', 'Anna', 'phone', 7, 1)")
    migrate(db)
    db.execute("INSERT INTO results VALUES (2, 's1', 'Anna', 'phone', NULL, 0, NULL, '{}')")
    assert kept(db) == [("Anna", 7, 1), ("Anna", None, 0)]
    db.close()

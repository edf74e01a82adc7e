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
    await evening.finish()
    assert await evening.journal.read(last_winners) == ["Anna"]
    await anna.perform("rematch")
    await anna.perform("rename", name="Annie")
    assert await evening.journal.read(last_winners) == ["Anna"]
    await evening.finish()
    assert await evening.journal.read(last_winners) == ["Annie", "Ben"]
    assert ben.told == []


async def test_whoever_won_before_a_game_was_broken_off_has_won_last(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await anna.perform("add", amount=1)
    await evening.finish()
    await anna.perform("rematch")
    await anna.perform("end")
    assert await evening.journal.read(last_winners) == ["Anna"]
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
    anna, _ = await trek.start("Anna", "Ben", length=2)
    for way in ("on", "back") * 3:
        await anna.perform("step", way=way)
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


def test_what_an_older_journal_says_was_won_though_it_was_broken_off_is_mended(path: Path) -> None:
    db = connect(path, isolation_level=None)
    for statement in (one for statements in MIGRATIONS[:7] for one in statements):
        db.execute(statement)
    db.execute("PRAGMA user_version = 7")
    for number, ended_by in ((1, "host"), (2, "played")):
        db.execute(
            """INSERT INTO games
            (number, game, rules_version, seed, options, seats, state, started, ended_by)
            VALUES (?, 'tally', 1, '1', '{}', '[]', 'finished', 0, ?)""",
            (number, ended_by),
        )
        db.execute(
            "INSERT INTO results VALUES (?, 's1', 'Anna', 'phone', 7, 1, NULL, '{}')", (number,)
        )
    migrate(db)
    assert kept(db) == [("Anna", 7, 0), ("Anna", 7, 1)]
    db.close()


def test_the_games_of_an_older_journal_are_put_into_evenings(path: Path) -> None:
    db = connect(path, isolation_level=None)
    for statements in MIGRATIONS[:6]:
        for statement in statements:
            db.execute(statement)
    db.execute("PRAGMA user_version = 6")
    hour = 60 * 60
    for number, (started, ended) in enumerate(
        [
            (0, hour),
            (2 * hour, 3 * hour),
            (7 * hour, 8 * hour),
            (9 * hour, None),
            (14 * hour, None),
        ],
        1,
    ):
        db.execute(
            """INSERT INTO games
            (number, game, rules_version, seed, options, seats, state, started, ended)
            VALUES (?, 'tally', 1, '1', '{}', '[]', 'finished', ?, ?)""",
            (number, started, ended),
        )
    db.execute("INSERT INTO meta VALUES ('versions', '1')")
    migrate(db)
    evenings = db.execute("SELECT evening FROM games ORDER BY number").fetchall()
    assert [evening for (evening,) in evenings] == [0, 0, 2, 2, 4]
    assert db.execute("SELECT value FROM meta WHERE key = 'forgotten'").fetchone() == ("1",)
    db.close()


async def test_what_an_older_journal_has_deleted_is_swept_out_of_it(path: Path) -> None:
    db = connect(path, isolation_level=None)
    for statements in MIGRATIONS[:6]:
        for statement in statements:
            db.execute(statement)
    db.execute("PRAGMA user_version = 6")
    db.execute("PRAGMA secure_delete = OFF")
    db.execute("INSERT INTO results VALUES (1, 's1', 'Annabelle', 'phone', 7, 1)")
    db.execute("INSERT INTO meta VALUES ('versions', '1')")
    db.execute("DELETE FROM results")
    db.close()
    assert b"Annabelle" in path.read_bytes()  # noqa: ASYNC240
    evening = await Evening(path).begin()
    await evening.table.close()
    assert b"Annabelle" not in path.read_bytes()  # noqa: ASYNC240

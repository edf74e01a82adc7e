"""After a restart the game goes on where it stood."""

from collections.abc import Callable
from contextlib import closing
from functools import partial
import os
from pathlib import Path
import sqlite3
import stat

import pytest

from custom_components.parlor.table.codes import SHORT_CODE_LENGTH
from custom_components.parlor.table.journal.journal import CannotOpen
from custom_components.parlor.table.journal.stored import Stored

from .evening import HOUSE, Evening, refusal
from .tally import Solo, Tally


class NewRules(Tally):
    """The same game after its rules have changed."""

    rules_version = 2


async def test_a_new_table_is_an_empty_lobby_with_codes(evening: Evening) -> None:
    table = evening.table
    assert (table.stage, table.seats, table.host, table.trouble) == ("lobby", (), None, None)
    assert len(table.code) > 20
    assert len(table.short_code) == SHORT_CODE_LENGTH
    assert not set(table.short_code) & set("IOLBSZ01")


async def test_codes_stay_until_they_are_renewed(evening: Evening) -> None:
    codes = (evening.table.code, evening.table.short_code)
    await evening.restart()
    assert (evening.table.code, evening.table.short_code) == codes
    await evening.table.perform(HOUSE, "new_code")
    assert evening.table.code != codes[0]
    assert evening.table.short_code != codes[1]


async def test_a_table_from_before_there_was_a_code_for_screens_gets_one(
    evening: Evening,
) -> None:
    codes = (evening.table.code, evening.table.short_code)
    await evening.table.close()
    with closing(sqlite3.connect(evening.path)) as db, db:
        db.execute("UPDATE meta SET value = json_remove(value, '$.tv_code') WHERE key = 'party'")
    await evening.begin()
    own = evening.table.tv_code
    assert len(own) > 10
    assert (evening.table.code, evening.table.short_code) == codes
    await evening.restart()
    assert evening.table.tv_code == own


async def test_the_lobby_survives_a_restart(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    await anna.perform("configure", game="solo", options={"length": 9})
    await ben.perform("ready", ready=True)
    await anna.perform("move", seat=ben.seat, position=0)
    await anna.perform("hand_over", seat=ben.seat)
    before = evening.table.public()
    await evening.restart()
    await evening.back("Anna", "Ben")
    assert evening.table.public() == before


async def test_a_game_survives_a_restart_with_everything_that_was_done(evening: Evening) -> None:
    anna, ben, _ = await evening.start("Anna", "Ben", "Cleo")
    await anna.perform("add", amount=2)
    await ben.perform("leave")
    await evening.table.perform(HOUSE, "next")
    await anna.perform("ponder")
    before = (evening.table.public(), evening.table.private(anna.seat))
    offers = evening.table.offers(anna.seat)
    await evening.restart()
    await evening.back("Anna", "Cleo")
    assert (evening.table.public(), evening.table.private(anna.seat)) == before
    assert evening.table.offers(anna.seat) == offers


async def test_a_finished_game_is_still_shown_after_a_restart(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben", length=1)
    await anna.perform("add", amount=1)
    before = evening.table.public()["result"]
    await evening.restart()
    assert evening.table.public()["result"] == before
    (anna,) = await evening.back("Anna")
    await anna.perform("rematch")


async def test_clocks_go_on_with_what_they_showed(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await evening.advance(10)
    await anna.perform("ponder")
    await evening.advance(7)
    await evening.restart()
    assert evening.table.remaining_ms() == 13_000
    (anna,) = await evening.back("Anna")
    await anna.perform("go_on")
    assert evening.table.remaining_ms() == 20_000


async def test_the_clock_stands_still_until_a_human_is_back(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await evening.advance(10)
    await evening.restart()
    await evening.advance(1000)
    assert evening.history == []
    assert evening.table.public()["clock"] == {"name": "turn", "running": False}
    await evening.back("Ben")
    assert evening.table.public()["clock"] == {"name": "turn", "running": True}
    await evening.advance(19.9)
    assert evening.history == []
    await evening.advance(0.2)
    assert evening.history == [[anna.seat, 1]]


async def test_bots_wait_until_a_human_is_back(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("practise")
    await anna.perform("add", amount=1)
    await evening.restart()
    await evening.advance(100)
    assert evening.history == [["s1", 1]]
    await evening.back("Anna")
    await evening.advance(3)
    assert evening.history == [["s1", 1], ["s2", 1]]


async def test_a_pause_survives_a_restart(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await anna.perform("pause")
    await evening.restart()
    (anna,) = await evening.back("Anna")
    assert await anna.refused("add", amount=1) == "paused"


async def test_versions_only_ever_grow(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    anna.detach()
    await evening.back("Anna")
    seen = evening.table.version
    await evening.restart()
    assert evening.table.version >= seen
    await evening.back("Anna")
    assert evening.table.version > seen


async def test_an_action_from_before_the_restart_is_not_stale(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    old = evening.table.version
    await anna.perform("add", amount=1)
    seen = evening.table.version
    await evening.restart()
    (ben,) = await evening.back("Ben")
    assert await refusal(ben.perform("add", amount=1, version=old)) == "stale"
    await ben.perform("add", amount=1, version=seen)


async def test_no_token_is_in_the_file(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await evening.table.close()
    held = evening.path.read_bytes()
    assert b"Anna" in held
    assert not [phone for phone in (anna, ben) if str(phone.token).encode() in held]


async def check_that_it_begins_anew(evening: Evening) -> None:
    """See that the table is in its lobby, says so, and can be played at."""
    assert (evening.table.stage, evening.table.trouble) == ("lobby", "cannot_resume")
    anna, ben = await evening.back("Anna", "Ben")
    for phone in (anna, ben):
        await phone.perform("ready", ready=True)
    await anna.perform("start")
    assert (evening.table.stage, evening.table.trouble) == ("playing", None)


async def test_a_game_of_other_rules_is_kept_and_its_players_stay(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await anna.perform("add", amount=2)
    await evening.restart(games={"tally": NewRules, "solo": Solo})
    await check_that_it_begins_anew(evening)
    kept = await evening.journal.read(
        lambda db: db.execute(
            "SELECT state, action FROM games JOIN log ON log.game = number WHERE number = 1"
        ).fetchall()
    )
    assert kept == [("kept", '{"amount":2,"type":"add"}')]


async def test_a_game_that_is_no_more_is_kept_and_another_is_chosen(evening: Evening) -> None:
    await evening.start("Anna", "Ben")
    await evening.restart(games={"solo": Solo})
    assert evening.table.public()["game"] == "solo"
    await check_that_it_begins_anew(evening)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE log SET action = 'garbage' WHERE n = 1",
        "UPDATE log SET action = '[]' WHERE n = 1",
        'UPDATE log SET action = \'{"type":"add","amount":9}\' WHERE n = 1',
        "UPDATE log SET kind = 'magic' WHERE n = 1",
        "UPDATE log SET seat = 's9' WHERE n = 1",
        "DELETE FROM log WHERE n = 0",
        "UPDATE games SET seed = 'x'",
        "UPDATE games SET options = '{'",
        "UPDATE games SET seats = '[\"s1\"]'",
        "UPDATE meta SET value = '7' WHERE key = 'clocks'",
        "UPDATE meta SET value = '{\"game\": 1}' WHERE key = 'clocks'",
        'UPDATE meta SET value = \'{"game":1,"left":{"turn":7}}\' WHERE key = \'clocks\'',
        "UPDATE games SET rules_version = 99",
        "DELETE FROM games",
    ],
)
async def test_a_damaged_record_is_kept_and_its_players_stay(evening: Evening, damage: str) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await anna.perform("add", amount=2)
    await ben.perform("add", amount=2)
    await evening.table.close()
    change_file(evening.path, damage)
    await evening.begin()
    await check_that_it_begins_anew(evening)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE meta SET value = '{' WHERE key = 'party'",
        "UPDATE meta SET value = '{}' WHERE key = 'party'",
        "UPDATE seats SET kind = 'ghost'",
        "UPDATE answers SET answer = '7'",
        "DROP TABLE seats",
        "PRAGMA user_version = 99",
    ],
)
async def test_a_journal_that_makes_no_sense_is_put_aside(evening: Evening, damage: str) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("ready", ready=True, tag="m1")
    await evening.table.close()
    change_file(evening.path, damage)
    await evening.begin()
    assert (evening.table.seats, evening.table.trouble) == ((), "cannot_resume")
    assert len(put_aside(evening.path)) == 1
    await evening.sit("Ben")


def truncate(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)


def scribble(path: Path) -> None:
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (size - 4096))


def garbage(path: Path) -> None:
    path.write_bytes(b"this is no journal at all " * 1000)


@pytest.mark.parametrize("damage", [truncate, scribble, garbage])
async def test_a_damaged_file_is_put_aside(
    evening: Evening, damage: Callable[[Path], None]
) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await anna.perform("add", amount=2)
    await evening.table.close()
    damage(evening.path)
    held = evening.path.read_bytes()
    await evening.begin()
    assert (evening.table.seats, evening.table.trouble) == ((), "cannot_resume")
    (aside,) = put_aside(evening.path)
    assert aside.read_bytes() == held
    assert await refusal(evening.table.resume(str(anna.token))) == "wrong_token"
    await evening.restart()
    assert evening.table.trouble is None


def empty(path: Path) -> None:
    os.truncate(path, 0)


def lose(path: Path) -> None:
    """Lose the file, but not what SQLite has kept beside it."""
    path.rename(f"{path}-wal")


@pytest.mark.parametrize("damage", [empty, lose])
async def test_a_file_of_which_nothing_is_left_is_damage(
    evening: Evening, damage: Callable[[Path], None]
) -> None:
    await evening.sit("Anna")
    await evening.table.close()
    damage(evening.path)
    await evening.begin()
    assert (evening.table.seats, evening.table.trouble) == ((), "cannot_resume")
    assert len(put_aside(evening.path)) == 1
    await evening.sit("Ben")
    await evening.restart()
    assert ([seat.name for seat in evening.table.seats], evening.table.trouble) == (["Ben"], None)


async def test_where_there_was_never_a_file_there_is_a_new_table(tmp_path: Path) -> None:
    evening = await Evening(tmp_path / "storage" / "parlor" / "journal.db").begin()
    assert evening.table.trouble is None
    await evening.table.close()


async def test_a_file_whose_making_was_cut_short_is_made_again(path: Path) -> None:
    for half_made in (f"{path}.making", f"{path}.making-journal"):
        os.close(os.open(half_made, os.O_CREAT | os.O_WRONLY))
    evening = await Evening(path).begin()
    assert (evening.table.trouble, put_aside(path)) == (None, [])
    await evening.table.close()


async def test_only_the_owner_can_read_what_is_kept(tmp_path: Path) -> None:
    evening = await Evening(tmp_path / "parlor" / "journal.db").begin()
    await evening.sit("Anna")
    folder = evening.path.parent
    kept = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (folder, *folder.iterdir())}
    private = ("journal.db", "journal.db-wal", "journal.db-shm")
    assert kept == {"parlor": 0o700, **dict.fromkeys(private, 0o600)}
    await evening.table.close()


@pytest.mark.parametrize("damage", [empty, garbage])
async def test_what_others_could_read_becomes_private(
    evening: Evening, damage: Callable[[Path], None]
) -> None:
    await evening.table.close()
    evening.path.chmod(0o644)
    damage(evening.path)
    await evening.begin()
    (aside,) = put_aside(evening.path)
    modes = [stat.S_IMODE(file.stat().st_mode) for file in (aside, evening.path)]
    assert modes == [0o600, 0o600]


async def test_a_table_that_can_save_nothing_does_not_open(evening: Evening) -> None:
    with pytest.raises(CannotOpen):
        await Evening(evening.path / "journal.db").begin()
    with pytest.raises(CannotOpen):
        await Evening(evening.path.parent).begin()


async def test_a_disk_that_fails_is_no_reason_to_put_a_journal_aside(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.sit("Anna")
    await evening.table.close()

    def fail(_: sqlite3.Connection) -> Stored:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR_READ
        raise error

    with monkeypatch.context() as failing:
        failing.setattr(Stored, "load", fail)
        with pytest.raises(CannotOpen):
            await Evening(evening.path).begin()
    await evening.begin()
    assert put_aside(evening.path) == []
    assert [seat.name for seat in evening.table.seats] == ["Anna"]


async def test_a_file_that_is_in_use_is_no_reason_to_put_it_aside(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.table.close()
    monkeypatch.setattr("sqlite3.connect", partial(sqlite3.connect, timeout=0))
    other = sqlite3.connect(evening.path, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(CannotOpen):
        await Evening(evening.path).begin()
    other.close()
    await evening.begin()
    assert (put_aside(evening.path), evening.table.trouble) == ([], None)


def change_file(path: Path, statement: str) -> None:
    """Change the file as nobody should."""
    db = sqlite3.connect(path, isolation_level=None)
    db.execute(statement)
    db.close()


def put_aside(path: Path) -> list[Path]:
    """Return the files that were put aside."""
    return [file for file in path.parent.iterdir() if file.name.startswith(f"{path.name}.")]

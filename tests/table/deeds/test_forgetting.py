"""What guests were called is forgotten, to the last byte."""

from pathlib import Path
import sqlite3

from hypothesis import HealthCheck, given, settings, strategies as st
import pytest

from custom_components.parlor.table.deeds.evenings import SECONDS_TO_ANOTHER_EVENING
from custom_components.parlor.table.journal.file import File
from custom_components.parlor.table.journal.journal import Journal, NotSaved
from custom_components.parlor.table.persons import PersonId
from custom_components.parlor.table.table import Settings, Stage
from custom_components.parlor.table.watches import SECONDS_TO_GO_HOME
from tests.table.evening import HOUSE, Evening, refusal

ANNA = PersonId("guest:annabelle")
KEEPS = Settings(keep_guest_names=True)


def written(path: Path, name: str) -> list[str]:
    """Return the files of a journal in which a name stands somewhere."""
    wanted = name.encode()
    return [file.name for file in sorted(path.parent.iterdir()) if wanted in file.read_bytes()]


async def play(evening: Evening, *names: str) -> None:
    """Play a game to its end, with people who are ready."""
    anna, *_ = await evening.start(*names)
    await anna.perform("add", amount=1)
    await evening.finish()


async def go_home(evening: Evening) -> None:
    """Let all phones disappear, without a word."""
    for phone in evening.phones.values():
        phone.detach()
    await evening.quiet()


async def test_names_are_kept_while_the_evening_lasts(evening: Evening) -> None:
    await play(evening, "Annabelle", "Benedict")
    await go_home(evening)
    await evening.advance(SECONDS_TO_ANOTHER_EVENING - 1)
    assert [seat.name for seat in evening.table.seats] == ["Annabelle", "Benedict"]
    await evening.restart()
    assert [seat.name for seat in evening.table.seats] == ["Annabelle", "Benedict"]
    (game,) = await evening.table.archive.finished()
    assert [player.name for player in game.players] == ["Annabelle", "Benedict"]


async def test_after_the_evening_no_byte_of_a_name_is_left(evening: Evening, path: Path) -> None:
    await play(evening, "Annabelle", "Benedict")
    assert written(path, "Annabelle")
    await go_home(evening)
    await evening.advance(SECONDS_TO_ANOTHER_EVENING)
    assert evening.table.seats == ()
    assert (evening.table.stage, evening.table.host) == (Stage.LOBBY, None)
    assert evening.table.public()["evening"] is None
    (game,) = await evening.table.archive.finished()
    assert [(player.name, player.score) for player in game.players] == [("", 1), ("", 0)]
    assert len((await evening.table.archive.replay(1))["steps"]) == 3
    await evening.journal.sweep()
    assert written(path, "Annabelle") == written(path, "Benedict") == []


async def test_guests_who_never_played_are_forgotten_too(evening: Evening, path: Path) -> None:
    await evening.sit("Annabelle")
    await go_home(evening)
    await evening.advance(SECONDS_TO_ANOTHER_EVENING)
    assert evening.table.seats == ()
    await evening.journal.sweep()
    assert written(path, "Annabelle") == []


async def test_whoever_comes_back_in_time_is_not_forgotten(evening: Evening) -> None:
    await play(evening, "Annabelle", "Benedict")
    await evening.advance(SECONDS_TO_ANOTHER_EVENING)
    await go_home(evening)
    await evening.advance(SECONDS_TO_GO_HOME - 1)
    await evening.back("Benedict")
    await evening.advance(SECONDS_TO_ANOTHER_EVENING)
    assert [seat.name for seat in evening.table.seats] == ["Annabelle", "Benedict"]


async def test_a_game_that_waits_overnight_keeps_its_people(evening: Evening) -> None:
    anna, _ = await evening.start("Annabelle", "Benedict")
    await anna.perform("pause")
    await go_home(evening)
    await evening.advance(3 * SECONDS_TO_ANOTHER_EVENING)
    assert [seat.name for seat in evening.table.seats] == ["Annabelle", "Benedict"]


async def test_users_and_their_bots_keep_their_seats(evening: Evening) -> None:
    await evening.table.sit("r1", "Robin")
    await evening.table.perform(HOUSE, "add_bot", {"name": "Hal"})
    await evening.sit("Annabelle")
    await evening.table.perform(HOUSE, "hand_over", {"seat": evening.seat("Annabelle").id})
    await go_home(evening)
    await evening.advance(SECONDS_TO_ANOTHER_EVENING)
    assert [seat.name for seat in evening.table.seats] == ["Robin", "Hal"]
    assert evening.table.host == evening.seat("Robin").id


async def test_bots_do_not_stay_alone(evening: Evening) -> None:
    await evening.table.perform(HOUSE, "add_bot", {"name": "Hal"})
    await evening.sit("Annabelle")
    await go_home(evening)
    await evening.advance(SECONDS_TO_ANOTHER_EVENING)
    assert evening.table.seats == ()


async def test_a_new_evening_forgets_the_last_one(evening: Evening, path: Path) -> None:
    await play(evening, "Annabelle", "Benedict")
    await evening.phones["Annabelle"].perform("leave")
    await evening.table.perform(HOUSE, "rematch")
    await evening.table.perform(HOUSE, "new_evening")
    (game,) = await evening.table.archive.finished()
    assert [player.name for player in game.players] == ["", ""]
    await evening.journal.sweep()
    assert written(path, "Annabelle") == []


async def test_a_house_that_no_longer_keeps_names_forgets_those_of_earlier_evenings(
    evening: Evening, path: Path
) -> None:
    await evening.restart(KEEPS)
    await play(evening, "Annabelle", "Benedict")
    await evening.table.perform(HOUSE, "new_evening")
    await evening.table.perform(HOUSE, "clear_table")
    await evening.restart(KEEPS)
    assert written(path, "Annabelle")
    await evening.restart()
    await evening.journal.sweep()
    assert written(path, "Annabelle") == []
    (game,) = await evening.table.archive.finished()
    assert [player.name for player in game.players] == ["", ""]


async def test_a_guest_can_be_forgotten_by_name(evening: Evening, path: Path) -> None:
    await evening.restart(KEEPS)
    await play(evening, "Annabelle", "Benedict")
    await evening.table.perform(HOUSE, "clear_table")
    await evening.sit("Benedict")
    await evening.table.archive.forget(ANNA)
    assert written(path, "Annabelle") == []
    assert written(path, "Benedict")
    (game,) = await evening.table.archive.finished()
    assert [player.name for player in game.players] == ["", "Benedict"]
    shown = evening.table.public()["evening"]
    assert shown is not None
    assert [line["name"] for line in shown["players"]] == ["Benedict"]
    assert shown["games"][0]["winners"] == []
    await evening.restart(KEEPS)
    assert evening.table.public()["evening"] == shown
    assert await refusal(evening.table.archive.forget(ANNA)) == "no_such_person"


async def test_whoever_still_has_a_seat_cannot_be_forgotten(evening: Evening) -> None:
    await play(evening, "Annabelle", "Benedict")
    assert await refusal(evening.table.archive.forget(ANNA)) == "at_table"
    await evening.phones["Annabelle"].perform("leave")
    assert await refusal(evening.table.archive.forget(ANNA)) == "at_table"
    await evening.table.perform(HOUSE, "rematch")
    await evening.table.archive.forget(ANNA)


async def test_names_are_forgotten_while_a_backup_is_made_and_swept_after_it(
    evening: Evening, path: Path
) -> None:
    await play(evening, "Annabelle", "Benedict")
    await evening.table.perform(HOUSE, "clear_table")
    await evening.journal.hold()
    await evening.table.archive.forget(ANNA)
    assert "journal.db" in written(path, "Annabelle")
    await evening.journal.release()
    assert written(path, "Annabelle") == []


async def test_what_could_not_be_swept_is_swept_when_the_table_opens(
    evening: Evening, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(evening, "Annabelle", "Benedict")
    await evening.table.perform(HOUSE, "clear_table")

    def fail(_: File) -> None:
        raise sqlite3.OperationalError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(File, "sweep", fail)
        assert await refusal(evening.table.archive.forget(ANNA)) == "not_saved"
        with pytest.raises(NotSaved):
            await evening.journal.sweep()
    (game,) = await evening.table.archive.finished()
    assert game.players[0].name == ""
    await evening.restart()
    await evening.journal.sweep()
    assert written(path, "Annabelle") == []


async def test_nothing_is_swept_twice(evening: Evening) -> None:
    await play(evening, "Annabelle", "Benedict")
    await evening.table.perform(HOUSE, "clear_table")
    await evening.table.archive.forget(ANNA)
    swept = await evening.journal.read(lambda db: db.total_changes)
    await evening.journal.sweep()
    assert await evening.journal.read(lambda db: db.total_changes) == swept


@given(st.lists(st.sampled_from(["Annabelle", "Benedict", "Clementine", "Dominika"]), min_size=1))
@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
async def test_however_often_names_were_written_none_is_left(
    tmp_path_factory: pytest.TempPathFactory, order: list[str]
) -> None:
    path = tmp_path_factory.mktemp("journal") / "journal.db"
    evening = await Evening(path).begin(KEEPS)
    try:
        for name in order:
            await play(evening, name, f"With {name}")
            await evening.table.perform(HOUSE, "clear_table")
        for name in {*order}:
            await evening.table.archive.forget(PersonId(f"guest:{name.casefold()}"))
            await evening.table.archive.forget(PersonId(f"guest:with {name.casefold()}"))
        assert [file for name in order for file in written(path, name)] == []
    finally:
        await evening.table.close()


async def test_a_journal_that_is_closed_can_be_told_to_sweep(path: Path) -> None:
    journal = Journal(path)
    journal.sweep_soon()
    with pytest.raises(NotSaved):
        await journal.sweep()

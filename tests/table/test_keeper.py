"""What cannot be saved was not done, and what breaks halfway was not begun."""

import asyncio
from collections.abc import Sequence
import logging
import sqlite3

import pytest

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import Json
from custom_components.parlor.table.journal.writer import Statement, Writer

from .evening import HOUSE, Evening, Phone, refusal
from .tally import Happened, Tally


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Let the disk be full as long as the list holds something."""
    state: list[bool] = []
    commit = Writer.commit

    def try_to(writer: Writer, writes: Sequence[Statement]) -> None:
        if state:
            raise sqlite3.OperationalError("database or disk is full")
        commit(writer, writes)

    monkeypatch.setattr(Writer, "commit", try_to)
    return state


async def test_a_move_that_cannot_be_saved_is_refused_and_was_not_made(
    evening: Evening, full: list[bool]
) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await anna.perform("add", amount=2)
    before, secret = evening.history, evening.table.private(ben.seat)["view"]
    full.append(True)
    assert await ben.refused("add", amount=3) == "not_saved"
    assert evening.history == before
    assert evening.table.private(ben.seat)["view"] == secret
    assert [event.data["amount"] for event in anna.events] == [2]


async def test_the_table_pauses_and_says_so_when_it_cannot_save(
    evening: Evening, full: list[bool]
) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    screen = Phone(evening.table)
    await evening.quiet()
    full.append(True)
    assert await anna.refused("add", amount=1) == "not_saved"
    assert evening.table.trouble == "not_saved"
    assert screen.seen[-1]["paused"] is True
    assert evening.table.remaining_ms() == 30_000
    await evening.advance(100)
    assert evening.history == []


async def test_going_on_tries_to_save_again(evening: Evening, full: list[bool]) -> None:
    anna, _ben = await evening.start("Anna", "Ben")
    full.append(True)
    assert await anna.refused("add", amount=2) == "not_saved"
    assert await anna.refused("resume_game") == "not_saved"
    assert await anna.refused("add", amount=2) == "paused"
    full.clear()
    await anna.perform("resume_game")
    assert (evening.table.trouble, evening.table.public()["paused"]) == (None, False)
    await anna.perform("add", amount=2)
    await evening.restart()
    assert evening.history == [[anna.seat, 2]]


async def test_a_resend_of_what_was_not_saved_is_tried_again(
    evening: Evening, full: list[bool]
) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    full.append(True)
    assert await refusal(anna.perform("add", amount=2, tag="m1")) == "not_saved"
    full.clear()
    await anna.perform("resume_game")
    assert await anna.perform("add", amount=2, tag="m1") == {}
    assert await anna.perform("add", amount=2, tag="m1") == {}
    assert evening.history == [[anna.seat, 2]]


async def test_everything_that_was_asked_together_is_refused_together(
    evening: Evening, full: list[bool]
) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    full.append(True)
    asked = (
        refusal(anna.perform("add", amount=2)),
        refusal(ben.perform("add", amount=3)),
        refusal(evening.table.join("Cleo")),
        refusal(evening.table.reclaim("Ben")),
    )
    assert [*await asyncio.gather(*asked)] == ["not_saved"] * 4
    await evening.quiet()
    assert evening.history == []
    assert [seat.name for seat in evening.table.seats] == ["Anna", "Ben"]


async def test_nobody_gets_a_seat_in_the_lobby_that_cannot_be_saved(
    evening: Evening, full: list[bool]
) -> None:
    await evening.sit("Anna")
    full.append(True)
    assert await refusal(evening.table.join("Ben")) == "not_saved"
    assert [seat.name for seat in evening.table.seats] == ["Anna"]
    full.clear()
    (ben,) = await evening.sit("Ben")
    assert (ben.seat, evening.table.trouble) == ("s2", None)


async def test_a_game_that_cannot_be_saved_does_not_start(
    evening: Evening, full: list[bool]
) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    for phone in (anna, ben):
        await phone.perform("ready", ready=True)
    full.append(True)
    assert await anna.refused("start") == "not_saved"
    assert evening.table.stage == "lobby"
    full.clear()
    await anna.perform("start")
    assert evening.table.stage == "playing"


async def test_a_start_that_cannot_be_saved_tells_nothing(
    evening: Evening, full: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tally, "opening", (Event(Happened.ADDED, {"amount": 0}),))
    anna, ben = await evening.sit("Anna", "Ben")
    for phone in (anna, ben):
        await phone.perform("ready", ready=True)
    full.append(True)
    assert await anna.refused("start") == "not_saved"
    assert ben.events == []
    full.clear()
    await anna.perform("start")
    assert [event.data for event in ben.events] == [{"amount": 0}]


async def test_a_phone_that_goes_while_nothing_can_be_saved_is_away(
    evening: Evening, full: list[bool]
) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    full.append(True)
    assert await anna.refused("add", amount=2) == "not_saved"
    ben.detach()
    assert await anna.refused("resume_game") == "not_saved"
    assert not evening.seat("Ben").present


async def test_a_game_whose_last_phone_goes_while_nothing_can_be_saved_stands_still(
    evening: Evening, full: list[bool]
) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    ben.detach()
    await evening.quiet()
    full.append(True)
    anna.detach()
    assert await refusal(evening.table.perform(HOUSE, "next")) == "not_saved"
    assert evening.table.public()["frozen"] is True


async def test_a_full_disk_loses_nothing_that_anyone_saw(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben", length=5000)
    await evening.journal.read(limit_pages)
    played: list[Json] = []
    codes = [await play(evening, played, anna, ben) for _ in range(400)]
    assert {*codes} == {None, "not_saved", "paused"}
    assert evening.table.trouble == "not_saved"
    assert evening.history == played
    await evening.journal.read(lambda db: db.execute("PRAGMA max_page_count = 1000000"))
    await evening.table.perform(HOUSE, "resume_game")
    assert await play(evening, played, anna, ben) is None
    assert evening.history == played
    await evening.restart()
    assert evening.history == played
    assert evening.table.trouble is None


def limit_pages(db: sqlite3.Connection) -> None:
    """Let the file grow by a few pages only."""
    (pages,) = db.execute("PRAGMA page_count").fetchone()
    db.execute(f"PRAGMA max_page_count = {pages + 2}")


async def play(evening: Evening, played: list[Json], *phones: Phone) -> str | None:
    """Let the next player move, note the move, and return why it was not accepted."""
    phone = phones[len(played) % len(phones)]
    try:
        await phone.perform("add", amount=1)
    except Refused as refused:
        return refused.code.value
    played.append([phone.seat, 1])
    return None


async def test_a_rule_that_breaks_halfway_leaves_the_game_as_it_was(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    anna, ben = await evening.start("Anna", "Ben")
    await anna.perform("add", amount=2)
    assert await ben.refused("stumble") == "broken"
    await ben.perform("add", amount=3)
    assert evening.history == [[anna.seat, 2], [ben.seat, 3]]
    await evening.restart()
    assert evening.history == [[anna.seat, 2], [ben.seat, 3]]


async def test_a_game_that_can_be_neither_saved_nor_taken_back_is_kept_later(
    evening: Evening, full: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    full.append(True)
    with monkeypatch.context() as forgetful:
        forgetful.setattr(Tally, "start", lambda *_, **__: 1 // 0)
        assert await anna.refused("add", amount=1) == "not_saved"
    assert (evening.table.stage, evening.table.trouble) == ("lobby", "cannot_resume")
    full.clear()
    await ben.perform("ready", ready=True)
    games = await evening.journal.read(lambda db: db.execute("SELECT state FROM games").fetchall())
    assert games == [("kept",)]


async def test_versions_never_go_back_after_a_full_disk(
    evening: Evening, full: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("custom_components.parlor.table.keeper._VERSIONS_AHEAD", 3)
    anna, ben = await evening.start("Anna", "Ben", length=500)
    full.append(True)
    for _ in range(9):
        assert await refusal(evening.table.join("Cleo")) == "not_saved"
        ben.detach()
        (ben,) = await evening.back("Ben")
    seen = max(anna.versions)
    await evening.restart()
    assert evening.table.version >= seen
    full.clear()
    (anna,) = await evening.back("Anna")
    await anna.perform("add", amount=1)
    assert min(anna.versions) > seen
    assert anna.versions == sorted({*anna.versions})


async def test_versions_count_on_once_the_disk_takes_something_again(
    evening: Evening, full: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("custom_components.parlor.table.keeper._VERSIONS_AHEAD", 3)
    anna, ben = await evening.start("Anna", "Ben", length=500)
    full.append(True)
    for _ in range(9):
        assert await anna.refused("add", amount=1) in ("not_saved", "paused")
        assert await anna.refused("resume_game") == "not_saved"
    full.clear()
    await anna.perform("resume_game")
    await anna.perform("add", amount=1)
    await ben.perform("add", amount=2)
    seen = anna.versions
    assert seen == sorted({*seen})
    await evening.restart()
    assert evening.table.version >= max(seen)
    assert evening.history == [[anna.seat, 1], [ben.seat, 2]]


async def test_answers_that_could_not_be_saved_push_no_other_out(
    evening: Evening, full: list[bool]
) -> None:
    anna, ben = await evening.start("Anna", "Ben", length=500)
    await anna.perform("add", "m1", amount=1)
    for n in range(31):
        full.append(True)
        assert await refusal(anna.perform("pause", f"p{n}")) == "not_saved"
        full.clear()
        await ben.table.perform(HOUSE, "resume_game")
    await anna.perform("pause", "m2")
    await anna.perform("resume_game", "m3")
    await evening.restart()
    (anna, ben) = await evening.back("Anna", "Ben")
    await ben.perform("add", amount=2)
    await anna.perform("add", "m1", amount=1)
    assert evening.history == [[anna.seat, 1], [ben.seat, 2]]


async def test_finished_games_are_kept_for_statistics(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben", length=2)
    await anna.perform("add", amount=1)
    await ben.perform("add", amount=3)
    await anna.perform("rematch")
    await anna.perform("end")

    def results(db: sqlite3.Connection) -> list[tuple[object, ...]]:
        return db.execute(
            "SELECT number, games.game, state, ended_by, name, kind, score, won FROM games"
            " JOIN results ON results.game = number ORDER BY number, seat"
        ).fetchall()

    assert await evening.journal.read(results) == [
        (1, "tally", "finished", "played", "Anna", "phone", 1, 0),
        (1, "tally", "finished", "played", "Ben", "phone", 3, 1),
        (2, "tally", "finished", "host", "Anna", "phone", 0, 0),
        (2, "tally", "finished", "host", "Ben", "phone", 0, 0),
    ]

"""What cannot be shown is not done, and never costs more than that move."""

import asyncio
from collections.abc import Sequence
import logging
from pathlib import Path
import threading
from typing import Any, override

import pytest

from custom_components.parlor.games.offers import Offer
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import Json, SeatId

from .evening import Evening, Phone, refusal
from .tally import Tally


class Flawed(Tally):
    """Cannot be shown once somebody has added three."""

    @property
    def spoilt(self) -> bool:
        return any(isinstance(move, list) and move[1] == 3 for move in self.history)


class BadBoard(Flawed):
    @override
    def public_view(self) -> dict[str, Json]:
        return {**super().public_view(), "board": 1 // (not self.spoilt)}


class BadCards(Flawed):
    @override
    def private_view(self, seat: SeatId) -> dict[str, Json]:
        return {"secret": 10**30 if self.spoilt else 1}


class BadOffers(Flawed):
    @override
    def offers(self, seat: SeatId) -> Sequence[Offer]:
        if self.spoilt:
            raise LookupError(seat)
        return super().offers(seat)


class BadEnvelope(Flawed):
    @property
    @override
    def envelope(self) -> int:  # type: ignore[override]
        return 100 // (not self.spoilt)


class BadFromTheStart(Tally):
    """Cannot be shown at all."""

    @override
    def private_view(self, seat: SeatId) -> dict[str, Json]:
        raise LookupError(seat)


FLAWED = [BadBoard, BadCards, BadOffers, BadEnvelope]


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)


@pytest.mark.parametrize("game", FLAWED)
async def test_a_move_that_cannot_be_shown_is_refused_and_was_not_made(
    evening: Evening, game: type[GameState], caplog: pytest.LogCaptureFixture
) -> None:
    await evening.restart(games={"tally": game})
    anna, ben = await evening.start("Anna", "Ben")
    await anna.perform("add", amount=2)
    before, version = evening.table.public(), evening.table.version
    assert await ben.refused("add", amount=3) == "broken"
    assert (evening.table.public(), evening.table.version) == (before, version)
    assert len(caplog.records) == 1
    await ben.perform("add", amount=1)
    await evening.restart(games={"tally": game})
    assert evening.history == [[anna.seat, 2], [ben.seat, 1]]
    assert evening.table.trouble is None


async def test_what_was_asked_together_with_it_is_done(evening: Evening) -> None:
    await evening.restart(games={"tally": BadBoard})
    anna, ben = await evening.start("Anna", "Ben")
    asked = (
        anna.perform("add", amount=1),
        refusal(ben.perform("add", amount=3)),
        ben.perform("add", amount=2),
        evening.table.join("Cleo"),
    )
    answers = await asyncio.gather(*asked)
    assert answers[1] == "broken"
    assert evening.history == [[anna.seat, 1], [ben.seat, 2]]
    assert [seat.name for seat in evening.table.seats] == ["Anna", "Ben", "Cleo"]


async def test_a_game_that_cannot_be_shown_does_not_start(evening: Evening) -> None:
    await evening.restart(games={"tally": BadFromTheStart})
    phones = await evening.sit("Anna", "Ben")
    for phone in phones:
        await phone.perform("ready", ready=True)
    assert await phones[0].refused("start") == "broken"
    assert evening.table.stage == "lobby"
    await evening.restart()
    await evening.back("Anna", "Ben")
    assert (evening.table.stage, evening.table.trouble) == ("lobby", None)


async def test_a_newcomer_who_cannot_be_shown_anything_gets_no_seat(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    private_view = Tally.private_view

    def fail(state: Tally, seat: SeatId) -> dict[str, Json]:
        return private_view(state, seat) if seat in state.seats else {"": 1 // 0}

    monkeypatch.setattr(Tally, "private_view", fail)
    assert await refusal(evening.table.join("Cleo")) == "broken"
    await anna.perform("add", amount=2)
    assert [seat.name for seat in evening.table.seats] == ["Anna", "Ben"]


async def test_a_phone_that_goes_while_nothing_can_be_shown_is_away_once_it_can(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    with monkeypatch.context() as flawed:
        flawed.setattr(Tally, "public_view", lambda _: 1 // 0)
        ben.detach()
        assert await refusal(evening.table.join("Cleo")) == "broken"
    await anna.perform("add", amount=1)
    assert not evening.seat("Ben").present


@pytest.mark.parametrize("flaw", ["public_view", "private_view", "offers"])
async def test_a_record_that_cannot_be_shown_is_kept_and_its_players_stay(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, flaw: str
) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await anna.perform("add", amount=2)
    with monkeypatch.context() as flawed:
        flawed.setattr(Tally, flaw, lambda *_: 1 // 0)
        await evening.restart()
        assert (evening.table.stage, evening.table.trouble) == ("lobby", "cannot_resume")
        await evening.back("Anna", "Ben")
        assert [seat.name for seat in evening.table.seats] == ["Anna", "Ben"]
    kept = await evening.journal.read(
        lambda db: db.execute("SELECT state, n FROM games JOIN log ON log.game = number").fetchall()
    )
    assert kept == [("kept", 0)]


async def test_no_thread_is_left_when_opening_fails(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise ZeroDivisionError

    for broken in ("opening.new_codes", "keeper.Published.of", "actor.Presence"):
        with monkeypatch.context() as unlucky:
            unlucky.setattr(f"custom_components.parlor.table.{broken}", fail)
            with pytest.raises(ZeroDivisionError):
                await Evening(path).begin()
        assert "parlor journal" not in str(threading.enumerate())
    evening = await Evening(path).begin()
    assert evening.table.trouble is None
    Phone(evening.table)
    await evening.table.close()

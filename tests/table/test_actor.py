"""One by one, in order, and never left without an answer."""

import asyncio
from collections.abc import Mapping, Sequence
import logging
from typing import Any, ClassVar, override

import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import SeatId

from .evening import Evening, refusal
from .tally import Tally


class Forgetful(Tally):
    """Cannot be played a second time, so nothing can be taken back."""

    played: ClassVar[list[int]] = []

    @override
    def __init__(self, seats: Sequence[SeatId], options: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(seats, options, chance)
        self.played.append(len(self.played))
        self.turn = 1 // (1 if self.played == [0] else 0)


async def test_what_is_asked_is_done_in_order(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben", length=40)
    await asyncio.gather(*((anna, ben)[n % 2].perform("add", amount=1 + n % 3) for n in range(30)))
    assert evening.history == [[f"s{1 + n % 2}", 1 + n % 3] for n in range(30)]


async def test_one_refusal_does_not_undo_what_was_asked_with_it(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    asked = (
        anna.perform("add", amount=1),
        refusal(anna.perform("add", amount=2)),
        ben.perform("add", amount=3),
    )
    assert [*await asyncio.gather(*asked)] == [{}, "not_your_turn", {}]
    assert evening.history == [[anna.seat, 1], [ben.seat, 3]]


async def test_a_broken_rule_does_not_undo_what_was_asked_with_it(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    anna, ben = await evening.start("Anna", "Ben")
    asked = (
        anna.perform("add", amount=1),
        refusal(anna.perform("stumble")),
        ben.perform("add", amount=3),
    )
    assert [*await asyncio.gather(*asked)] == [{}, "broken", {}]
    assert evening.history == [[anna.seat, 1], [ben.seat, 3]]


async def test_a_sender_that_gives_up_does_not_undo_the_move(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    sent = asyncio.create_task(anna.perform("add", amount=1))
    await asyncio.sleep(0)
    sent.cancel()
    await evening.quiet()
    assert evening.history == [[anna.seat, 1]]


async def test_nobody_waits_for_ever_when_the_house_stops_the_table(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await evening.advance(7)
    evening.table._actor._task.cancel()
    assert await anna.refused("add", amount=1) == "table_closed"
    await evening.restart()
    assert evening.table.remaining_ms() == 23_000
    assert evening.history == []


async def test_a_table_may_be_closed_twice(evening: Evening) -> None:
    anna, _ = await evening.sit("Anna", "Ben")
    await evening.table.close()
    await evening.table.close()
    assert anna.told == ["closed"]


async def test_what_was_asked_before_it_closes_is_done(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    moved = asyncio.create_task(anna.perform("add", amount=1))
    await asyncio.sleep(0)
    await evening.restart()
    assert await moved == {}
    assert evening.history == [[anna.seat, 1]]


async def test_a_game_that_cannot_be_taken_back_is_given_up(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    Forgetful.played.clear()
    await evening.restart(games={"tally": Forgetful})
    _, ben = await evening.start("Anna", "Ben")
    assert await ben.refused("stumble") == "broken"
    assert (evening.table.stage, evening.table.trouble) == ("lobby", "cannot_resume")
    states = await evening.journal.read(lambda db: db.execute("SELECT state FROM games").fetchall())
    assert states == [("kept",)]

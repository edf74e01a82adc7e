"""Bots take their time, and move like anyone else."""

from collections.abc import Mapping
import logging
from typing import ClassVar, override

import pytest

from custom_components.parlor.games.bot import Bot, Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import Json
from custom_components.parlor.table.table import Settings

from .evening import HOUSE, Evening
from .tally import Tally


class Clumsy(Bot):
    """Fails, then tries what is not allowed, then moves; writes all over what it was shown."""

    attempts: ClassVar[list[dict[str, Json]]] = []

    @override
    def choose(self, glimpse: Glimpse, chance: Chance) -> dict[str, Json] | None:
        world = glimpse.imagine()
        assert isinstance(world, Tally)
        world.history.append("scribble")
        history = glimpse.public["history"]
        assert isinstance(history, list)
        history.append("scribble")
        return {"type": "add", **self.attempts.pop(0)}


class ClumsyTally(Tally):
    id = "clumsy"
    bot: ClassVar[type[Bot]] = Clumsy


async def test_a_bot_moves_after_a_pause(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("practise")
    await anna.perform("add", amount=3)
    await evening.advance(0.9)
    assert evening.history == [[anna.seat, 3]]
    await evening.advance(2)
    assert evening.history == [[anna.seat, 3], ["s2", 1]]


async def test_bots_play_a_whole_game_alone(evening: Evening) -> None:
    for _ in range(4):
        await evening.table.perform(HOUSE, "add_bot")
    await evening.table.perform(HOUSE, "start")
    await evening.advance(20)
    assert evening.table.stage == "over"


async def test_a_bot_does_not_move_in_a_pause(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("practise")
    await anna.perform("add", amount=3)
    await anna.perform("pause")
    await evening.advance(100)
    assert evening.history == [[anna.seat, 3]]
    await anna.perform("resume_game")
    await evening.advance(3)
    assert evening.history == [[anna.seat, 3], ["s2", 1]]


async def test_a_bot_that_waits_is_asked_again_after_the_next_change(evening: Evening) -> None:
    await evening.restart(Settings(bot_seconds=(1, 1), bot_wait_seconds=1000))
    (anna,) = await evening.sit("Anna")
    await anna.perform("configure", options={"shy": True})
    added = await anna.perform("add_bot")
    await anna.perform("move", seat=added["seat"], position=0)
    await anna.perform("practise")
    await evening.advance(20)
    assert evening.history == []
    await evening.table.perform(HOUSE, "next")
    await anna.perform("add", amount=1)
    await evening.advance(1)
    assert evening.history == [["s2", 1], ["s1", 1], ["s2", 1]]


async def test_a_bot_that_waits_is_asked_again_after_a_while(evening: Evening) -> None:
    asked: list[int] = []

    class Waiting(Bot):
        @override
        def choose(self, glimpse: Glimpse, chance: Chance) -> dict[str, Json] | None:
            asked.append(1)
            return None

    class Slow(Tally):
        bot: ClassVar[type[Bot]] = Waiting

    await evening.restart(Settings(bot_seconds=(1, 1), bot_wait_seconds=4), games={"tally": Slow})
    (anna,) = await evening.sit("Anna")
    await anna.perform("practise")
    await anna.perform("add", amount=1)
    await evening.advance(10)
    assert len(asked) == 3


async def test_a_bot_knows_who_plays_and_what_the_clock_shows_and_keeps_its_own_pace(
    evening: Evening,
) -> None:
    seen: list[tuple[frozenset[str], float | None]] = []

    class Watchful(Bot):
        @override
        def choose(self, glimpse: Glimpse, chance: Chance) -> dict[str, Json] | None:
            seen.append((glimpse.people, glimpse.remaining))
            return None

        @override
        @classmethod
        def pace(cls, public: Mapping[str, object]) -> float:
            return 7 if public["phase"] == "adding" else 1

    class Slow(Tally):
        bot: ClassVar[type[Bot]] = Watchful

    await evening.restart(Settings(bot_seconds=(1, 1), bot_wait_seconds=99), games={"tally": Slow})
    (anna,) = await evening.sit("Anna")
    await anna.perform("practise")
    await anna.perform("add", amount=1)
    await evening.advance(6.9)
    assert seen == []
    await evening.advance(0.2)
    ((people, remaining),) = seen
    assert [*people] == [anna.seat]
    assert remaining == pytest.approx(23, abs=0.1)


async def test_a_bot_that_fails_is_asked_again_and_cannot_touch_the_game(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    Clumsy.attempts = [{"amount": 9}, {"how": "badly"}, {"amount": 2}]
    await evening.restart(games={"clumsy": ClumsyTally})
    (anna,) = await evening.sit("Anna")
    await anna.perform("practise")
    await anna.perform("add", amount=1)
    await evening.advance(20)
    assert evening.history == [["s1", 1], ["s2", 2]]


async def test_a_bot_does_not_play_for_someone_who_took_the_seat_back(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await ben.perform("substitute", seat=ben.seat, bot=True)
    await anna.perform("add", amount=1)
    await ben.perform("substitute", seat=ben.seat, bot=False)
    await evening.advance(20)
    assert evening.history == [["s1", 1]]


async def test_the_table_closes_while_bots_think(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("practise")
    await anna.perform("add", amount=1)
    evening.house.ring_next(evening.house.time + 3)
    await evening.table.close()
    assert [task for task in evening.house.tasks if not task.done()] == []

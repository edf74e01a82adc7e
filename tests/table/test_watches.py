"""What happens by itself when people are away."""

from typing import cast, override

import pytest

from custom_components.parlor.games.vocabulary import Json
from custom_components.parlor.table.table import Settings

from .evening import HOUSE, Evening
from .tally import Tally


class Slow(Tally):
    """A game with ten times the time."""

    @override
    def _start_clock(self, name: str, seconds: float, *beyond: float) -> None:
        super()._start_clock(name, 10 * seconds, *beyond)


class Timeless(Tally):
    """A game without a clock."""

    @override
    def _start_clock(self, name: str, seconds: float, *beyond: float) -> None:
        self._stop_clock()


@pytest.fixture
async def slow(evening: Evening) -> Evening:
    await evening.restart(games={Tally.id: Slow})
    return evening


@pytest.fixture
async def timeless(evening: Evening) -> Evening:
    await evening.restart(games={Tally.id: Timeless})
    return evening


def away(evening: Evening) -> tuple[list[str], float | None] | None:
    """Return who is waited for, and for how many seconds yet."""
    told = evening.table.public()["away"]
    if told is None:
        return None
    until = told["until"]
    left = None if until is None else (until - evening.table.now_ms()) / 1000
    return [*told["seats"]], left


async def test_someone_who_is_away_is_waited_for_for_half_a_minute(slow: Evening) -> None:
    anna, _ = await slow.start("Anna", "Ben")
    anna.detach()
    await slow.advance(29.9)
    assert slow.history == []
    await slow.advance(0.2)
    assert slow.history == [[anna.seat, 1]]


async def test_how_long_one_waits_for_the_absent_can_be_set(evening: Evening) -> None:
    await evening.restart(Settings(away_seconds=3))
    anna, _ = await evening.start("Anna", "Ben")
    anna.detach()
    await evening.advance(3)
    assert evening.history == [[anna.seat, 1]]


async def test_everyone_sees_who_is_waited_for_and_how_long(slow: Evening) -> None:
    anna, ben = await slow.start("Anna", "Ben")
    assert away(slow) is None
    anna.detach()
    await slow.advance(6)
    assert away(slow) == ([anna.id], 24)
    assert ben.seen[-1]["away"] == slow.table.public()["away"]
    await slow.back("Anna")
    assert away(slow) is None


async def test_someone_who_is_back_in_time_makes_their_own_move(slow: Evening) -> None:
    anna, _ = await slow.start("Anna", "Ben")
    anna.detach()
    await slow.advance(29)
    (anna,) = await slow.back("Anna")
    await slow.advance(60)
    assert slow.history == []


async def test_nobody_is_hurried_while_someone_there_is_waited_for(slow: Evening) -> None:
    _anna, ben = await slow.start("Anna", "Ben")
    ben.detach()
    await slow.advance(100)
    assert slow.history == []
    assert away(slow) is None


async def test_each_absent_player_is_waited_for_anew(slow: Evening) -> None:
    anna, ben, _cleo = await slow.start("Anna", "Ben", "Cleo")
    anna.detach()
    ben.detach()
    await slow.advance(30)
    await slow.advance(29.9)
    assert slow.history == [[anna.seat, 1]]
    await slow.advance(0.2)
    assert slow.history == [[anna.seat, 1], [ben.seat, 1]]


async def test_each_decision_of_the_same_player_is_waited_for_anew(evening: Evening) -> None:
    await evening.restart(Settings(away_seconds=35))
    anna, ben, _ = await evening.start("Anna", "Ben", "Cleo")
    await ben.perform("leave")
    anna.detach()
    await evening.advance(30)  # the clock
    await evening.phones["Cleo"].perform("add", amount=2)
    await evening.advance(10)
    assert len(cast(list[Json], evening.history)) == 2
    assert away(evening) == ([anna.id], 25)


async def test_nobody_is_hurried_by_the_hosts_next(slow: Evening) -> None:
    anna, ben, cleo = await slow.start("Anna", "Ben", "Cleo")
    anna.detach()
    ben.detach()
    await slow.advance(29)
    await cleo.perform("next")
    await slow.advance(29)
    assert slow.history == [[anna.seat, 1]]


async def test_the_host_can_cut_the_waiting_short(slow: Evening) -> None:
    anna, ben = await slow.start("Anna", "Ben")
    await anna.perform("add", amount=2)
    ben.detach()
    await slow.advance(1)
    await anna.perform("next")
    assert slow.history == [[anna.seat, 2], [ben.seat, 1]]
    record = slow.table._actor.keeper.match
    assert record is not None
    assert record.record.log[-1].kind == "away"


async def test_the_host_can_wait_on_until_the_person_is_back(slow: Evening) -> None:
    anna, ben = await slow.start("Anna", "Ben")
    await anna.perform("add", amount=2)
    ben.detach()
    await slow.advance(20)
    await anna.perform("wait")
    assert away(slow) == ([ben.id], None)
    await slow.advance(120)
    assert slow.history == [[anna.seat, 2]]
    (ben,) = await slow.back("Ben")
    assert away(slow) is None
    await ben.perform("add", amount=3)
    assert slow.history == [[anna.seat, 2], [ben.seat, 3]]


async def test_whoever_waited_on_can_still_go_on(slow: Evening) -> None:
    anna, ben = await slow.start("Anna", "Ben")
    await anna.perform("add", amount=2)
    ben.detach()
    await slow.quiet()
    await anna.perform("wait")
    await anna.perform("next")
    assert slow.history == [[anna.seat, 2], [ben.seat, 1]]


async def test_a_guest_cannot_stop_the_countdown_but_a_stand_in_and_the_house_can(
    slow: Evening,
) -> None:
    anna, ben, cleo = await slow.start("Anna", "Ben", "Cleo")
    await anna.perform("add", amount=2)
    ben.detach()
    await slow.quiet()
    assert await cleo.refused("wait") == "not_host"
    await slow.table.perform(HOUSE, "wait")
    assert away(slow) == ([ben.id], None)
    await slow.back("Ben")
    slow.phones["Ben"].detach()
    anna.detach()
    await slow.quiet()
    await cleo.perform("wait")
    assert away(slow) == ([ben.id], None)


async def test_nobody_can_be_waited_for_who_is_there(slow: Evening) -> None:
    anna, _ = await slow.start("Anna", "Ben")
    assert await anna.refused("wait") == "nobody_away"


async def test_without_a_clock_nobody_is_skipped_before_the_host_says_so(
    timeless: Evening,
) -> None:
    anna, ben = await timeless.start("Anna", "Ben")
    await anna.perform("add", amount=2)
    ben.detach()
    await timeless.advance(3600)
    assert timeless.history == [[anna.seat, 2]]
    assert away(timeless) == ([ben.id], None)
    await anna.perform("next")
    assert timeless.history == [[anna.seat, 2], [ben.seat, 1]]


async def test_without_a_clock_the_stand_in_is_asked_for_an_absent_host(
    timeless: Evening,
) -> None:
    anna, ben = await timeless.start("Anna", "Ben")
    anna.detach()
    await timeless.quiet()
    assert away(timeless) == ([anna.id], None)
    assert timeless.table.private(ben.seat)["stand_in"]
    await ben.perform("next")
    assert timeless.history == [[anna.seat, 1]]


async def test_without_a_clock_the_house_may_say_that_it_goes_on(timeless: Evening) -> None:
    anna, _ = await timeless.start("Anna", "Ben")
    anna.detach()
    await timeless.quiet()
    await timeless.table.perform(HOUSE, "next")
    assert timeless.history == [[anna.seat, 1]]


async def test_no_move_is_lost_while_nobody_is_there(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    anna.detach()
    ben.detach()
    await evening.advance(29)
    assert evening.history == []
    await evening.back("Ben")
    await evening.advance(0.5)
    assert evening.history == []


async def test_nobody_is_hurried_in_a_pause(evening: Evening) -> None:
    anna, _ben = await evening.start("Anna", "Ben")
    await anna.perform("pause")
    anna.detach()
    await evening.advance(100)
    assert evening.history == []


async def test_a_seat_that_a_bot_plays_is_not_taken_for_away(evening: Evening) -> None:
    await evening.restart(Settings(bot_seconds=(20, 20)))
    anna, _ben = await evening.start("Anna", "Ben")
    await evening.table.perform(HOUSE, "substitute", {"seat": anna.seat, "bot": True})
    anna.detach()
    await evening.advance(15)
    assert evening.history == []


async def test_a_removed_ghost_blocks_nobody(evening: Evening) -> None:
    anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
    await anna.perform("add", amount=1)
    ben.detach()
    await anna.perform("remove", seat=ben.seat)
    await cleo.perform("add", amount=2)
    assert evening.history == [[anna.seat, 1], [cleo.seat, 2]]

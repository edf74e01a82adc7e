"""Clocks: by name, frozen in a pause, and never lost."""

import asyncio

from .evening import Evening


async def test_the_default_move_is_made_when_the_clock_runs_out(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await evening.advance(29.9)
    assert evening.history == []
    await evening.advance(0.2)
    assert evening.history == [[anna.seat, 1]]


async def test_everyone_sees_the_clock_and_what_is_left(evening: Evening) -> None:
    await evening.start("Anna", "Ben")
    await evening.advance(12)
    assert evening.table.public()["clock"] == {"name": "turn", "running": True}
    assert evening.table.remaining_ms() == 18_000


async def test_a_lobby_has_no_clock(evening: Evening) -> None:
    assert evening.table.public()["clock"] is None
    assert evening.table.remaining_ms() is None


async def test_an_action_that_starts_no_clock_lets_it_run_on(evening: Evening) -> None:
    _, ben = await evening.start("Anna", "Ben")
    await evening.advance(10)
    await ben.perform("hint")
    assert evening.table.remaining_ms() == 20_000


async def test_a_new_turn_starts_its_clock_anew(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await evening.advance(10)
    await anna.perform("add", amount=1)
    assert evening.table.remaining_ms() == 30_000


async def test_a_clock_that_comes_back_goes_on_where_it_stopped(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await evening.advance(10)
    await anna.perform("ponder")
    assert evening.table.remaining_ms() == 20_000
    await evening.advance(5)
    await anna.perform("go_on")
    assert evening.table.remaining_ms() == 20_000
    await anna.perform("ponder")
    assert evening.table.remaining_ms() == 20_000
    await anna.perform("go_on")
    await evening.advance(20)
    assert evening.history == [[anna.seat, 1]]


async def test_a_pause_stops_the_clock(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await evening.advance(10)
    await anna.perform("pause")
    await evening.advance(1000)
    assert evening.history == []
    assert evening.table.public()["clock"] == {"name": "turn", "running": False}
    assert evening.table.remaining_ms() == 20_000
    await anna.perform("resume_game")
    await evening.advance(19.9)
    assert evening.history == []
    await evening.advance(0.2)
    assert evening.history == [[anna.seat, 1]]


async def test_the_next_game_has_clocks_of_its_own(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben", length=1)
    await evening.advance(20)
    await anna.perform("end")
    assert evening.table.public()["clock"] is None
    await anna.perform("rematch")
    assert evening.table.remaining_ms() == 30_000


async def test_a_move_in_the_last_moment_counts_and_the_clock_does_not_move_again(
    evening: Evening,
) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    moved = asyncio.create_task(anna.perform("add", amount=3))
    await asyncio.sleep(0)
    evening.house.ring_next(evening.house.time + 30)
    await moved
    await evening.quiet()
    assert evening.history == [[anna.seat, 3]]

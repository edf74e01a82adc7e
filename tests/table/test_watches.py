"""What happens by itself when people are away."""

from custom_components.parlor.table.table import Settings

from .evening import HOUSE, Evening


async def test_nobody_waits_longer_than_ten_seconds_for_someone_who_is_away(
    evening: Evening,
) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    anna.detach()
    await evening.advance(9.9)
    assert evening.history == []
    await evening.advance(0.2)
    assert evening.history == [[anna.seat, 1]]


async def test_how_long_one_waits_for_the_absent_can_be_set(evening: Evening) -> None:
    await evening.restart(Settings(away_seconds=3))
    anna, _ = await evening.start("Anna", "Ben")
    anna.detach()
    await evening.advance(3)
    assert evening.history == [[anna.seat, 1]]


async def test_someone_who_is_back_in_time_makes_their_own_move(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    anna.detach()
    await evening.advance(9)
    (anna,) = await evening.back("Anna")
    await evening.advance(15)
    assert evening.history == []


async def test_nobody_is_hurried_while_someone_there_is_waited_for(evening: Evening) -> None:
    _anna, ben = await evening.start("Anna", "Ben")
    ben.detach()
    await evening.advance(25)
    assert evening.history == []


async def test_each_absent_player_is_waited_for_anew(evening: Evening) -> None:
    anna, ben, _cleo = await evening.start("Anna", "Ben", "Cleo")
    anna.detach()
    ben.detach()
    await evening.advance(10)
    await evening.advance(9.9)
    assert evening.history == [[anna.seat, 1]]
    await evening.advance(0.2)
    assert evening.history == [[anna.seat, 1], [ben.seat, 1]]


async def test_nobody_is_hurried_by_the_hosts_next(evening: Evening) -> None:
    anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
    anna.detach()
    ben.detach()
    await evening.advance(9)
    await cleo.perform("next")
    await evening.advance(9)
    assert evening.history == [[anna.seat, 1]]


async def test_no_move_is_lost_while_nobody_is_there(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    anna.detach()
    ben.detach()
    await evening.advance(29)
    assert evening.history == []
    await evening.back("Ben")
    await evening.advance(0.5)
    assert evening.history == []


async def test_the_clock_runs_on_while_all_phones_sleep(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    anna.detach()
    ben.detach()
    await evening.advance(31)
    assert evening.history == [[anna.seat, 1]]


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

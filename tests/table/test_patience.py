"""With nobody there nobody plays: the game stands still, and everyone sees that it does."""

from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.table.table import Caller

from .evening import HOUSE, Evening, Phone


async def test_the_clock_stands_still_once_the_last_phone_has_gone(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await evening.advance(10)
    anna.detach()
    await evening.advance(5)
    assert evening.table.public()["clock"] == {"name": "turn", "running": True}
    ben.detach()
    await evening.advance(3600)
    assert evening.history == []
    assert evening.table.public()["clock"] == {"name": "turn", "running": False}
    assert evening.table.remaining_ms() == 15_000


async def test_the_clock_goes_on_where_it_stood_with_the_first_phone_that_is_back(
    evening: Evening,
) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await evening.advance(10)
    anna.detach()
    ben.detach()
    await evening.advance(3600)
    await evening.back("Anna")
    assert evening.table.remaining_ms() == 20_000
    await evening.advance(19.9)
    assert evening.history == []
    await evening.advance(0.2)
    assert evening.history == [[anna.seat, 1]]


async def test_people_who_only_talk_may_let_all_phones_sleep_until_they_are_needed(
    evening: Evening,
) -> None:
    await evening.restart(games={Spyster.id: Spyster})
    phones = await evening.start("Anna", "Ben", "Cleo", "Dora")
    await evening.advance(5)
    for phone in phones:
        phone.detach()
    await evening.advance(60)
    assert evening.table.public()["clock"] == {"name": "round", "running": True}
    await evening.advance(3600)
    view = evening.table.public()["view"]
    assert view is not None
    assert (view["phase"], evening.table.public()["frozen"]) == ("vote", True)
    assert evening.table.remaining_ms() == 60_000
    await evening.back("Cleo")
    await evening.advance(10)
    assert evening.table.remaining_ms() == 50_000


async def test_bots_do_not_talk_on_alone(evening: Evening) -> None:
    await evening.restart(games={Spyster.id: Spyster})
    (anna,) = await evening.sit("Anna")
    await anna.perform("practise", bots=4)
    await evening.advance(5)
    anna.detach()
    await evening.quiet()
    before = evening.table.public()
    await evening.advance(3600)
    assert (evening.table.public(), before["frozen"]) == (before, True)


async def test_everyone_who_looks_on_sees_that_the_game_stands_still(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    tv = Phone(evening.table)
    anna.detach()
    await evening.quiet()
    assert tv.seen[-1]["frozen"] is False
    ben.detach()
    await evening.quiet()
    assert tv.seen[-1]["frozen"] is True
    await evening.back("Ben")
    assert tv.seen[-1]["frozen"] is False


async def test_bots_do_not_play_on_alone(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("practise")
    await anna.perform("add", amount=1)
    anna.detach()
    await evening.advance(3600)
    assert evening.history == [["s1", 1]]
    await evening.back("Anna")
    await evening.advance(3)
    assert evening.history == [["s1", 1], ["s2", 1]]


async def test_whoever_leaves_last_leaves_a_game_that_waits_for_the_absent(
    evening: Evening,
) -> None:
    anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
    anna.detach()
    cleo.detach()
    await ben.perform("leave")
    await evening.advance(3600)
    assert (evening.history, evening.table.public()["frozen"]) == ([], True)
    await evening.back("Cleo")
    assert evening.table.public()["frozen"] is False


async def test_a_game_that_the_house_plays_without_a_phone_goes_on(evening: Evening) -> None:
    for name in ("Anna", "Ben"):
        entered = await evening.table.join(name)
        await evening.table.perform(Caller(entered.seat), "ready", {"ready": True})
    await evening.table.perform(HOUSE, "start")
    await evening.advance(31)
    assert evening.table.public()["frozen"] is False
    assert evening.history == [["s1", 1]]


async def test_a_lobby_that_everyone_has_left_for_a_while_is_no_game_that_stands_still(
    evening: Evening,
) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    anna.detach()
    ben.detach()
    await evening.quiet()
    assert evening.table.public()["frozen"] is False

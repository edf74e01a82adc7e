"""It's me again: a device that has lost its token gets its seat back."""

import asyncio

from custom_components.parlor.table.table import Entered
from tests.table.evening import HOUSE, Evening, Phone, refusal


async def claim(evening: Evening, name: str) -> asyncio.Task[Entered]:
    claimed = asyncio.create_task(evening.table.reclaim(name))
    await asyncio.sleep(0)
    return claimed


async def test_a_player_gets_the_seat_back_when_the_host_approves(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    ben.detach()
    claimed = await claim(evening, " BEN")
    await evening.quiet()
    assert evening.table.private(anna.seat)["claims"] == [{"seat": ben.seat, "name": "Ben"}]
    await anna.perform("approve", seat=ben.seat, allow=True)
    entered = await claimed
    assert entered.seat == ben.seat
    assert entered.token is not None
    assert (await evening.table.resume(entered.token)).seat == ben.seat
    assert ben.token is not None
    assert await refusal(evening.table.resume(ben.token)) == "wrong_token"
    assert evening.table.private(anna.seat)["claims"] == []


async def test_the_old_device_is_told_that_it_was_replaced(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    claimed = await claim(evening, "Ben")
    await anna.perform("approve", seat=ben.seat, allow=True)
    entered = await claimed
    Phone(evening.table, entered.seat)
    assert ben.told == ["replaced"]


async def test_a_claim_that_the_host_refuses_is_refused(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    claimed = await claim(evening, "Ben")
    await anna.perform("approve", seat=ben.seat, allow=False)
    assert await refusal(claimed) == "claim_refused"
    assert ben.token is not None
    assert (await evening.table.resume(ben.token)).seat == ben.seat


async def test_a_guest_cannot_approve(evening: Evening) -> None:
    _, ben, _ = await evening.start("Anna", "Ben", "Cleo")
    claimed = await claim(evening, "Cleo")
    await evening.quiet()
    assert await ben.refused("approve", seat="s3", allow=True) == "not_host"
    assert evening.table.private(ben.seat)["claims"] == []
    claimed.cancel()


async def test_the_longest_seated_who_is_there_approves_a_host_that_is_lost(
    evening: Evening,
) -> None:
    anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
    anna.detach()
    claimed = await claim(evening, "Anna")
    await evening.quiet()
    assert await cleo.refused("approve", seat=anna.seat, allow=True) == "not_host"
    await ben.perform("approve", seat=anna.seat, allow=True)
    assert (await claimed).seat == anna.seat


async def test_the_house_approves_where_nobody_else_is_there(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("practise")
    anna.detach()
    claimed = await claim(evening, "Anna")
    await evening.quiet()
    assert list(evening.table.claims) == [anna.seat]
    await evening.table.perform(HOUSE, "approve", {"seat": anna.seat, "allow": True})
    assert (await claimed).seat == anna.seat


async def test_nobody_can_claim_a_seat_that_is_not_there_or_a_bots(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("add_bot")
    assert await refusal(evening.table.reclaim("Nobody")) == "no_such_seat"
    assert await refusal(evening.table.reclaim("Ada")) == "no_such_seat"
    assert await refusal(evening.table.reclaim("")) == "name_invalid"


async def test_a_seat_can_be_claimed_once_at_a_time(evening: Evening) -> None:
    await evening.start("Anna", "Ben")
    claimed = await claim(evening, "Ben")
    await evening.quiet()
    assert await refusal(evening.table.reclaim("Ben")) == "claim_pending"
    claimed.cancel()


async def test_a_claim_is_withdrawn_when_its_device_goes(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    claimed = await claim(evening, "Ben")
    await evening.quiet()
    claimed.cancel()
    await asyncio.gather(claimed, return_exceptions=True)
    await evening.quiet()
    assert evening.table.claims == ()
    assert await anna.refused("approve", seat=ben.seat, allow=True) == "no_such_claim"


async def test_a_claim_that_was_given_up_at_once_leaves_nothing_behind(evening: Evening) -> None:
    await evening.start("Anna", "Ben")
    claimed = await claim(evening, "Ben")
    claimed.cancel()
    await asyncio.gather(claimed, return_exceptions=True)
    await evening.quiet()
    assert evening.table.claims == ()


async def test_a_claim_ends_when_its_seat_is_removed(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    claimed = await claim(evening, "Ben")
    await evening.quiet()
    await anna.perform("remove", seat=ben.seat)
    assert await refusal(claimed) == "claim_refused"


async def test_a_claim_ends_when_the_table_closes(evening: Evening) -> None:
    await evening.sit("Anna", "Ben")
    claimed = await claim(evening, "Ben")
    await evening.quiet()
    await evening.table.close()
    assert await refusal(claimed) == "claim_refused"

"""It's me again: a device that has lost its token gets its seat back, and nobody else does."""

import asyncio
from collections.abc import Sequence

import pytest

from custom_components.parlor.table.deeds.claims import MOST_CLAIMS, MOST_CLAIMS_IN_ALL
from custom_components.parlor.table.table import Entered
from custom_components.parlor.table.vouching import ClaimInfo
from tests.table.evening import HOUSE, Evening, Phone, refusal

type Claimed = asyncio.Task[Entered]


async def claim(evening: Evening, name: str, household: str = "") -> tuple[str, Claimed]:
    """Claim a seat from an unknown device; return the claim's number and what it waits for."""
    number: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    claimed = asyncio.create_task(
        evening.table.reclaim(name, told=number.set_result, household=household)
    )
    return await number, claimed


def shown(evening: Evening, number: str) -> ClaimInfo:
    """Return a claim as everyone sees it."""
    return next(info for info in evening.table.public()["claims"] if info["id"] == number)


async def vouch(phones: Sequence[Phone], number: str) -> None:
    for phone in phones:
        await phone.perform("approve", claim=number, allow=True)


async def can_come_back(evening: Evening, phone: Phone) -> bool:
    assert phone.token is not None
    try:
        return (await evening.table.resume(phone.token)).seat == phone.seat
    except Exception:  # noqa: BLE001
        return False


async def test_a_player_gets_the_seat_back_by_the_word_of_two_and_after_half_a_minute(
    evening: Evening,
) -> None:
    anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
    ben.detach()
    number, claimed = await claim(evening, " BEN")
    await vouch([anna, cleo], number)
    await evening.advance(29.9)
    assert not claimed.done()
    assert await can_come_back(evening, ben)
    await evening.advance(0.2)
    entered = await claimed
    assert entered.seat == ben.seat
    assert entered.token is not None
    assert (await evening.table.resume(entered.token)).seat == ben.seat
    assert not await can_come_back(evening, ben)
    assert evening.table.public()["claims"] == []


async def test_words_that_come_later_give_the_seat_at_once(evening: Evening) -> None:
    anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
    ben.detach()
    number, claimed = await claim(evening, "Ben")
    await evening.advance(31)
    await vouch([anna], number)
    await evening.quiet()
    assert not claimed.done()
    await vouch([cleo], number)
    assert (await claimed).seat == ben.seat


async def test_everyone_sees_who_is_claimed_and_what_is_waited_for(evening: Evening) -> None:
    anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
    tv = Phone(evening.table)
    number, claimed = await claim(evening, "Ben")
    assert tv.seen[-1]["claims"] == [shown(evening, number)]
    assert shown(evening, number) == {
        "id": number,
        "seat": ben.seat,
        "waits_for": "owner",
        "words": [],
        "house": False,
        "missing": 0,
        "until": None,
    }
    ben.detach()
    await evening.quiet()
    half_a_minute_on = evening.table.now_ms() + 30_000
    assert shown(evening, number)["until"] == half_a_minute_on
    assert (shown(evening, number)["waits_for"], shown(evening, number)["missing"]) == ("people", 2)
    await vouch([anna], number)
    assert (shown(evening, number)["words"], shown(evening, number)["missing"]) == ([anna.seat], 1)
    await vouch([cleo], number)
    assert shown(evening, number)["waits_for"] == "time"
    claimed.cancel()


async def test_whose_word_counts_is_asked_and_nobody_else(evening: Evening) -> None:
    anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
    (dora,) = await evening.sit("Dora")
    number, claimed = await claim(evening, "Ben")

    def asked() -> list[bool]:
        seats = (anna.seat, ben.seat, cleo.seat, dora.seat, None)
        return [evening.table.private(seat)["asked"] == [number] for seat in seats]

    assert asked() == [False, True, False, False, False]
    ben.detach()
    await evening.quiet()
    assert asked() == [True, False, True, False, False]
    claimed.cancel()


class TestPresentOwner:
    """A seat whose owner is there is never given away without that person's word."""

    async def test_the_owner_may_give_the_seat_to_another_device(self, evening: Evening) -> None:
        _, ben, _ = await evening.start("Anna", "Ben", "Cleo")
        number, claimed = await claim(evening, "Ben")
        await vouch([ben], number)
        entered = await claimed
        Phone(evening.table, entered.seat)
        assert (entered.seat, ben.told) == (ben.seat, ["replaced"])

    async def test_the_owner_may_refuse(self, evening: Evening) -> None:
        _, ben, _ = await evening.start("Anna", "Ben", "Cleo")
        number, claimed = await claim(evening, "Ben")
        await ben.perform("approve", claim=number, allow=False)
        assert await refusal(claimed) == "claim_refused"
        assert await can_come_back(evening, ben)

    async def test_neither_the_host_nor_the_house_can_give_it_away(self, evening: Evening) -> None:
        anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
        number, claimed = await claim(evening, "Ben")
        for phone in (anna, cleo):
            assert await phone.refused("approve", claim=number, allow=True) == "not_asked"
        given = evening.table.perform(HOUSE, "approve", {"claim": number, "allow": True})
        assert await refusal(given) == "not_asked"
        await evening.advance(600)
        assert not claimed.done()
        assert await can_come_back(evening, ben)
        claimed.cancel()

    async def test_words_from_before_do_not_count_once_the_owner_was_there(
        self, evening: Evening
    ) -> None:
        anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
        ben.detach()
        number, claimed = await claim(evening, "Ben")
        await vouch([anna, cleo], number)
        await evening.advance(29)
        back = Phone(evening.table, ben.seat)
        await evening.advance(60)
        assert not claimed.done()
        back.detach()
        await evening.advance(60)
        assert (shown(evening, number)["words"], claimed.done()) == ([], False)
        claimed.cancel()

    async def test_half_a_minute_begins_anew_when_the_owner_goes(self, evening: Evening) -> None:
        anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
        number, claimed = await claim(evening, "Ben")
        await evening.advance(60)
        ben.detach()
        await evening.quiet()
        await vouch([anna, cleo], number)
        await evening.advance(29)
        assert not claimed.done()
        await evening.advance(2)
        assert (await claimed).seat == ben.seat

    async def test_an_owner_who_comes_back_in_time_can_say_no(self, evening: Evening) -> None:
        anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
        ben.detach()
        number, claimed = await claim(evening, "Ben")
        await vouch([anna, cleo], number)
        await evening.advance(20)
        (back,) = await evening.back("Ben")
        await back.perform("approve", claim=number, allow=False)
        assert await refusal(claimed) == "claim_refused"


class TestThieves:
    """Nobody is the one who asks and the one who allows."""

    async def test_whoever_stands_in_for_the_host_cannot_take_the_hosts_seat(
        self, evening: Evening
    ) -> None:
        anna, ben, _ = await evening.start("Anna", "Ben", "Cleo")
        anna.detach()
        number, claimed = await claim(evening, "Anna")
        await vouch([ben, ben], number)
        await evening.advance(600)
        assert not claimed.done()
        assert await can_come_back(evening, anna)
        claimed.cancel()

    async def test_a_host_cannot_take_the_seat_of_someone_who_is_away(
        self, evening: Evening
    ) -> None:
        anna, ben, _ = await evening.start("Anna", "Ben", "Cleo")
        ben.detach()
        number, claimed = await claim(evening, "Ben")
        await vouch([anna], number)
        await evening.advance(600)
        assert not claimed.done()
        claimed.cancel()

    async def test_of_two_players_neither_can_take_the_others_seat(self, evening: Evening) -> None:
        anna, ben = await evening.start("Anna", "Ben")
        anna.detach()
        number, claimed = await claim(evening, "Anna")
        assert shown(evening, number)["waits_for"] == "house"
        await vouch([ben], number)
        await evening.advance(600)
        assert not claimed.done()
        assert shown(evening, number)["waits_for"] == "house"
        claimed.cancel()

    async def test_a_second_seat_taken_while_the_game_runs_is_no_second_word(
        self, evening: Evening
    ) -> None:
        anna, ben, _ = await evening.start("Anna", "Ben", "Cleo")
        ben.detach()
        (puppet,) = await evening.sit("Dora")
        number, claimed = await claim(evening, "Ben")
        await vouch([anna], number)
        assert await puppet.refused("approve", claim=number, allow=True) == "not_asked"
        claimed.cancel()

    async def test_the_word_of_someone_who_has_left_does_not_count(self, evening: Evening) -> None:
        anna, ben, cleo, _ = await evening.start("Anna", "Ben", "Cleo", "Dora")
        ben.detach()
        number, claimed = await claim(evening, "Ben")
        await vouch([anna, cleo], number)
        await cleo.perform("leave")
        await evening.advance(60)
        assert not claimed.done()
        assert (shown(evening, number)["missing"], shown(evening, number)["words"]) == (
            1,
            [anna.seat],
        )
        claimed.cancel()

    async def test_the_word_of_someone_who_is_removed_does_not_count(
        self, evening: Evening
    ) -> None:
        anna, ben, cleo = await evening.sit("Anna", "Ben", "Cleo")
        ben.detach()
        number, claimed = await claim(evening, "Ben")
        await vouch([cleo], number)
        await anna.perform("remove", seat=cleo.seat)
        assert (shown(evening, number)["missing"], shown(evening, number)["words"]) == (2, [])
        claimed.cancel()

    async def test_a_screen_without_a_seat_has_no_word(self, evening: Evening) -> None:
        _, ben, _ = await evening.start("Anna", "Ben", "Cleo")
        ben.detach()
        number, claimed = await claim(evening, "Ben")
        for allow in (True, False):
            answer = Phone(evening.table).refused("approve", claim=number, allow=allow)
            assert await answer == "not_asked"
        claimed.cancel()


class TestHouse:
    """Home Assistant's word is as good as that of two people."""

    async def test_the_house_vouches_where_nobody_else_is_there(self, evening: Evening) -> None:
        (anna,) = await evening.sit("Anna")
        await anna.perform("practise")
        anna.detach()
        number, claimed = await claim(evening, "Anna")
        await evening.table.perform(HOUSE, "approve", {"claim": number, "allow": True})
        await evening.advance(29)
        assert not claimed.done()
        await evening.advance(2)
        assert (await claimed).seat == anna.seat

    async def test_everyone_sees_that_it_was_the_house(self, evening: Evening) -> None:
        _, ben = await evening.start("Anna", "Ben")
        ben.detach()
        number, claimed = await claim(evening, "Ben")
        await evening.table.perform(HOUSE, "approve", {"claim": number, "allow": True})
        told = shown(evening, number)
        assert (told["house"], told["words"], told["waits_for"]) == (True, [], "time")
        claimed.cancel()

    async def test_whoever_is_asked_can_object_to_the_word_of_the_house(
        self, evening: Evening
    ) -> None:
        anna, ben = await evening.start("Anna", "Ben")
        ben.detach()
        number, claimed = await claim(evening, "Ben")
        await evening.table.perform(HOUSE, "approve", {"claim": number, "allow": True})
        await evening.advance(29)
        await anna.perform("approve", claim=number, allow=False)
        assert await refusal(claimed) == "claim_refused"

    async def test_the_owner_can_object_to_the_word_of_the_house(self, evening: Evening) -> None:
        _, ben = await evening.start("Anna", "Ben")
        ben.detach()
        number, claimed = await claim(evening, "Ben")
        await evening.table.perform(HOUSE, "approve", {"claim": number, "allow": True})
        (back,) = await evening.back("Ben")
        await back.perform("approve", claim=number, allow=False)
        assert await refusal(claimed) == "claim_refused"

    async def test_the_word_of_the_house_does_not_count_once_the_owner_was_there(
        self, evening: Evening
    ) -> None:
        _, ben = await evening.start("Anna", "Ben")
        ben.detach()
        number, claimed = await claim(evening, "Ben")
        await evening.table.perform(HOUSE, "approve", {"claim": number, "allow": True})
        (back,) = await evening.back("Ben")
        back.detach()
        await evening.advance(60)
        assert (shown(evening, number)["house"], claimed.done()) == (False, False)
        claimed.cancel()

    async def test_the_house_may_refuse(self, evening: Evening) -> None:
        await evening.start("Anna", "Ben")
        number, claimed = await claim(evening, "Ben")
        await evening.table.perform(HOUSE, "approve", {"claim": number, "allow": False})
        assert await refusal(claimed) == "claim_refused"


async def test_everyone_at_the_table_can_object(evening: Evening) -> None:
    anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
    ben.detach()
    number, claimed = await claim(evening, "Ben")
    await vouch([anna], number)
    await cleo.perform("approve", claim=number, allow=False)
    assert await refusal(claimed) == "claim_refused"


async def test_a_stranger_who_asks_does_not_keep_the_owner_from_asking(evening: Evening) -> None:
    anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
    ben.detach()
    _, stranger = await claim(evening, "Ben")
    number, owner = await claim(evening, "Ben")
    await vouch([anna, cleo], number)
    await evening.advance(31)
    assert (await owner).seat == ben.seat
    assert await refusal(stranger) == "claim_refused"


async def test_one_claim_is_refused_and_the_other_goes_on(evening: Evening) -> None:
    _, ben = await evening.start("Anna", "Ben")
    first, stranger = await claim(evening, "Ben")
    second, owner = await claim(evening, "Ben")
    await ben.perform("approve", claim=first, allow=False)
    assert await refusal(stranger) == "claim_refused"
    await vouch([ben], second)
    assert (await owner).seat == ben.seat


async def test_of_too_many_claims_the_oldest_goes_for_whom_nobody_has_spoken(
    evening: Evening,
) -> None:
    anna, ben, _ = await evening.start("Anna", "Ben", "Cleo")
    ben.detach()
    number, owner = await claim(evening, "Ben", "his own")
    await vouch([anna], number)
    strangers = [(await claim(evening, "Ben", f"home {n}"))[1] for n in range(MOST_CLAIMS)]
    assert await refusal(strangers[0]) == "crowded_out"
    assert [task.done() for task in (owner, *strangers[1:])] == [False] * MOST_CLAIMS
    for task in (owner, *strangers):
        task.cancel()


async def test_whoever_claims_again_and_again_pushes_out_nobody_else(evening: Evening) -> None:
    await evening.start("Anna", "Ben", "Cleo")
    _, first = await claim(evening, "Ben", "eve's")
    _, owner = await claim(evening, "Ben", "his own")
    flood = [(await claim(evening, "Ben", "eve's"))[1] for _ in range(9)]
    assert [await refusal(task) for task in flood[:-1]] == ["crowded_out"] * 8
    assert [task.done() for task in (first, owner, flood[-1])] == [False] * 3
    for task in (first, owner, *flood):
        task.cancel()


async def test_the_word_of_a_helper_does_not_make_a_flood_push_out_others(
    evening: Evening,
) -> None:
    eve, ben, _ = await evening.start("Eve", "Ben", "Cleo")
    ben.detach()
    _, owner = await claim(evening, "Ben", "his own")
    flood = []
    for _ in range(9):
        number, task = await claim(evening, "Ben", "eve's")
        await vouch([eve], number)
        flood.append(task)
    assert not owner.done()
    for task in (owner, *flood):
        task.cancel()


async def test_in_a_crowd_from_one_address_whoever_asked_first_goes_on_waiting(
    evening: Evening,
) -> None:
    await evening.start("Anna", "Ben", "Cleo")
    _, owner = await claim(evening, "Ben", "shared")
    flood = [(await claim(evening, "Ben", "shared"))[1] for _ in range(9)]
    assert not owner.done()
    for task in (owner, *flood):
        task.cancel()


async def test_claims_on_every_seat_push_out_nobody_from_elsewhere(evening: Evening) -> None:
    names = [f"Guest {number}" for number in range(MOST_CLAIMS_IN_ALL)]
    await evening.sit("Ben", *names)
    _, owner = await claim(evening, "Ben", "his own")
    flood = [(await claim(evening, name, "eve's"))[1] for name in names]
    assert not owner.done()
    for task in (owner, *flood):
        task.cancel()


async def test_a_flood_of_claims_has_an_end(evening: Evening) -> None:
    names = [f"Guest {number}" for number in range(MOST_CLAIMS_IN_ALL)]
    await evening.sit(*names)
    claims = [(await claim(evening, name))[1] for name in (*names, *names)]
    assert len(evening.table.claims) == MOST_CLAIMS_IN_ALL
    for task in claims:
        task.cancel()


async def test_nobody_can_claim_a_seat_that_is_not_there_or_a_bots(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("add_bot")
    assert await refusal(evening.table.reclaim("Nobody")) == "no_such_seat"
    assert await refusal(evening.table.reclaim("Ada")) == "no_such_seat"
    assert await refusal(evening.table.reclaim("")) == "name_invalid"


async def test_a_claim_is_withdrawn_when_its_device_goes(evening: Evening) -> None:
    anna, *_ = await evening.start("Anna", "Ben")
    number, claimed = await claim(evening, "Ben")
    claimed.cancel()
    await asyncio.gather(claimed, return_exceptions=True)
    await evening.quiet()
    assert evening.table.claims == ()
    assert await anna.refused("approve", claim=number, allow=True) == "no_such_claim"


async def test_a_claim_that_was_given_up_at_once_leaves_nothing_behind(evening: Evening) -> None:
    await evening.start("Anna", "Ben")
    claimed = asyncio.create_task(evening.table.reclaim("Ben"))
    await asyncio.sleep(0)
    claimed.cancel()
    await asyncio.gather(claimed, return_exceptions=True)
    await evening.quiet()
    assert evening.table.claims == ()


async def test_a_claim_ends_when_its_seat_is_removed(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    _, claimed = await claim(evening, "Ben")
    await anna.perform("remove", seat=ben.seat)
    assert await refusal(claimed) == "claim_refused"


async def test_a_claim_ends_when_the_table_closes(evening: Evening) -> None:
    await evening.sit("Anna", "Ben")
    _, claimed = await claim(evening, "Ben")
    await evening.table.close()
    assert await refusal(claimed) == "table_closed"


@pytest.mark.parametrize("seconds", [0, 59])
async def test_whoever_lost_the_line_at_the_last_moment_asks_again_and_is_in(
    evening: Evening, seconds: float
) -> None:
    _, ben = await evening.start("Anna", "Ben")
    number: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    claimed = asyncio.create_task(
        evening.table.reclaim("Ben", "a request of mine", number.set_result)
    )
    await vouch([ben], await number)
    await claimed
    await evening.advance(seconds)
    entered = await evening.table.reclaim("Ben", "a request of mine")
    assert entered.token is not None
    assert (await evening.table.resume(entered.token)).seat == ben.seat

"""The door: sitting down once, being let in, and new codes."""

import asyncio

import pytest

from custom_components.parlor.table.deeds.door import MOST_KNOCKS
from custom_components.parlor.table.seats import hashed
from custom_components.parlor.table.table import Entered
from tests.table.evening import HOUSE, Evening, Phone, refusal

REQUEST = "one-that-nobody-guesses"


async def knock(
    evening: Evening, name: str, household: str = ""
) -> tuple[str, asyncio.Task[Entered]]:
    """Knock under a name; return the knock's number and what it waits for."""
    number: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    knocked = asyncio.create_task(
        evening.table.knock(name, told=number.set_result, household=household)
    )
    return await number, knocked


class TestAskingAgain:
    """A line may break between the seat and the welcome."""

    async def test_whoever_asks_again_has_the_same_seat_and_a_token_that_opens_it(
        self, evening: Evening
    ) -> None:
        first = await evening.table.join("Anna", request=REQUEST)
        again = await evening.table.join("Anna", request=REQUEST)
        assert again.seat == first.seat
        assert again.token is not None
        assert (await evening.table.resume(again.token)).seat == first.seat
        assert len(evening.table.seats) == 1

    async def test_a_line_that_breaks_while_the_seat_is_given_leaves_no_orphan(
        self, evening: Evening
    ) -> None:
        broken = asyncio.create_task(evening.table.join("Anna", request=REQUEST))
        await asyncio.sleep(0)
        broken.cancel()
        again = await evening.table.join("Anna", request=REQUEST)
        assert (again.seat, len(evening.table.seats)) == ("s1", 1)

    async def test_whoever_has_left_sits_down_anew(self, evening: Evening) -> None:
        first = await evening.table.join("Anna", request=REQUEST)
        await Phone(evening.table, first.seat).perform("leave")
        again = await evening.table.join("Anna", request=REQUEST)
        assert (first.seat, again.seat) == ("s1", "s2")

    async def test_the_seat_is_given_again_after_a_crash(self, evening: Evening) -> None:
        first = await evening.table.join("Anna", request=REQUEST)
        await evening.restart()
        again = await evening.table.join("Anna", request=REQUEST)
        assert again.seat == first.seat

    async def test_a_minute_later_it_is_too_late(self, evening: Evening) -> None:
        await evening.table.join("Anna", request=REQUEST)
        await evening.advance(61)
        assert await refusal(evening.table.join("Anna", request=REQUEST)) == "name_taken"

    @pytest.mark.parametrize(("request_id", "name"), [(REQUEST, "Anna "), ("another", "Anna")])
    async def test_nobody_else_gets_the_seat(
        self, evening: Evening, request_id: str, name: str
    ) -> None:
        await evening.table.join("Anna", request=REQUEST)
        assert await refusal(evening.table.join(name, request=request_id)) == "name_taken"

    async def test_neither_token_nor_request_is_kept_in_clear(self, evening: Evening) -> None:
        entered = await evening.table.join("Anna", request=REQUEST)
        await evening.table.close()
        kept = b"".join(file.read_bytes() for file in evening.path.parent.iterdir())
        assert entered.token is not None
        assert hashed(entered.token).encode() in kept
        assert entered.token.encode() not in kept
        assert REQUEST.encode() not in kept
        await evening.begin()


class TestGuard:
    """Whoever was removed knows the code, so newcomers need the host's word."""

    async def test_a_removed_person_cannot_simply_join_again(self, evening: Evening) -> None:
        anna, ben = await evening.sit("Anna", "Ben")
        await anna.perform("remove", seat=ben.seat)
        for name in ("Ben", "Somebody else"):
            assert await refusal(evening.table.join(name)) == "door_guarded"
        assert evening.table.public()["guarded"]

    async def test_the_guard_outlives_a_restart(self, evening: Evening) -> None:
        anna, ben = await evening.sit("Anna", "Ben")
        await anna.perform("remove", seat=ben.seat)
        await evening.restart()
        assert await refusal(evening.table.join("Ben")) == "door_guarded"

    async def test_the_host_may_let_someone_in(self, evening: Evening) -> None:
        anna, ben, cleo = await evening.sit("Anna", "Ben", "Cleo")
        await anna.perform("remove", seat=ben.seat)
        number, knocked = await knock(evening, " Ben ")
        assert evening.table.public()["knocks"] == [{"id": number, "name": "Ben"}]
        assert evening.table.private(anna.seat)["asked"] == [number]
        assert evening.table.private(cleo.seat)["asked"] == []
        assert await cleo.refused("approve", claim=number, allow=True) == "not_host"
        await anna.perform("approve", claim=number, allow=True)
        entered = await knocked
        assert entered.token is not None
        assert (await evening.table.resume(entered.token)).seat == "s4"
        assert evening.table.knocks == ()

    async def test_the_host_may_refuse(self, evening: Evening) -> None:
        anna, ben = await evening.sit("Anna", "Ben")
        await anna.perform("remove", seat=ben.seat)
        number, knocked = await knock(evening, "Ben")
        await anna.perform("approve", claim=number, allow=False)
        assert await refusal(knocked) == "claim_refused"
        assert len(evening.table.seats) == 1

    async def test_the_house_may_let_someone_in(self, evening: Evening) -> None:
        anna, ben = await evening.sit("Anna", "Ben")
        await anna.perform("remove", seat=ben.seat)
        number, knocked = await knock(evening, "Ben")
        await evening.table.perform(HOUSE, "approve", {"claim": number, "allow": True})
        assert (await knocked).seat == "s3"

    async def test_the_host_may_open_the_door_again(self, evening: Evening) -> None:
        anna, ben = await evening.sit("Anna", "Ben")
        await anna.perform("remove", seat=ben.seat)
        await anna.perform("guard", guarded=False)
        assert (await evening.table.join("Ben")).seat == "s3"

    async def test_only_the_host_opens_and_guards_the_door(self, evening: Evening) -> None:
        _, ben = await evening.sit("Anna", "Ben")
        assert await ben.refused("guard", guarded=True) == "not_host"
        await evening.table.perform(HOUSE, "guard", {"guarded": True})
        assert evening.table.guarded

    async def test_the_door_stays_open_when_a_bot_is_removed_or_someone_leaves(
        self, evening: Evening
    ) -> None:
        anna, ben = await evening.sit("Anna", "Ben")
        await anna.perform("add_bot")
        await anna.perform("remove", seat="s3")
        await ben.perform("leave")
        assert not evening.table.guarded

    async def test_a_table_that_everyone_has_left_guards_nothing(self, evening: Evening) -> None:
        anna, ben = await evening.sit("Anna", "Ben")
        await anna.perform("remove", seat=ben.seat)
        await anna.perform("leave")
        assert (await evening.table.join("Ben")).seat == "s3"

    async def test_a_table_whose_last_guest_was_removed_guards_nothing(
        self, evening: Evening
    ) -> None:
        (anna,) = await evening.sit("Anna")
        await evening.table.perform(HOUSE, "remove", {"seat": anna.seat})
        assert (await evening.table.join("Ben")).seat == "s2"

    async def test_a_name_that_is_taken_cannot_knock(self, evening: Evening) -> None:
        await evening.sit("Anna")
        assert await refusal(evening.table.knock("ANNA")) == "name_taken"

    async def test_of_too_many_who_knock_the_oldest_goes(self, evening: Evening) -> None:
        await evening.sit("Anna")
        knocked = [
            (await knock(evening, f"Eve {n}", f"home {n}"))[1] for n in range(MOST_KNOCKS + 1)
        ]
        assert await refusal(knocked[0]) == "crowded_out"
        assert not any(task.done() for task in knocked[1:])
        for task in knocked:
            task.cancel()

    async def test_whoever_knocks_again_and_again_pushes_out_nobody_else(
        self, evening: Evening
    ) -> None:
        await evening.sit("Anna")
        _, honest = await knock(evening, "Ben", "his own")
        flood = [(await knock(evening, f"Eve {n}", "eve's"))[1] for n in range(9)]
        assert not honest.done()
        assert await refusal(flood[1]) == "crowded_out"
        for task in (honest, *flood):
            task.cancel()


class TestNewCodes:
    """New codes make the old ones worthless for everyone who has no seat."""

    async def test_whoever_has_no_seat_is_sent_away(self, evening: Evening) -> None:
        (anna,) = await evening.sit("Anna")
        tv = Phone(evening.table)
        old = {evening.table.code, evening.table.short_code, evening.table.tv_code}
        await anna.perform("new_code")
        assert (tv.told, anna.told) == (["dismissed"], ["renewed"])
        new = {evening.table.code, evening.table.short_code, evening.table.tv_code}
        assert len(old | new) == 6

    async def test_whoever_waits_to_be_let_in_is_sent_away_too(self, evening: Evening) -> None:
        anna, _ = await evening.sit("Anna", "Ben")
        _, knocked = await knock(evening, "Cleo")
        number: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        claimed = asyncio.create_task(evening.table.reclaim("Ben", told=number.set_result))
        await number
        await anna.perform("new_code")
        assert [await refusal(task) for task in (knocked, claimed)] == ["claim_refused"] * 2

    async def test_whoever_has_the_new_code_may_come_in(self, evening: Evening) -> None:
        anna, ben = await evening.sit("Anna", "Ben")
        await anna.perform("remove", seat=ben.seat)
        await anna.perform("new_code")
        assert (await evening.table.join("Cleo")).seat == "s3"

    async def test_a_guest_cannot_make_new_codes(self, evening: Evening) -> None:
        _, ben = await evening.sit("Anna", "Ben")
        assert await ben.refused("new_code") == "not_host"

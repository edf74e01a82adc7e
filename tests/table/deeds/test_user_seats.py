"""Users of Home Assistant at the table: their account is what their seat belongs to."""

from dataclasses import replace

import pytest

from custom_components.parlor.table.names import LONGEST_NAME, NAMELESS
from custom_components.parlor.table.seats import Caller, SeatKind
from custom_components.parlor.table.table import Settings
from tests.table.deeds.test_claims import claim, shown
from tests.table.deeds.test_door import knock
from tests.table.evening import HOUSE, Evening, Phone, refusal


async def sit(evening: Evening, name: str, user: str = "robin-id") -> Phone:
    """Let a user sit down and listen."""
    seat = await evening.table.sit(user, name)
    user_page = Phone(evening.table, seat)
    await evening.quiet()
    return user_page


async def test_a_user_sits_down_without_code_or_token(evening: Evening) -> None:
    robin = await sit(evening, "Robin")
    seat = evening.seat("Robin")
    assert (seat.kind, seat.user, seat.token_hash) == (SeatKind.USER, "robin-id", None)
    assert evening.table.seat_of_user("robin-id") == robin.seat
    assert evening.table.seat_of_user("kim-id") is None


async def test_a_user_has_one_seat(evening: Evening) -> None:
    robin = await sit(evening, "Robin")
    assert await evening.table.sit("robin-id", "Robin", "Bobby") == robin.seat
    assert [seat.name for seat in evening.table.seats] == ["Robin"]


async def test_the_first_user_is_the_host(evening: Evening) -> None:
    robin = await sit(evening, "Robin")
    assert evening.table.host == robin.seat


@pytest.mark.parametrize(
    ("known_as", "name"),
    [
        ("Robin", "Robin"),
        ("Anna", "Anna 2"),
        ("anna", "anna 2"),
        ("  Robin\u202e  of  Loxley ", "Robin of Loxley"),
        ("Maximiliane von und zu Hohenstein", "Maximiliane von und"),
        ("", NAMELESS),
        ("\u202e", NAMELESS),
    ],
)
async def test_a_user_gets_a_name_that_nobody_has(
    evening: Evening, known_as: str, name: str
) -> None:
    await evening.sit("Anna")
    seat = await evening.table.sit("robin-id", known_as)
    assert evening.table.seats[-1].id == seat
    assert evening.table.seats[-1].name == name


async def test_users_of_one_long_name_are_told_apart(evening: Evening) -> None:
    for number in range(4):
        await evening.table.sit(f"user-{number}", "M" * 2 * LONGEST_NAME)
    names = [seat.name for seat in evening.table.seats]
    assert names == ["M" * 20, f"{'M' * 18} 2", f"{'M' * 18} 3", f"{'M' * 18} 4"]


async def test_a_user_may_choose_a_name_that_nobody_has(evening: Evening) -> None:
    await evening.sit("Anna")
    assert await refusal(evening.table.sit("robin-id", "Robin", "Anna")) == "name_taken"
    assert await refusal(evening.table.sit("robin-id", "Robin", "\u202e")) == "name_invalid"
    await evening.table.sit("robin-id", "Robin", "Bobby")
    assert evening.seat("Bobby").user == "robin-id"


async def test_the_door_is_not_guarded_against_users(evening: Evening) -> None:
    await evening.sit("Anna")
    await evening.table.perform(HOUSE, "guard", {"guarded": True})
    await sit(evening, "Robin")
    assert evening.seat("Robin").present


async def test_the_door_is_guarded_against_a_user_who_was_removed(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    robin = await sit(evening, "Robin")
    await anna.perform("remove", seat=robin.seat)
    for _ in range(2):
        assert await refusal(evening.table.sit("robin-id", "Robin")) == "door_guarded"
        assert await refusal(evening.table.sit("robin-id", "Robin", "Rob")) == "door_guarded"
        await evening.restart()
    await sit(evening, "Kim", "kim-id")
    assert [seat.name for seat in evening.table.seats] == ["Anna", "Kim"]


@pytest.mark.parametrize(
    ("message", "params"),
    [("guard", {"guarded": False}), ("new_code", {}), ("clear_table", {})],
)
async def test_a_user_who_was_removed_may_sit_once_the_door_was_opened(
    evening: Evening, message: str, params: dict[str, bool]
) -> None:
    (anna,) = await evening.sit("Anna")
    robin = await sit(evening, "Robin")
    await anna.perform("remove", seat=robin.seat)
    await evening.table.perform(HOUSE, message, params)
    await evening.table.perform(HOUSE, "guard", {"guarded": True})
    await sit(evening, "Robin")
    assert evening.seat("Robin").present


SHUT_OUT = Caller(house=True, user="robin-id")


@pytest.mark.parametrize("message", ["clear_table", "add_bot"])
async def test_a_user_who_was_removed_leads_but_opens_no_door(
    evening: Evening, message: str
) -> None:
    (anna,) = await evening.sit("Anna")
    robin = await sit(evening, "Robin")
    await anna.perform("remove", seat=robin.seat)
    await evening.table.perform(SHUT_OUT, message)
    opened = evening.table.perform(SHUT_OUT, "guard", {"guarded": False})
    assert await refusal(opened) == "door_guarded"
    assert await refusal(evening.table.sit("robin-id", "Robin")) == "door_guarded"
    assert await refusal(evening.table.join("Rob")) == "door_guarded"


async def test_a_user_who_was_removed_makes_no_new_codes(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    robin = await sit(evening, "Robin")
    await anna.perform("remove", seat=robin.seat)
    code = evening.table.code
    assert await refusal(evening.table.perform(SHUT_OUT, "new_code")) == "door_guarded"
    assert evening.table.code == code


@pytest.mark.parametrize("allow", [True, False])
async def test_a_user_who_was_removed_has_no_word_about_who_comes_in(
    evening: Evening, allow: bool
) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    robin = await sit(evening, "Robin")
    await anna.perform("remove", seat=robin.seat)
    ben.detach()
    number, claiming = await claim(evening, "Ben")
    other, knocking = await knock(evening, "Rob")
    for asking in (number, other):
        said = evening.table.perform(SHUT_OUT, "approve", {"claim": asking, "allow": allow})
        assert await refusal(said) == "door_guarded"
    for task in (claiming, knocking):
        task.cancel()


@pytest.mark.parametrize("message", ["new_code", "clear_table"])
async def test_an_administrator_who_was_removed_may_open_the_door(
    evening: Evening, message: str
) -> None:
    (anna,) = await evening.sit("Anna")
    robin = await sit(evening, "Robin")
    await anna.perform("remove", seat=robin.seat)
    await evening.table.perform(replace(SHUT_OUT, admin=True), message)
    await sit(evening, "Robin")
    assert evening.seat("Robin").present


async def test_a_user_who_takes_the_own_seat_away_may_sit_again(evening: Evening) -> None:
    await evening.sit("Anna")
    robin = await sit(evening, "Robin")
    await robin.perform("remove", seat=robin.seat)
    again = await sit(evening, "Robin")
    await evening.table.perform(Caller(house=True, user="robin-id"), "remove", {"seat": again.seat})
    await sit(evening, "Robin")
    assert evening.seat("Robin").present


async def test_a_user_has_a_hosts_powers(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    robin = await sit(evening, "Robin")
    assert evening.table.host == anna.seat
    assert evening.table.private(robin.seat)["powers"]
    assert not evening.table.private(ben.seat)["powers"]
    await robin.perform("add_bot")
    assert await ben.refused("add_bot") == "not_host"


async def test_a_user_who_starts_from_a_dashboard_plays_even_with_the_seat_put_away(
    evening: Evening,
) -> None:
    seat = await evening.table.sit("robin-id", "Robin")
    await evening.table.perform(HOUSE, "add_bot")
    leading = Caller(house=True, user="robin-id")
    assert not evening.seat("Robin").present
    await evening.table.perform(leading, "start")
    assert not evening.seat("Robin").watching
    view = evening.table.public()["view"]
    assert view is not None
    assert seat in view["scores"]


async def test_a_user_may_start_where_only_the_house_may(evening: Evening) -> None:
    await evening.restart(Settings(start_reserved=True))
    (anna,) = await evening.sit("Anna")
    robin = await sit(evening, "Robin")
    for one in (anna, robin):
        await one.perform("ready", ready=True)
    assert await anna.refused("start") == "start_reserved"
    await robin.perform("start")
    assert evening.table.stage == "playing"


async def test_a_user_may_ask_for_another_game_before_all_want_one(evening: Evening) -> None:
    robin = await sit(evening, "Robin")
    await robin.perform("ready", ready=True)
    _, ben = await evening.start("Anna", "Ben")
    await evening.table.perform(HOUSE, "end")
    assert await ben.refused("rematch") == "not_ready"
    await robin.perform("rematch")
    assert evening.table.stage == "playing"


async def test_a_user_keeps_the_seat_across_a_restart(evening: Evening) -> None:
    robin = await sit(evening, "Robin")
    await evening.restart()
    assert evening.table.seat_of_user("robin-id") == robin.seat
    assert not evening.seat("Robin").present


async def test_the_seat_is_where_the_user_last_opened_it(evening: Evening) -> None:
    tablet = await sit(evening, "Robin")
    phone = Phone(evening.table, tablet.seat)
    assert tablet.told == ["replaced"]
    tablet.detach()
    await evening.quiet()
    assert evening.seat("Robin").present
    phone.detach()
    await evening.quiet()
    assert not evening.seat("Robin").present


async def test_a_user_who_left_sits_down_anew(evening: Evening) -> None:
    robin = await sit(evening, "Robin")
    await robin.perform("leave")
    assert evening.table.seat_of_user("robin-id") is None
    assert (await sit(evening, "Robin")).seat != robin.seat


async def test_only_the_user_decides_about_the_seat(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    robin = await sit(evening, "Robin")
    robin.detach()
    await evening.quiet()
    number, claimed = await claim(evening, "Robin")
    assert shown(evening, number)["waits_for"] == "owner"
    for other in (anna, ben):
        assert await other.refused("approve", claim=number, allow=True) == "not_asked"
    yes = {"claim": number, "allow": True}
    assert await refusal(evening.table.perform(HOUSE, "approve", yes)) == "not_asked"
    await evening.advance(120)
    assert not claimed.done()
    back = Phone(evening.table, robin.seat)
    await evening.quiet()
    assert number in evening.table.private(robin.seat)["asked"]
    await back.perform("approve", claim=number, allow=True)
    entered = await claimed
    assert entered.seat == robin.seat
    assert (evening.seat("Robin").kind, evening.seat("Robin").user) == (SeatKind.PHONE, None)


ROBIN = Caller(house=True, user="robin-id")
ROBIN_AS_ADMIN = replace(ROBIN, admin=True)


class TestVouching:
    """A user who plays is one of the people, and not the house."""

    @pytest.mark.parametrize("caller", [ROBIN, ROBIN_AS_ADMIN])
    async def test_a_user_who_plays_has_one_word_of_two(
        self, evening: Evening, caller: Caller
    ) -> None:
        anna, ben = await evening.sit("Anna", "Ben")
        robin = await sit(evening, "Robin")
        ben.detach()
        number, claimed = await claim(evening, "Ben")
        yes = {"claim": number, "allow": True}
        for _ in range(2):
            await evening.table.perform(caller, "approve", yes)
            await robin.perform("approve", claim=number, allow=True)
        told = shown(evening, number)
        assert (told["words"], told["house"], told["missing"]) == ([robin.seat], False, 1)
        await evening.advance(600)
        assert not claimed.done()
        await anna.perform("approve", claim=number, allow=True)
        assert (await claimed).seat == ben.seat

    async def test_a_user_who_plays_counts_also_with_the_seat_put_away(
        self, evening: Evening
    ) -> None:
        _, ben = await evening.sit("Anna", "Ben")
        robin = await sit(evening, "Robin")
        for phone in (ben, robin):
            phone.detach()
        number, claimed = await claim(evening, "Ben")
        await evening.table.perform(ROBIN, "approve", {"claim": number, "allow": True})
        assert shown(evening, number)["words"] == [robin.seat]
        claimed.cancel()

    @pytest.mark.parametrize("caller", [ROBIN, ROBIN_AS_ADMIN])
    async def test_a_user_who_sat_down_while_a_game_runs_has_no_word(
        self, evening: Evening, caller: Caller
    ) -> None:
        _, ben, _ = await evening.start("Anna", "Ben", "Cleo")
        await sit(evening, "Robin")
        ben.detach()
        number, claimed = await claim(evening, "Ben")
        for allow in (True, False):
            said = evening.table.perform(caller, "approve", {"claim": number, "allow": allow})
            assert await refusal(said) == "not_asked"
        assert number.encode() not in evening.table.house_bytes(caller)
        claimed.cancel()

    async def test_a_user_who_plays_can_object_as_the_others_can(self, evening: Evening) -> None:
        _, ben = await evening.sit("Anna", "Ben")
        await sit(evening, "Robin")
        no = {"allow": False}
        number, claimed = await claim(evening, "Ben")
        said = evening.table.perform(ROBIN, "approve", {"claim": number, **no})
        assert await refusal(said) == "not_asked"
        ben.detach()
        await evening.quiet()
        assert number.encode() in evening.table.house_bytes(ROBIN)
        await evening.table.perform(ROBIN, "approve", {"claim": number, **no})
        assert await refusal(claimed) == "claim_refused"

    @pytest.mark.parametrize(("caller", "house"), [(ROBIN, False), (ROBIN_AS_ADMIN, True)])
    async def test_where_too_few_are_there_an_administrator_who_plays_is_the_house(
        self, evening: Evening, caller: Caller, house: bool
    ) -> None:
        (ben,) = await evening.sit("Ben")
        await sit(evening, "Robin")
        ben.detach()
        number, claimed = await claim(evening, "Ben")
        await evening.table.perform(caller, "approve", {"claim": number, "allow": True})
        assert shown(evening, number)["house"] is house
        await evening.advance(31)
        assert claimed.done() is house
        claimed.cancel()

    async def test_a_user_who_does_not_play_is_the_house(self, evening: Evening) -> None:
        _, ben, _ = await evening.start("Anna", "Ben", "Cleo")
        ben.detach()
        number, claimed = await claim(evening, "Ben")
        assert number.encode() in evening.table.house_bytes(ROBIN)
        await evening.table.perform(ROBIN, "approve", {"claim": number, "allow": True})
        await evening.advance(31)
        assert (await claimed).seat == ben.seat


async def test_a_user_may_let_the_house_act_for_the_seat(evening: Evening) -> None:
    robin = await sit(evening, "Robin")
    await robin.perform("allow_house", allow=True)
    assert evening.seat("Robin").allows_house


async def test_a_user_who_leads_is_told_what_a_host_is(evening: Evening) -> None:
    await evening.sit("Anna")
    await evening.table.perform(HOUSE, "guard", {"guarded": True})
    number, _ = await claim(evening, "Anna")
    led = evening.table.house_bytes(HOUSE)
    assert b'"powers":true' in led
    assert number.encode() not in led
    evening.phones["Anna"].detach()
    await evening.quiet()
    assert number.encode() in evening.table.house_bytes(HOUSE)


async def test_the_house_speaks_for_no_seat_of_its_users(evening: Evening) -> None:
    robin = await sit(evening, "Robin")
    await robin.perform("ready", ready=True)
    await evening.start("Anna")
    kim = Caller(robin.seat, house=True, user="kim-id")
    assert await refusal(evening.table.perform(kim, "add", {"number": 1})) == "not_allowed"


async def test_a_host_who_looks_at_the_table_stays_the_host(evening: Evening) -> None:
    robin = await sit(evening, "Robin")
    await evening.sit("Anna")
    look_away = evening.table.look_on(Phone(evening.table), "robin-id")
    robin.detach()
    await evening.advance(3600)
    assert (evening.table.host, evening.seat("Robin").present) == (robin.seat, True)
    look_away()
    await evening.advance(50)
    assert (evening.table.host, evening.seat("Robin").present) == (robin.seat, False)
    await evening.advance(20)
    assert evening.table.host != robin.seat

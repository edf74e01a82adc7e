"""Who may act for a seat beside its own device."""

from pathlib import Path
import sqlite3

from custom_components.parlor.table.journal.schema import MIGRATIONS
from custom_components.parlor.table.seats import Caller
from tests.table.evening import HOUSE, Evening, Phone, refusal

ADD = {"amount": 1}


def for_seat(phone: Phone, user: str | None = None) -> Caller:
    """Return the house as it speaks for a seat."""
    return Caller(phone.seat, house=True, user=user)


async def test_the_house_cannot_act_for_a_seat_that_has_not_allowed_it(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    assert await refusal(evening.table.perform(for_seat(anna), "add", ADD)) == "not_allowed"
    assert (
        await refusal(evening.table.perform(for_seat(anna, "robin"), "add", ADD)) == "not_allowed"
    )
    assert evening.history == []


async def test_the_house_is_refused_before_the_game_is_asked(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await anna.perform("pause")
    assert await refusal(evening.table.perform(for_seat(ben), "nonsense")) == "not_allowed"


async def test_the_house_may_act_for_a_seat_that_allows_it(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await anna.perform("allow_house", allow=True)
    await evening.table.perform(for_seat(anna), "add", ADD)
    assert await refusal(evening.table.perform(for_seat(ben), "add", ADD)) == "not_allowed"
    await ben.perform("add", amount=1)
    await anna.perform("allow_house", allow=False)
    assert await refusal(evening.table.perform(for_seat(anna), "add", ADD)) == "not_allowed"


async def test_nobody_else_may_give_the_permission(evening: Evening) -> None:
    anna, _ = await evening.sit("Anna", "Ben")
    allow = {"allow": True}
    assert await refusal(evening.table.perform(HOUSE, "allow_house", allow)) == "no_such_seat"
    assert await refusal(evening.table.perform(for_seat(anna), "allow_house", allow)) == (
        "not_allowed"
    )
    assert await anna.refused("allow_house", allow=1) == "invalid_params"


async def test_a_seat_alone_is_told_what_it_has_allowed(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    await anna.perform("allow_house", allow=True)
    table = evening.table
    assert [table.private(seat)["allows_house"] for seat in (anna.seat, ben.seat, None)] == [
        True,
        False,
        False,
    ]
    assert b"allows_house" not in table.public_bytes()


async def test_a_user_of_the_house_may_act_for_the_own_seat(evening: Evening) -> None:
    seat = await evening.table.sit("robin", "Anna")
    anna = Phone(evening.table, seat)
    await anna.perform("ready", ready=True)
    await evening.start("Ben")
    assert await refusal(evening.table.perform(for_seat(anna, "kim"), "add", ADD)) == "not_allowed"
    await evening.table.perform(for_seat(anna, "robin"), "add", ADD)


async def test_the_permission_outlives_the_house(evening: Evening) -> None:
    anna, _ = await evening.sit("Anna", "Ben")
    await evening.table.sit("robin", "Cleo")
    await anna.perform("allow_house", allow=True)
    await evening.restart()
    assert [(seat.allows_house, seat.user) for seat in evening.table.seats] == [
        (True, None),
        (False, None),
        (False, "robin"),
    ]


async def test_seats_of_an_older_journal_have_allowed_nothing(path: Path) -> None:
    db = sqlite3.connect(path, isolation_level=None)
    for statement in MIGRATIONS[0]:
        db.execute(statement)
    db.execute("PRAGMA user_version = 1")
    db.close()
    evening = await Evening(path).begin()
    await evening.sit("Anna")
    assert not evening.seat("Anna").allows_house
    assert evening.seat("Anna").user is None
    await evening.table.close()

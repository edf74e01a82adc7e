"""Who has the host's role, and who may do what without it."""

import pytest

from .evening import HOUSE, Evening, Phone, refusal


async def test_the_role_passes_after_a_minute_to_the_longest_seated_who_is_there(
    evening: Evening,
) -> None:
    anna, ben, cleo = await evening.sit("Anna", "Ben", "Cleo")
    ben.detach()
    anna.detach()
    await evening.advance(59.9)
    assert evening.table.host == anna.seat
    await evening.advance(0.2)
    assert evening.table.host == cleo.seat


async def test_a_host_who_is_back_in_time_keeps_the_role(evening: Evening) -> None:
    anna, _ = await evening.sit("Anna", "Ben")
    anna.detach()
    await evening.advance(59)
    Phone(evening.table, anna.seat)
    await evening.advance(120)
    assert evening.table.host == anna.seat


async def test_a_host_who_is_back_too_late_is_a_guest(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    anna.detach()
    await evening.advance(61)
    Phone(evening.table, anna.seat)
    await evening.advance(120)
    assert evening.table.host == ben.seat


async def test_the_role_passes_at_once_to_whoever_comes_back_first(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    anna.detach()
    ben.detach()
    await evening.advance(600)
    assert evening.table.host == anna.seat
    Phone(evening.table, ben.seat)
    await evening.advance(0)
    assert evening.table.host == ben.seat


async def test_the_role_passes_on_from_an_heir_who_is_away_too(evening: Evening) -> None:
    anna, ben, cleo = await evening.sit("Anna", "Ben", "Cleo")
    anna.detach()
    ben.detach()
    await evening.advance(30)
    await evening.table.perform(HOUSE, "hand_over", {"seat": ben.seat})
    await evening.advance(31)
    assert evening.table.host == cleo.seat


async def test_the_role_passes_when_the_host_leaves(evening: Evening) -> None:
    anna, ben, cleo = await evening.sit("Anna", "Ben", "Cleo")
    ben.detach()
    await anna.perform("leave")
    assert evening.table.host == cleo.seat


async def test_the_role_never_passes_to_a_bot(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("add_bot")
    await anna.perform("leave")
    assert evening.table.host is None
    (ben,) = await evening.sit("Ben")
    assert evening.table.host == ben.seat


@pytest.mark.parametrize("message", ["pause", "next", "end"])
async def test_a_guest_cannot_do_what_is_the_hosts(evening: Evening, message: str) -> None:
    _, ben = await evening.start("Anna", "Ben")
    assert await ben.refused(message) == "not_host"


@pytest.mark.parametrize("message", ["pause", "next", "end"])
async def test_a_screen_without_a_seat_has_no_powers(evening: Evening, message: str) -> None:
    await evening.start("Anna", "Ben")
    assert await Phone(evening.table).refused(message) == "not_host"


async def test_a_host_who_sleeps_does_not_stop_the_others(evening: Evening) -> None:
    anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
    assert evening.table.private(ben.seat)["stand_in"] is False
    anna.detach()
    await evening.quiet()
    assert evening.table.private(cleo.seat)["stand_in"] is True
    await cleo.perform("next")
    await ben.perform("pause")
    await cleo.perform("resume_game")
    assert await cleo.refused("end") == "not_host"
    assert await cleo.refused("remove", seat=ben.seat) == "not_host"
    assert evening.history == [[anna.seat, 1]]


async def test_the_house_always_has_the_hosts_powers(evening: Evening) -> None:
    await evening.start("Anna", "Ben")
    for message in ("pause", "resume_game", "next", "end"):
        await evening.table.perform(HOUSE, message)
    assert evening.table.stage == "over"


async def test_the_house_has_no_seat_to_play_from(evening: Evening) -> None:
    await evening.start("Anna", "Ben")
    assert await refusal(evening.table.perform(HOUSE, "add", {"amount": 1})) == "no_such_seat"
    assert await refusal(evening.table.perform(HOUSE, "leave")) == "no_such_seat"

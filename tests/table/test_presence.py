"""Who is there, and who is told what."""

from collections.abc import Sequence
import logging
from typing import override

import pytest

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import SeatId

from .evening import Evening, Phone, refusal


class BrokenPhone(Phone):
    """A device whose connection fails whenever it is told something."""

    @override
    def changed(self) -> None:
        raise ConnectionError

    @override
    def happened(self, events: Sequence[Event]) -> None:
        raise ConnectionError


async def test_a_phone_that_goes_is_shown_as_away_and_keeps_its_seat(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    ben.detach()
    await evening.quiet()
    assert not evening.seat("Ben").present
    assert anna.seen[-1]["seats"][1]["present"] is False
    await evening.back("Ben")
    assert evening.seat("Ben").present


async def test_a_second_device_replaces_the_first(evening: Evening) -> None:
    anna, _ = await evening.sit("Anna", "Ben")
    second = Phone(evening.table, anna.seat)
    assert anna.told == ["replaced"]
    anna.detach()
    await evening.quiet()
    assert evening.seat("Anna").present
    assert second.told == []


async def test_a_device_that_was_replaced_hears_no_more(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    Phone(evening.table, ben.seat)
    await evening.quiet()
    heard = len(ben.versions)
    await anna.perform("add", amount=1)
    assert len(ben.versions) == heard


async def test_a_player_who_returns_gets_the_whole_view_at_once(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    ben.detach()
    await anna.perform("add", amount=1)
    (ben,) = await evening.back("Ben")
    assert evening.history == [[anna.seat, 1]]
    assert [offer["type"] for offer in evening.table.offers(ben.seat)] == [
        "add",
        "ponder",
        "go_on",
    ]


async def test_nobody_gets_a_seat_with_a_wrong_token(evening: Evening) -> None:
    anna, _ = await evening.sit("Anna", "Ben")
    assert await refusal(evening.table.resume("token")) == "wrong_token"
    assert await refusal(evening.table.resume(anna.id)) == "wrong_token"


async def test_a_screen_without_a_seat_sees_what_is_public(evening: Evening) -> None:
    screen = Phone(evening.table)
    anna, ben = await evening.start("Anna", "Ben")
    await ben.perform("hint")
    await anna.perform("add", amount=1)
    assert [event.type for event in screen.events] == ["added"]
    assert screen.seen[-1] == evening.table.public()
    heard = len(screen.versions)
    screen.detach()
    await ben.perform("add", amount=1)
    assert len(screen.versions) == heard


async def test_nobody_can_attach_to_a_seat_that_is_not_there(evening: Evening) -> None:
    with pytest.raises(Refused) as refused:
        Phone(evening.table, SeatId("s9"))
    assert refused.value.code == "no_such_seat"


async def test_a_device_that_fails_does_not_keep_the_others_from_hearing(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    BrokenPhone(evening.table)
    anna, ben = await evening.start("Anna", "Ben")
    await anna.perform("add", amount=1)
    assert ben.versions[-1] == evening.table.version


async def test_everyone_is_told_when_the_table_closes(evening: Evening) -> None:
    anna, _ = await evening.sit("Anna", "Ben")
    screen = Phone(evening.table)
    await evening.table.close()
    assert (anna.told, screen.told) == (["closed"], ["closed"])


async def test_nothing_can_be_asked_of_a_closed_table(evening: Evening) -> None:
    anna, _ = await evening.sit("Anna", "Ben")
    await evening.table.close()
    assert await anna.refused("ready", ready=True) == "table_closed"
    assert await refusal(evening.table.join("Cleo")) == "table_closed"
    with pytest.raises(Refused):
        Phone(evening.table)

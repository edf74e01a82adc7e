"""Those who look on: told after everyone at the table, in order, and never too late."""

import asyncio
from collections.abc import Sequence
from typing import override

import pytest

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.table.table import Listener, Table

from .evening import HOUSE, Evening


class Onlooker(Listener):
    """Remembers what it was told, and at which version."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told: list[tuple[str, int]] = []
        self.amounts: list[object] = []
        self.leave = table.look_on(self)

    @override
    def changed(self) -> None:
        self.told.append(("changed", self.table.version))

    @override
    def happened(self, events: Sequence[Event]) -> None:
        self.told.append(("happened", self.table.version))
        self.amounts += [event.data["amount"] for event in events if "amount" in event.data]

    @override
    def replaced(self) -> None:
        """Have no seat that another device could take over."""

    removed = renewed = dismissed = replaced

    @override
    def closed(self) -> None:
        self.told.append(("closed", self.table.version))


async def test_a_move_is_answered_and_shown_before_onlookers_hear_of_it(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    onlooker = Onlooker(evening.table)
    await anna.perform("add", amount=1)
    assert ben.versions[-1] == evening.table.version
    assert onlooker.told == []
    await evening.advance(1)
    version = evening.table.version
    assert onlooker.told == [("happened", version), ("changed", version)]


async def test_onlookers_hear_of_every_event_in_order_and_look_once(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    onlooker = Onlooker(evening.table)
    for n in range(4):
        await (anna, ben)[n % 2].perform("add", amount=n % 2 + 1)
    await evening.advance(1)
    assert onlooker.amounts == [1, 2, 1, 2]
    assert [what for what, _ in onlooker.told] == ["happened", "changed"]


async def test_onlookers_hear_only_what_is_public(evening: Evening) -> None:
    _, ben = await evening.start("Anna", "Ben")
    onlooker = Onlooker(evening.table)
    await ben.perform("hint")
    await evening.advance(1)
    assert onlooker.amounts == []


async def test_what_the_house_asks_for_it_sees_at_once(evening: Evening) -> None:
    await evening.start("Anna", "Ben")
    onlooker = Onlooker(evening.table)
    await evening.table.perform(HOUSE, "pause")
    version = evening.table.version
    assert onlooker.told == [("happened", version), ("changed", version)]


async def test_onlookers_are_told_what_is_left_when_the_table_closes(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    onlooker = Onlooker(evening.table)
    await anna.perform("add", amount=1)
    await evening.table.close()
    assert [what for what, _ in onlooker.told] == ["happened", "changed", "closed"]
    with pytest.raises(Refused):
        Onlooker(evening.table)


async def test_an_onlooker_who_has_left_hears_no_more(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    onlooker = Onlooker(evening.table)
    onlooker.leave()
    await anna.perform("add", amount=1)
    await evening.advance(1)
    assert onlooker.told == []


async def test_moves_that_wait_for_each_other_never_wait_for_onlookers(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    onlooker = Onlooker(evening.table)
    await asyncio.gather(anna.perform("add", amount=1), ben.perform("add", amount=2))
    assert onlooker.told == []

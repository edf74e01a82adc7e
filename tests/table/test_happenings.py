"""What happens at the table itself: seen by comparing what is published, and told to onlookers."""

import asyncio
from typing import Any

import pytest

from custom_components.parlor.games.events import Event
from custom_components.parlor.table.happenings import TableEvent
from custom_components.parlor.table.table import Table

from .evening import HOUSE, Evening, Phone


class Onlooker(Phone):
    """Remembers what it was told, without a seat."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.versions, self.seen, self.events = [], [], []
        self.detach = table.look_on(self)

    @property
    def types(self) -> list[str]:
        return [str(event.type) for event in self.events]

    def the(self, type_: TableEvent) -> dict[str, Any]:
        (event,) = [event for event in self.events if event.type is type_]
        return {**event.data}


@pytest.fixture
async def onlooker(evening: Evening) -> Onlooker:
    return Onlooker(evening.table)


async def told(evening: Evening, onlooker: Onlooker) -> list[str]:
    """Return what the onlooker was told since last time."""
    await evening.quiet()
    types = onlooker.types
    onlooker.events = []
    return types


async def test_whoever_sits_down_is_told_as_joined_and_never_as_back(
    evening: Evening, onlooker: Onlooker
) -> None:
    await evening.sit("Anna")
    await evening.quiet()
    assert onlooker.the(TableEvent.PLAYER_JOINED) == {
        "player": "s1",
        "player_name": "Anna",
        "bot": False,
    }
    assert onlooker.types == ["player_joined"]


async def test_a_bot_that_sits_down_is_told_as_one(evening: Evening, onlooker: Onlooker) -> None:
    await evening.table.perform(HOUSE, "add_bot", {"name": "Ada"})
    assert onlooker.the(TableEvent.PLAYER_JOINED)["bot"] is True
    assert onlooker.types == ["player_joined"]


async def test_whoever_leaves_is_told_by_name(evening: Evening, onlooker: Onlooker) -> None:
    anna, _ = await evening.sit("Anna", "Ben")
    await told(evening, onlooker)
    await anna.perform("leave")
    await evening.quiet()
    assert onlooker.the(TableEvent.PLAYER_LEFT) == {"player": "s1", "player_name": "Anna"}
    assert onlooker.the(TableEvent.HOST_CHANGED) == {"player": "s2", "player_name": "Ben"}


async def test_the_first_to_sit_down_is_no_change_of_the_host(
    evening: Evening, onlooker: Onlooker
) -> None:
    await evening.sit("Anna")
    await evening.phones["Anna"].perform("leave")
    await evening.sit("Ben")
    assert "host_changed" not in await told(evening, onlooker)


async def test_only_who_gets_ready_is_told_as_ready(evening: Evening, onlooker: Onlooker) -> None:
    anna, *_ = await evening.sit("Anna", "Ben")
    await told(evening, onlooker)
    await anna.perform("ready", ready=True)
    await anna.perform("ready", ready=True)
    await anna.perform("ready", ready=False)
    assert await told(evening, onlooker) == ["player_ready"]


async def test_a_phone_that_goes_and_comes_back_is_told(
    evening: Evening, onlooker: Onlooker
) -> None:
    anna, _ = await evening.sit("Anna", "Ben")
    await told(evening, onlooker)
    anna.detach()
    assert await told(evening, onlooker) == ["player_away"]
    await evening.back("Anna")
    assert await told(evening, onlooker) == ["player_back"]


async def test_those_who_come_after_a_restart_were_never_told_as_away(evening: Evening) -> None:
    await evening.sit("Anna", "Ben")
    await evening.restart()
    onlooker = Onlooker(evening.table)
    await evening.back("Anna", "Ben")
    assert await told(evening, onlooker) == []


async def test_a_game_is_told_around_what_happens_in_it(
    evening: Evening, onlooker: Onlooker
) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await evening.quiet()
    assert onlooker.the(TableEvent.GAME_STARTED) == {
        "game": "tally",
        "players": ["s1", "s2"],
        "players_names": ["Anna", "Ben"],
    }
    await told(evening, onlooker)
    await anna.perform("pause")
    await anna.perform("resume_game")
    assert await told(evening, onlooker) == ["game_paused", "game_resumed"]
    await anna.perform("add", amount=2)
    await evening.finish()
    await evening.quiet()
    assert onlooker.types[-1] == "game_ended"
    assert onlooker.the(TableEvent.GAME_ENDED) == {
        "game": "tally",
        "winners": ["s1"],
        "winners_names": ["Anna"],
        "ahead": [],
        "ahead_names": [],
        "count": 1,
        "ended_by": "played",
    }


async def test_a_game_that_is_broken_off_has_no_winner_but_somebody_ahead(
    evening: Evening, onlooker: Onlooker
) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await anna.perform("add", amount=2)
    await anna.perform("end")
    await evening.quiet()
    assert onlooker.the(TableEvent.GAME_ENDED) == {
        "game": "tally",
        "winners": [],
        "winners_names": [],
        "ahead": ["s1"],
        "ahead_names": ["Anna"],
        "count": 1,
        "ended_by": "host",
    }


async def test_a_game_that_is_cleared_away_was_won_by_nobody(
    evening: Evening, onlooker: Onlooker
) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await anna.perform("add", amount=2)
    await anna.perform("clear_table")
    await evening.quiet()
    ended = onlooker.the(TableEvent.GAME_ENDED)
    assert (ended["winners"], ended["ended_by"]) == ([], "host")


async def test_a_paused_game_that_ends_is_not_told_as_resumed(
    evening: Evening, onlooker: Onlooker
) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await anna.perform("pause")
    await told(evening, onlooker)
    await anna.perform("end")
    assert (await told(evening, onlooker))[-1] == "game_ended"
    await anna.perform("rematch")
    assert (await told(evening, onlooker))[0] == "game_started"


async def test_a_game_that_its_last_player_leaves_is_told_as_ended(
    evening: Evening, onlooker: Onlooker
) -> None:
    phones = await evening.start("Anna", "Ben")
    await told(evening, onlooker)
    for phone in phones:
        await phone.perform("leave")
    types = await told(evening, onlooker)
    assert types.count("player_left") == 2
    assert types.count("game_ended") == 1


async def test_games_that_follow_each_other_in_one_moment_are_both_told(
    evening: Evening, onlooker: Onlooker
) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await told(evening, onlooker)
    both = (anna.perform(message) for message in ("stop", "rematch"))
    await asyncio.gather(*both)
    await evening.quiet()
    own = [event for event in onlooker.events if event.type in TableEvent]
    assert [event.type for event in own] == ["game_ended", "game_started"]
    assert own[0].data["winners_names"] == ["Anna", "Ben"]


async def test_phones_are_not_told_what_they_see(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await anna.perform("pause")
    told_there: list[Event] = [*anna.events, *ben.events]
    assert not [event for event in told_there if event.type in TableEvent]


async def test_nothing_happens_when_only_the_game_goes_on(
    evening: Evening, onlooker: Onlooker
) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await told(evening, onlooker)
    await anna.perform("add", amount=1)
    assert await told(evening, onlooker) == ["added"]

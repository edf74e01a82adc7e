"""A whole evening of Spyster at the table, with a restart in the middle of it."""

from pathlib import Path
from typing import Any

import pytest

from custom_components.parlor.games import GAMES

from .evening import HOUSE, Evening, ManualHouse


async def test_a_game_of_spyster_is_played_to_its_end_across_a_restart(evening: Evening) -> None:
    await evening.restart(games=GAMES)
    phones = await evening.start("Anna", "Ben", "Cleo", "Dora", "Emil", rounds=2, round_minutes=1)
    await evening.advance(5)
    assert phase(evening) == "questioning"
    await evening.advance(20)
    await phones[1].perform("call_vote")
    await phones[0].perform("vote", target=phones[1].seat, bet=2)
    before = evening.table.public()
    privates = [evening.table.private(phone.seat)["view"] for phone in phones]
    await evening.restart(games=GAMES)
    phones = await evening.back("Anna", "Ben", "Cleo", "Dora", "Emil")
    assert evening.table.public() == before
    assert [evening.table.private(phone.seat)["view"] for phone in phones] == privates
    await evening.advance(600)
    assert evening.table.stage == "over"
    for phone in phones:
        await phone.perform("ready", ready=True)
    assert phase(evening) == "roles"


@pytest.mark.parametrize("bots", [3, 9])
async def test_one_human_may_practise_spyster(evening: Evening, bots: int) -> None:
    await evening.restart(games=GAMES)
    (anna,) = await evening.sit("Anna")
    await anna.perform("configure", options={"rounds": 1, "round_minutes": 1})
    await anna.perform("practise", bots=bots)
    await evening.advance(300)
    assert evening.table.stage == "over"


@pytest.mark.parametrize("seed", range(3))
async def test_bots_wait_for_two_thirds_of_the_vote_while_somebody_is_still_to_vote(
    path: Path, seed: int
) -> None:
    evening = await Evening(path, ManualHouse(seed)).begin(games=GAMES)
    (anna,) = await evening.sit("Anna")
    await anna.perform("practise", bots=4)
    await evening.advance(5)
    await anna.perform("call_vote")
    await evening.advance(40)
    assert (phase(evening), view(evening)["votes_cast"]) == ("vote", {"count": 0, "of": 5})
    await evening.advance(19)
    # All four have voted by now, or one of them has guessed instead.
    assert phase(evening) == "reveal" or view(evening)["votes_cast"] == {"count": 4, "of": 5}
    await evening.table.close()


async def test_phones_may_sleep_while_people_talk(evening: Evening) -> None:
    await evening.restart(games=GAMES)
    phones = await evening.start("Anna", "Ben", "Cleo", "Dora")
    await evening.advance(5)
    for phone in phones:
        phone.detach()
    await evening.advance(400)
    assert phase(evening) == "questioning"
    await evening.advance(20)
    assert phase(evening) == "vote"


async def test_a_vote_waits_half_a_minute_for_those_who_are_away(evening: Evening) -> None:
    await evening.restart(games=GAMES)
    anna, ben, cleo, dora = await evening.start("Anna", "Ben", "Cleo", "Dora")
    await evening.table.perform(HOUSE, "next")
    await evening.table.perform(HOUSE, "next")
    for phone, target in ((anna, ben), (ben, anna), (cleo, anna)):
        await phone.perform("vote", target=target.seat, bet=1)
    dora.detach()
    await evening.advance(29)
    assert phase(evening) == "vote"
    await evening.advance(2)
    assert phase(evening) == "reveal"


def phase(evening: Evening) -> object:
    view = evening.table.public()["view"]
    assert isinstance(view, dict)
    return view["phase"]


def view(evening: Evening) -> Any:
    """Return what everyone sees of the game."""
    return evening.table.public()["view"]


async def test_next_calls_the_vote_in_the_name_of_whoever_says_it(evening: Evening) -> None:
    await evening.restart(games=GAMES)
    anna, ben, *_ = await evening.start("Anna", "Ben", "Cleo", "Dora")
    await evening.advance(5)
    anna.detach()
    await ben.perform("next")
    assert view(evening)["caller"] == {"seat": ben.seat, "clock": False}


async def test_the_house_calls_the_vote_in_the_name_of_the_host_also_across_a_restart(
    evening: Evening,
) -> None:
    await evening.restart(games=GAMES)
    anna, *_ = await evening.start("Anna", "Ben", "Cleo", "Dora")
    await evening.advance(5)
    await evening.table.perform(HOUSE, "next")
    assert view(evening)["caller"] == {"seat": anna.seat, "clock": False}
    await evening.restart(games=GAMES)
    assert view(evening)["caller"] == {"seat": anna.seat, "clock": False}


async def test_nobody_cuts_the_first_half_of_a_vote_short(evening: Evening) -> None:
    await evening.restart(games=GAMES)
    anna, ben, *_ = await evening.start("Anna", "Ben", "Cleo", "Dora")
    await evening.advance(5)
    await ben.perform("call_vote")
    await evening.advance(29)
    assert evening.table.public()["next"] == "not_yet"
    assert await anna.refused("next") == "nothing_to_skip"
    await evening.advance(2)
    assert (evening.table.public()["next"], phase(evening)) == ("cuts_short", "vote")
    await anna.perform("next")
    assert phase(evening) == "reveal"


async def test_a_vote_has_one_clock_of_sixty_seconds(evening: Evening) -> None:
    await evening.restart(games=GAMES)
    _, ben, *_ = await evening.start("Anna", "Ben", "Cleo", "Dora")
    await evening.advance(5)
    await ben.perform("call_vote")
    shown = [evening.table.remaining_ms()]
    for _ in range(3):
        await evening.advance(15)
        shown.append(evening.table.remaining_ms())
    assert shown == [60_000, 45_000, 30_000, 15_000]
    assert evening.table.public()["clock"] == {"name": "vote", "running": True}


async def test_the_round_goes_on_with_the_time_that_was_left_when_a_vote_is_tied(
    evening: Evening,
) -> None:
    await evening.restart(games=GAMES)
    _, ben, *_ = await evening.start("Anna", "Ben", "Cleo", "Dora", round_minutes=7)
    await evening.advance(5 + 100)
    await ben.perform("call_vote")
    await evening.advance(60)
    while phase(evening) == "reveal":
        await evening.table.perform(HOUSE, "next")
    assert (phase(evening), evening.table.remaining_ms()) == ("questioning", 320_000)


async def test_a_stand_in_cannot_cut_a_vote_short(evening: Evening) -> None:
    await evening.restart(games=GAMES)
    anna, ben, *_ = await evening.start("Anna", "Ben", "Cleo", "Dora")
    await evening.advance(5)
    await ben.perform("call_vote")
    await evening.advance(31)
    anna.detach()
    assert await ben.refused("next") == "not_host"
    assert phase(evening) == "vote"
    await evening.table.perform(HOUSE, "next")
    assert phase(evening) == "reveal"


async def test_next_waits_no_longer_for_those_who_are_away_from_a_vote(evening: Evening) -> None:
    await evening.restart(games=GAMES)
    anna, ben, cleo, dora = await evening.start("Anna", "Ben", "Cleo", "Dora")
    await evening.advance(5)
    await ben.perform("call_vote")
    for phone, target in ((anna, ben), (ben, anna), (cleo, anna)):
        await phone.perform("vote", target=target.seat, bet=1)
    dora.detach()
    await evening.quiet()
    assert evening.table.public()["next"] == "goes_on"
    await anna.perform("next")
    assert phase(evening) == "reveal"


async def test_places_do_not_come_again_in_the_next_game_at_the_table(evening: Evening) -> None:
    await evening.restart(games=GAMES)
    await evening.start("Anna", "Ben", "Cleo", "Dora", rounds=5, round_minutes=1)
    await evening.advance(1200)
    first = {played["location"]["id"] for played in view(evening)["played"]}
    await evening.restart(games=GAMES)
    for phone in await evening.back("Anna", "Ben", "Cleo", "Dora"):
        await phone.perform("ready", ready=True)
    await evening.restart(games=GAMES)
    await evening.back("Anna", "Ben", "Cleo", "Dora")
    await evening.advance(1200)
    second = {played["location"]["id"] for played in view(evening)["played"]}
    assert len(first) == len(second) == 5
    assert not first & second

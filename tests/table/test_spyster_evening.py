"""A whole evening of Spyster at the table, with a restart in the middle of it."""

import pytest

from custom_components.parlor.games import GAMES

from .evening import HOUSE, Evening


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
    await phones[3].perform("rematch")
    assert phase(evening) == "roles"


@pytest.mark.parametrize("bots", [3, 9])
async def test_one_human_may_practise_spyster(evening: Evening, bots: int) -> None:
    await evening.restart(games=GAMES)
    (anna,) = await evening.sit("Anna")
    await anna.perform("configure", options={"rounds": 1, "round_minutes": 1})
    await anna.perform("practise", bots=bots)
    await evening.advance(300)
    assert evening.table.stage == "over"


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


async def test_a_vote_waits_ten_seconds_for_those_who_are_away(evening: Evening) -> None:
    await evening.restart(games=GAMES)
    anna, ben, cleo, dora = await evening.start("Anna", "Ben", "Cleo", "Dora")
    await evening.table.perform(HOUSE, "next")
    await evening.table.perform(HOUSE, "next")
    for phone, target in ((anna, ben), (ben, anna), (cleo, anna)):
        await phone.perform("vote", target=target.seat, bet=1)
    dora.detach()
    await evening.advance(9)
    assert phase(evening) == "vote"
    await evening.advance(2)
    assert phase(evening) == "reveal"


def phase(evening: Evening) -> object:
    view = evening.table.public()["view"]
    assert isinstance(view, dict)
    return view["phase"]

"""What a game in the lobby waits for: one rule, which everyone is told."""

from .evening import HOUSE, Evening
from .tally import Solo


async def test_a_lobby_waits_for_players_and_for_their_word(evening: Evening) -> None:
    assert evening.table.public()["missing"] == {"players": 2, "ready": 0}
    anna, ben = await evening.sit("Anna", "Ben")
    assert evening.table.public()["missing"] == {"players": 0, "ready": 2}
    await anna.perform("ready", ready=True)
    assert evening.table.public()["missing"] == {"players": 0, "ready": 1}
    await ben.perform("ready", ready=True)
    assert evening.table.public()["missing"] is None


async def test_one_person_may_play_alone_without_waiting_for_anybody(evening: Evening) -> None:
    await evening.table.perform(HOUSE, "configure", {"game": Solo.id})
    assert evening.table.public()["missing"] == {"players": 1, "ready": 0}
    (anna,) = await evening.sit("Anna")
    await anna.perform("ready", ready=True)
    assert evening.table.public()["missing"] is None
    await anna.perform("start")
    assert evening.table.stage == "playing"
    assert evening.table.public()["missing"] is None


async def test_a_phone_that_is_away_and_was_never_ready_keeps_nobody_waiting(
    evening: Evening,
) -> None:
    phones = await evening.sit("Anna", "Ben")
    for phone in phones:
        await phone.perform("ready", ready=True)
    await evening.table.join("Away")
    assert evening.table.public()["missing"] is None


async def test_nobody_waits_for_players_once_a_game_is_on_or_over(evening: Evening) -> None:
    await evening.start("Anna", "Ben")
    assert evening.table.public()["missing"] is None
    await evening.table.perform(HOUSE, "end")
    assert evening.table.public()["missing"] is None

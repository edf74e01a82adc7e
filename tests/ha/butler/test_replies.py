"""What the house answers: true, in the language of the sentence, and never a secret."""

from freezegun.api import FrozenDateTimeFactory
from homeassistant.core import HomeAssistant
from homeassistant.helpers import area_registry as ar, device_registry as dr
import pytest

from custom_components.parlor.house import ParlorConfigEntry
from tests.ha.company import NAMES, act, ask, convict_spy, finish, play, seat, view
from tests.ha.court import gather
from tests.ha.test_entity import device
from tests.house import open_table

from .talking import say, teach


@pytest.fixture(autouse=True)
async def talks(house: HomeAssistant) -> None:
    """Let the house understand what is said."""
    await teach(house)


async def test_whose_turn_it_is(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    assert await say(house, "Whose turn is it?") == "No game is on."
    assert await say(house, "Wer ist dran?", "de") == "Gerade läuft kein Spiel."
    anna, *_ = await play(entry)
    names = {seat.id: seat.name for seat in entry.runtime_data.seats}
    player = names[view(entry)["turn"]]
    assert await say(house, "Whose turn is it?") == f"It is {player}’s turn."
    assert await say(house, "Wer ist dran?", "de") == f"{player} ist dran."
    await act(entry, anna, "call_vote")
    everyone = "The game waits for Anna, Ben, Cleo and Dora."
    assert await say(house, "Who are we waiting for?") == everyone
    await act(entry, anna, "vote", target="s2", bet=1)
    assert await say(house, "Auf wen warten wir?", "de") == (
        "Das Spiel wartet auf Ben, Cleo und Dora."
    )


async def test_who_leads(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    await gather(entry)
    assert await say(house, "Who leads?") == "Nobody is ahead: all have 0 points."
    await ask(entry, "end")
    await ask(entry, "configure", game="spyster")
    assert await say(house, "Wer führt?", "de") == "Gerade läuft kein Spiel."


@pytest.mark.parametrize(
    ("scores", "english", "german"),
    [
        ({"s1": 7, "s2": 1}, "Anna leads with 7 points.", "Anna führt mit 7 Punkten."),
        ({"s1": 1, "s2": 0}, "Anna leads with 1 point.", "Anna führt mit 1 Punkt."),
        (
            {"s1": 4, "s2": 4, "s3": 0},
            "Anna and Ben lead with 4 points each.",
            "Anna und Ben führen mit je 4 Punkten.",
        ),
        (
            {"s1": 4, "s2": 4},
            "Nobody is ahead: all have 4 points.",
            "Niemand liegt vorn: Alle stehen bei 4 Punkten.",
        ),
        (
            {},
            "No points are counted in this game.",
            "In diesem Spiel werden keine Punkte gezählt.",
        ),
    ],
)
async def test_leaders_are_told_with_their_points(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    scores: dict[str, int],
    english: str,
    german: str,
) -> None:
    await play(entry)
    view(entry)["scores"] = scores
    assert await say(house, "Who is winning?") == english
    assert await say(house, "Wer liegt vorn?", "de") == german


async def test_how_long_is_left(
    house: HomeAssistant, freezer: FrozenDateTimeFactory, entry: ParlorConfigEntry
) -> None:
    await seat(entry, *NAMES)
    await ask(entry, "start", options={"round_minutes": 5})
    await ask(entry, "next")
    left = "How long is left in this round?"
    assert await say(house, left) == "Still 5 minutes to go."
    freezer.tick(61)
    assert await say(house, left) == "Still 3 minutes and 59 seconds to go."
    freezer.tick(238)
    assert await say(house, "Wie lange geht die Runde noch?", "de") == "Noch 1 Sekunde."
    await ask(entry, "pause")
    assert await say(house, left) == "The clock stands, with 1 second to go."


async def test_a_game_without_a_clock_has_none(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await seat(entry, *NAMES)
    await ask(entry, "start", game="citadels", options={"decision_seconds": 0})
    assert await say(house, "How long is left in the game?") == "No clock is running."


async def test_a_game_is_started_paused_and_goes_on(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await seat(entry, *NAMES)
    begun = "Here we go: Citadels, with Anna, Ben, Cleo and Dora."
    assert await say(house, "Let's play Citadels!") == begun
    assert entry.runtime_data.public()["game"] == "citadels"
    assert await say(house, "Pausiere das Spiel", "de") == "Das Spiel pausiert."
    assert entry.runtime_data.public()["paused"]
    assert await say(house, "Lasst uns weiterspielen", "de") == "Weiter geht’s."
    assert not entry.runtime_data.public()["paused"]
    await ask(entry, "end")
    assert (await say(house, "Start a new game")).startswith("Here we go: Citadels")


async def test_what_the_table_refuses_is_said_in_words(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await seat(entry, "Anna")
    before = entry.runtime_data.public_bytes()
    english = await say(house, "Start a game of Citadels")
    german = await say(house, "Spiele Citadels", "de")
    assert "2" in english
    assert english != german
    assert {english, german}.isdisjoint({"not_enough_players", ""})
    assert "{" not in english + german
    assert entry.runtime_data.public_bytes() == before
    assert await say(house, "Resume the game") == await say(house, "Continue the game")
    assert "{" not in await say(house, "Pause the game")


async def test_a_bot_is_added(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    said = await say(house, "Add a bot")
    (bot,) = entry.runtime_data.seats
    assert said == f"{bot.name} sits down and plays along."
    german = await say(house, "Noch ein Bot soll mitspielen", "de")
    assert german == f"{entry.runtime_data.seats[1].name} setzt sich dazu und spielt mit."


async def test_the_last_thing_is_repeated_in_the_language_of_whoever_asks(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    assert await say(house, "Repeat the last thing") == "Nothing has happened yet."
    anna, *_ = await play(entry)
    await act(entry, anna, "call_vote")
    assert await say(house, "Repeat the last thing") == "Anna calls a vote."
    assert await say(house, "Wiederhole das Letzte", "de") == "Anna ruft zur Abstimmung."


async def test_a_game_that_is_over_has_its_winners_told(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    await finish(entry)
    result = entry.runtime_data.public()["result"]
    assert result is not None
    said = await say(house, "Who leads?")
    assert said.startswith("The game is over.")
    names = {seat.id: seat.name for seat in entry.runtime_data.seats}
    assert all(names[winner] in said for winner in result["winners"])


async def test_a_game_that_was_broken_off_has_no_winners_told(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    await ask(entry, "end")
    assert await say(house, "Who leads?") == "The game was ended early."
    assert await say(house, "Wer führt?", "de") == "Das Spiel wurde vorzeitig beendet."
    await ask(entry, "start", options={"rounds": 2})
    await ask(entry, "next")
    await convict_spy(entry)
    await ask(entry, "end")
    said = await say(house, "Who leads?")
    assert said.startswith("The game was ended early. ")
    assert said.endswith(" were ahead.")


async def test_a_table_is_meant_by_its_name(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    kitchen = await open_table(house, "Kitchen")
    await play(entry)
    await play(kitchen)
    which = "Which table do you mean: Living room and Kitchen?"
    assert await say(house, "Pause the game") == which
    assert await say(house, "Pause the game in the kitchen") == "The game is paused."
    assert kitchen.runtime_data.public()["paused"]
    assert not entry.runtime_data.public()["paused"]
    unknown = "There is no table called attic."
    assert await say(house, "Pause the game in the attic") == unknown


async def test_a_table_is_meant_because_something_is_on(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    kitchen = await open_table(house, "Kitchen")
    await seat(entry, "Robin")
    assert await say(house, "Whose turn is it?") == "No game is on."
    await play(kitchen)
    assert await say(house, "Pause the game") == "The game is paused."
    assert kitchen.runtime_data.public()["paused"]


async def test_a_table_is_meant_by_the_room_of_whoever_hears(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    kitchen = await open_table(house, "Kitchen")
    await play(entry)
    await play(kitchen)
    areas, devices = ar.async_get(house), dr.async_get(house)
    room = areas.async_create("Cookery", aliases={"Galley"})
    devices.async_update_device(device(house, kitchen).id, area_id=room.id)
    satellite = devices.async_get_or_create(
        config_entry_id=entry.entry_id, identifiers={("satellite", "shelf")}
    )
    devices.async_update_device(satellite.id, area_id=room.id)
    assert await say(house, "Pause the game", device_id=satellite.id) == "The game is paused."
    assert kitchen.runtime_data.public()["paused"]
    assert not entry.runtime_data.public()["paused"]
    assert await say(house, "Resume the game in the galley") == "On it goes."
    assert not kitchen.runtime_data.public()["paused"]

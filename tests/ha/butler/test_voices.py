"""A player speaks to the house: the game moves, and no secret is ever said aloud."""

from homeassistant.core import HomeAssistant
from homeassistant.helpers import area_registry as ar, device_registry as dr, entity_registry as er
import pytest
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    MockUser,
)

from custom_components.parlor.house import ParlorConfigEntry
from tests.ha.company import act, ask, play, view
from tests.ha.estate import RONS_CARDS, allow, begin, game_of
from tests.ha.test_entity import device
from tests.house import change_options, open_table

from .talking import say, teach

TRAVEL = "Travel to the ballroom."
GUESS = "Guess white in the foyer with the rope"
SATELLITES = {
    "satellites": [
        {"player": "Ron", "satellite": "assist_satellite.shelf"},
        {"player": "Hermione", "satellite": "assist_satellite.sofa"},
    ]
}
RON, HERMIONE = ({"satellite_id": f"assist_satellite.{place}"} for place in ("shelf", "sofa"))


@pytest.fixture(autouse=True)
async def talks(house: HomeAssistant) -> None:
    """Let the house understand what is said."""
    await teach(house)


@pytest.fixture
async def given(house: HomeAssistant, entry: ParlorConfigEntry) -> ParlorConfigEntry:
    """Let Ron and Hermione play, each with a satellite that speaks for them."""
    await change_options(house, entry, SATELLITES)
    await allow(entry, *await begin(entry))
    return entry


async def test_what_is_said_to_a_satellite_moves_the_game(
    house: HomeAssistant, given: ParlorConfigEntry
) -> None:
    ron = game_of(given).current
    assert await say(house, TRAVEL, **RON) == "Ron travelled to the ballroom."
    assert view(given)["locations"][ron] == "ballroom"
    heard = await say(house, GUESS, **HERMIONE)
    assert heard == (
        "Hermione guesses white in the foyer with the rope. Ron shows a card. "
        "What is for Hermione alone is on the phone."
    )
    assert view(given)["log"][-1]["shown"]
    german = await say(house, "Geh in den Wintergarten", "de", **RON)
    assert german == "Ron ist in den Wintergarten gereist."
    assert view(given)["locations"][ron] == "conservatory"
    forfeit = await say(house, "guess scarlett in the ballroom with the rope", **HERMIONE)
    assert forfeit == "The guess involved an invalid room. Turn forfeited!"
    end = await say(house, "accuse white in the library with the leadpipe", **RON)
    assert "Hermione wins." in end
    assert given.runtime_data.stage == "over"


async def test_a_user_speaks_for_the_own_seat(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_admin_user: MockUser
) -> None:
    ron, hermione = await begin(entry, hass_admin_user.id)
    await act(entry, ron, "travel", room="hall")
    assert await say(house, "look around", user=hass_admin_user.id)
    said = await say(house, "Reise in die Küche", "de", user=hass_admin_user.id)
    assert "Hermione" in said
    assert view(entry)["locations"][hermione] == "kitchen"


async def test_questions_are_answered_at_any_time(
    house: HomeAssistant, given: ParlorConfigEntry
) -> None:
    before = given.runtime_data.public_bytes()
    assert "The foyer" in await say(house, "Look around", **HERMIONE)
    assert "Ron is in the foyer." in await say(house, "Where is everyone?", **HERMIONE)
    assert (await say(house, "show the rope", **HERMIONE)).startswith("The rope.")
    assert await say(house, "examine the mirror", **HERMIONE)
    assert (await say(house, TRAVEL, **HERMIONE)).startswith("It is Ron’s turn.")
    assert await say(house, "Travel to the hal", **RON) != "Ron travelled to the hall."
    assert given.runtime_data.public_bytes() == before


@pytest.mark.parametrize(
    ("language", "text", "answer"),
    [
        ("en", "What are my cards?", "What is for Ron alone is on the phone."),
        ("en", "Read my sheet", "What is for Ron alone is on the phone."),
        ("de", "Was sind meine Karten?", "Was nur für Ron bestimmt ist, steht auf dem Handy."),
        ("de", "Lies meinen Zettel", "Was nur für Ron bestimmt ist, steht auf dem Handy."),
    ],
)
async def test_a_secret_goes_to_the_phone_and_the_speaker_says_so(
    house: HomeAssistant, given: ParlorConfigEntry, language: str, text: str, answer: str
) -> None:
    said = await say(house, text, language, **RON)
    assert said == answer
    assert not [card for card in RONS_CARDS if card in said]


async def test_not_even_a_user_of_their_own_hears_a_secret_aloud(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_admin_user: MockUser
) -> None:
    await begin(entry, hass_admin_user.id)
    said = await say(house, "What are my cards?", user=hass_admin_user.id)
    assert said == "What is for Hermione alone is on the phone."


async def test_anything_may_be_told_to_the_game(
    house: HomeAssistant, given: ParlorConfigEntry
) -> None:
    said = await say(house, "Tell the game to travel to the ballroom", **RON)
    assert said == "Ron travelled to the ballroom."
    assert "Did you mean" in await say(house, "in the game guess plum with the rope", **HERMIONE)
    assert await say(house, "Sag dem Spiel hilfe", "de", **HERMIONE)


async def test_nobody_speaks_from_a_seat_that_nobody_knows(
    house: HomeAssistant, given: ParlorConfigEntry
) -> None:
    before = given.runtime_data.public_bytes()
    unknown = "I do not know whose seat you speak from."
    assert await say(house, TRAVEL) == unknown
    assert await say(house, TRAVEL, satellite_id="assist_satellite.attic") == unknown
    assert await say(house, "Wo bin ich?", "de") == "Ich weiß nicht, für wen du sprichst."
    assert given.runtime_data.public_bytes() == before


async def test_a_satellite_speaks_only_for_who_allows_it(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await change_options(house, entry, SATELLITES)
    ron, _ = await begin(entry)
    before = view(entry)["locations"]
    said = await say(house, TRAVEL, **RON)
    assert said == await say(house, "What are my cards?", **RON)
    assert "travelled" not in said
    assert view(entry)["locations"] == before
    await allow(entry, ron)
    assert await say(house, TRAVEL, **RON) == "Ron travelled to the ballroom."


async def test_a_satellite_is_known_by_its_device_too(
    house: HomeAssistant, given: ParlorConfigEntry
) -> None:
    box = dr.async_get(house).async_get_or_create(
        config_entry_id=given.entry_id, identifiers={("satellite", "shelf")}
    )
    er.async_get(house).async_get_or_create(
        "assist_satellite", "box", "shelf", suggested_object_id="shelf", device_id=box.id
    )
    assert await say(house, TRAVEL, device_id=box.id) == "Ron travelled to the ballroom."


SPOKEN = (TRAVEL, GUESS, "look around", "where am i", "Schau dich um", "tell the game to look")


async def test_no_sentence_is_taken_from_others_while_no_such_game_is_on(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await change_options(house, entry, SATELLITES)
    at_first = [await say(house, text, **RON) for text in SPOKEN]
    assert not [said for said in at_first if "seat" in said]
    await allow(entry, *await begin(entry))
    during = [await say(house, text, **RON) for text in SPOKEN]
    assert not {*at_first} & {*during}
    await ask(entry, "end")
    assert [await say(house, text, **RON) for text in SPOKEN] == at_first


async def test_another_game_does_not_listen(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    before = await say(house, TRAVEL)
    await play(entry)
    assert await say(house, TRAVEL) == before


async def test_a_game_that_goes_on_after_a_restart_is_still_listened_to(
    house: HomeAssistant, given: ParlorConfigEntry
) -> None:
    await house.config_entries.async_unload(given.entry_id)
    gone = await say(house, TRAVEL, **RON)
    await house.config_entries.async_setup(given.entry_id)
    assert gone != await say(house, "look around", **RON)


async def test_of_two_tables_the_one_in_the_room_is_meant(
    house: HomeAssistant, given: ParlorConfigEntry
) -> None:
    attic = await open_table(house, "Attic", SATELLITES)
    await allow(attic, *await begin(attic))
    which = "Which table do you mean: Living room and Attic?"
    assert await say(house, TRAVEL, **RON) == which
    room = ar.async_get(house).async_create("Loft")
    box = dr.async_get(house).async_get_or_create(
        config_entry_id=attic.entry_id, identifiers={("satellite", "box")}
    )
    for one in (box.id, device(house, attic).id):
        dr.async_get(house).async_update_device(one, area_id=room.id)
    assert "travelled" in await say(house, TRAVEL, device_id=box.id, **RON)
    assert view(attic)["log"]
    assert not view(given)["log"]


async def test_what_the_table_refuses_is_said_in_words(
    house: HomeAssistant, given: ParlorConfigEntry
) -> None:
    await ask(given, "pause")
    said = await say(house, TRAVEL, **RON)
    assert "paus" in said
    assert "{" not in said


async def test_why_a_game_refuses_is_said_to_nobody(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_admin_user: MockUser
) -> None:
    await begin(entry, hass_admin_user.id)
    said = await say(house, f"Tell the game {'so ' * 80}", user=hass_admin_user.id)
    assert said == "That is not possible for this player now. Why is told to nobody but them."

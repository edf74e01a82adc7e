"""What is said for a player reaches the game, and a secret is told to that player alone."""

import json

from homeassistant.core import Context, HomeAssistant
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    MockUser,
)

from custom_components.parlor.house import ParlorConfigEntry
from tests.ha.company import ask, play, view
from tests.ha.estate import RONS_CARDS, allow, begin, game_of

from .calling import answer, call, refused

GUESS = "guess white in the foyer with the rope"


async def test_the_house_says_what_moves_the_game(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    ron, _ = await begin(entry)
    await allow(entry, ron)
    said = await answer(house, "say", player="ron", text="Travel to the ballroom.")
    assert said == {
        "player": "Ron",
        "text": "Ron travelled to the ballroom.",
        "aloud": "Ron travelled to the ballroom.",
        "private": False,
    }
    assert view(entry)["locations"][ron] == "ballroom"


async def test_nothing_is_said_for_who_has_not_allowed_it(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await begin(entry)
    before = entry.runtime_data.public_bytes()
    for text in ("travel to the ballroom", "cards", "look"):
        assert await refused(house, "say", player="Ron", text=text) == "not_allowed"
    assert entry.runtime_data.public_bytes() == before


async def test_a_secret_is_told_to_the_player_s_own_user_alone(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    hass_admin_user: MockUser,
    hass_owner_user: MockUser,
) -> None:
    ron, hermione = await begin(entry, hass_admin_user.id)
    await allow(entry, ron, hermione)
    own, other = Context(user_id=hass_admin_user.id), Context(user_id=hass_owner_user.id)
    await call(house, "say", player="Ron", text="go to the ballroom")
    said = await answer(house, "say", own, text=GUESS)
    heard = "Hermione guesses white in the foyer with the rope. Ron shows a card."
    assert said == {
        "player": "Hermione",
        "text": "Ron shows you a card, and the card revealed was: rope",
        "aloud": f"{heard} What is for Hermione alone is on the phone.",
        "private": True,
    }
    for context in (other, None):
        told = await answer(house, "say", context, player="Hermione", text="my cards")
        assert told["private"]
        assert told["text"] == told["aloud"] == "What is for Hermione alone is on the phone."
    mine = await answer(house, "say", own, player="Hermione", text="my cards")
    assert "the wrench" in mine["text"]
    assert "wrench" not in mine["aloud"]


async def test_what_was_shown_is_on_the_phone(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    ron, hermione = await begin(entry)
    await allow(entry, ron, hermione)
    await call(house, "say", player="Ron", text="go to the ballroom")
    told = await answer(house, "say", player="Hermione", text=GUESS)
    assert "revealed" not in told["text"]
    phone, others = (entry.runtime_data.private(seat)["view"] for seat in (hermione, ron))
    assert isinstance(phone, dict)
    assert isinstance(others, dict)
    assert phone["revealed"] == {"card": "rope", "by": ron, "round": 1}
    assert others["revealed"] is None


async def test_no_answer_for_others_holds_a_card(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    ron, _ = await begin(entry)
    await allow(entry, ron)
    for text in (
        "cards",
        "sheet",
        "my hand",
        "Zettel",
        "was habe ich",
        "look",
        "where is everyone",
    ):
        told = json.dumps(await answer(house, "say", player="Ron", text=text))
        assert not [card for card in RONS_CARDS if card in told]


async def test_what_is_not_understood_takes_no_turn(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    ron, _ = await begin(entry)
    await allow(entry, ron)
    said = await answer(house, "say", player="Ron", text="travel to the ballrom")
    assert said["text"] == "Did you mean: travel to the ballroom?"
    assert game_of(entry).current == ron


async def test_who_waits_is_told_whose_turn_it_is(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    _, hermione = await begin(entry)
    await allow(entry, hermione)
    said = await answer(house, "say", player="Hermione", text="travel to the hall")
    assert said["text"].startswith("It is Ron’s turn.")


async def test_an_accusation_ends_the_game(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    ron, _ = await begin(entry)
    await allow(entry, ron)
    text = "accuse white in the library with the leadpipe"
    said = await answer(house, "say", player="Ron", text=text)
    assert "Hermione wins." in said["aloud"]
    assert entry.runtime_data.stage == "over"


async def test_the_answer_is_in_the_language_of_the_house(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    house.config.language = "de"
    ron, _ = await begin(entry)
    await allow(entry, ron)
    told = await answer(house, "say", player="Ron", text="meine Karten")
    assert told["text"] == "Was nur für Ron bestimmt ist, steht auf dem Handy."


async def test_a_user_without_a_seat_must_name_a_player(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_admin_user: MockUser
) -> None:
    await begin(entry)
    assert await refused(house, "say", text="look") == "no_such_seat"
    own = Context(user_id=hass_admin_user.id)
    assert await refused(house, "say", own, text="look") == "no_such_seat"


async def test_a_game_that_takes_no_text_says_so(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    anna, *_ = await play(entry)
    await allow(entry, anna)
    assert await refused(house, "say", player="Anna", text="look") == "takes_no_text"


async def test_whoever_speaks_for_others_hears_no_reason_of_the_game(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    ron, _ = await begin(entry)
    await allow(entry, ron)
    assert await refused(house, "say", player="Ron", text="x" * 500) == "not_possible"
    await ask(entry, "pause")
    travel = {"player": "Ron", "text": "travel to the hall"}
    assert await refused(house, "say", **travel) == "paused"

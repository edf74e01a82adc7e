"""Boddy Estate: a voice and lamps follow the players through its rooms, and tell no secret."""

from typing import Any

from freezegun.api import FrozenDateTimeFactory
from homeassistant.core import HomeAssistant, ServiceCall
import pytest
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    async_mock_service,
)

from custom_components.parlor.games.clueful import Clueful
from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.house import ParlorConfigEntry
from tests.games.clueful.deals import ron_and_hermione
from tests.ha.automating import use
from tests.ha.company import act, ask, play
from tests.ha.estate import begin, game_of
from tests.ha.twins import install

from .moving import beats
from .test_house import said
from .test_lights import BACKLIGHT, BEFORE, CEILING, SOFA, furnish, shown

BRIGHT_BALLROOM = ("on", (46.0, 75.0), 204)
DIM_BALLROOM = ("on", (46.0, 75.0), 20)
BRIGHT_FOYER = ("on", (36.0, 45.0), 204)
DIM_FOYER = ("on", (36.0, 45.0), 20)
GUESS = {"suspect": "white", "room": "foyer", "weapon": "rope"}


@pytest.fixture
def spoken(house: HomeAssistant) -> list[ServiceCall]:
    """Put in satellites, and note what they announce."""
    calls: list[ServiceCall] = async_mock_service(house, "assist_satellite", "announce")
    return calls


async def narrate(house: HomeAssistant, entry: ParlorConfigEntry, **inputs: Any) -> None:
    """Let the house be the mansion: the ceiling is the ballroom, the sofa the foyer."""
    given = {"ballroom": [CEILING], "foyer": [SOFA], "everywhere": [BACKLIGHT], "hold": 3}
    await furnish(house)
    await use(
        house, entry, "boddy_estate", satellites=["assist_satellite.shelf"], **{**given, **inputs}
    )


def world_where_ron_shows(card: str, ron: SeatId, hermione: SeatId) -> Clueful:
    """Return a game in which this is the only card of the guess that Ron holds."""
    deal = ron_and_hermione()
    held: dict[str, list[str]] = {"weapons": [], "rooms": [], "suspects": []}
    kind = "weapons" if card == "rope" else "suspects"
    deal["players"] = [ron, hermione]
    deal["playersCards"] = {ron: {**held, kind: [card]}, hermione: held}
    return Clueful.from_deal(deal)


async def test_voice_and_lamps_follow_the_rooms(
    house: HomeAssistant,
    freezer: FrozenDateTimeFactory,
    entry: ParlorConfigEntry,
    spoken: list[ServiceCall],
) -> None:
    await narrate(house, entry)
    ron, hermione = await begin(entry)
    await beats(house, freezer, 1)
    assert await shown(house) == [DIM_BALLROOM, BRIGHT_FOYER, BRIGHT_FOYER]
    await act(entry, ron, "travel", room="ballroom")
    await beats(house, freezer, 1)
    assert await shown(house) == [BRIGHT_BALLROOM, DIM_FOYER, BRIGHT_BALLROOM]
    await beats(house, freezer, 4)
    assert await shown(house) == [DIM_BALLROOM, BRIGHT_FOYER, BRIGHT_FOYER]
    await act(entry, hermione, "guess", **GUESS)
    await beats(house, freezer, 5)
    assert await shown(house) == [BRIGHT_BALLROOM, DIM_FOYER, BRIGHT_BALLROOM]
    await act(entry, ron, "accuse", suspect="white", room="library", weapon="leadpipe")
    await beats(house, freezer, 10)
    assert await shown(house) == BEFORE
    assert said(spoken) == [
        "Clueful begins, with Ron and Hermione.",
        "Ron travelled to the ballroom.",
        "Hermione asks Ron: Mrs. White, Foyer, Rope?",
        "Ron shows Hermione a card.",
        "Ron accuses: Mrs. White, Library, Lead Pipe!",
        "Hermione wins. In the envelope: Mrs. White, Foyer, Lead Pipe.",
    ]


async def test_which_card_was_shown_makes_no_difference(
    house: HomeAssistant,
    freezer: FrozenDateTimeFactory,
    entry: ParlorConfigEntry,
    spoken: list[ServiceCall],
) -> None:
    await narrate(house, entry)
    ron, hermione = await begin(entry)
    told = []
    for card in ("rope", "white"):
        install(entry, world_where_ron_shows(card, ron, hermione))
        await act(entry, ron, "travel", room="hall")
        await act(entry, hermione, "guess", **GUESS)
        await beats(house, freezer, 12)
        assert game_of(entry).world.get_seen_cards(hermione) == [card]
        told.append((said(spoken)[-3:], await shown(house)))
    assert told[0] == told[1]


async def test_a_voice_alone_needs_no_lamps(
    house: HomeAssistant,
    freezer: FrozenDateTimeFactory,
    entry: ParlorConfigEntry,
    spoken: list[ServiceCall],
) -> None:
    await narrate(house, entry, ballroom=[], foyer=[], everywhere=[])
    ron, _ = await begin(entry)
    await act(entry, ron, "travel", room="ballroom")
    await beats(house, freezer, 1)
    assert await shown(house) == BEFORE
    await ask(entry, "end")
    await beats(house, freezer, 1)
    assert said(spoken) == [
        "Clueful begins, with Ron and Hermione.",
        "Ron travelled to the ballroom.",
        "Clueful was ended early.",
    ]


async def test_other_games_are_left_to_other_narrators(
    house: HomeAssistant,
    freezer: FrozenDateTimeFactory,
    entry: ParlorConfigEntry,
    spoken: list[ServiceCall],
) -> None:
    await narrate(house, entry)
    await play(entry)
    await ask(entry, "end")
    await beats(house, freezer, 1)
    assert said(spoken) == []
    assert await shown(house) == BEFORE

"""An evening at Boddy Estate: Clueful with two players, and cards that are known."""

from typing import Final

from custom_components.parlor.games.clueful import Clueful
from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.table import Caller
from tests.games.clueful.deals import ron_and_hermione

from .company import HOUSE, ask, seat, state_of
from .twins import install

# What nobody but the player may ever hear.
RONS_CARDS: Final = ("rope", "revolver", "knife", "scarlett", "peacock")


async def begin(entry: ParlorConfigEntry, user: str | None = None) -> tuple[SeatId, SeatId]:
    """Let Ron and Hermione play with the cards of the first example; Hermione may be a user."""
    (ron,) = await seat(entry, "Ron")
    if user is None:
        (hermione,) = await seat(entry, "Hermione")
    else:
        hermione = await entry.runtime_data.sit(user, "Hermione")
        await entry.runtime_data.perform(Caller(hermione), "ready", {"ready": True})
    await ask(entry, "start", game=Clueful.id)
    deal = ron_and_hermione()
    deal["players"] = [ron, hermione]
    deal["playersCards"] = {
        ron: deal["playersCards"]["Ron"],
        hermione: deal["playersCards"]["Hermione"],
    }
    install(entry, Clueful.from_deal(deal))
    # What is published is that of the cards that were dealt; so it is published anew.
    for message in ("pause", "resume_game"):
        await entry.runtime_data.perform(HOUSE, message)
    return ron, hermione


async def allow(entry: ParlorConfigEntry, *seats: SeatId) -> None:
    """Let the house act for these, as their phones do."""
    for one in seats:
        await entry.runtime_data.perform(Caller(one), "allow_house", {"allow": True})


def game_of(entry: ParlorConfigEntry) -> Clueful:
    """Return the game as nobody but its engine sees it."""
    game = state_of(entry)
    assert isinstance(game, Clueful)
    return game

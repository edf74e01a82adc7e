"""A round of Citadels in which everyone knows who will be whom."""

from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.citadels.draft import Draft
from custom_components.parlor.games.state import Skip
from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.house import ParlorConfigEntry
from tests.games.citadels.stage import give

from .company import NAMES, act, ask, seat, state_of

ROLES = ("assassin", "thief", "king", "warlord")


def citadels_of(entry: ParlorConfigEntry) -> Citadels:
    """Return the game of Citadels at a table, as nobody but its engine sees it."""
    game = state_of(entry)
    assert isinstance(game, Citadels)
    return game


async def gather(entry: ParlorConfigEntry) -> list[SeatId]:
    """Start a game of Citadels with small cities and every character to choose from."""
    seats = await seat(entry, *NAMES)
    await ask(entry, "configure", game="citadels", options={"end_city_size": 4})
    await ask(entry, "start")
    game = citadels_of(entry)
    characters = [character.id for character in game.board.characters]
    game.draft = Draft(tuple(seats), face_up=(), face_down=(), available=characters)
    return seats


async def see(entry: ParlorConfigEntry) -> None:
    """Hurry on what is shown, until somebody decides or only the end is left to be seen."""
    while (game := citadels_of(entry)).decider is None and game.skip is Skip.GOES_ON:
        await ask(entry, "next")
    entry.runtime_data.catch_up()


async def draft(entry: ParlorConfigEntry, seats: list[SeatId]) -> None:
    """Let everyone choose the character of the same place in the list."""
    for who, character in zip(seats, ROLES, strict=True):
        await act(entry, who, "draft_pick", character=character)
    await see(entry)


async def end_turn(entry: ParlorConfigEntry, who: SeatId) -> None:
    """Let a seat take gold and end its turn."""
    await act(entry, who, "take_gold")
    await act(entry, who, "end_turn")
    await see(entry)


async def murder_the_king(entry: ParlorConfigEntry) -> list[SeatId]:
    """Play until the King, whom the Assassin has named, was called; it is the Warlord's turn."""
    seats = await gather(entry)
    await draft(entry, seats)
    await act(entry, seats[0], "ability", character="king")
    await end_turn(entry, seats[0])
    await act(entry, seats[1], "ability", character="warlord")
    await end_turn(entry, seats[1])
    return seats


async def complete_a_city(entry: ParlorConfigEntry, who: SeatId) -> None:
    """Let the seat whose turn it is build the last district of its city."""
    give(citadels_of(entry), who, city=["manor", "temple", "tavern"], hand=["prison"], gold=2)
    await act(entry, who, "take_gold")
    await act(entry, who, "build", district_name="prison")

"""A draft: what a game opens with is told with its start, and never again."""

import pytest

from custom_components.parlor.games import GAMES
from custom_components.parlor.games.events import Event
from custom_components.parlor.table.table import Caller
from tests.games.contract.playout import seat_ids

from .evening import HOUSE, Evening, Phone

NAMES = ("Anna", "Ben", "Cleo", "Dora")
OPENED = [
    name for name, game in GAMES.items() if game.start(seat_ids(game.min_seats), seed=1).opening
]
EVERY_OPENED_GAME = pytest.mark.parametrize("game", OPENED)


def opening_of(evening: Evening) -> list[Event]:
    """Return what the game that runs has opened with."""
    match = evening.table._actor.keeper.match
    assert match is not None
    return [*match.state.opening]


async def play(evening: Evening, game: str) -> list[Phone]:
    """Start a game that four phones play and a TV shows; it comes last."""
    await evening.restart(games=GAMES)
    await evening.table.perform(HOUSE, "configure", {"game": game})
    tv = Phone(evening.table)
    return [*await evening.start(*NAMES), tv]


async def move(evening: Evening) -> None:
    """Let somebody do the first thing that can be done, or what nobody can do go on."""
    table = evening.table
    able = [seat.id for seat in table.seats if table.offers(seat.id)]
    if not able:
        await table.perform(HOUSE, "next")
        return
    offered = table.offers(able[0])[0]
    params = {name: param["options"][0] for name, param in offered["params"].items()}
    await table.perform(Caller(able[0]), offered["type"], params)


@EVERY_OPENED_GAME
async def test_everyone_hears_what_a_game_opens_with_before_anybody_moves(
    evening: Evening, game: str
) -> None:
    pages = await play(evening, game)
    opening = opening_of(evening)
    assert opening
    for page in pages:
        assert page.events == [event for event in opening if event.reaches(page.seat)]


@EVERY_OPENED_GAME
async def test_the_first_move_does_not_tell_the_opening_again(evening: Evening, game: str) -> None:
    pages = await play(evening, game)
    await move(evening)
    for page in pages:
        later = page.events[len(opening_of(evening)) :]
        assert later
        assert not [event for event in later if event in opening_of(evening)]


@EVERY_OPENED_GAME
async def test_nobody_hears_the_opening_again_after_a_restart(evening: Evening, game: str) -> None:
    await play(evening, game)
    await evening.restart(games=GAMES)
    pages = [*await evening.back(*NAMES), Phone(evening.table)]
    await evening.quiet()
    assert opening_of(evening)
    assert [page.events for page in pages] == [[]] * 5
    await evening.table.perform(HOUSE, "next")
    assert not [event for page in pages for event in page.events if event in opening_of(evening)]


@EVERY_OPENED_GAME
async def test_every_game_of_an_evening_has_an_opening_of_its_own(
    evening: Evening, game: str
) -> None:
    *phones, tv = await play(evening, game)
    await evening.table.perform(HOUSE, "end")
    tv.events.clear()
    for phone in phones:
        await phone.perform("ready", ready=True)
    await evening.quiet()
    assert tv.events == opening_of(evening) != []

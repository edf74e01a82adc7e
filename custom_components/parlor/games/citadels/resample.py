"""Another world that one seat could not tell from the real one."""

from copy import deepcopy
from typing import TYPE_CHECKING

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import Rng, SeatId

if TYPE_CHECKING:
    from .citadels import Citadels


def another_world[G: Citadels](game: G, seat: SeatId, rng: Rng) -> G:
    """Return a world with other hands, deck, picks and chance that looks the same to this seat."""
    chance = Chance(rng)
    # The copy must not know how the real world's chance goes on.
    world = deepcopy(game, {id(game.chance): chance.fork()})
    board = world.board
    now = board.memory.redeal(seat, chance)
    board.deck = [now[card] for card in board.deck]
    for player in board.players.values():
        player.hand = [now[card] for card in player.hand]
    if world.turn is not None:
        world.turn.drawn = [now[card] for card in world.turn.drawn]
    world.draft.redeal(seat, board.round.owners(), chance)
    world.draft.available.sort(key=board.ranks.__getitem__)
    return world

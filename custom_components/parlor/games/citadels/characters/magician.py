"""3, the Magician."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, override

from custom_components.parlor.games.citadels.shapes import Target, Used
from custom_components.parlor.games.citadels.terms import (
    CharacterId,
    CharacterName,
    News,
    Trick,
)
from custom_components.parlor.games.offers import Offer, Param
from custom_components.parlor.games.vocabulary import SeatId

from .character import ABILITY, Character

if TYPE_CHECKING:
    from custom_components.parlor.games.citadels.board import Board
    from custom_components.parlor.games.citadels.cards import Player


class Magician(Character):
    """Swaps whole hands with a player, or cards with the deck."""

    id = CharacterId(CharacterName.MAGICIAN.value)
    rank = 3

    @override
    def targets(self, board: Board, owner: Player) -> Sequence[Target]:
        return [{"target": other.seat} for other in board.others(owner)]

    @override
    def offers(self, board: Board, owner: Player) -> Sequence[Offer]:
        others = Param.one(other.seat for other in board.others(owner))
        offers = [
            Offer(ABILITY, {"extra_data": Param.one([Trick.SWAP_HAND.value]), "target": others})
        ]
        if size := len(owner.hand):
            indices = Param.some(range(size), 1, size)
            discard = {"extra_data": Param.one([Trick.DISCARD_DRAW.value]), "indices": indices}
            offers.append(Offer(ABILITY, discard))
        return offers

    @override
    def facts(self, given: Mapping[str, object]) -> Used:
        if given["extra_data"] == Trick.SWAP_HAND:
            return {"trick": Trick.SWAP_HAND, "target": SeatId(str(given["target"]))}
        return {"trick": Trick.DISCARD_DRAW, "count": len(_indices(given))}

    @override
    def use(self, board: Board, owner: Player, given: Mapping[str, object]) -> None:
        if given["extra_data"] == Trick.SWAP_HAND:
            other = board.players[SeatId(str(given["target"]))]
            swap_hands(board, owner, other)
            board.tell_only(other, News.HAND_SWAPPED, player=owner.seat, count=len(other.hand))
        else:
            # They go under the deck in the order in which they were named.
            board.discard(owner, [owner.hand[index] for index in _indices(given)])
            board.deal(owner, len(_indices(given)))


def _indices(given: Mapping[str, object]) -> Sequence[int]:
    """Return the cards that are to be discarded."""
    indices = given["indices"]
    return indices if isinstance(indices, list) else []


def swap_hands(board: Board, one: Player, other: Player) -> None:
    """Swap hands: both know what the other now holds."""
    for player in (one, other):
        board.memory.met(player.hand, player.seat)
    one.hand, other.hand = other.hand, one.hand
    for player in (one, other):
        board.memory.seen(player.seat, player.hand)

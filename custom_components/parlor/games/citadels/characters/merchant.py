"""6, the Merchant."""

from typing import TYPE_CHECKING, Final, override

from custom_components.parlor.games.citadels.words import CharacterId, CharacterName, Color

from .character import Character

if TYPE_CHECKING:
    from custom_components.parlor.games.citadels.board import Board
    from custom_components.parlor.games.citadels.cards import Player

EXTRA_GOLD: Final = 1


class Merchant(Character):
    """Always has a coin more."""

    id = CharacterId(CharacterName.MERCHANT.value)
    rank = 6
    color = Color.TRADE

    @override
    def called(self, board: Board, owner: Player) -> None:
        board.collect(owner, EXTRA_GOLD, self.id)

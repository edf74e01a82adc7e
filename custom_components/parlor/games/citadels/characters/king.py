"""4, the King."""

from typing import TYPE_CHECKING, override

from custom_components.parlor.games.citadels.terms import CharacterId, CharacterName, Color

from .character import Character

if TYPE_CHECKING:
    from custom_components.parlor.games.citadels.board import Board
    from custom_components.parlor.games.citadels.cards import Player


class King(Character):
    """Takes the crown, and so the first choice in the next round."""

    id = CharacterId(CharacterName.KING.value)
    rank = 4
    color = Color.NOBLE
    may_lie_open = False

    @override
    def called(self, board: Board, owner: Player) -> None:
        board.crown_goes_to(owner)

    @override
    def mourned(self, board: Board, owner: Player) -> None:
        board.crown_goes_to(owner)

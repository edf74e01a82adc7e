"""7, the Architect."""

from typing import TYPE_CHECKING, Final, override

from custom_components.parlor.games.citadels.words import CharacterId, CharacterName

from .character import Character

if TYPE_CHECKING:
    from custom_components.parlor.games.citadels.board import Board
    from custom_components.parlor.games.citadels.cards import Player

EXTRA_CARDS: Final = 2


class Architect(Character):
    """Draws more, and builds more."""

    id = CharacterId(CharacterName.ARCHITECT.value)
    rank = 7
    builds = 3

    @override
    def called(self, board: Board, owner: Player) -> None:
        board.deal(owner, EXTRA_CARDS)

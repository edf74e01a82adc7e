"""1, the Assassin."""

from typing import TYPE_CHECKING, override

from custom_components.parlor.games.citadels.terms import CharacterId, CharacterName

from .naming import Naming

if TYPE_CHECKING:
    from custom_components.parlor.games.citadels.board import Board
    from custom_components.parlor.games.citadels.cards import Player


class Assassin(Naming):
    """Murders a character, which is skipped when it is called."""

    id = CharacterId(CharacterName.ASSASSIN.value)
    rank = 1

    @override
    def nameable(self, board: Board) -> list[CharacterId]:
        return [character.id for character in board.characters if character.id != self.id]

    @override
    def name(self, board: Board, owner: Player, named: CharacterId) -> None:
        board.round.murdered = named

"""2, the Thief."""

from typing import TYPE_CHECKING, override

from custom_components.parlor.games.citadels.words import CharacterId, CharacterName

from .naming import Naming

if TYPE_CHECKING:
    from custom_components.parlor.games.citadels.board import Board
    from custom_components.parlor.games.citadels.cards import Player


class Thief(Naming):
    """Robs a character of all its gold when it is called."""

    id = CharacterId(CharacterName.THIEF.value)
    rank = 2

    @override
    def nameable(self, board: Board) -> list[CharacterId]:
        return [
            character.id
            for character in board.characters
            if character.rank > self.rank and character.id != board.round.murdered
        ]

    @override
    def name(self, board: Board, owner: Player, named: CharacterId) -> None:
        board.round.robbed = named
        board.round.thief = owner.seat

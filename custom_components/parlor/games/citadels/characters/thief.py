"""2, the Thief."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, override

from custom_components.parlor.games.citadels.shapes import NoTarget
from custom_components.parlor.games.citadels.terms import CharacterId, CharacterName, Spared

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
    def spared(self, board: Board, owner: Player) -> Sequence[NoTarget]:
        murdered = board.round.murdered
        called = (character.id for character in board.characters if character.rank < self.rank)
        spared: list[NoTarget] = [{"character": one, "why": Spared.CALLED} for one in called]
        if murdered is not None and board.ranks[murdered] > self.rank:
            spared.append({"character": murdered, "why": Spared.MURDERED})
        return spared

    @override
    def name(self, board: Board, owner: Player, named: CharacterId) -> None:
        board.round.robbed = named
        board.round.thief = owner.seat

"""What Assassin and Thief share: they name a character, and everyone hears it."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, override

from custom_components.parlor.games.citadels.shapes import Target, Used
from custom_components.parlor.games.citadels.terms import CharacterId
from custom_components.parlor.games.offers import Offer, Param

from .character import ABILITY, Character

if TYPE_CHECKING:
    from custom_components.parlor.games.citadels.board import Board
    from custom_components.parlor.games.citadels.cards import Player


class Naming(Character):
    """A character that names another one."""

    @abstractmethod
    def nameable(self, board: Board) -> list[CharacterId]:
        """Return whom it may name."""

    @abstractmethod
    def name(self, board: Board, owner: Player, named: CharacterId) -> None:
        """Remember who was named."""

    @override
    def targets(self, board: Board, owner: Player) -> Sequence[Target]:
        return [{"character": named} for named in self.nameable(board)]

    @override
    def offers(self, board: Board, owner: Player) -> Sequence[Offer]:
        return [Offer(ABILITY, {"character": Param.one(self.nameable(board))})]

    @override
    def facts(self, given: Mapping[str, object]) -> Used:
        return {"named": str(given["character"])}

    @override
    def use(self, board: Board, owner: Player, given: Mapping[str, object]) -> None:
        self.name(board, owner, CharacterId(str(given["character"])))

"""What a character can be and do."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar, Self

from custom_components.parlor.games.citadels.shapes import Target, Used
from custom_components.parlor.games.citadels.words import CharacterId, CitadelsRefusal, Color
from custom_components.parlor.games.offers import Offer
from custom_components.parlor.games.refused import Refusal

if TYPE_CHECKING:
    from custom_components.parlor.games.citadels.board import Board
    from custom_components.parlor.games.citadels.cards import Player

ABILITY = "ability"


class Character:
    """One of those who are called in a round; a new one is a subclass in the game's list."""

    id: ClassVar[CharacterId]
    rank: ClassVar[int]
    color: ClassVar[Color | None] = None
    builds: ClassVar[int] = 1
    guards: ClassVar[bool] = False
    may_lie_open: ClassVar[bool] = True

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """Return itself: a character never changes."""
        return self

    def called(self, board: Board, owner: Player) -> None:
        """Do what happens by itself when the character is called."""

    def targets(self, board: Board, owner: Player) -> Sequence[Target]:
        """Return whom or what the ability can be used on, in the words of the action."""
        return ()

    def offers(self, board: Board, owner: Player) -> Sequence[Offer]:
        """Return how the ability can be used now; every parameter is checked against this."""
        return ()

    def refusal(self, board: Board, owner: Player, given: Mapping[str, object]) -> StrEnum:
        """Return why the ability cannot be used in a way that is not offered."""
        offers = self.offers(board, owner)
        if offers and all(given.keys() != offer.params.keys() for offer in offers):
            return Refusal.INVALID_PARAMS
        return CitadelsRefusal.INVALID_TARGET

    def facts(self, given: Mapping[str, object]) -> Used:
        """Return what everyone may know of such a use of the ability."""
        return {}

    def use(self, board: Board, owner: Player, given: Mapping[str, object]) -> None:
        """Use the ability in a way that is offered."""

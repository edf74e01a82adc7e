"""What a character can be and do."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar, Self

from custom_components.parlor.games.citadels.shapes import NoTarget, Target, Used
from custom_components.parlor.games.citadels.terms import CharacterId, CitadelsRefusal, Color
from custom_components.parlor.games.offers import Offer
from custom_components.parlor.games.refused import CommonRefusal

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
    extra_gold: ClassVar[int] = 0
    extra_cards: ClassVar[int] = 0
    guards: ClassVar[bool] = False
    may_lie_open: ClassVar[bool] = True

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """Return itself: a character never changes."""
        return self

    def called(self, board: Board, owner: Player) -> None:
        """Do what happens by itself when the character is called."""
        board.collect(owner, self.extra_gold, self.id)
        if self.extra_cards:
            board.deal(owner, self.extra_cards)

    def mourned(self, board: Board, owner: Player) -> None:
        """Do what the boxed rules leave to the murdered at the end of the round."""

    def targets(self, board: Board, owner: Player) -> Sequence[Target]:
        """Return whom or what the ability can be used on, in the words of the action."""
        return ()

    def spared(self, board: Board, owner: Player) -> Sequence[NoTarget]:
        """Return whom or what the ability can't be used on, and why."""
        return ()

    def offers(self, board: Board, owner: Player) -> Sequence[Offer]:
        """Return how the ability can be used now; every parameter is checked against this."""
        return ()

    def refusal(self, board: Board, owner: Player, given: Mapping[str, object]) -> StrEnum:
        """Return why the ability cannot be used in a way that is not offered."""
        offers = self.offers(board, owner)
        if offers and all(given.keys() != offer.params.keys() for offer in offers):
            return CommonRefusal.INVALID_PARAMS
        return CitadelsRefusal.INVALID_TARGET

    def facts(self, given: Mapping[str, object]) -> Used:
        """Return what everyone may know of such a use of the ability."""
        return {}

    def use(self, board: Board, owner: Player, given: Mapping[str, object]) -> None:
        """Use the ability in a way that is offered."""

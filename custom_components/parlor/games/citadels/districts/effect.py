"""The moments at which a special district can make a difference."""

from abc import abstractmethod
from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar, Final

from custom_components.parlor.games.citadels.terms import Color
from custom_components.parlor.games.offers import Offer

if TYPE_CHECKING:
    from custom_components.parlor.games.citadels.board import Board
    from custom_components.parlor.games.citadels.cards import Player


_ALONE: Final = {color: frozenset({color}) for color in Color}


class Effect:
    """What a district does beyond standing there; each kind changes at most one of these."""

    may_repeat: ClassVar[bool] = False
    may_fall: ClassVar[bool] = True
    rescues: ClassVar[bool] = False

    def draws(self, count: int) -> int:
        """Return how many cards the owner draws to gather."""
        return count

    def keeps(self, count: int, drawn: int) -> int:
        """Return how many of the drawn cards the owner keeps."""
        return count

    def colors(self, own: Color) -> frozenset[Color]:
        """Return the colors that the district can count as, one at a time."""
        return _ALONE[own]

    def bonus(self, owner: Player) -> int:
        """Return the points that the district adds to its cost in the end."""
        return 0


class Tool(Effect):
    """A district with an action that its owner may take once a turn: what it takes and gives."""

    action: ClassVar[str]
    takes_gold: ClassVar[int] = 0
    takes_cards: ClassVar[int] = 0
    gives_gold: ClassVar[int] = 0
    gives_cards: ClassVar[int] = 0

    @abstractmethod
    def offer(self, board: Board, owner: Player) -> Offer | None:
        """Return what the owner may do with it now."""

    @abstractmethod
    def refusal(self, board: Board, owner: Player) -> StrEnum:
        """Return why what is not offered cannot be done."""

    @abstractmethod
    def use(self, board: Board, owner: Player, given: Mapping[str, object]) -> None:
        """Do what was offered."""


PLAIN: Final = Effect()

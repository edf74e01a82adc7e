"""What the special districts do: one small class, and one difference, for each."""

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Final, override

from custom_components.parlor.games.citadels.terms import CitadelsRefusal, Color, DistrictName
from custom_components.parlor.games.offers import Offer, Param

from .effect import Effect, Tool

if TYPE_CHECKING:
    from custom_components.parlor.games.citadels.board import Board
    from custom_components.parlor.games.citadels.cards import Player

ALL_COLORS: Final = frozenset(Color)


class HauntedCity(Effect):
    """May be built although the owner has one."""

    may_repeat = True


class Keep(Effect):
    """Can't be destroyed."""

    may_fall = False


class Graveyard(Effect):
    """Gives the owner the chance to buy a destroyed district back."""

    rescues = True


class Observatory(Effect):
    """One more card to choose from."""

    @override
    def draws(self, count: int) -> int:
        return count + 1


class Library(Effect):
    """Nothing that was drawn has to be given back."""

    @override
    def keeps(self, count: int, drawn: int) -> int:
        return drawn


class SchoolOfMagic(Effect):
    """Counts as any one color."""

    @override
    def colors(self, own: Color) -> frozenset[Color]:
        return ALL_COLORS


class Landmark(Effect):
    """Is worth more than it costs."""

    def __init__(self, bonus: int) -> None:
        """Be worth that much more."""
        self._bonus = bonus

    @override
    def bonus(self, owner: Player) -> int:
        return self._bonus


class Laboratory(Tool):
    """Turns a card into gold."""

    action = "lab_discard"
    takes_cards = 1
    gives_gold = 1

    @override
    def offer(self, board: Board, owner: Player) -> Offer | None:
        if not owner.hand:
            return None
        return Offer(self.action, {"district_name": Param.one(owner.names_in_hand())})

    @override
    def refusal(self, board: Board, owner: Player) -> StrEnum:
        return CitadelsRefusal.NOT_IN_HAND

    @override
    def use(self, board: Board, owner: Player, given: Mapping[str, object]) -> None:
        card = owner.held(given["district_name"])
        board.discard(owner, [card] if card is not None else [])
        board.collect(owner, self.gives_gold, DistrictName.LABORATORY)


class Smithy(Tool):
    """Turns gold into cards."""

    action = "smithy_draw"
    takes_gold = 2
    gives_cards = 3

    @override
    def offer(self, board: Board, owner: Player) -> Offer | None:
        return Offer(self.action) if board.deck and owner.gold >= self.takes_gold else None

    @override
    def refusal(self, board: Board, owner: Player) -> StrEnum:
        if owner.gold < self.takes_gold:
            return CitadelsRefusal.CANNOT_AFFORD
        return CitadelsRefusal.INVALID_TARGET

    @override
    def use(self, board: Board, owner: Player, given: Mapping[str, object]) -> None:
        owner.gold -= self.takes_gold
        board.deal(owner, self.gives_cards)

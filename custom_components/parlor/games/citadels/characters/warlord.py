"""8, the Warlord."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, override

from custom_components.parlor.games.citadels.building import destroy
from custom_components.parlor.games.citadels.shapes import Target, Used
from custom_components.parlor.games.citadels.words import (
    CharacterId,
    CharacterName,
    CitadelsRefusal,
    Color,
)
from custom_components.parlor.games.offers import Offer, Param
from custom_components.parlor.games.vocabulary import SeatId

from .character import ABILITY, Character

if TYPE_CHECKING:
    from custom_components.parlor.games.citadels.board import Board
    from custom_components.parlor.games.citadels.cards import Card, Player


def price(card: Card) -> int:
    """Return what it costs to destroy a district."""
    return card.district.cost - 1


def exposed(board: Board, owner: Player, other: Player) -> list[Card]:
    """Return the districts of a player that the Warlord may touch, if he can pay."""
    if other is owner or board.complete(other) or board.guarded(other):
        return []
    cards = {card.district.id: card for card in other.city if card.district.effect.may_fall}
    return [*cards.values()]


class Warlord(Character):
    """Destroys a district of another player for one gold less than it cost."""

    id = CharacterId(CharacterName.WARLORD.value)
    rank = 8
    color = Color.MILITARY

    @override
    def targets(self, board: Board, owner: Player) -> Sequence[Target]:
        return [
            {"target": other.seat, "district_name": card.district.id, "cost": price(card)}
            for other in board.players.values()
            for card in exposed(board, owner, other)
            if price(card) <= owner.gold
        ]

    @override
    def offers(self, board: Board, owner: Player) -> Sequence[Offer]:
        return [
            Offer(ABILITY, {"target": Param.one([other.seat]), "district_name": Param.one(names)})
            for other in board.players.values()
            if (
                names := [
                    card.district.id
                    for card in exposed(board, owner, other)
                    if price(card) <= owner.gold
                ]
            )
        ]

    @override
    def refusal(self, board: Board, owner: Player, given: Mapping[str, object]) -> StrEnum:
        for other in board.players.values():
            for card in exposed(board, owner, other):
                if given == {"target": other.seat, "district_name": card.district.id}:
                    return CitadelsRefusal.CANNOT_AFFORD
        return super().refusal(board, owner, given)

    @override
    def facts(self, given: Mapping[str, object]) -> Used:
        return {"target": SeatId(str(given["target"])), "district": str(given["district_name"])}

    @override
    def use(self, board: Board, owner: Player, given: Mapping[str, object]) -> None:
        other = board.players[SeatId(str(given["target"]))]
        if (card := other.built(given["district_name"])) is not None:
            owner.gold -= price(card)
            destroy(board, other, card)

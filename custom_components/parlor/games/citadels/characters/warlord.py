"""8, the Warlord."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, override

from custom_components.parlor.games.citadels.building import destroy
from custom_components.parlor.games.citadels.shapes import NoTarget, Target, Used
from custom_components.parlor.games.citadels.terms import (
    CharacterId,
    CharacterName,
    CitadelsRefusal,
    Color,
    Spared,
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


def why_spared(board: Board, owner: Player, other: Player, card: Card) -> Spared | None:
    """Return what keeps the Warlord from destroying a district of another player."""
    if board.complete(other):
        return Spared.COMPLETE
    if board.guarded(other):
        return Spared.GUARDED
    if not card.district.effect.may_fall:
        return Spared.CANNOT_FALL
    return Spared.TOO_DEAR if price(card) > owner.gold else None


def sieges(board: Board, owner: Player) -> Iterator[tuple[Player, Card, Spared | None]]:
    """Give every district of the others, each kind once, with what spares it."""
    for other in board.others(owner):
        for card in {card.district.id: card for card in other.city}.values():
            yield other, card, why_spared(board, owner, other, card)


class Warlord(Character):
    """Destroys a district of another player for one gold less than it cost."""

    id = CharacterId(CharacterName.WARLORD.value)
    rank = 8
    color = Color.MILITARY

    @override
    def targets(self, board: Board, owner: Player) -> Sequence[Target]:
        return [
            {"target": other.seat, "district_name": card.district.id, "cost": price(card)}
            for other, card, why in sieges(board, owner)
            if why is None
        ]

    @override
    def spared(self, board: Board, owner: Player) -> Sequence[NoTarget]:
        return [
            {
                "target": other.seat,
                "district_name": card.district.id,
                "cost": price(card),
                "why": why,
            }
            for other, card, why in sieges(board, owner)
            if why is not None
        ]

    @override
    def offers(self, board: Board, owner: Player) -> Sequence[Offer]:
        names: dict[SeatId, list[str]] = {}
        for other, card, why in sieges(board, owner):
            if why is None:
                names.setdefault(other.seat, []).append(card.district.id)
        return [
            Offer(ABILITY, {"target": Param.one([seat]), "district_name": Param.one(districts)})
            for seat, districts in names.items()
        ]

    @override
    def refusal(self, board: Board, owner: Player, given: Mapping[str, object]) -> StrEnum:
        for other, card, why in sieges(board, owner):
            aimed = given == {"target": other.seat, "district_name": card.district.id}
            if aimed and why is Spared.TOO_DEAR:
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
            destroy(board, owner, other, card)

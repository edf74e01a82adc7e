"""Another world that one seat could not tell from the real one."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from typing import TYPE_CHECKING

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import Rng, SeatId

from .dealing import Deal
from .deduction import any_deal, as_deal
from .observations import TheCrime
from .story import Showed, Tale

if TYPE_CHECKING:
    from .case import Case


def another_world[G: Case](game: G, seat: SeatId, rng: Rng) -> G:
    """Return a world with other hands, and another crime, that fit all that the seat has seen."""
    chance = Chance(rng)
    role = game.role_of[seat] if seat in game.seats else None
    # Notes begin anew with the deal, so none are copied.
    world = deepcopy(game, {id(game.chance): chance.fork(), id(game._notes): {}})
    sheet = game.deduction(seat)
    if game.result is not None:
        # The crime lies on the table.
        sheet = deepcopy(sheet)
        sheet.see([TheCrime(*game.deal.crime, game.now)])
    deal = as_deal(sheet, any_deal(sheet, chance), game.role_of, chance)
    if role is not None:
        deal = replace(deal, hands={**deal.hands, role: game.deal.hands[role]})
    world._deal_anew(deal)
    world.story = [_retold(tale, deal, role, chance) for tale in game.story]
    world.refutation = None
    if game.refutation is not None:
        (world.refutation,) = [c for c in world.story[-1:] if isinstance(c, Showed)]
    return world


def _retold(tale: Tale, deal: Deal, role: int | None, chance: Chance) -> Tale:
    """Return what happened as it did in the other world: somebody else's card may be another."""
    if not isinstance(tale, Showed) or role in (tale.by, tale.to):
        return tale
    cards = [card for card in deal.hands[tale.by] if card in tale.cards]
    return replace(tale, card=chance.pick(cards))

"""Another world that one seat could not tell from the real one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import Rng, SeatId

from .cards import KIND_OF, by_kind, in_order
from .story import Turn
from .terms import Deed
from .world import NO_CARD, answer, deal_of

if TYPE_CHECKING:
    from .investigation import Investigation

# Who holds a card: a seat, or the envelope.
type Holders = dict[str, str]
ENVELOPE: Final = ""
# So often two cards change places, for each card that can.
STIRS: Final = 3


def another_world[G: Investigation](game: G, seat: SeatId, rng: Rng) -> G:
    """Return a world with other hands, and another envelope, that fit all that the seat knows."""
    chance = Chance(rng)
    mine = seat if seat in game.seats else None
    asked = [turn for turn in game.story if turn.deed is Deed.GUESSED]
    known = {mine} if game.result is None else {mine, ENVELOPE}
    holders = _stirred(held(game), known, asked, mine, chance)
    envelope = [card for card, holder in holders.items() if holder == ENVELOPE]
    hands = {
        str(player): by_kind(card for card, holder in holders.items() if holder == player)
        for player in game.order
    }
    world = deepcopy(game, {id(game.chance): chance.fork(), id(game.world): None})
    guesses = [(turn.by, turn.theory) for turn in asked]
    world.world, shown = game.world.dealt_anew(deal_of(envelope, hands), guesses)
    cards = iter(shown)
    world.story = [_retold(turn, cards) for turn in game.story]
    return world


def held(game: Investigation) -> Holders:
    """Return who really holds each card."""
    hands = {player: game.world.get_cards(player).values() for player in game.order}
    held = {
        card: str(player) for player, kinds in hands.items() for cards in kinds for card in cards
    }
    return held | dict.fromkeys(game.envelope_cards, ENVELOPE)


def _stirred(
    holders: Holders,
    known: Iterable[str | None],
    asked: Iterable[Turn],
    mine: SeatId | None,
    chance: Chance,
) -> Holders:
    """Let cards change places by twos, as long as nothing that was seen speaks against it."""
    free = sorted(card for card, holder in holders.items() if holder not in known)
    for _ in range(STIRS * len(free)):
        one, other = chance.pick(free), chance.pick(free)
        if _may_swap(holders, one, other):
            swapped = {**holders, one: holders[other], other: holders[one]}
            holders = swapped if _fits(swapped, asked, mine) else holders
    return holders


def _may_swap(holders: Holders, one: str, other: str) -> bool:
    """Return whether that changes anything, and leaves one of each kind in the envelope."""
    places = {holders[one], holders[other]}
    return len(places) == 2 and (ENVELOPE not in places or KIND_OF[one] == KIND_OF[other])


def _fits(holders: Holders, asked: Iterable[Turn], mine: SeatId | None) -> bool:
    """Return whether every guess would have been answered as it was, as far as a seat knows."""
    shown: dict[str | None, set[str]] = {}
    hands: Mapping[str | None, set[str]] = _hands(holders)
    for turn in asked:
        before = shown.setdefault(turn.to, set())
        card = answer(hands.get(turn.to, ()), before, in_order(turn.theory))
        if (card is None) is not (turn.card is None) or (turn.by == mine and card != turn.card):
            return False
        if card is not None:
            before.add(card)
    return True


def _hands(holders: Holders) -> dict[str | None, set[str]]:
    hands: dict[str | None, set[str]] = {}
    for card, holder in holders.items():
        hands.setdefault(holder, set()).add(card)
    return hands


def _retold(turn: Turn, cards: Iterable[str]) -> Turn:
    """Return a turn as it went in the other world."""
    if turn.deed is not Deed.GUESSED:
        return turn
    card = next(iter(cards))
    return replace(turn, card=None if card == NO_CARD else card)

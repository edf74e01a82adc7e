"""The deal: one card of each kind goes into the envelope, all others are dealt out."""

from collections.abc import Sequence

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import SeatId

from .cards import BY_KIND, CARDS, by_kind
from .world import Deal, deal_of


def dealt(seats: Sequence[SeatId], chance: Chance) -> Deal:
    """Return a deal by chance, to seats in turn order."""
    envelope = [chance.pick(cards) for cards in BY_KIND.values()]
    left = chance.shuffled(card for card in CARDS if card not in envelope)
    hands = {str(seat): by_kind(left[at :: len(seats)]) for at, seat in enumerate(seats)}
    return deal_of(envelope, hands)

"""Gold, cards and districts: how a bot's city grows."""

from typing import Final

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.citadels.terms import DistrictName
from custom_components.parlor.games.vocabulary import Json

from .sight import Known, Sight

# With fewer cards than this that could be built, more are wanted.
FEW_CARDS: Final = 2
WORTH_DIGGING_OUT: Final = 3


def gather(sight: Sight, chance: Chance) -> dict[str, Json] | None:
    """Take gold to build with, or cards if gold alone would not help."""
    if not sight.may("take_gold"):
        return None
    cards = sight.may("draw_cards") and _wants_cards(sight)
    return {"type": "draw_cards" if cards else "take_gold"}


def collect_income(sight: Sight, chance: Chance) -> dict[str, Json] | None:
    """Collect what the districts bring, to have it for building."""
    return {"type": "collect_income"} if sight.may("collect_income") else None


def _wants_cards(sight: Sight) -> bool:
    useful = sight.useful()
    if not useful:
        return True
    affordable = any(card.cost <= sight.me.gold for card in useful)
    greedy = sight.me.has(DistrictName.LIBRARY) or sight.me.has(DistrictName.OBSERVATORY)
    return affordable and len(useful) < FEW_CARDS + greedy


def keep(sight: Sight, chance: Chance) -> dict[str, Json] | None:
    """Keep the best of the drawn cards."""
    drawn = [Known.of(card) for card in sight.private["drawn_cards"]]
    if not drawn:
        return None
    best = max(range(len(drawn)), key=lambda index: _wish(sight, drawn[index]))
    return {"type": "keep_card", "index": best}


def _wish(sight: Sight, card: Known) -> float:
    """Return how welcome a card is: it must be new, and not a dream."""
    held = any(card.district == other.district for other in sight.hand)
    if sight.me.has(card.district) or held:
        return 0
    return sight.worth(card) - 1.5 * max(0, card.cost - sight.me.gold - 2)


def build(sight: Sight, chance: Chance) -> dict[str, Json] | None:
    """Build the best that can be paid."""
    offer = next((offer for offer in sight.offers if offer.type == "build"), None)
    if offer is None:
        return None
    cards = {card.district: card for card in sight.hand}
    names = [str(name) for name in offer.params["district_name"].options]
    return {"type": "build", "district_name": max(names, key=lambda name: sight.worth(cards[name]))}


def lab_discard(sight: Sight, chance: Chance) -> dict[str, Json] | None:
    """Turn a card into gold that can't be built any more."""
    useful = {card.id for card in sight.useful()}
    useless = [card.district for card in sight.hand if card.id not in useful]
    if not useless or not sight.may("lab_discard"):
        return None
    return {"type": "lab_discard", "district_name": useless[0]}


def smithy_draw(sight: Sight, chance: Chance) -> dict[str, Json] | None:
    """Turn gold into cards when there is nothing left to build."""
    if not sight.may("smithy_draw") or len(sight.useful()) >= FEW_CARDS:
        return None
    return {"type": "smithy_draw"}


def rescue(sight: Sight, chance: Chance) -> dict[str, Json] | None:
    """Take a destroyed district back if it was dear enough."""
    if not sight.may("graveyard"):
        return None
    card = Known.of(sight.public["destroyed"]["card"])
    return {"type": "graveyard", "accept": card.cost >= WORTH_DIGGING_OUT}

"""6, the Merchant."""

from custom_components.parlor.games.citadels.terms import CharacterId, CharacterName, Color

from .character import Character


class Merchant(Character):
    """Always has a coin more."""

    id = CharacterId(CharacterName.MERCHANT.value)
    rank = 6
    color = Color.TRADE
    extra_gold = 1

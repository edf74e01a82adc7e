"""5, the Bishop."""

from custom_components.parlor.games.citadels.terms import CharacterId, CharacterName, Color

from .character import Character


class Bishop(Character):
    """Is safe from the Warlord while alive."""

    id = CharacterId(CharacterName.BISHOP.value)
    rank = 5
    color = Color.RELIGIOUS
    guards = True

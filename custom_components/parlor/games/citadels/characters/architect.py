"""7, the Architect."""

from custom_components.parlor.games.citadels.terms import CharacterId, CharacterName

from .character import Character


class Architect(Character):
    """Draws more, and builds more."""

    id = CharacterId(CharacterName.ARCHITECT.value)
    rank = 7
    builds = 3
    extra_cards = 2

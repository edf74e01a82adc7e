"""What a character brings its owner."""

from collections.abc import Sequence
from functools import lru_cache

from .cards import Card, Player
from .characters.character import Character
from .shapes import Pay
from .terms import Color


def districts_of(color: Color | None, city: Sequence[Card]) -> int:
    """Return how many districts of a city count as this color when it is paid."""
    if color is None:
        return 0
    return sum(color in card.district.effect.colors(card.district.color) for card in city)


def income(character: Character, owner: Player) -> int:
    """Return the gold that the owner's districts bring the character by their color."""
    return districts_of(character.color, owner.city)


@lru_cache(maxsize=1024)
def pays(characters: tuple[Character, ...], city: tuple[Card, ...]) -> dict[str, Pay]:
    """Return what each character would bring the owner of a city now.

    It is in every private view, and cities change seldom.
    """
    return {
        character.id: _pay(character, districts_of(character.color, city))
        for character in characters
    }


def _pay(character: Character, districts: int) -> Pay:
    """Return what a character brings for so many districts."""
    return {
        "color": character.color,
        "districts": districts,
        "gold": districts + character.extra_gold,
        "cards": character.extra_cards,
        "builds": character.builds,
    }

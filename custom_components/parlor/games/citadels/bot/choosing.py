"""Which character would be good to be."""

from collections.abc import Callable, Mapping
from typing import Final

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.citadels.characters import CHARACTERS
from custom_components.parlor.games.citadels.terms import CharacterName
from custom_components.parlor.games.vocabulary import Json

from .sight import Rival, Sight

# How much chance is in a choice, so that nobody can count on it.
WHIM: Final = 1.0

COLORS: Final[Mapping[str, str | None]] = {
    character.id: character.color for character in CHARACTERS
}


def pick_character(sight: Sight, chance: Chance) -> dict[str, Json] | None:
    """Pick the character that seems best, more or less."""
    choices: list[str] = sight.private["draft_choices"]
    if not choices:
        return None
    best = max(choices, key=lambda choice: _for_me(sight, choice) + WHIM * chance.random())
    return {"type": "draft_pick", "character": best}


def lay_aside(sight: Sight, chance: Chance) -> dict[str, Json] | None:
    """Lay aside what would suit the strongest of the others."""
    if not sight.may("lay_aside"):
        return None
    choices: list[str] = sight.private["draft_choices"]
    worst = max(choices, key=lambda choice: appeal(sight, sight.leader, choice))
    return {"type": "lay_aside", "character": worst}


def appeal(sight: Sight, rival: Rival, character: str) -> float:
    """Return how much a character would suit another player, as far as everyone can see."""
    income = rival.income(COLORS.get(character))
    plain: Mapping[str, float] = {
        CharacterName.ARCHITECT: 1.5 + (1.5 if rival.gold >= 4 and rival.hand_size >= 2 else 0),
        CharacterName.MERCHANT: 2.0,
        CharacterName.KING: 1.2,
        CharacterName.BISHOP: 0.7 + (0.8 if rival.seat == sight.leader.seat else 0),
        CharacterName.WARLORD: 0.8,
        CharacterName.MAGICIAN: 2.0 if rival.hand_size == 0 else 0.5,
        CharacterName.THIEF: 1.0,
        CharacterName.ASSASSIN: 1.0,
    }
    return income + plain.get(character, 0.5)


def _for_me(sight: Sight, character: str) -> float:
    """Return how much a character would suit the bot, which also knows its own hand."""
    special = _KNOWING_MORE.get(character)
    return special(sight) if special is not None else appeal(sight, sight.me, character)


def _assassin(sight: Sight) -> float:
    return 1.0 + (2.5 if sight.nearly_done(sight.leader) else 0)


def _thief(sight: Sight) -> float:
    return 0.4 + 0.4 * max(rival.gold for rival in sight.others)


def _magician(sight: Sight) -> float:
    more = max(rival.hand_size for rival in sight.others) - len(sight.useful())
    return 0.2 + 0.7 * max(0, more)


def _bishop(sight: Sight) -> float:
    at_stake = 1.5 if len(sight.me.city) >= len(sight.leader.city) > 2 else 0.5
    return at_stake + sight.me.income(COLORS[CharacterName.BISHOP])


def _architect(sight: Sight) -> float:
    gold, builds = sight.me.gold + 2, 0
    for cost in sorted(card.cost for card in sight.useful()):
        if cost > gold:
            break
        gold, builds = gold - cost, builds + 1
    return 1.5 + 1.6 * max(0, min(builds, 3) - 1)


def _warlord(sight: Sight) -> float:
    danger = 1.5 if sight.nearly_done(sight.leader, 2) else 0.4
    return danger + sight.me.income(COLORS[CharacterName.WARLORD])


_KNOWING_MORE: Final[Mapping[str, Callable[[Sight], float]]] = {
    CharacterName.ASSASSIN: _assassin,
    CharacterName.THIEF: _thief,
    CharacterName.MAGICIAN: _magician,
    CharacterName.BISHOP: _bishop,
    CharacterName.ARCHITECT: _architect,
    CharacterName.WARLORD: _warlord,
}

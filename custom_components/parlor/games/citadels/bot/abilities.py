"""Whom or what a bot uses its abilities on."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from custom_components.parlor.games.bot import Chosen
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.citadels.terms import CharacterName, Trick

from .choosing import WHIM, appeal
from .sight import Rival, Sight

ABILITY: Final = "ability"
# A hand must be so much larger to be worth swapping for.
MORE_CARDS: Final = 2


def ability_before_building(sight: Sight, chance: Chance) -> Chosen | None:
    """Do what is best done at once."""
    use = _AT_ONCE.get(_role(sight))
    return use(sight, chance) if use is not None and sight.may(ABILITY) else None


def ability_after_building(sight: Sight, chance: Chance) -> Chosen | None:
    """Do what is done with the gold that is left."""
    if _role(sight) != CharacterName.WARLORD or not sight.may(ABILITY):
        return None
    return _destroy(sight)


def _role(sight: Sight) -> str:
    return str(sight.public["current_role"])


def _suspects(sight: Sight) -> list[str]:
    """Return the possible targets that others could have."""
    targets = sight.private["valid_targets"]
    looks = sight.private["seen"]["draft"]
    aside = {look["picked"] for look in looks if look["aside"]}
    named = [str(target["character"]) for target in targets]
    likely = [str(target["character"]) for target in targets if "pointless" not in target]
    return [character for character in likely if character not in aside] or likely or named


def _name(sight: Sight, chance: Chance, victim: Rival) -> Chosen:
    """Name the character that would suit the victim best, more or less."""
    likely = max(
        _suspects(sight),
        key=lambda character: appeal(sight, victim, character) + WHIM * chance.random(),
    )
    return {"type": ABILITY, "character": likely}


def _murder(sight: Sight, chance: Chance) -> Chosen:
    return _name(sight, chance, sight.leader)


def _rob(sight: Sight, chance: Chance) -> Chosen:
    return _name(sight, chance, max(sight.others, key=lambda rival: rival.gold))


def _conjure(sight: Sight, chance: Chance) -> Chosen | None:
    """Take a much larger hand, or get rid of cards that can't be built."""
    useful = sight.useful()
    richest = max(sight.others, key=lambda rival: rival.hand_size)
    if richest.hand_size >= len(useful) + MORE_CARDS:
        return {"type": ABILITY, "extra_data": Trick.SWAP_HAND.value, "target": richest.seat}
    useless = [index for index, card in enumerate(sight.hand) if card not in useful]
    if not useless:
        return None
    return {"type": ABILITY, "extra_data": Trick.DISCARD_DRAW.value, "indices": [*useless]}


_AT_ONCE: Final[Mapping[str, Callable[[Sight, Chance], Chosen | None]]] = {
    CharacterName.ASSASSIN: _murder,
    CharacterName.THIEF: _rob,
    CharacterName.MAGICIAN: _conjure,
}


def _destroy(sight: Sight) -> Chosen | None:
    """Destroy what is free, or what keeps somebody from being finished."""
    rivals = {rival.seat: rival for rival in sight.others}

    def damage(target: Mapping[str, Any]) -> float:
        rival = rivals[target["target"]]
        threat = 4 if sight.nearly_done(rival, 2) else 0
        return threat + len(rival.city) / 4 - float(target["cost"])

    best = max(sight.private["valid_targets"], key=damage)
    if damage(best) <= 0:
        return None
    return {"type": ABILITY, "target": best["target"], "district_name": best["district_name"]}

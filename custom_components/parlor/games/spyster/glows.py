"""Spyster's light: blue while people ask, red when they judge."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from custom_components.parlor.games.glow import Glow

from .terms import EventType, Phase

GLOWS: Final[Mapping[StrEnum, Glow]] = {
    Phase.ROLES: Glow(265, 60, 30),
    Phase.QUESTIONING: Glow(225, 75, 45),
    Phase.VOTE: Glow(0, 95, 50),
    Phase.REVEAL: Glow(45, 15, 100),
    Phase.SCORING: Glow(40, 55, 70),
}
FLASHES: Final[Mapping[StrEnum, Glow]] = {EventType.VOTE_CALLED: Glow(0, 95, 90)}

"""Clueful's light: the lamps burn down as it gets later, and flicker when somebody speaks."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from custom_components.parlor.games.glow import Glow

from .terms import EventType, Phase

GLOWS: Final[Mapping[StrEnum, Glow]] = {
    Phase.EVENING: Glow(34, 62, 55),
    Phase.NIGHT: Glow(30, 74, 40),
    Phase.MIDNIGHT: Glow(26, 84, 28),
    Phase.SMALL_HOURS: Glow(228, 48, 18),
}
FLASHES: Final[Mapping[StrEnum, Glow]] = {
    EventType.TRAVELLED: Glow(42, 45, 70),
    EventType.GUESSED: Glow(12, 80, 60),
    EventType.FORFEITED: Glow(225, 40, 12),
    EventType.ACCUSED: Glow(0, 95, 70),
    EventType.WON: Glow(46, 70, 100),
}

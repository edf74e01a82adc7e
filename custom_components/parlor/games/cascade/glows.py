"""The light of Cascade Tiles: daylight on glazed tiles, that goes down when all is lost."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from custom_components.parlor.games.glow import Glow

from .terms import EventType, Phase

GLOWS: Final[Mapping[StrEnum, Glow]] = {
    Phase.SOLVING: Glow(190, 35, 70),
    Phase.STUCK: Glow(12, 80, 25),
}
FLASHES: Final[Mapping[StrEnum, Glow]] = {
    EventType.LEVEL_SOLVED: Glow(130, 75, 90),
    EventType.LOST: Glow(0, 90, 50),
    EventType.WON: Glow(45, 70, 100),
}

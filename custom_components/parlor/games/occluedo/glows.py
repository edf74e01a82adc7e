"""OCCLUEdo's light: candles, that go down for a verdict, and out when it was wrong."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from custom_components.parlor.games.glow import Glow

from .terms import EventType, Phase

_CANDLES: Final = Glow(30, 78, 35)
_LEANING_IN: Final = Glow(24, 88, 22)
_ALL_EYES: Final = Glow(8, 92, 40)
_SMOKE: Final = Glow(225, 35, 14)

GLOWS: Final[Mapping[StrEnum, Glow]] = {
    Phase.TURN: _CANDLES,
    Phase.NAME_SUSPECT: _CANDLES,
    Phase.NAME_WEAPON: _CANDLES,
    Phase.ANSWERS: _LEANING_IN,
    Phase.ACKNOWLEDGE: _LEANING_IN,
    Phase.ACCUSE_ROOM: _ALL_EYES,
    Phase.ACCUSE_SUSPECT: _ALL_EYES,
    Phase.ACCUSE_WEAPON: _ALL_EYES,
    Phase.ASK_WIN: _ALL_EYES,
    Phase.VERDICT: Glow(0, 95, 8),
    Phase.AFTERMATH: _SMOKE,
    Phase.SOLUTION: _ALL_EYES,
}
FLASHES: Final[Mapping[StrEnum, Glow]] = {
    EventType.NOBODY_DISPROVED: Glow(200, 45, 70),
    EventType.FALSE_ACCUSATION: Glow(0, 95, 60),
    EventType.WON: Glow(45, 70, 100),
}

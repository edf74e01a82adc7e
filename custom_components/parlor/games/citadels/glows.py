"""Citadels' light: candles, until somebody dies or a city is complete."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from custom_components.parlor.games.glow import Glow

from .terms import EventType, Phase

_CANDLES: Final = Glow(28, 80, 35)

GLOWS: Final[Mapping[StrEnum, Glow]] = {
    Phase.DRAFT_PICK: _CANDLES,
    Phase.RESOLUTION: _CANDLES,
    Phase.PLAYER_TURN: _CANDLES,
    Phase.DRAW_CHOICE: _CANDLES,
    Phase.GRAVEYARD: _CANDLES,
    Phase.COUNTING: Glow(45, 60, 80),
}
FLASHES: Final[Mapping[StrEnum, Glow]] = {
    EventType.MURDERED: Glow(0, 95, 20),
    EventType.LAST_ROUND: Glow(45, 90, 100),
}

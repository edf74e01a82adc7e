"""Treks in a light that nobody can see."""

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar

from custom_components.parlor.games.glow import Glow

from .trek import Happening, Phase, Trek


class Nap(StrEnum):
    SIESTA = "siesta"


class GlowsWithoutAPhase(Trek):
    """It has light for a phase that there is not."""

    glows: ClassVar[Mapping[StrEnum, Glow]] = {
        Phase.WALKING: Glow(100, 50, 50),
        Nap.SIESTA: Glow(40, 90, 10),
    }


class GlowsInSecret(Trek):
    """It flashes at a step, of which the house never hears."""

    flashes: ClassVar[Mapping[StrEnum, Glow]] = {Happening.STEPPED: Glow(40, 90, 10)}


class OutshinesTheSun(Trek):
    """Its camp fire is brighter than any lamp."""

    flashes: ClassVar[Mapping[StrEnum, Glow]] = {Happening.CAMPED: Glow(40, 90, 110)}

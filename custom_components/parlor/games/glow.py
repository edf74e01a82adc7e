"""Glows: the light in which a phase is played, or that an event throws on it for a moment."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Glow:
    """Light for lamps that follow a game: hue in degrees, saturation and brightness in percent."""

    hue: int
    saturation: int
    brightness: int

    @property
    def is_light(self) -> bool:
        """Return whether lamps can shine like this."""
        shines = 0 <= self.hue <= 360 and 0 <= self.saturation <= 100
        return shines and 0 < self.brightness <= 100

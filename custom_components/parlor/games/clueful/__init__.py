"""Clueful: an adventure in Boddy Estate that one types, taps, or says to the house."""

from .clueful import Clueful
from .world import World

__all__ = ["Clueful", "World"]

"""Clueful: an adventure in Boddy Estate that one types, taps, or says to the house."""

from .world import World

__all__ = ["World"]

"""Parsing: what somebody means who types to the house, or talks to it, in English or German."""

from .reading import Reading, read
from .understanding import Doubt, Meant, understand

__all__ = ["Doubt", "Meant", "Reading", "read", "understand"]

"""Cascade Tiles: tap, and watch what else changes."""

from .board import Board
from .level import Level

__all__ = ["Board", "Level"]

"""Cascade Tiles: tap, and watch what else changes."""

from .board import Board
from .cascade import Cascade
from .level import Level

__all__ = ["Board", "Cascade", "Level"]

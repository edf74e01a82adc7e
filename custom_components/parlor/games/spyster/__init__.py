"""Spyster: find the spy, or be one."""

from .builtin import PACKS
from .pack import Pack
from .spyster import Spyster

__all__ = ["PACKS", "Pack", "Spyster"]

"""Spyster: find the spy, or be one."""

from .builtin import BUILT_IN
from .pack import BadPack, Pack
from .spyster import Spyster

__all__ = ["BUILT_IN", "BadPack", "Pack", "Spyster"]

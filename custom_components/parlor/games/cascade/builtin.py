"""The packs that ship with the game."""

from importlib.resources import files
from typing import Final

from .pack import Packs

PACKS: Final = Packs(files(__package__) / "packs", default="first_firing")

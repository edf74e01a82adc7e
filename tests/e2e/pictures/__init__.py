"""The pictures that the README shows, taken in a real house.

A game that has screens brings a file of its own: the names of its pictures, the evening on which
they are taken, and which of them only chance decides.
"""

from importlib import import_module

from tests.e2e.scenes import DRAWN

EVENINGS = {game: import_module(f"{__name__}.{game}") for game in DRAWN}
PICTURES = tuple(name for evening in EVENINGS.values() for name in evening.PICTURES)

"""Cellar: the fourth game, which lives here. It shows what no built game has, by the ten steps.

One seat or six, all win or lose together, many small steps, a question that costs nothing, a
lantern for each seat, cellars that are made by the day, a picture, and steps that are chatter.
"""

from .cellar import Cellar

__all__ = ["Cellar"]

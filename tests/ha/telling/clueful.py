"""Journeys and guesses until late: whoever accuses ends the game at once."""

from typing import Final

PHASES: Final = frozenset({"evening", "night", "midnight"})
HASTY: Final = frozenset({"accuse"})

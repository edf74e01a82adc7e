"""What can be set before a game starts."""

from typing import Final

from custom_components.parlor.games.options import Kind, Option

from .terms import Hints, Suspect

ROLE: Final = "role"
DECISION_SECONDS: Final = "decision_seconds"
HINTS: Final = "hints"

OPTIONS: Final = (
    Option(
        ROLE,
        Kind.CHOICE,
        Suspect.MISS_SCARLET.value,
        choices=tuple(suspect.value for suspect in Suspect),
        each=True,
        unique=True,
    ),
    Option(
        HINTS, Kind.CHOICE, Hints.DEDUCTION.value, choices=tuple(hints.value for hints in Hints)
    ),
    # 0 is no clock at all.
    Option(DECISION_SECONDS, Kind.NUMBER, 0, min=0, max=600),
)

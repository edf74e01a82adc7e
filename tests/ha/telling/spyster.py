"""Two rounds, in which nobody calls a vote early."""

from typing import Final

OPTIONS: Final = {"rounds": 2, "vote_calls": 0}
PHASES: Final = frozenset({"roles", "questioning", "vote", "reveal"})

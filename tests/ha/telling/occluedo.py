"""Turns with suggestions and answers, and an accusation with its verdict."""

from typing import Final

PHASES: Final = frozenset({"turn", "accuse_room"})

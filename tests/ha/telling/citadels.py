"""A draft, and the turns after it."""

from typing import Final

PHASES: Final = frozenset({"draft_pick", "player_turn", "draw_choice"})

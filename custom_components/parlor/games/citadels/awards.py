"""Awards: what really happened to the players, once a game is over."""

from typing import Final

from custom_components.parlor.games.result import Award

from .board import Board
from .terms import Honour

# An award that more than these share is none.
MOST_SHARING: Final = 2


def awards(board: Board) -> tuple[Award, ...]:
    """Return the awards of those who stayed."""
    found = (_best(board, honour) for honour in Honour)
    return tuple(award for award in found if award is not None)


def _best(board: Board, honour: Honour) -> Award | None:
    """Return the award for whoever has most of something; none where too many have."""
    counts = {
        player.seat: player.gold if honour is Honour.RICHEST_MISER else player.tally[honour]
        for player in board.players.values()
        if not player.gone
    }
    most = max(counts.values(), default=0)
    best = tuple(seat for seat, count in counts.items() if count == most)
    return Award(honour, best, most) if most and len(best) <= MOST_SHARING else None

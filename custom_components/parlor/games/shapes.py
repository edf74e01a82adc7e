"""The shape of views: what every game shows, and what each adds is declared beside it."""

from typing import ReadOnly, TypedDict

from .vocabulary import SeatId


class PublicView(TypedDict):
    """What everyone may see of any game.

    `turn`: whose turn it is, where it is one seat's; `scores` is empty where a game has none.
    What is read only, a game may declare more narrowly: its own phases, rounds that are always
    counted.
    """

    phase: ReadOnly[str]
    turn: SeatId | None
    round: ReadOnly[int | None]
    waiting_for: list[SeatId]
    scores: dict[SeatId, int]


class NoPrivateView(TypedDict):
    """What only one seat may see of a game without secrets: nothing."""

"""The shape of views: what every game shows."""

from typing import TypedDict

from .vocabulary import SeatId


class PublicView(TypedDict):
    """What everyone may see of the game; each game adds its own."""

    phase: str
    round: int | None
    waiting_for: list[SeatId]
    scores: dict[SeatId, int]

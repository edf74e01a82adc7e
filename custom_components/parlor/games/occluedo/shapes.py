"""The shape of OCCLUEdo's views; numbers of suspects, rooms, weapons and places are the rules'."""

from typing import TypedDict

from custom_components.parlor.games.result import GameResult
from custom_components.parlor.games.shapes import PublicView
from custom_components.parlor.games.vocabulary import SeatId

from .terms import Hints, Phase, Response


class LogResponse(TypedDict):
    """What somebody said to a suggestion."""

    by: SeatId
    answer: Response


class LogEntry(TypedDict):
    """A suggestion with its answers, or a false accusation; named are room, suspect and weapon."""

    round: int
    turn: int
    by: SeatId
    named: list[int]
    accusation: bool
    answers: list[LogResponse]


class FalseAccusation(TypedDict):
    """An accusation that was wrong: by which role, and its room, suspect and weapon."""

    by: int
    named: list[int]


class OccluedoView(PublicView):
    """What everyone may see.

    `whose_subturn` is the role that is asked, or -1; a suggestion and an accusation are room,
    suspect and weapon, as far as they are named; `roles` and `hand_sizes` are by seat; the log has
    the latest last; the crime is room, suspect and weapon, once the game is over.
    """

    phase: Phase
    round: int
    active_roles: list[int]
    whose_turn: int
    whose_subturn: int
    suggestion: list[int]
    suggestion_phase: int
    current_accusation: list[int]
    accusations: list[FalseAccusation]
    accusation_phase: int
    inactive_players: list[int]
    recent_arrivals: list[int]
    player_places: list[int]
    winner: int | None
    roles: dict[SeatId, int]
    hand_sizes: dict[SeatId, int]
    hints: Hints
    log: list[LogEntry]
    crime: list[int] | None
    result: GameResult | None


class OneOf(TypedDict):
    """A seat holds at least one of these cards."""

    seat: SeatId
    cards: list[str]


class Sheet(TypedDict):
    """What is certain: for every card, whether it is the crime's, and whether each seat holds it.

    A row has the crime first, then the seats as `columns` names them; nothing is not known.
    """

    columns: list[SeatId]
    rows: dict[str, list[bool | None]]
    one_of: list[OneOf]


class OwnView(TypedDict):
    """What only one seat may see: its hand in dealt order, the card that was shown, its sheet.

    `crime` is room, suspect and weapon, for whoever has accused falsely and looked.
    """

    hand: list[str]
    refutation_card: str | None
    crime: list[int] | None
    sheet: Sheet | None

"""What a city is worth."""

from collections.abc import Iterable, Sequence
from typing import Final

from custom_components.parlor.games.result import Points, Result
from custom_components.parlor.games.vocabulary import SeatId

from .board import Board
from .cards import Player
from .words import Color, EndedBy, Part

ALL_COLORS: Final = frozenset(Color)
ALL_COLORS_POINTS: Final = 3
FIRST_COMPLETE_POINTS: Final = 4
OTHER_COMPLETE_POINTS: Final = 2


def score_parts(board: Board, player: Player) -> dict[Part, int]:
    """Return every part of a player's score as it stands."""
    complete = board.complete(player)
    first = complete and board.first_complete == player.seat
    cost = bonus = 0
    for card in player.city:
        cost += card.district.cost
        bonus += card.district.effect.bonus(player)
    return {
        Part.DISTRICT_SCORE: cost,
        Part.COLOR_BONUS: ALL_COLORS_POINTS if has_all_colors(player) else 0,
        Part.FIRST_COMPLETE: FIRST_COMPLETE_POINTS if first else 0,
        Part.OTHER_COMPLETE: OTHER_COMPLETE_POINTS if complete and not first else 0,
        Part.SPECIAL_BONUS: bonus,
    }


def has_all_colors(player: Player) -> bool:
    """Return whether the city can show all colors at once, each district counting as one."""
    if len(player.city) < len(ALL_COLORS):
        return False
    shades = [card.district.effect.colors(card.district.color) for card in player.city]
    plain = {color for shade in shades if len(shade) == 1 for color in shade}
    return _covers(ALL_COLORS - plain, [shade for shade in shades if len(shade) > 1])


def _covers(missing: frozenset[Color], shades: Sequence[frozenset[Color]]) -> bool:
    """Return whether the districts of many colors can stand for all that are missing."""
    if not missing or not shades:
        return not missing
    first, *rest = shades
    return any(_covers(missing - {color}, rest) for color in first & missing)


def result(board: Board, ended_by: EndedBy) -> Result:
    """Return the result; a tie goes to the higher character of the last round, as far as known."""
    breakdown = {
        seat: tuple(Points(part, points) for part, points in score_parts(board, player).items())
        for seat, player in board.players.items()
    }
    plain = Result.by_points(breakdown, ended_by)
    winners = _break_tie(board, plain.winners)
    return Result(winners, plain.scores, breakdown, ended_by)


def _break_tie(board: Board, tied: Iterable[SeatId]) -> tuple[SeatId, ...]:
    """Return those of the tied players whose character has the highest number."""
    best = {
        seat: max((board.ranks[character] for character in board.players[seat].revealed), default=0)
        for seat in tied
    }
    return tuple(seat for seat, rank in best.items() if rank == max(best.values()))

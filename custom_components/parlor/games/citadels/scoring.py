"""What a city is worth."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from custom_components.parlor.games.result import Points, Result
from custom_components.parlor.games.vocabulary import SeatId

from .awards import awards
from .board import Board
from .cards import Player
from .terms import Color, EndedBy, Part, Tie

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


def ranking(board: Board) -> list[SeatId]:
    """Return the players from the best to the last; who has left comes after all others."""

    def rank(seat: SeatId) -> tuple[bool, int, int]:
        player = board.players[seat]
        return player.gone, -sum(score_parts(board, player).values()), -_number(board, player)

    return sorted(board.players, key=rank)


def _number(board: Board, player: Player) -> int:
    """Return the highest number of a player's characters in this round, as far as known."""
    return max((board.ranks[character] for character in player.revealed), default=0)


def result(board: Board, ended_by: EndedBy) -> Result:
    """Return the result; a tie goes to the higher character of the last round, as far as known."""
    breakdown = {
        seat: tuple(Points(part, points) for part, points in score_parts(board, player).items())
        for seat, player in board.players.items()
    }
    left = [seat for seat, player in board.players.items() if player.gone]
    plain = Result.by_points(breakdown, ended_by, left=left)
    winners = _break_tie(board, plain.winners)
    tie = plain.tie if len(winners) == len(plain.winners) else Tie.HIGHER_CHARACTER
    return replace(plain, winners=winners, tie=tie, awards=awards(board))


def _break_tie(board: Board, tied: Iterable[SeatId]) -> tuple[SeatId, ...]:
    """Return those of the tied players whose character has the highest number."""
    best = {seat: _number(board, board.players[seat]) for seat in tied}
    return tuple(seat for seat, rank in best.items() if rank == max(best.values()))

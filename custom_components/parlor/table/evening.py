"""An evening: what was played since people sat down, and who has won what."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypedDict

from custom_components.parlor.games.result import BROKEN_OFF
from custom_components.parlor.games.vocabulary import SeatId

from .names import alike
from .seats import Seat, SeatKind


class PlayedInfo(TypedDict):
    """A game that was played, and who has won it."""

    game: str
    winners: list[SeatId]


class TallyInfo(TypedDict):
    """What somebody has come to; no points where no game had any.

    Whoever has left keeps the name they had.
    """

    seat: SeatId
    name: str
    kind: SeatKind
    games: int
    wins: int
    points: int | None


class EveningInfo(TypedDict):
    """The games of the evening, and the players with the most wins, then points, first."""

    games: list[PlayedInfo]
    players: list[TallyInfo]


@dataclass(frozen=True, slots=True)
class Contender:
    """Someone who has played a game, with the name that they had."""

    seat: SeatId
    name: str
    kind: SeatKind
    won: bool
    score: int | None
    user: str | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played to some end, when that was, and why."""

    game: str
    at: float
    players: tuple[Contender, ...]
    ended_by: str = "played"


# What somebody is called, and whether that is a person.
type _Known = tuple[str, SeatKind]


@dataclass(slots=True)
class _Tally:
    last: Contender
    games: int = 0
    wins: int = 0
    scores: list[int] = field(default_factory=list)

    def add(self, one: Contender) -> None:
        self.last = one
        self.games += 1
        self.wins += one.won
        self.scores += [] if one.score is None else [one.score]


def told(evening: Sequence[Played], sitting: Iterable[Seat]) -> EveningInfo | None:
    """Return what everyone may know of an evening, once a game was played.

    What was broken off counts for nobody.
    """
    evening = [played for played in evening if played.ended_by != BROKEN_OFF]
    if not evening:
        return None
    here = {seat.id: (seat.name, seat.kind) for seat in sitting}
    known = here | _gone(evening, here)
    now = {one.seat: _now(one, here, known) for played in evening for one in _named(played)}
    tallies: dict[SeatId, _Tally] = {}
    for played in evening:
        for one in _named(played):
            tallies.setdefault(now[one.seat], _Tally(one)).add(one)
    order = sorted(tallies, key=lambda seat: _rank(tallies[seat]))
    return {
        "games": [
            {
                "game": played.game,
                "winners": [now[one.seat] for one in _named(played) if one.won],
            }
            for played in evening
        ],
        "players": [_line(seat, tallies[seat], known) for seat in order],
    }


def _named(played: Played) -> list[Contender]:
    """Return who has played, but for those who have had themselves forgotten since."""
    return [one for one in played.players if one.name]


def _gone(evening: Sequence[Played], here: Mapping[SeatId, _Known]) -> dict[SeatId, _Known]:
    """Return who has played and left, whoever left last first."""
    gone: dict[SeatId, _Known] = {}
    for played in reversed(evening):
        for one in _named(played):
            if one.seat not in here:
                gone.setdefault(one.seat, (one.name, one.kind))
    return gone


def _now(one: Contender, here: Mapping[SeatId, _Known], known: Mapping[SeatId, _Known]) -> SeatId:
    """Return where someone sits, or has sat last, however often they left and came back."""
    if one.seat in here:
        return one.seat
    bot = one.kind is SeatKind.BOT
    return next(
        seat
        for seat, (name, kind) in known.items()
        if alike(name, one.name) and bot == (kind is SeatKind.BOT)
    )


def _rank(tally: _Tally) -> tuple[int, int]:
    return -tally.wins, -sum(tally.scores)


def _line(seat: SeatId, tally: _Tally, known: Mapping[SeatId, _Known]) -> TallyInfo:
    return {
        "seat": seat,
        "name": known[seat][0],
        "kind": tally.last.kind,
        "games": tally.games,
        "wins": tally.wins,
        "points": sum(tally.scores) if tally.scores else None,
    }

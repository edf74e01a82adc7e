"""Finished games: what the journal has kept of them, for people who look back."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from sqlite3 import Connection
from typing import Any, Final, TypedDict

import orjson

from custom_components.parlor.games.result import BROKEN_OFF, AwardInfo, leaders
from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.table.persons import PersonId, person_of, user_of
from custom_components.parlor.table.seats import SeatKind

from .stored import StoredGame, rows

GAMES_ON_A_PAGE: Final = 20

_GAMES: Final = """SELECT number, games.game, evening, started, ended, ended_by, result,
        rules_version, seed != '' AS record, seat, name, kind, user, face, won, score
    FROM games LEFT JOIN results ON results.game = number
    WHERE state = 'finished' AND number >= ? AND number < ? AND evening >= ?
    ORDER BY number DESC, CAST(SUBSTR(seat, 2) AS INTEGER)"""
_ENDLESS: Final = 2**62


class ParticipantInfo(TypedDict):
    """Somebody who has played; no name once it was forgotten, no person for a bot."""

    seat: SeatId
    person: PersonId | None
    name: str | None
    kind: SeatKind
    face: dict[str, str | int]
    won: bool
    score: int | None


class FinishedInfo(TypedDict):
    """A game that is over; times are in seconds since 1970.

    `ahead`: who led when the host broke it off. `replay`: its record is still kept, and the game
    still played by its rules.
    """

    number: int
    game: str
    started: float
    ended: float
    ended_by: str
    ahead: list[SeatId]
    together: bool | None
    tie: str | None
    left: list[SeatId]
    awards: list[AwardInfo]
    players: list[ParticipantInfo]
    replay: bool


@dataclass(frozen=True, slots=True)
class Participant:
    """Somebody who has played a game, with the name and the face that they had."""

    seat: SeatId
    name: str
    kind: SeatKind
    user: str | None
    face: Mapping[str, Any]
    won: bool
    score: int | None

    @property
    def person(self) -> PersonId | None:
        """Return who that is, where somebody knows."""
        return person_of(self.kind, self.name, self.user)

    def to_json(self) -> ParticipantInfo:
        """Return what people are told who look back."""
        return {
            "seat": self.seat,
            "person": self.person,
            "name": self.name or None,
            "kind": self.kind,
            "face": {**self.face},
            "won": self.won,
            "score": self.score,
        }


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over, and how it ended; `rules` are those it was played by, if recorded."""

    number: int
    game: str
    evening: int
    started: float
    ended: float
    ended_by: str
    result: Mapping[str, Any]
    rules: int | None
    players: tuple[Participant, ...]

    @property
    def together(self) -> bool | None:
        """Return whether all have won, or lost, as one."""
        together: bool | None = self.result.get("together")
        return together

    @property
    def broken_off(self) -> bool:
        """Return whether the host has ended it before its end: then it counts for nobody."""
        return self.ended_by == BROKEN_OFF

    @property
    def ahead(self) -> list[SeatId]:
        """Return who was ahead when it was broken off; nobody where all had the same."""
        scores = {one.seat: one.score for one in self.players if one.score is not None}
        return leaders(scores, self.left) if self.broken_off else []

    @property
    def left(self) -> frozenset[SeatId]:
        """Return who had left and could not win."""
        return frozenset(self.result.get("left", ()))

    def stars(self, seat: SeatId) -> Mapping[str, int]:
        """Return the stars of a seat, level by level, where the game has such."""
        stars: Mapping[str, int] = self.result.get("stars", {}).get(seat, {})
        return stars

    def to_json(self, *, replay: bool) -> FinishedInfo:
        """Return what people are told who look back."""
        return {
            "number": self.number,
            "game": self.game,
            "started": self.started,
            "ended": self.ended,
            "ended_by": self.ended_by,
            "ahead": self.ahead,
            "together": self.together,
            "tie": self.result.get("tie"),
            "left": [*self.result.get("left", ())],
            "awards": [*self.result.get("awards", ())],
            "players": [player.to_json() for player in self.players],
            "replay": replay,
        }


def some_finished(db: Connection, before: int | None) -> tuple[list[FinishedGame], int | None]:
    """Return the last games before one, newest first, in whole evenings; and where to go on."""
    newest = _ENDLESS if before is None else before
    found = db.execute(
        """SELECT evening FROM games WHERE state = 'finished' AND number < ?
        ORDER BY number DESC LIMIT ?""",
        (newest, GAMES_ON_A_PAGE),
    ).fetchall()
    if not found:
        return [], None
    games = [*_games(db, 0, newest, found[-1][0])]
    oldest = games[-1].number
    older = db.execute(
        "SELECT 1 FROM games WHERE state = 'finished' AND number < ?", (oldest,)
    ).fetchone()
    return games, oldest if older else None


def all_finished(db: Connection) -> tuple[FinishedGame, ...]:
    """Return all games whose results are kept, the oldest first."""
    return tuple(game for game in reversed([*_games(db, 0, _ENDLESS)]) if game.players)


def one_finished(db: Connection, number: int) -> tuple[FinishedGame, StoredGame] | None:
    """Return a game that is over, and its record; None where there is none that may be seen."""
    games = [game for game in _games(db, number, number + 1) if game.rules is not None]
    if not games:
        return None
    row = rows(db, "SELECT * FROM games WHERE number = ?", (number,))[0]
    log = rows(db, "SELECT * FROM log WHERE game = ? ORDER BY n", (number,))
    return games[0], StoredGame(number, row, log)


def finished_and_forgotten(db: Connection) -> tuple[int, int]:
    """Return how much has been finished and forgotten: where both are as before, all is."""
    forgotten = db.execute("SELECT value FROM meta WHERE key = 'forgotten'").fetchone()
    (count,) = db.execute("SELECT COUNT(*) FROM games WHERE state = 'finished'").fetchone()
    return int(count), 0 if forgotten is None else int(forgotten[0])


def names_of(db: Connection, person: PersonId) -> list[str]:
    """Return the names under which somebody is kept; none where nobody knows them."""
    users, user = "SELECT DISTINCT name FROM results WHERE user = ?", user_of(person)
    if user is not None:
        return [name for (name,) in db.execute(users, (user,))]
    guests = db.execute(
        "SELECT DISTINCT name FROM results WHERE kind = ? AND name != ''", (SeatKind.PHONE.value,)
    )
    return [name for (name,) in guests if person_of(SeatKind.PHONE, name, None) == person]


def guests_are_kept(db: Connection, number: int) -> bool:
    """Return whether guests of the games up to this one still have names."""
    found = db.execute(
        "SELECT 1 FROM results WHERE game <= ? AND kind = ? AND name != '' LIMIT 1",
        (number, SeatKind.PHONE.value),
    )
    return found.fetchone() is not None


def _games(db: Connection, least: int, before: int, evening: int = 0) -> Iterator[FinishedGame]:
    found = rows(db, _GAMES, (least, before, evening))
    for _, lines in groupby(found, lambda row: int(row["number"])):
        yield _game([*lines])


def _game(lines: Sequence[Mapping[str, Any]]) -> FinishedGame:
    first = lines[0]
    return FinishedGame(
        first["number"],
        first["game"],
        first["evening"],
        first["started"],
        first["ended"],
        first["ended_by"],
        orjson.loads(first["result"]),
        first["rules_version"] if first["record"] else None,
        tuple(_participant(line) for line in lines if line["seat"] is not None),
    )


def _participant(line: Mapping[str, Any]) -> Participant:
    return Participant(
        SeatId(line["seat"]),
        line["name"],
        SeatKind(line["kind"]),
        line["user"],
        orjson.loads(line["face"]),
        bool(line["won"]),
        line["score"],
    )

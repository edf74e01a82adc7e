"""What a journal holds: the table as it was saved."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from sqlite3 import Connection
from typing import Any, Self

import orjson

from custom_components.parlor.games.vocabulary import Json, SeatId
from custom_components.parlor.table.claim import Arrival
from custom_components.parlor.table.faces import Expression, Hat, Shape
from custom_components.parlor.table.party import Party, Stage
from custom_components.parlor.table.seats import Seat, SeatKind

from .journal import Damaged
from .record import CannotReplay, Entry, EntryKind, Record
from .results import evening_after, games_played


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game's record, not yet looked into."""

    number: int
    row: Mapping[str, Any]
    log: Sequence[Mapping[str, Any]]
    shown: Any = None

    @property
    def version(self) -> int:
        """Return the version that showed the last line of the log."""
        return max((int(line["version"]) for line in self.log), default=0)

    def record(self) -> Record:
        """Return the record; raises `CannotReplay` where it is damaged."""
        try:
            return Record(
                self.row["game"],
                self.row["rules_version"],
                int(self.row["seed"]),
                _object(orjson.loads(self.row["options"])),
                [SeatId(str(seat)) for seat in orjson.loads(self.row["seats"])],
                [self._entry(n, line) for n, line in enumerate(self.log)],
                _object(orjson.loads(self.row["memory"])),
            )
        except (KeyError, TypeError, ValueError) as error:
            raise CannotReplay(f"damaged: {error}") from error

    def clocks(self) -> dict[str, tuple[int, float]]:
        """Return what the clocks showed; raises `CannotReplay` where that is damaged."""
        if self.shown is None:
            return {}
        try:
            clocks = _object(self.shown)
            left = _object(clocks["left"]) if clocks["game"] == self.number else {}
            return {name: (int(run), float(seconds)) for name, (run, seconds) in left.items()}
        except (KeyError, TypeError, ValueError) as error:
            raise CannotReplay(f"damaged: {error}") from error

    @staticmethod
    def _entry(n: int, line: Mapping[str, Any]) -> Entry:
        if line["n"] != n:
            raise ValueError(f"line {n} of the log is missing")
        seat, action = line["seat"], line["action"]
        return Entry(
            EntryKind(line["kind"]),
            None if seat is None else SeatId(seat),
            None if action is None else _object(orjson.loads(action)),
            line["at"],
        )


@dataclass(frozen=True, slots=True)
class Stored:
    """Everything that is needed to go on."""

    party: Party | None
    versions: int
    game: StoredGame | None
    answers: Sequence[tuple[str, int, str, dict[str, Json]]]

    @classmethod
    def load(cls, db: Connection) -> Self:
        """Return what the file holds; raises `Damaged`."""
        try:
            meta = {key: orjson.loads(value) for key, value in db.execute("SELECT * FROM meta")}
            seats = [_seat(row) for row in rows(db, "SELECT * FROM seats ORDER BY position", ())]
            party = _party(db, meta["party"], seats) if "party" in meta else None
            answers = [
                (seat, n, request, _object(orjson.loads(answer)))
                for seat, n, request, answer in db.execute(
                    "SELECT seat, n, request, answer FROM answers ORDER BY n"
                )
            ]
            game = _game(db, party, meta.get("clocks"))
            return cls(party, int(meta.get("versions", 0)), game, answers)
        except (KeyError, TypeError, ValueError) as error:
            raise Damaged(repr(error)) from error


def rows(db: Connection, query: str, values: Sequence[int]) -> list[dict[str, Any]]:
    """Return what a query finds, each line by the names of its columns."""
    found = db.execute(query, values)
    names = [column[0] for column in found.description]
    return [dict(zip(names, row, strict=True)) for row in found]


def _object(data: Any) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise TypeError("not an object")
    return data


def _party(db: Connection, head: Mapping[str, Any], seats: Sequence[Seat]) -> Party:
    evening_from = int(head.get("evening_from", head["match"]))
    return Party(
        **{
            **head,
            "evening_from": evening_from,
            "evening": evening_after(db, evening_from),
            "games_played": games_played(db),
            "stage": Stage(head["stage"]),
            "host": None if head["host"] is None else SeatId(head["host"]),
            "removed": tuple(head.get("removed", ())),
            "arrivals": tuple(Arrival(**arrival) for arrival in head["arrivals"]),
            "seats": tuple(seats),
        }
    )


def _seat(row: Mapping[str, Any]) -> Seat:
    return Seat(
        id=SeatId(row["id"]),
        name=row["name"],
        kind=SeatKind(row["kind"]),
        colour=row["colour"],
        shape=Shape(row["shape"]),
        hat=Hat(row["hat"]),
        expression=Expression(row["expression"]),
        ready=bool(row["ready"]),
        watching=bool(row["watching"]),
        bot=bool(row["bot"]),
        gone=bool(row["gone"]),
        streak=row["streak"],
        token_hash=row["token_hash"],
        allows_house=bool(row["allows_house"]),
        user=row["user"],
        choices=_object(orjson.loads(row["choices"])),
    )


def _game(db: Connection, party: Party | None, shown: Any) -> StoredGame | None:
    if party is None or party.stage is Stage.LOBBY:
        return None
    games = rows(db, "SELECT * FROM games WHERE number = ?", (party.match,))
    log = rows(db, "SELECT * FROM log WHERE game = ? ORDER BY n", (party.match,))
    return StoredGame(party.match, games[0], log, shown) if games else None

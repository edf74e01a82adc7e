"""What Home Assistant sees of a table: the public part and nothing else."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Self

from homeassistant.const import MAX_LENGTH_STATE_STATE

from .games import GAMES
from .games.result import BROKEN_OFF
from .games.state import Skip
from .games.vocabulary import GAME_OVER
from .table.public import Public
from .table.seats import SeatInfo, SeatKind
from .table.table import Stage, Table

LOBBY: Final = "lobby"
# Who it is, where it is nobody; the translations have a word for it.
NOBODY: Final = "none"


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as everyone may see it."""

    public: Public

    @classmethod
    def of(cls, table: Table) -> Self:
        """Return what is published now."""
        return cls(table.public())

    @property
    def playing(self) -> bool:
        """Return whether a game is on, paused or not."""
        return Stage(self.public["stage"]) is Stage.PLAYING

    @property
    def game(self) -> str | None:
        """Return the game that is, or was just, played."""
        return None if Stage(self.public["stage"]) is Stage.LOBBY else self.public["game"]

    @property
    def phase(self) -> str:
        """Return where the game stands; the lobby where there is none."""
        view = self.public["view"]
        return LOBBY if view is None else view["phase"]

    @property
    def chapter(self) -> str:
        """Return where the game stands, as calmly as the house wants to know it."""
        match Stage(self.public["stage"]):
            case Stage.LOBBY:
                return LOBBY
            case Stage.OVER:
                return GAME_OVER
        return GAMES[self.public["game"]].chapter(self.phase)

    @property
    def round(self) -> int | None:
        """Return the number of the round."""
        view = self.public["view"]
        return None if view is None else view["round"]

    @property
    def turn(self) -> str | None:
        """Return the name of whose turn it is."""
        view = self.public["view"]
        turn = view["turn"] if view is not None and self.playing else None
        return None if turn is None else self.names.get(turn)

    @property
    def players(self) -> list[SeatInfo]:
        """Return the seats that play, or will."""
        return [seat for seat in self.public["seats"] if not seat["watching"] and not seat["gone"]]

    @property
    def over(self) -> bool:
        """Return whether a game is just over."""
        return Stage(self.public["stage"]) is Stage.OVER

    @property
    def sitting(self) -> list[SeatInfo]:
        """Return the seats that somebody has, also of those who watch."""
        return [seat for seat in self.public["seats"] if not seat["gone"]]

    @property
    def may_start(self) -> bool:
        """Return whether the house can start a game: all are ready, or afterwards enough there."""
        if self.playing:
            return False
        there = [
            seat
            for seat in self.sitting
            if seat["ready"] or seat["present"] or not SeatKind(seat["kind"]).is_human
        ]
        enough = len(there) >= GAMES[self.public["game"]].min_seats
        return enough if self.over else not self.waits_for_players

    @property
    def may_skip(self) -> bool:
        """Return whether "next" would go on, and not end the game: that is asked about."""
        skips = self.public["next"] in {Skip.GOES_ON, Skip.CUTS_SHORT}
        return self.playing and not self.public["paused"] and skips

    @property
    def has_room_for_a_bot(self) -> bool:
        """Return whether another could sit down and play."""
        return not self.playing and len(self.sitting) < GAMES[self.public["game"]].max_seats

    @property
    def waits_for_players(self) -> bool:
        """Return whether a game cannot start yet: too few are there, or not all are ready."""
        return self.public["missing"] is not None

    @property
    def scores(self) -> dict[str, int]:
        """Return the points of everyone who has some, by name."""
        view, names = self.public["view"], self.names
        scores = {} if view is None else view["scores"]
        return {names.get(seat, seat): score for seat, score in scores.items()}

    @property
    def leader(self) -> str | None:
        """Return who has the most points; nobody while all have the same."""
        view = self.public["view"]
        scores = {} if view is None else view["scores"]
        best = max(scores.values(), default=0)
        leaders = [seat for seat, score in scores.items() if score == best]
        return self.listed(leaders) if len(leaders) < len(scores) else None

    @property
    def played_to_its_end(self) -> bool:
        """Return whether a game is over, and was not broken off."""
        result = self.public["result"]
        return result is not None and result["ended_by"] != BROKEN_OFF

    @property
    def winner(self) -> str | None:
        """Return who has won the game that is just over."""
        result = self.public["result"]
        return None if result is None else self.listed(result["winners"])

    @property
    def names(self) -> dict[str, str]:
        """Return the names of all seats by id, also of those who have left."""
        return {seat["id"]: seat["name"] for seat in self.public["seats"]}

    def listed(self, seats: Iterable[str]) -> str | None:
        """Return the names of these seats as one text."""
        names = self.names
        return in_a_row(names.get(seat, seat) for seat in seats)


def in_a_row(names: Iterable[str]) -> str | None:
    """Return names as one text that fits into a state."""
    row = ", ".join(names)
    if len(row) > MAX_LENGTH_STATE_STATE:
        row = f"{row[: MAX_LENGTH_STATE_STATE - 1]}…"
    return row or None

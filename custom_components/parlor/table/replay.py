"""Replays: a finished game, step by step, as everyone or as one seat saw it."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from math import ceil
from typing import Any, Final, TypedDict

import orjson

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import Json, SeatId, Value

from .faces import Expression, Hat, Shape
from .journal.finished import FinishedGame, FinishedInfo, Participant
from .journal.record import Record
from .match import Match
from .party import Party, Stage
from .published import own_of, public_of, view_of
from .refusals import ArchiveRefusal
from .room import Room
from .seats import Seat, SeatKind

# Where a game can be taken up again without playing it from its start.
MOST_BOOKMARKS: Final = 32
FEWEST_STEPS_APART: Final = 8


class EventInfo(TypedDict):
    """Something that happened in public."""

    event: str
    data: dict[str, Json]


class StepInfo(TypedDict):
    """A step of a game: when it was, what was done by whom, and what everyone heard of it.

    The first is the start. `kind` is `action`, or why the game went on by itself.
    """

    step: int
    at: float
    kind: str
    seat: SeatId | None
    action: dict[str, Json] | None
    events: list[EventInfo]


class ReplayInfo(TypedDict):
    """A game that can be looked at again."""

    game: FinishedInfo
    steps: list[StepInfo]


@dataclass(frozen=True, slots=True)
class Frame:
    """A finished game at one step, as one seat or everyone saw it: what a page would be sent."""

    version: int
    seat: SeatId | None
    public: bytes
    private: bytes
    offers: bytes
    events: tuple[Event, ...]
    # Nothing is secret any more, so no length needs to be hidden.
    envelope: int = 0

    def public_bytes(self, since: int | None = None) -> bytes:
        """Return all that everyone could see; a frame stands for itself."""
        return self.public

    def offers_bytes(self, seat: SeatId | None) -> bytes:
        """Return what this seat could do."""
        return self.offers

    def now_ms(self) -> int:
        """Return the table's time, which stands still."""
        return 0

    def remaining_ms(self) -> int | None:
        """Return nothing, for no clock runs."""
        return None


class Replay:
    """A finished game that can be opened at any step; slow, so used outside the event loop.

    Going on costs one step; going anywhere else begins at the bookmark before it.
    """

    def __init__(self, room: Room, name: str, game: FinishedGame, record: Record) -> None:
        """Play the whole game once; raises `CannotReplay` or `OtherRules`."""
        self.game = game
        self.record = record
        self.events: list[Sequence[Event]] = []
        self._room = room
        self._name = name
        self._apart = max(FEWEST_STEPS_APART, ceil((len(record.log) + 1) / MOST_BOOKMARKS))
        self._bookmarks: list[GameState] = []
        for step, (state, events) in enumerate(record.steps(room.games)):
            self.events.append(events)
            if step % self._apart == 0:
                self._bookmarks.append(deepcopy(state))
            self._open, self._at = state, step

    @property
    def length(self) -> int:
        """Return the number of the last step."""
        return len(self.record.log)

    def steps(self) -> list[StepInfo]:
        """Return what was done step by step, in the keys of the game's words."""
        start = StepInfo(
            step=0,
            at=self.game.started,
            kind="start",
            seat=None,
            action=None,
            events=_heard(self.events[0]),
        )
        return [start, *(self._step(number) for number in range(1, self.length + 1))]

    def frame(self, step: int, seat: SeatId | None, names: Mapping[SeatId, str]) -> Frame:
        """Return one step. Refuses with `no_such_step` or `no_such_person`."""
        if not 0 <= step <= self.length:
            raise Refused(ArchiveRefusal.NO_SUCH_STEP)
        if seat is not None and seat not in self.record.seats:
            raise Refused(ArchiveRefusal.NO_SUCH_PERSON)
        match = Match(self.game.number, self.record, self._state(step))
        party = self._party(match, names)
        sitting = None if seat is None else party.seat(seat)
        offers = [] if seat is None else match.state.offers(seat)
        public = public_of(None, self._name, self._room, party, match, None)
        return Frame(
            step + 1,
            seat,
            orjson.dumps(public),
            own_of(sitting, party) + view_of(match.state, seat) + b"}",
            orjson.dumps([offer.to_json() for offer in offers]),
            tuple(event for event in self.events[step] if event.reaches(seat)),
        )

    def _state(self, step: int) -> GameState:
        """Return the game at a step."""
        bookmark = step // self._apart
        if not bookmark * self._apart <= self._at <= step:
            self._open, self._at = deepcopy(self._bookmarks[bookmark]), bookmark * self._apart
        for entry in self.record.log[self._at : step]:
            entry.apply(self._open)
        self._at = step
        return self._open

    def _party(self, match: Match, names: Mapping[SeatId, str]) -> Party:
        """Return who sat at the table then, and nobody else."""
        players = {player.seat: player for player in self.game.players}
        return Party(
            game=self.game.game,
            seats=tuple(
                _seat(seat, at, players.get(seat), names)
                for at, seat in enumerate(self.record.seats)
            ),
            stage=Stage.PLAYING if match.state.result is None else Stage.OVER,
            options={self.game.game: _chosen(self.record.options)},
            match=self.game.number,
        )

    def _step(self, number: int) -> StepInfo:
        entry = self.record.log[number - 1]
        return StepInfo(
            step=number,
            at=entry.at,
            kind=entry.kind.value,
            seat=entry.seat,
            action=None if entry.action is None else {**entry.action},
            events=_heard(self.events[number]),
        )


def _heard(events: Sequence[Event]) -> list[EventInfo]:
    return [
        EventInfo(event=str(event.type), data={**event.data}) for event in events if event.public
    ]


def _seat(seat: SeatId, at: int, player: Participant | None, names: Mapping[SeatId, str]) -> Seat:
    """Return a seat as it was taken; older journals have not kept the faces."""
    face: Mapping[str, Any] = {} if player is None else player.face
    kind = SeatKind.PHONE if player is None else player.kind
    return Seat(
        seat,
        names[seat],
        kind,
        face.get("colour", at),
        Shape(face.get("shape", [*Shape][at % len(Shape)])),
        Hat(face.get("hat", Hat.NONE)),
        Expression(face.get("expression", Expression.CALM)),
        present=True,
    )


def _chosen(options: Mapping[str, Json]) -> dict[str, Value]:
    """Return what the host had chosen; content that does not ship is named by its id."""
    chosen: dict[str, Value] = {}
    for key, value in options.items():
        match value:
            case bool() | int() | str():
                chosen[key] = value
            case {"id": str(content)}:
                chosen[key] = content
    return chosen

"""The party: who sits at the table and what they are at."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import Json, SeatId, Value

from .absence import Absence, Decision
from .claim import Arrival, Claim, Knock
from .evening import Played
from .names import alike
from .refusals import TableRefusal
from .seats import Caller, Seat


class Stage(StrEnum):
    """What the table is at."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Party:
    """The table around the game; never changed, only replaced, so nothing is ever half done.

    `guarded`: newcomers need the host's word; `removed`: the users of Home Assistant whose seats
    were taken away meanwhile; `evening`: the games that count, those after
    number `evening_from`; `memories`: what each game has left for the next of its kind; `frozen`:
    the game stands still until somebody is back; `deserted`: what was decided when the last one
    went. `claims`, `knocks`, `frozen`, `deserted`, `absence` and who is present are not in the
    journal.
    """

    game: str
    code: str = ""
    short_code: str = ""
    tv_code: str = ""
    seats: tuple[Seat, ...] = ()
    host: SeatId | None = None
    stage: Stage = Stage.LOBBY
    paused: bool = False
    options: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    next_seat: int = 1
    match: int = 0
    guarded: bool = False
    removed: tuple[str, ...] = ()
    evening: tuple[Played, ...] = ()
    evening_from: int = 0
    games_played: int = 0
    memories: Mapping[str, Mapping[str, Json]] = field(default_factory=dict)
    arrivals: tuple[Arrival, ...] = ()
    claims: tuple[Claim, ...] = ()
    knocks: tuple[Knock, ...] = ()
    frozen: bool = False
    deserted: Decision | None = None
    absence: Absence | None = None

    @property
    def running(self) -> bool:
        """Return whether clocks run and bots play."""
        return self.stage is Stage.PLAYING and not self.paused and not self.frozen

    @property
    def sitting(self) -> list[Seat]:
        """Return the seats that have not left."""
        return [seat for seat in self.seats if not seat.gone]

    @property
    def present(self) -> list[Seat]:
        """Return the people who are there, the longest-seated first."""
        there = [seat for seat in self.seats if seat.human and seat.present]
        return sorted(there, key=lambda seat: seat.number)

    @property
    def asking(self) -> frozenset[str]:
        """Return the numbers of all claims and knocks."""
        claimed = {claim.id for claim in self.claims}
        return frozenset(claimed | {knock.id for knock in self.knocks})

    def find(self, seat: SeatId | None) -> Seat | None:
        """Return the seat with this id, unless it has left."""
        return next((known for known in self.sitting if known.id == seat), None)

    def seat(self, seat: SeatId | None) -> Seat:
        """Return the seat with this id. Refuses with `no_such_seat`."""
        found = self.find(seat)
        if found is None:
            raise Refused(TableRefusal.NO_SUCH_SEAT)
        return found

    def of_user(self, user: str) -> Seat | None:
        """Return the seat of a user of Home Assistant."""
        return next((seat for seat in self.sitting if seat.user == user), None)

    def of_caller(self, caller: Caller) -> Seat | None:
        """Return the seat of whoever asks, also of a user who asks as the house."""
        own = None if caller.user is None else self.of_user(caller.user)
        return own or self.find(caller.seat)

    def named(self, name: str) -> Seat | None:
        """Return the seat whose name would be taken for this one."""
        return next((seat for seat in self.sitting if alike(seat.name, name)), None)

    def with_seat(self, changed: Seat) -> Party:
        """Return the party with one seat changed."""
        seats = tuple(changed if seat.id == changed.id else seat for seat in self.seats)
        return replace(self, seats=seats)

    def without(self, asking: str) -> Party:
        """Return the party without this claim, or knock."""
        return replace(
            self,
            claims=tuple(claim for claim in self.claims if claim.id != asking),
            knocks=tuple(knock for knock in self.knocks if knock.id != asking),
        )

    def with_present(self, present: Iterable[SeatId]) -> Party:
        """Return the party with just these seats present."""
        there = set(present)
        if all(seat.present == (seat.id in there) for seat in self.seats):
            return self
        seats = tuple(
            seat if seat.present == (seat.id in there) else replace(seat, present=seat.id in there)
            for seat in self.seats
        )
        return replace(self, seats=seats)

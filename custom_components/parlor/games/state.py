"""The contract that every game keeps."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from enum import StrEnum
from types import MappingProxyType
from typing import Any, ClassVar, Self, override

from .bot import Bot, RandomBot
from .chance import Chance
from .content import ContentKind, with_content
from .events import Event
from .glow import Glow
from .methods import ActionMethod, QueryMethod, declared
from .offers import Offer
from .options import MEMORY, Option, settle
from .refused import COMMON_REFUSALS, CommonRefusal, Refused
from .result import Result
from .shapes import NoPrivateView, PublicView
from .talking import Talk
from .vocabulary import Action, Json, Rng, SeatId, Value

type Painter = Callable[[Mapping[str, Json]], bytes]


class Cause(StrEnum):
    """Why nobody waits any longer."""

    CLOCK = "clock"  # the clock rang
    NEXT = "next"  # the host says "next"
    AWAY = "away"  # only people who are away are waited for


class Skip(StrEnum):
    """What "next" would do, told by public things alone."""

    NOTHING = "nothing"  # it is refused: there is nothing to skip
    NOT_YET = "not_yet"  # it is refused as yet; only people who are away are not waited for
    GOES_ON = "goes_on"
    CUTS_SHORT = "cuts_short"  # it cuts people short, so only the host may, and no stand-in
    ENDS = "ends"  # it may end the game, so people are asked first


class GameState(ABC):
    """One running match: no I/O, no clock, and all chance from its seed."""

    id: ClassVar[str]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    # With how many seats one practises; with the fewest, unless a game is hardly itself then.
    practice_seats: ClassVar[int | None] = None
    phases: ClassVar[type[StrEnum]]
    options: ClassVar[Sequence[Option]] = ()
    contents: ClassVar[Mapping[str, ContentKind[Any]]] = {}
    event_types: ClassVar[type[StrEnum]]
    # The types of which the house never hears: they are chatter, or for named seats.
    unheard: ClassVar[frozenset[StrEnum]] = frozenset()
    # The light of phases, and that of events, for a moment; lamps stay as they are without.
    glows: ClassVar[Mapping[StrEnum, Glow]] = MappingProxyType({})
    flashes: ClassVar[Mapping[StrEnum, Glow]] = MappingProxyType({})
    # The types that a person would tell of when the evening is over: they are the house's activity.
    told: ClassVar[frozenset[StrEnum]] = frozenset()
    # What the house takes a phase for, where it is not one by itself: what passes too fast to be
    # followed, and the end, which has one name for all games.
    chapters: ClassVar[Mapping[StrEnum, str]] = {}
    refusals: ClassVar[frozenset[StrEnum]] = COMMON_REFUSALS
    has_secrets: ClassVar[bool] = True
    rules_version: ClassVar[int] = 1
    bot: ClassVar[type[Bot]] = RandomBot
    public_shape: ClassVar[type] = PublicView
    private_shape: ClassVar[type] = NoPrivateView
    # Draws the public view as a PNG, for games that have a picture.
    paint: ClassVar[Painter | None] = None
    # How it is talked to, for games that take text.
    talk: ClassVar[Talk | None] = None
    actions: ClassVar[Mapping[str, ActionMethod]] = {}
    queries: ClassVar[Mapping[str, QueryMethod]] = {}

    phase: StrEnum
    # The bytes in which every private view with its offers fits, told by public things alone: the
    # wire fills each up to it, so that nobody learns anything from how long a message is.
    # It counts for nothing where a game has no secrets.
    envelope: int = 4096
    # What happened while the game was set up; the table tells it with the start, and nobody again.
    opening: Sequence[Event] = ()
    clock: str | None = None
    deadline: float | None = None
    # The seconds that follow the clock without a break, so that people see both as one.
    beyond: float = 0.0
    # The run with which the clock began; another may have followed it without a break.
    clock_begun: int = 0
    result: Result | None = None

    @override
    def __init_subclass__(cls, **kwargs: Any) -> None:
        """Collect the actions and queries, under the names of their methods."""
        super().__init_subclass__(**kwargs)
        cls.actions = {**cls.actions, **declared(cls, ActionMethod)}
        cls.queries = {**cls.queries, **declared(cls, QueryMethod)}

    def __init__(self, seats: Sequence[SeatId], options: Mapping[str, Any], chance: Chance) -> None:
        """Set the game up; the options are complete and checked, with content itself in them.

        Under `MEMORY` there is what the last game of this kind at the table has left for it.
        """
        self.seats: list[SeatId] = [*seats]
        self.settings = options
        self.chance = chance
        self._clock_runs: dict[str, int] = {}

    @classmethod
    def heard(cls) -> list[StrEnum]:
        """Return the types of events that the house may hear of."""
        return [event for event in cls.event_types if event not in cls.unheard]

    @classmethod
    def tells(cls, event: Event) -> bool:
        """Return whether a person would tell of this event when the evening is over."""
        return event.type in cls.told

    @classmethod
    def chapter(cls, phase: str) -> str:
        """Return what the house takes a phase for."""
        return next((own for known, own in cls.chapters.items() if known == phase), phase)

    @classmethod
    def in_effect(cls, options: Mapping[str, Value], players: int) -> Mapping[str, Value]:
        """Return the options as they take effect with so many players, for the lobby to tell."""
        return options

    @classmethod
    def start(
        cls,
        seats: Sequence[SeatId],
        options: Mapping[str, object] | None = None,
        *,
        seed: int,
        memory: Mapping[str, Json] | None = None,
    ) -> Self:
        """Return a new game; the seats are in turn order.

        Refuses with `not_enough_players`, `too_many_players`, `unknown_option` or `invalid_option`.
        """
        if len(seats) < cls.min_seats:
            raise Refused(CommonRefusal.NOT_ENOUGH_PLAYERS, min=cls.min_seats)
        if len(seats) > cls.max_seats:
            raise Refused(CommonRefusal.TOO_MANY_PLAYERS, max=cls.max_seats)
        if len(set(seats)) != len(seats):
            raise ValueError("a seat is named twice")
        chance = Chance.seeded(seed)
        settled = settle(cls.options, options, seats, chance)
        found = with_content(cls.contents, settled)
        return cls(seats, {**found, MEMORY: deepcopy({**(memory or {})})}, chance)

    @abstractmethod
    def offers(self, seat: SeatId) -> Sequence[Offer]:
        """Return what this seat may do now: the single truth about legal actions."""

    def apply(self, seat: SeatId, action: Action) -> Sequence[Event]:
        """Take an action and return what happened.

        Refuses with a declared code, and then nothing has changed.
        """
        if seat not in self.seats:
            raise Refused(CommonRefusal.NOT_IN_GAME)
        name = action.get("type")
        known = self.actions.get(name) if isinstance(name, str) else None
        if known is None:
            raise Refused(CommonRefusal.UNKNOWN_ACTION)
        return known.run(self, seat, action)

    @property
    def skip(self) -> Skip:
        """Return what "next" would do now."""
        return Skip.GOES_ON if self.result is None else Skip.NOTHING

    @abstractmethod
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        """Make the documented default move for whoever is waited for.

        `by` is in whose name "next" was said, a seat that need not play; nobody is the house.
        After a clock rang there is a result, no clock, or a later run of one. Where there is
        nothing to skip, anything but a clock is refused with `nothing_to_skip`; where there is
        not yet, "next" is.
        """

    @abstractmethod
    def leave(self, seat: SeatId) -> Sequence[Event]:
        """Take a seat out for good; a seat that is not in the game changes nothing."""

    @abstractmethod
    def end(self) -> Sequence[Event]:
        """End the game early: what has been scored so far is final, and nobody has won.

        Once the outcome stands, and is only being shown, the game was played.
        """

    def query(self, seat: SeatId, request: Action) -> dict[str, Json]:
        """Answer a free question that changes nothing.

        Refuses with `not_in_game`, `unknown_query` or as the question does.
        """
        if seat not in self.seats:
            raise Refused(CommonRefusal.NOT_IN_GAME)
        name = request.get("type")
        known = self.queries.get(name) if isinstance(name, str) else None
        if known is None:
            raise Refused(CommonRefusal.UNKNOWN_QUERY)
        return known.run(self, seat, request)

    def questions(self, seat: SeatId) -> Sequence[Offer]:
        """Return what this seat can ask with parameters that it sees nowhere, as far as it knows.

        Each is answered; what can be asked about things that a view shows needs not be named.
        """
        return ()

    @property
    def memory(self) -> Mapping[str, Json]:
        """Return what the next game of this kind at the table should know, once this one is over.

        It is what people remember: whatever a card has shown, not what nobody has seen.
        """
        return {}

    @abstractmethod
    def public_view(self) -> Mapping[str, object]:
        """Return what everyone may see, in the game's public shape."""

    @abstractmethod
    def private_view(self, seat: SeatId) -> Mapping[str, object]:
        """Return what only this seat may see; nothing for a seat that is not in the game."""

    def resample(self, seat: SeatId, rng: Rng) -> Self:
        """Return another possible world that this seat could not tell from the real one.

        A copy where nothing is hidden.
        """
        return deepcopy(self)

    @property
    def clock_run(self) -> int:
        """Return the run of the current clock: the same name and run goes on where it stopped."""
        return self._clock_runs.get(self.clock, 0) if self.clock is not None else 0

    def _start_clock(self, name: str, seconds: float) -> None:
        """Let a clock of this name run from its beginning."""
        self._clock_runs[name] = self._clock_runs.get(name, 0) + 1
        self.clock, self.deadline, self.beyond = name, seconds, 0.0
        self.clock_begun = self.clock_run

    def _follow_clock(self, name: str, seconds: float) -> None:
        """Let another run of the clock follow without a break."""
        begun = self.clock_begun
        self._start_clock(name, seconds)
        self.clock_begun = begun

    def _resume_clock(self, name: str, seconds: float) -> None:
        """Let the clock of this name go on where it stopped."""
        self.clock, self.deadline, self.beyond = name, seconds, 0.0
        self.clock_begun = self.clock_run

    def _stop_clock(self) -> None:
        """Let no clock run."""
        self.clock, self.deadline, self.beyond = None, None, 0.0
        self.clock_begun = 0

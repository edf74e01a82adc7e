"""The game: everyone taps at once, on one board or each on the own."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, ClassVar, Final, override

from custom_components.parlor.games.bot import Bot
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.content import ContentKind
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.glow import Glow
from custom_components.parlor.games.methods import action, query
from custom_components.parlor.games.offers import Offer
from custom_components.parlor.games.options import MEMORY, Option
from custom_components.parlor.games.refused import COMMON_REFUSALS, CommonRefusal, Refused
from custom_components.parlor.games.result import Points
from custom_components.parlor.games.shapes import NoPrivateView
from custom_components.parlor.games.state import Cause, GameState, Painter, Skip
from custom_components.parlor.games.vocabulary import Json, SeatId, Value

from . import news
from .bot import CascadeBot
from .builtin import PACKS
from .course import Course, course_of
from .glows import FLASHES, GLOWS
from .offers import offers
from .pack import Pack
from .picture import paint
from .run import Run
from .scoring import breakdown_of, race_result, team_result
from .settings import BEGIN, LEVELS, MINUTES, MODE, OPTIONS, PACK
from .shapes import CascadeView
from .sharing import shared
from .terms import (
    CHAPTERS,
    TOLD,
    Begin,
    CascadeRefusal,
    Clock,
    EndedBy,
    EventType,
    Mode,
    Phase,
)
from .views import public_view

# What the next game at the table should know: which levels of which pack are solved.
SOLVED: Final = "solved"


class Cascade(GameState):
    """A tap changes a tile and its neighbours; all constraints have to hold at once."""

    id = "cascade"
    min_seats = 1
    max_seats = 8
    phases = Phase
    public_shape = CascadeView
    private_shape = NoPrivateView
    options: ClassVar[Sequence[Option]] = OPTIONS
    contents: ClassVar[Mapping[str, ContentKind[Any]]] = {PACK: PACKS}
    event_types = EventType
    unheard: ClassVar[frozenset[StrEnum]] = frozenset({EventType.TAPPED, EventType.RESET_WANTED})
    told: ClassVar[frozenset[StrEnum]] = TOLD
    glows: ClassVar[Mapping[StrEnum, Glow]] = GLOWS
    flashes: ClassVar[Mapping[StrEnum, Glow]] = FLASHES
    chapters: ClassVar[Mapping[StrEnum, str]] = CHAPTERS
    refusals = COMMON_REFUSALS | frozenset(CascadeRefusal)
    has_secrets = False
    bot: ClassVar[type[Bot]] = CascadeBot
    paint: ClassVar[Painter | None] = staticmethod(paint)

    phase: Phase

    def __init__(self, seats: Sequence[SeatId], options: Mapping[str, Any], chance: Chance) -> None:
        """Lay the first level out, on one board or on one for each seat."""
        super().__init__(seats, options, chance)
        self.phase = Phase.SOLVING
        self.mode = Mode(str(self.in_effect(options, len(seats))[MODE]))
        self.pack: Pack = options[PACK]
        self.course: Course = course_of(self.pack, options[LEVELS], self._solved_before())
        boards = [[seat] for seat in seats] if self.mode is Mode.RACE else [[*seats]]
        self.runs = [Run(self.course, whose) for whose in boards]
        # The boards of those who have left a race.
        self.gone: list[Run] = []
        # The level, by how many are behind it, that the clock is for.
        self._clocked = 0
        # How many levels of this game have begun for anybody.
        self._begun = 0
        self.opening = tuple(self._go_on())

    @override
    @classmethod
    def in_effect(cls, options: Mapping[str, Value], players: int) -> Mapping[str, Value]:
        """Return the options as they take effect: nobody races alone."""
        return {**options, MODE: Mode.TOGETHER.value} if players == 1 else options

    @property
    def together(self) -> bool:
        """Return whether all play on one board."""
        return self.mode is Mode.TOGETHER

    @property
    def round(self) -> int:
        """Return with which level of this game the first are busy."""
        furthest = max((len(run.past) for run in self.runs), default=0)
        return min(furthest + 1, len(self.course))

    def run_of(self, seat: SeatId) -> Run:
        """Return the board on which a seat of the game plays."""
        return next(run for run in self.runs if seat in run.seats)

    def ranked(self) -> list[Run]:
        """Return the boards, whoever has solved most levels first, then whoever did so sooner."""
        return sorted(self.runs, key=lambda run: (-len(run.solved), run.arrived))

    def breakdown(self) -> dict[SeatId, tuple[Points, ...]]:
        """Return where everyone's points come from; those who have left a race are last."""
        every = [*self.ranked(), *self.gone]
        return {seat: breakdown_of(run, self.mode) for run in every for seat in run.seats}

    def scores(self) -> dict[SeatId, int]:
        """Return everyone's points."""
        return {seat: sum(p.points for p in parts) for seat, parts in self.breakdown().items()}

    @override
    def offers(self, seat: SeatId) -> Sequence[Offer]:
        return offers(self, seat)

    @action(Phase.SOLVING, Phase.STUCK, anytime=True)
    def tap(self, seat: SeatId, level: object, x: object, y: object) -> Sequence[Event]:
        """Tap a place of the grid, at the level that one sees.

        Refuses with `through`, `other_level`, `invalid_spot` or `no_steps_left`.
        """
        run = self._racing(seat)
        if type(level) is not int or level != run.leg.number:
            raise Refused(CascadeRefusal.OTHER_LEVEL)
        if type(x) is not int or type(y) is not int or not run.leg.is_within(x, y):
            raise Refused(CascadeRefusal.INVALID_SPOT)
        if run.board.lost:
            raise Refused(CascadeRefusal.NO_STEPS_LEFT)
        if not run.tap(seat, x, y) or run.last is None:
            return []
        return [news.tapped(run.last), *self._after_a_step(run)]

    @action(Phase.SOLVING, Phase.STUCK)
    def reset(self, seat: SeatId) -> Sequence[Event]:
        """Begin the level again: at once on a board of one's own, or when a majority wants it.

        Refuses with `through` or `nothing_to_reset`.
        """
        run = self._racing(seat)
        if not run.board.taps or seat in run.votes:
            raise Refused(CascadeRefusal.NOTHING_TO_RESET)
        enough = run.want_reset(seat)
        return self._reset(run) if enough else [news.reset_wanted(run, seat)]

    @action(Phase.SOLVING, Phase.STUCK)
    def keep(self, seat: SeatId) -> Sequence[Event]:
        """Want no reset any more. Refuses with `through` or `no_vote`."""
        run = self._racing(seat)
        if seat not in run.votes:
            raise Refused(CascadeRefusal.NO_VOTE)
        run.withdraw(seat)
        return []

    @query()
    def share(self, seat: SeatId) -> dict[str, Json]:
        """Say how the levels that are over went, in squares that spoil nothing."""
        return shared(self.pack, self.run_of(seat))

    @property
    @override
    def skip(self) -> Skip:
        if self.result is not None:
            return Skip.NOTHING
        last = self._last()
        left = {run: run.reachable - (run in last) for run in self.runs}
        through = [run for run in self.runs if len(run.past) + (run in last) == len(self.course)]
        return Skip.ENDS if self._is_decided(left, through) else Skip.CUTS_SHORT

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        """Give the level up; in a race, for those who are at the lowest."""
        if self.result is not None:
            if cause is Cause.CLOCK:
                return ()
            raise Refused(CommonRefusal.NOTHING_TO_SKIP)
        last = self._last()
        told = [news.given_up(last[0].leg.number)]
        for run in last:
            run.finish()
        return [*told, *self._go_on()]

    @override
    def leave(self, seat: SeatId) -> Sequence[Event]:
        """Take a seat out: together nothing happens, in a race its board stops counting."""
        if self.result is not None or seat not in self.seats:
            return ()
        run = self.run_of(seat)
        self.seats.remove(seat)
        if self.together:
            return self._leave_the_board(run, seat)
        self.runs.remove(run)
        self.gone.append(run)
        return self._finish(EndedBy.TOO_FEW_PLAYERS) if len(self.seats) < 2 else self._go_on()

    @override
    def end(self) -> Sequence[Event]:
        return self._finish(EndedBy.HOST) if self.result is None else ()

    @property
    @override
    def memory(self) -> Mapping[str, Json]:
        before = self.settings[MEMORY].get(SOLVED, {})
        if self.pack.day is not None:
            return {SOLVED: before}
        mine = {past.leg.number for run in (*self.runs, *self.gone) for past in run.solved}
        return {SOLVED: {**before, self.pack.id: sorted({*before.get(self.pack.id, ()), *mine})}}

    @override
    def public_view(self) -> CascadeView:
        return public_view(self)

    @override
    def private_view(self, seat: SeatId) -> NoPrivateView:
        return {}

    def _solved_before(self) -> list[int]:
        """Return the levels that need not be played again, unless people want to."""
        if self.settings[BEGIN] == Begin.FIRST or self.pack.day is not None:
            return []
        solved: list[int] = self.settings[MEMORY].get(SOLVED, {}).get(self.pack.id, [])
        return solved

    def _racing(self, seat: SeatId) -> Run:
        """Return the board of a seat that has levels left. Refuses with `through`."""
        run = self.run_of(seat)
        if run.through:
            raise Refused(CascadeRefusal.THROUGH)
        return run

    def _owner(self, run: Run) -> SeatId | None:
        """Return whose own board this is; nobody's where all play on one."""
        return None if self.together else run.seats[0]

    def _after_a_step(self, run: Run) -> Sequence[Event]:
        """See whether a step has solved the level, or was the last."""
        owner = self._owner(run)
        if run.board.lost:
            self.phase = Phase.STUCK if self.together else Phase.SOLVING
            return [news.lost(run.leg.number, owner)]
        if not run.board.solved:
            return []
        every = [*self.runs, *self.gone]
        before = [past.leg.number for other in every for past in other.solved]
        run.arrived = len(before) + 1
        past = run.finish()
        told = news.level_solved(past, owner, first=past.leg.number not in before)
        return [told, *self._go_on()]

    def _reset(self, run: Run) -> Sequence[Event]:
        run.reset()
        self.phase = Phase.SOLVING
        return [news.reset(run.leg.number, self._owner(run))]

    def _leave_the_board(self, run: Run, seat: SeatId) -> Sequence[Event]:
        """Let somebody go; those who want a reset may be a majority now."""
        run.seats.remove(seat)
        run.withdraw(seat)
        if not run.seats:
            return self._finish(EndedBy.TOO_FEW_PLAYERS)
        return self._reset(run) if len(run.votes) >= run.needed else ()

    def _last(self) -> list[Run]:
        """Return the boards that are at the lowest level."""
        racing = [run for run in self.runs if not run.through]
        lowest = min(len(run.past) for run in racing)
        return [run for run in racing if len(run.past) == lowest]

    def _go_on(self) -> Sequence[Event]:
        """End the game when nobody can get ahead any more; or else let a level begin."""
        self.phase = Phase.SOLVING
        left = {run: run.reachable for run in self.runs}
        if self._is_decided(left, [run for run in self.runs if run.through]):
            return self._finish(EndedBy.PLAYED)
        self._follow_clock_of_the_last()
        if self._begun == self.round:
            return []
        self._begun = self.round
        return [news.level_begun(self.course[self.round - 1].number)]

    def _is_decided(self, reachable: Mapping[Run, int], through: Sequence[Run]) -> bool:
        """Return whether whoever leads is through, and nobody else can solve more levels."""
        if len(through) == len(self.runs):
            return True
        leader = self.ranked()[0]
        others = [run for run in self.runs if run is not leader]
        return leader in through and all(reachable[run] <= len(leader.solved) for run in others)

    def _follow_clock_of_the_last(self) -> None:
        """Let the clock run anew when the lowest level is another one."""
        minutes, lowest = self.settings[MINUTES], len(self._last()[0].past)
        if minutes and (self.clock is None or self._clocked != lowest):
            self._clocked = lowest
            self._start_clock(Clock.LEVEL, 60 * minutes)

    def _finish(self, ended_by: EndedBy) -> Sequence[Event]:
        self.phase = Phase.OVER
        self._stop_clock()
        result_of = team_result if self.together else race_result
        self.result = result_of(self, ended_by)
        return [news.over(self.result, max((run.stars for run in self.runs), default=0))]

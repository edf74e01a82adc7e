"""The investigation: a game on its world, the order of turns, defaults, and the end."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Self, override

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.result import Result
from custom_components.parlor.games.state import Cause, GameState, Skip
from custom_components.parlor.games.vocabulary import SeatId

from . import news
from .awards import awards
from .cards import by_kind
from .dealing import dealt
from .settings import TURN_SECONDS
from .story import Turn
from .terms import NIGHTTIME, Clock, EndedBy, Phase
from .world import Deal, World

# So many rounds without a guess, and the game is drawn.
IDLE_ROUNDS: Final = 10
# The evening begins at ten, and a round takes twenty minutes; every three rounds it is later.
FIRST_HOUR: Final = 22 * 60
ROUND_MINUTES: Final = 20
ROUNDS_OF_A_PHASE: Final = 3
DAY: Final = 24 * 60


class Investigation(GameState):
    """A game whose players are seats, and whose rules are those of its world."""

    phase: Phase

    def __init__(self, seats: Sequence[SeatId], options: Mapping[str, Any], chance: Chance) -> None:
        """Deal by chance."""
        super().__init__(seats, options, chance)
        self._begin(dealt(seats, chance))

    @classmethod
    def from_deal(cls, deal: Deal, options: Mapping[str, object] | None = None) -> Self:
        """Return a game with these cards; the names of the players are its seats."""
        game = cls.start([SeatId(player) for player in deal["players"]], options, seed=0)
        game._begin(deal)
        return game

    def _begin(self, deal: Deal) -> None:
        self.world = World(deal)
        self.story: list[Turn] = []
        self.round = 1
        self.idle_turns = 0
        self.phase = Phase.EVENING
        self._restart_clock()

    @property
    def current(self) -> SeatId | None:
        """Return whose turn it is; nobody's once the game is over."""
        return None if self.result is not None else SeatId(self.world.get_current_player_name())

    @property
    def order(self) -> list[SeatId]:
        """Return all seats in turn order, with those who have left."""
        return [SeatId(player) for player in self.world.get_players()]

    @property
    def hour(self) -> int:
        """Return what the clocks of the house show, as minutes since midnight."""
        return (FIRST_HOUR + ROUND_MINUTES * (self.round - 1)) % DAY

    @property
    def envelope_cards(self) -> list[str]:
        """Return what the envelope holds: suspect, weapon and room."""
        return [card for cards in by_kind(self.world.get_envelope()).values() for card in cards]

    @property
    @override
    def skip(self) -> Skip:
        if self.result is not None:
            return Skip.NOTHING
        return Skip.ENDS if self.idle_turns + 1 >= self._most_idle else Skip.GOES_ON

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        """Let the turn pass on; nothing is guessed for anybody. Refuses with `nothing_to_skip`."""
        if self.result is not None:
            if cause is Cause.CLOCK:
                return ()
            raise Refused(CommonRefusal.NOTHING_TO_SKIP)
        before = self.world.get_current_player_name()
        self.world.pass_turn()
        self._go_on(before, idle=True)
        return ()

    @override
    def leave(self, seat: SeatId) -> Sequence[Event]:
        """Take a seat out: no more turns, but its hand goes on answering."""
        if self.result is not None or seat not in self.seats:
            return ()
        before = self.world.get_current_player_name()
        self.seats.remove(seat)
        self.world.leave(seat)
        if len(self.seats) == 1:
            return [self._win(self.seats[0], EndedBy.LAST_ONE)]
        if seat == before:
            self._next_turn(before)
        return ()

    @override
    def end(self) -> Sequence[Event]:
        if self.result is None:
            self._finish((), EndedBy.HOST)
        return ()

    def _go_on(self, before: str, *, idle: bool) -> None:
        """Let the next one begin, unless nobody has guessed for too long."""
        self.idle_turns = self.idle_turns + 1 if idle else 0
        if self.idle_turns >= self._most_idle:
            self._finish((), EndedBy.STANDSTILL)
        else:
            self._next_turn(before)

    def _next_turn(self, before: str) -> None:
        """Begin a turn, and a round where the order begins anew; it gets later."""
        order, now = self.world.get_players(), self.world.get_current_player_name()
        self.round += order.index(now) <= order.index(before)
        later = (self.round - 1) // ROUNDS_OF_A_PHASE
        self.phase = NIGHTTIME[min(later, len(NIGHTTIME) - 1)]
        self._restart_clock()

    @property
    def _most_idle(self) -> int:
        return IDLE_ROUNDS * len(self.seats)

    def _restart_clock(self) -> None:
        """Give whoever has the turn their time, if it is limited."""
        limit: int = self.settings[TURN_SECONDS]
        if limit:
            self._start_clock(Clock.TURN, limit)
        else:
            self._stop_clock()

    def _win(self, seat: SeatId, ended_by: EndedBy) -> Event:
        self._finish((seat,), ended_by)
        return news.won(seat, self.envelope_cards)

    def _finish(self, winners: tuple[SeatId, ...], ended_by: EndedBy) -> None:
        """End the game, and open the envelope."""
        self.phase = Phase.OVER
        self._stop_clock()
        gone = tuple(seat for seat in self.order if seat not in self.seats)
        given = awards(self.story, self.seats, winners)
        self.result = Result(winners, ended_by=ended_by, awards=given, left=gone)

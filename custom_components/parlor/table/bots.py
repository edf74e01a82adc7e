"""Bots at the table: they take their time, look at a copy, and move like anyone else."""

import asyncio
from collections.abc import Awaitable, Callable
from copy import deepcopy
import logging

from custom_components.parlor.games.bot import Chosen, Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import SeatId

from .draft import Draft
from .journal.record import EntryKind
from .published import Published
from .refusals import TableRefusal
from .room import Room
from .timer import Timer

_LOGGER = logging.getLogger(__name__)


class Bots:
    """Moves for every seat that a bot plays, one thought at a time for each."""

    def __init__(
        self,
        room: Room,
        ask: Callable[[Callable[[Draft], object]], Awaitable[object]],
        remaining: Callable[[], float | None],
    ) -> None:
        """Ask the table to make the moves, and how much time is left for them."""
        self._room = room
        self._ask = ask
        self._remaining = remaining
        self._pace = 1.0
        self._people: frozenset[SeatId] = frozenset()
        self._players: frozenset[SeatId] = frozenset()
        self._pauses: dict[SeatId, Timer] = {}
        self._undecided: set[SeatId] = set()
        self._thinking: set[SeatId] = set()
        self._thoughts: set[asyncio.Task[None]] = set()

    def follow(self, published: Published) -> None:
        """See who may move now; what has changed may help whoever could not decide."""
        party = published.party
        bots = [seat.id for seat in party.sitting if seat.played_by_bot]
        able = (seat for seat in bots if seat in published.offered)
        self._players = frozenset(
            seat for seat in able if party.running and published.offered[seat].offers
        )
        self._people = frozenset(seat.id for seat in party.sitting) - {*bots}
        view = published.made["view"]
        self._pace = 1.0 if view is None else self._room.games[party.game].bot.pace(view)
        for seat in [seat for seat in self._pauses if seat not in self._players]:
            self._pauses.pop(seat).stop()
        for seat in self._players - self._thinking:
            if seat not in self._pauses or seat in self._undecided:
                self._pause(seat)

    async def stop(self) -> None:
        """Move no more."""
        self._players = frozenset()
        for timer in self._pauses.values():
            timer.stop()
        for thought in self._thoughts:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)

    def _pause(self, seat: SeatId, seconds: float | None = None) -> None:
        """Think after a while, which says nothing about what the bot holds."""
        least, most = self._room.settings.bot_seconds
        thought = self._pace * (least + (most - least) * self._room.house.random())
        pause = thought if seconds is None else seconds
        self._undecided.discard(seat)
        timer = self._pauses.setdefault(seat, Timer(self._room.house))
        timer.start(pause, lambda: self._start(seat))

    def _start(self, seat: SeatId) -> None:
        del self._pauses[seat]
        self._thinking.add(seat)
        thought = self._room.house.start(self._think(seat), f"parlor bot {seat}")
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)

    async def _think(self, seat: SeatId) -> None:
        decided = False
        try:
            decided = await self._move(seat)
        except Refused as refused:
            # Mostly the game has moved on meanwhile, so think again.
            decided = refused.code is not TableRefusal.BROKEN
        except Exception:
            _LOGGER.exception("A bot failed")
        finally:
            self._thinking.discard(seat)
        if seat not in self._players:
            return
        if decided:
            self._pause(seat)
        else:
            self._pause(seat, self._room.settings.bot_wait_seconds)
            self._undecided.add(seat)

    async def _move(self, seat: SeatId) -> bool:
        """Move for a seat and return whether there was something to do."""
        state = await self._ask(_copy_for(seat))
        if not isinstance(state, GameState):
            return True
        chance = Chance(self._room.house).fork()
        glimpse = Glimpse.of(state, seat, chance, self._people, self._remaining())
        move = await self._room.house.run_slow(state.bot().choose, glimpse, chance)
        if move is None:
            return False
        await self._ask(_play_for(seat, move))
        return True


def _may_move(draft: Draft, seat: SeatId) -> bool:
    found = draft.party.find(seat)
    return draft.party.running and found is not None and found.played_by_bot


def _copy_for(seat: SeatId) -> Callable[[Draft], GameState | None]:
    return lambda draft: deepcopy(draft.running().state) if _may_move(draft, seat) else None


def _play_for(seat: SeatId, move: Chosen) -> Callable[[Draft], None]:
    def play(draft: Draft) -> None:
        if _may_move(draft, seat):
            draft.play(EntryKind.ACTION, seat, move)

    return play

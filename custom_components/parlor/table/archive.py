"""The archive: what a table remembers of games that are over, and how it forgets."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Final, TypedDict

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import SeatId

from .actor import Actor
from .deeds.forgetting import forget_person
from .finishing import finish
from .journal.finished import (
    FinishedGame,
    FinishedInfo,
    Participant,
    all_finished,
    finished_and_forgotten,
    names_of,
    one_finished,
    some_finished,
)
from .journal.journal import Journal, NotSaved
from .journal.record import CannotReplay, OtherRules
from .party import Stage
from .persons import PersonId
from .refusals import ArchiveRefusal, TableRefusal
from .replay import Frame, Replay, ReplayInfo

# How many games lie open to be looked at.
MOST_REPLAYS: Final = 2


class PastEvening(TypedDict):
    """The games of an evening, newest first; `now`: it may not be over yet."""

    started: float
    ended: float
    now: bool
    games: list[FinishedInfo]


class ResultsPage(TypedDict):
    """Some evenings, newest first, and the number before which there are more."""

    evenings: list[PastEvening]
    before: int | None


class Archive:
    """Looks back for people of the house; nobody sees anything of a game before it is over."""

    def __init__(self, actor: Actor, journal: Journal) -> None:
        """Look into the journal of this table."""
        self._actor = actor
        self._journal = journal
        self._known: tuple[tuple[int, int], tuple[FinishedGame, ...]] | None = None
        self._replays: OrderedDict[int, Replay] = OrderedDict()
        self._forgotten = 0
        self._turning = asyncio.Lock()

    async def results(self, before: int | None = None) -> ResultsPage:
        """Return the last evenings, or those before a game."""
        games, more = await self._journal.read(lambda db: some_finished(db, before))
        now = self._actor.published.party.evening_from
        evenings = [[*games] for _, games in groupby(games, lambda game: game.evening)]
        return {
            "evenings": [
                {
                    "started": evening[-1].started,
                    "ended": evening[0].ended,
                    "now": evening[0].number > now,
                    "games": [self._told(game) for game in evening],
                }
                for evening in evenings
            ],
            "before": more,
        }

    async def finished(self) -> tuple[FinishedGame, ...]:
        """Return all games whose results are kept, the oldest first; the same while none is new."""
        version = await self._journal.read(finished_and_forgotten)
        if self._known is None or self._known[0] != version:
            self._known = version, await self._journal.read(all_finished)
        return self._known[1]

    async def replay(self, number: int) -> ReplayInfo:
        """Return what there is to see of a game.

        Refuses with `not_over`, `no_record`, `rules_changed` or `record_damaged`.
        """
        async with self._turning:
            replay = await self._opened(number)
            return {"game": self._told(replay.game), "steps": replay.steps()}

    async def frame(
        self, number: int, step: int, seat: SeatId | None, stranger: str = "{number}"
    ) -> Frame:
        """Return one step of a game, as everyone or as one seat saw it.

        Whose name was forgotten is called like a stranger. Refuses as `replay` does, and with
        `no_such_step` or `no_such_person`.
        """
        async with self._turning:
            replay = await self._opened(number)
            names = called(replay.record.seats, replay.game.players, stranger)
            return await self._slowly(replay.frame, step, seat, names)

    async def forget(self, person: PersonId) -> None:
        """Forget who somebody was, to the last byte.

        Refuses with `no_such_person`, `at_table` or `not_saved`.
        """
        names = await self._journal.read(lambda db: names_of(db, person))
        await self._actor.ask(lambda draft: forget_person(draft, person, names))
        try:
            await self._journal.sweep()
        except NotSaved as error:
            raise Refused(TableRefusal.NOT_SAVED) from error

    async def _opened(self, number: int) -> Replay:
        """Return a game that lies open, or open it; whoever has waited longest is put away."""
        party = self._actor.keeper.party
        if party.match == number and party.stage is Stage.PLAYING:
            raise Refused(ArchiveRefusal.NOT_OVER)
        await self._forget_names()
        if number in self._replays:
            self._replays.move_to_end(number)
            return self._replays[number]
        found = await self._journal.read(lambda db: one_finished(db, number))
        if found is None:
            raise Refused(ArchiveRefusal.NO_RECORD)
        game, stored = found
        try:
            record = stored.record()
            replay = await self._slowly(Replay, self._actor.room, self._actor.name, game, record)
        except OtherRules as error:
            raise Refused(ArchiveRefusal.RULES_CHANGED) from error
        except CannotReplay as error:
            raise Refused(ArchiveRefusal.RECORD_DAMAGED) from error
        while len(self._replays) >= MOST_REPLAYS:
            self._replays.popitem(last=False)
        self._replays[number] = replay
        return replay

    async def _forget_names(self) -> None:
        """Put all games away whose names may have been forgotten since they were opened."""
        _, forgotten = await self._journal.read(finished_and_forgotten)
        if forgotten != self._forgotten:
            self._replays.clear()
            self._forgotten = forgotten

    async def _slowly[T](self, work: Callable[..., T], *args: object) -> T:
        """Work beside the event loop; whoever stops waiting leaves nobody else in between."""
        return await finish(asyncio.ensure_future(self._actor.room.house.run_slow(work, *args)))

    def _told(self, game: FinishedGame) -> FinishedInfo:
        known = self._actor.room.games.get(game.game)
        return game.to_json(replay=known is not None and known.rules_version == game.rules)


def called(
    seats: Sequence[SeatId], players: Sequence[Participant], stranger: str
) -> Mapping[SeatId, str]:
    """Return what everyone in a game is called; strangers are numbered by their place."""
    names = {player.seat: player.name for player in players}
    return {
        seat: names.get(seat) or stranger.format(number=number)
        for number, seat in enumerate(seats, 1)
    }

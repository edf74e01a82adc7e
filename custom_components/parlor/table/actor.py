"""The actor: takes what is asked one by one, has it saved, and only then publishes it."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
import logging
from typing import Any

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import SeatId

from .bots import Bots
from .clocks import Clocks, Ring
from .deeds import evenings
from .draft import Draft
from .gallery import Gallery
from .happenings import Happenings
from .journal import ledger
from .journal.answers import RequestKey
from .journal.journal import Journal, NotSaved
from .journal.record import EntryKind
from .keeper import Job
from .opening import Opened
from .party import Party, Stage
from .patience import with_stillness
from .presence import Listener, Presence
from .published import Published
from .refusals import TableRefusal
from .room import Room
from .seats import Entered
from .vouching import begun_anew
from .waiting import Waiting
from .watches import AwayWatch, ClaimWatch, ClockWatch, EveningWatch, HostWatch

_LOGGER = logging.getLogger(__name__)


class Actor:
    """One table at work; what is asked while it saves is done together next."""

    def __init__(self, name: str, room: Room, journal: Journal, opened: Opened) -> None:
        """Go on with a table that was opened."""
        self.name = name
        self.room = room
        self.keeper = opened.keeper
        self.clocks = Clocks(room.house, self._clock_rang)
        self.gallery = Gallery(room.house)
        self.presence = Presence(room.house, lambda: self.tell(self._note_presence))
        self.waiting = Waiting()
        self._journal = journal
        self._queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self._asked: dict[RequestKey, asyncio.Future[Any]] = {}
        self._open = True
        self._away = AwayWatch(room, self.tell)
        self._host = HostWatch(room, self.presence, self.tell)
        self._claims = ClaimWatch(room, self.tell)
        self._evening = EveningWatch(room, self.tell)
        self._saving = ClockWatch(room, self.clocks, self.tell)
        self._bots = Bots(room, self.ask, self.clocks.remaining)
        self.clocks.go_on(self.keeper.party.match, opened.clocks)
        self.published = opened.published
        self._happenings = Happenings(opened.published)
        self._run_clock()
        self._follow()
        self._task = room.house.start(self._work(), f"parlor table {name}")

    def ask[T](self, change: Callable[[Draft], T]) -> asyncio.Future[T]:
        """Have something done and return what will hold the answer."""
        return self._put(change, None)

    def tell(self, change: Callable[[Draft], object]) -> None:
        """Have something done that nobody waits for."""
        if self._open:
            self._queue.put_nowait(Job(change))

    def call(self, name: str) -> None:
        """Give the table another name, for everyone to see."""
        self.name = self.keeper.name = name
        self.tell(lambda _: None)

    async def ask_once[T](self, change: Callable[[Draft], T], request: RequestKey | None) -> T:
        """Have something done, unless this request was answered or is being worked on."""
        if request is None:
            return await self.ask(change)
        known: Any = self.keeper.answers.recall(request)
        if isinstance(known, Refused):
            raise Refused(known.code, **known.details)
        if known is not None:
            answer: T = known
            return answer
        if request not in self._asked:
            future = self._asked[request] = self._put(change, request)
            future.add_done_callback(lambda done: self._was_answered(request, done))
        return await asyncio.shield(self._asked[request])

    def attach(self, seat: SeatId | None, listener: Listener) -> Callable[[], None]:
        """Let someone listen. Refuses with `table_closed`."""
        self._need_open()
        return self.presence.attach(seat, listener)

    def look_on(self, onlooker: Listener, user: str | None) -> Callable[[], None]:
        """Let someone look on; a user's seat is there meanwhile. Refuses with `table_closed`."""
        self._need_open()
        leave = self.gallery.attach(onlooker)
        if user is None:
            return leave
        look_away = self.presence.look(user)

        def go() -> None:
            leave()
            look_away()

        return go

    async def ask_to_be_let_in(
        self, ask: Callable[[Draft], str], told: Callable[[str], None]
    ) -> Entered:
        """Wait until it is decided, and tell by which number everyone knows of it.

        Cancelling withdraws it. Refuses with `claim_refused` or `crowded_out`, and as what is
        asked does.
        """
        answer: asyncio.Future[Entered] = asyncio.get_running_loop().create_future()

        def begin(draft: Draft) -> str:
            if answer.done():
                raise Refused(TableRefusal.CLAIM_REFUSED)
            number = ask(draft)
            self.waiting.begin(number, answer)
            return number

        try:
            told(await self.ask(begin))
            return await answer
        finally:
            number = self.waiting.give_up(answer)
            if number is not None:
                self.tell(lambda draft: _withdraw(draft, number))

    async def close(self) -> None:
        """Finish what was asked, save the clocks, and tell everyone that it is over."""
        self._open = False
        self._queue.put_nowait(None)
        try:
            await self._bots.stop()
            await asyncio.wait([self._task])
            self._stop_watches()
            await self._bots.stop()
            await self._save_clocks()
        finally:  # also when the house has no more time for it
            self._stop_watches()
            self.waiting.close()
            self.presence.close()
            self.gallery.close()
            await self._journal.close()

    def _stop_watches(self) -> None:
        timed = (self._away, self._host, self._claims, self._evening, self._saving, self.clocks)
        for watch in timed:
            watch.stop()

    async def _save_clocks(self) -> None:
        match = self.keeper.match
        if match is not None and self.keeper.party.stage is Stage.PLAYING:
            left = ledger.clocks_saved(match.number, self.clocks.left_in(match.number))
            with suppress(NotSaved):
                await self._journal.write([left])

    def _put(
        self, change: Callable[[Draft], Any], request: RequestKey | None
    ) -> asyncio.Future[Any]:
        self._need_open()
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Job(change, future, request))
        return future

    def _need_open(self) -> None:
        if not self._open:
            raise Refused(TableRefusal.TABLE_CLOSED)

    def _was_answered(self, request: RequestKey, done: asyncio.Future[Any]) -> None:
        del self._asked[request]
        if not done.cancelled():
            done.exception()  # whoever asked may be gone, and that is no failure

    async def _work(self) -> None:
        """Work until told to stop; whoever asks later, or when the house stops, is sent away."""
        jobs: list[Job] = []
        try:
            going = True
            while going:
                taken = [await self._queue.get()]
                while not self._queue.empty():
                    taken.append(self._queue.get_nowait())
                jobs = [job for job in taken if job is not None]
                going = len(jobs) == len(taken)
                await self._turn(jobs)
        finally:
            self._open = False
            while not self._queue.empty():
                jobs += filter(None, [self._queue.get_nowait()])
            for job in jobs:
                job.refuse(Refused(TableRefusal.TABLE_CLOSED))

    async def _turn(self, jobs: list[Job]) -> None:
        try:
            outcome = await self.keeper.carry_out(jobs, self.published, self.clocks)
            published = outcome.published
            if outcome.taken_back:
                self.keeper.party = self._as_they_are(self.keeper.party)
                published = self.keeper.show_again(self.published)
        except Exception:  # one broken turn must not stop the table
            _LOGGER.exception("The table failed")
            for job in jobs:
                job.refuse(Refused(TableRefusal.BROKEN))
            return
        if published is not None:
            self._publish(published, outcome.events)
        self.waiting.follow(outcome.decided, self.keeper.party.asking)
        for job in jobs:
            job.answer()

    def _publish(self, published: Published, events: Sequence[Event]) -> None:
        renewed = published.party.code != self.published.party.code
        self.published = published
        self._run_clock()
        if renewed:
            self.presence.renew()
            self.gallery.renew()
        self.presence.follow(published.party)
        self.presence.publish(events)
        self.gallery.publish(self._happenings.follow(published, events))
        try:
            self._follow()
        except Exception:  # it is saved and shown, so it was done
            _LOGGER.exception("The table failed to follow what it has published")

    def _run_clock(self) -> None:
        self.clocks.follow(self.keeper.match, running=self.keeper.party.running)

    def _follow(self) -> None:
        """Let everything that happens by itself see what is published."""
        self._away.follow(self.published)
        self._host.follow(self.published)
        self._claims.follow(self.published)
        self._evening.follow(self.published)
        self._saving.follow()
        self._bots.follow(self.published)

    def _note_presence(self, draft: Draft) -> None:
        draft.party = self._with_present(draft.party)

    def _with_present(self, party: Party) -> Party:
        there = party.with_present(self.presence.seats(party))
        there = evenings.begun_anew(party, there, self.room.house.wall())
        return begun_anew(party, there, self.room.house.now())

    def _as_they_are(self, party: Party) -> Party:
        """Return the party with those who are there and those who still wait to be let in."""
        for asking in party.asking:
            if asking not in self.waiting:
                party = party.without(asking)
        return with_stillness(party, self._with_present(party), self.keeper.match)

    def _clock_rang(self, ring: Ring) -> None:
        self.tell(lambda draft: _run_out(draft, ring))


def _run_out(draft: Draft, ring: Ring) -> None:
    """Make the default move, unless the clock was stopped in the same moment."""
    match = draft.match
    if draft.party.running and match is not None and match.clock is not None:
        name, run, _ = match.clock
        if (match.number, name, run) == (ring.match, ring.name, ring.run):
            draft.play(EntryKind.CLOCK)


def _withdraw(draft: Draft, asking: str) -> None:
    draft.party = draft.party.without(asking)

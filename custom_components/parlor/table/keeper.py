"""The keeper: does what is asked, has it saved, and takes it back where that fails."""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
import logging
from typing import Any, Final

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.refused import Refused

from .clocks import Clocks, clock_info
from .deeds.lobby import back_to_lobby
from .draft import Draft
from .journal import ledger
from .journal.answers import Answers, RequestKey
from .journal.journal import Journal, NotSaved, Statement
from .journal.record import CannotReplay
from .match import Match
from .party import Party, Stage
from .patience import with_absence, with_stillness
from .published import Published
from .refusals import TableRefusal
from .room import Room
from .seats import Entered
from .starting import with_watchers

_LOGGER = logging.getLogger(__name__)

# Versions are numbered on after a crash, even those that nothing was saved in.
_VERSIONS_AHEAD: Final = 1000


class Trouble(StrEnum):
    """What a person has to know about the table."""

    NOT_SAVED = "not_saved"
    CANNOT_RESUME = "cannot_resume"


@dataclass(slots=True)
class Job:
    """Something that was asked of the table, and who waits for the answer."""

    change: Callable[[Draft], Any]
    future: asyncio.Future[Any] | None = None
    request: RequestKey | None = None
    value: Any = None
    error: Refused | None = None

    def refuse(self, error: Refused) -> None:
        """Tell whoever still waits that it was not done."""
        self.error = error
        self.answer()

    def answer(self) -> None:
        """Tell whoever waits."""
        if self.future is not None and not self.future.done():
            if self.error is not None:
                self.future.set_exception(self.error)
            else:
                self.future.set_result(self.value)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of some jobs, and what is to be published now, if anything."""

    published: Published | None
    taken_back: bool = False
    events: Sequence[Event] = ()
    decided: Mapping[str, Entered | TableRefusal] = field(default_factory=dict)


class Keeper:
    """The table as it is, and as it is saved."""

    def __init__(
        self,
        name: str,
        room: Room,
        journal: Journal,
        party: Party,
        match: Match | None,
        answers: Answers,
        versions: int,
    ) -> None:
        """Keep this table; all of it counts as saved."""
        self.name = name
        self.room = room
        self.party = party
        self.match = match
        self.answers = answers
        self.trouble: Trouble | None = None
        self._journal = journal
        self._saved = party
        self._versions = versions
        self._owed: list[Statement] = []

    def show(self, before: Published | None, version: int, offers_version: int) -> Published:
        """Return the table as it is to be published."""
        return _shown(self.name, self.room, before, version, self.party, self.match, offers_version)

    def show_again(self, before: Published) -> Published | None:
        """Return the table after something was taken back.

        Not under a version of which nothing is saved, for it could be given once more later.
        """
        version = before.version + 1
        return self.show(before, version, version) if version <= self._versions else None

    async def number_ahead(self, version: int) -> None:
        """Keep versions in store, so that people can be told when nothing can be saved."""
        versions = version + _VERSIONS_AHEAD
        try:
            await self._journal.write([ledger.meta("versions", versions)])
        except NotSaved:
            self.trouble = self.trouble or Trouble.NOT_SAVED
        else:
            self._versions = versions

    async def carry_out(self, jobs: Sequence[Job], before: Published, clocks: Clocks) -> Outcome:
        """Do the jobs one by one and save them as one; if that fails none of them was done.

        What is to be published is made before anything is saved: what can't be shown is not done.
        """
        draft = Draft(self.room, before, self.party, self.match)
        for job in jobs:
            await self._attempt(job, draft)
        draft.party = with_watchers(draft.party, draft.game)
        draft.party = with_stillness(self.party, draft.party, draft.match)
        draft.writes += self.answers.statements(self._answered(jobs, draft.party))
        draft.writes += _clocks(draft, clocks)
        try:
            draft.party = with_absence(self.room, draft.party, draft.match)
            differs = self._differs(draft)
            over = self._ends_trouble(draft, saved=differs or bool(draft.writes))
            published = self._candidate(draft) if differs or over else None
        except Exception:
            _LOGGER.exception("What was asked was not done, for it could not be shown")
            return await self._take_back(jobs, before, TableRefusal.BROKEN)
        versions = self._versions_after(published)
        writes = [*self._writes(draft, versions)] if published or draft.writes else []
        try:
            if writes:
                await self._journal.write(writes)
        except NotSaved:
            self.trouble = Trouble.NOT_SAVED
            if self.party.stage is Stage.PLAYING:
                self.party = replace(self.party, paused=True)
            return await self._take_back(jobs, before, TableRefusal.NOT_SAVED)
        self._versions = versions
        if ledger.FORGOTTEN in writes:
            self._journal.sweep_soon()
        self._settle(draft, saved=bool(writes))
        if over:
            self.trouble = None
        self._remember(jobs)
        return Outcome(published, events=draft.events, decided=draft.decided)

    async def _attempt(self, job: Job, draft: Draft) -> None:
        """Do one job, wholly or not at all; a move is done only if it can be shown."""
        match = draft.match
        length = match.length if match is not None else 0
        trial = Draft(self.room, draft.before, draft.party, match)
        try:
            job.value = job.change(trial)
            if trial.match is not match or (match is not None and match.length != length):
                trial.shown = self._candidate(trial)
        except Refused as refused:
            job.error = refused
            if match is not None and match.length != length:
                await self._rebuild(match, length, draft)
        except Exception:
            _LOGGER.exception("What was asked was not done, for something is broken")
            job.error = Refused(TableRefusal.BROKEN)
            if match is not None:
                await self._rebuild(match, length, draft)
        else:
            draft.absorb(trial)

    def _candidate(self, draft: Draft) -> Published:
        """Return what would be published; what a move has made already is made once."""
        if draft.shown is not None and draft.shown.party is draft.party:
            return draft.shown
        version = draft.version
        return _shown(
            self.name, self.room, draft.before, version, draft.party, draft.match, version
        )

    async def _rebuild(self, match: Match, length: int, draft: Draft) -> None:
        """Bring a game back to what its record says."""
        try:
            await self.room.house.run_slow(match.back_to, length, self.room.games)
        except CannotReplay:
            give_up_game(draft)
            self.trouble = Trouble.CANNOT_RESUME

    async def _take_back(
        self, jobs: Sequence[Job], before: Published, why: TableRefusal
    ) -> Outcome:
        """Go back to what is saved; what has to be saved about that is owed to the journal."""
        for job in jobs:
            job.error = Refused(why)
        if self.match is not None and self.match.length > self.match.saved:
            draft = Draft(self.room, before, self.party, self.match)
            await self._rebuild(self.match, self.match.saved, draft)
            self.party, self.match = draft.party, draft.match
            self._owed += draft.writes
        return Outcome(None, taken_back=True)

    def _differs(self, draft: Draft) -> bool:
        """Return whether anyone could see a difference."""
        match = draft.match
        return (
            draft.renewed
            or match is not self.match
            or (match is not None and match.length > match.saved)
            or (draft.party is not self.party and draft.party != self.party)
            or draft.before.made["table"]["name"] != self.name
        )

    def _ends_trouble(self, draft: Draft, *, saved: bool) -> bool:
        """Return whether a trouble is over once this is saved."""
        match self.trouble:
            case Trouble.NOT_SAVED:
                return saved and not draft.party.paused
            case Trouble.CANNOT_RESUME:
                return draft.match is not None and draft.match is not self.match
        return False

    def _versions_after(self, published: Published | None) -> int:
        """Return the version up to which all are given, once this is saved."""
        if published is None or published.version <= self._versions:
            return self._versions
        return published.version + _VERSIONS_AHEAD

    def _writes(self, draft: Draft, versions: int) -> Iterator[Statement]:
        if self.trouble is Trouble.NOT_SAVED and self.match is not None:
            yield ledger.forget_log_from(self.match.number, self.match.saved)
        yield from self._owed
        yield from ledger.party_changes(self._saved, draft.party)
        yield from draft.writes
        if self._evening_ends(draft.party):
            yield from ledger.guests_forgotten(draft.party.evening_from)
        # With trouble always, to try whether the disk takes something again.
        if versions != self._versions or self.trouble is Trouble.NOT_SAVED:
            yield ledger.meta("versions", versions)

    def _evening_ends(self, after: Party) -> bool:
        """Return whether an evening is over with it, and its guests are to be forgotten."""
        forgets = not self.room.settings.keep_guest_names
        return forgets and after.evening_from != self._saved.evening_from

    def _answered(self, jobs: Sequence[Job], party: Party) -> Iterator[tuple[RequestKey, Any]]:
        seats = {"", *(seat.id for seat in party.sitting)}
        for job in jobs:
            if job.request is not None and job.request[0] in seats and job.error is None:
                yield job.request, job.value

    def _settle(self, draft: Draft, *, saved: bool) -> None:
        """Make the draft the table."""
        self.party, self.match = draft.party, draft.match
        if saved:
            self._owed.clear()
            self._saved = draft.party
            if draft.match is not None:
                draft.match.saved = draft.match.length

    def _remember(self, jobs: Sequence[Job]) -> None:
        for job in jobs:
            if job.request is not None and job.error is not None:
                self.answers.keep(job.request, job.error)
            elif job.request is not None and job.error is None:
                self.answers.keep(job.request, job.value)
        self.answers.forget(seat.id for seat in self.party.sitting)


def _clocks(draft: Draft, clocks: Clocks) -> Iterator[Statement]:
    """Keep what the clocks show with every move; one that the move starts begins anew anyway."""
    match = draft.match
    if match is None or draft.party.stage is not Stage.PLAYING:
        return
    left = clocks.left_in(match.number)
    if left and (draft.clocks_due or match.length > match.saved):
        yield ledger.clocks_saved(match.number, left)


def give_up_game(draft: Draft) -> None:
    """Go back to the lobby without a game that cannot go on; its record is kept."""
    draft.writes.append(ledger.game_kept(draft.party.match))
    back_to_lobby(draft)


def _shown(
    name: str,
    room: Room,
    before: Published | None,
    version: int,
    party: Party,
    match: Match | None,
    offers_version: int,
) -> Published:
    clock = clock_info(match, running=party.running)
    return Published.of(before, version, name, room, party, match, clock, offers_version)

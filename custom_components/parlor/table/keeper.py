"""The keeper: does what is asked, has it saved, and takes it back where that fails."""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
import logging
from typing import Any, Final

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import SeatId

from .deeds.lobby import back_to_lobby
from .draft import Draft
from .journal import ledger
from .journal.answers import Answers, Request
from .journal.journal import Journal, NotSaved, Statement
from .journal.record import CannotReplay
from .match import Match
from .party import Party, Stage
from .published import Published
from .refusals import TableRefusal
from .room import Room
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
    request: Request | None = None
    value: Any = None
    error: Exception | None = None

    def refuse(self, error: Exception) -> None:
        """Tell whoever still waits that it was not done."""
        self.error = error
        self.answer()

    def answer(self) -> None:
        """Tell whoever waits."""
        if self.future is None:
            if self.error is not None and not isinstance(self.error, Refused):
                _LOGGER.error("The table failed", exc_info=self.error)
        elif not self.future.done():
            if self.error is not None:
                self.future.set_exception(self.error)
            else:
                self.future.set_result(self.value)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of some jobs."""

    visible: bool
    saved: bool = True
    events: Sequence[Event] = ()
    granted: Mapping[SeatId, str | None] = field(default_factory=dict)


class Keeper:
    """The table as it is, and as it is saved."""

    def __init__(
        self,
        room: Room,
        journal: Journal,
        party: Party,
        match: Match | None,
        answers: Answers,
        versions: int,
    ) -> None:
        """Keep this table; all of it counts as saved."""
        self.room = room
        self.party = party
        self.match = match
        self.answers = answers
        self.trouble: Trouble | None = None
        self._journal = journal
        self._saved = party
        self._versions = versions

    async def carry_out(self, jobs: Sequence[Job], before: Published) -> Outcome:
        """Do the jobs one by one and save them as one; if that fails none of them was done."""
        draft = Draft(self.room, before, self.party, self.match)
        for job in jobs:
            await self._attempt(job, draft)
        draft.party = with_watchers(draft.party, draft.game)
        visible = self._differs(draft)
        draft.writes += self._answered(jobs, draft.party)
        writes = [*self._writes(draft, visible=visible)] if visible or draft.writes else []
        try:
            if writes:
                await self._journal.write(writes)
        except NotSaved:
            await self._take_back(jobs, before)
            return Outcome(visible=True, saved=False)
        recovered = self._settle(draft, saved=bool(writes))
        self._remember(jobs)
        return Outcome(visible or recovered, events=draft.events, granted=draft.granted)

    async def _attempt(self, job: Job, draft: Draft) -> None:
        """Do one job, wholly or not at all."""
        match = draft.match
        length = match.length if match is not None else 0
        trial = Draft(self.room, draft.before, draft.party, match)
        try:
            job.value = job.change(trial)
        except Exception as error:  # noqa: BLE001  it belongs to whoever asked
            job.error = error
            broken = not isinstance(error, Refused)
            if match is not None and (broken or match.length != length):
                await self._rebuild(match, length, draft)
        else:
            draft.absorb(trial)

    async def _rebuild(self, match: Match, length: int, draft: Draft) -> None:
        """Bring a game back to what its record says."""
        try:
            await self.room.house.run_slow(match.back_to, length, self.room.games)
        except CannotReplay:
            give_up_game(draft)
            self.trouble = Trouble.CANNOT_RESUME

    async def _take_back(self, jobs: Sequence[Job], before: Published) -> None:
        """Go back to what is saved, and pause until someone sees to it."""
        for job in jobs:
            job.error = Refused(TableRefusal.NOT_SAVED)
        self.trouble = Trouble.NOT_SAVED
        if self.party.stage is Stage.PLAYING:
            self.party = replace(self.party, paused=True)
        if self.match is not None and self.match.length > self.match.saved:
            draft = Draft(self.room, before, self.party, self.match)
            await self._rebuild(self.match, self.match.saved, draft)
            self.party, self.match = draft.party, draft.match

    def _differs(self, draft: Draft) -> bool:
        """Return whether anyone could see a difference."""
        match = draft.match
        return (
            draft.renewed
            or match is not self.match
            or (match is not None and match.length > match.saved)
            or (draft.party is not self.party and draft.party != self.party)
        )

    def _writes(self, draft: Draft, *, visible: bool) -> Iterator[Statement]:
        if self.trouble is Trouble.NOT_SAVED:
            # Tries whether the disk takes something again, and clears what may be left behind.
            yield ledger.meta("versions", self._versions)
            if self.match is not None:
                yield ledger.forget_log_from(self.match.number, self.match.saved)
        yield from ledger.party_changes(self._saved, draft.party)
        yield from draft.writes
        if visible and draft.version > self._versions:
            self._versions = draft.version + _VERSIONS_AHEAD
            yield ledger.meta("versions", self._versions)

    def _answered(self, jobs: Sequence[Job], party: Party) -> Iterator[Statement]:
        seats = {"", *(seat.id for seat in party.sitting)}
        for job in jobs:
            if job.request is not None and job.request[0] in seats and job.error is None:
                yield self.answers.statement(job.request, job.value)

    def _settle(self, draft: Draft, *, saved: bool) -> bool:
        """Make the draft the table; return whether a trouble is over."""
        started = draft.match is not None and draft.match is not self.match
        going = saved and not draft.party.paused
        over = (self.trouble is Trouble.NOT_SAVED and going) or (
            self.trouble is Trouble.CANNOT_RESUME and started
        )
        if over:
            self.trouble = None
        self.party, self.match = draft.party, draft.match
        if saved:
            self._saved = draft.party
            if draft.match is not None:
                draft.match.saved = draft.match.length
        return over

    def _remember(self, jobs: Sequence[Job]) -> None:
        for job in jobs:
            if job.request is not None and isinstance(job.error, Refused):
                self.answers.keep(job.request, job.error)
            elif job.request is not None and job.error is None:
                self.answers.keep(job.request, job.value)
        self.answers.forget(seat.id for seat in self.party.sitting)


def give_up_game(draft: Draft) -> None:
    """Go back to the lobby without a game that cannot go on; its record is kept."""
    draft.writes.append(ledger.game_kept(draft.party.match))
    back_to_lobby(draft)

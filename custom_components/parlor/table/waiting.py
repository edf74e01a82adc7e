"""Those who wait to hear whether they are let in."""

import asyncio
from collections.abc import Collection, Mapping

from custom_components.parlor.games.refused import Refused

from .refusals import TableRefusal
from .seats import Entered


class Waiting:
    """What will hold the answer, for each claim and each knock."""

    def __init__(self) -> None:
        """Begin with nobody waiting."""
        self._answers: dict[str, asyncio.Future[Entered]] = {}

    def __contains__(self, asking: str) -> bool:
        """Return whether someone waits for this answer."""
        return asking in self._answers

    def begin(self, asking: str, answer: asyncio.Future[Entered]) -> None:
        """Wait for an answer."""
        self._answers[asking] = answer

    def give_up(self, answer: asyncio.Future[Entered]) -> str | None:
        """Wait no longer; return what was asked, unless it is answered."""
        asking = next((asking for asking, known in self._answers.items() if known is answer), None)
        if asking is not None:
            del self._answers[asking]
        if not answer.cancel() and not answer.cancelled():
            answer.exception()  # whoever asked may be gone, and that is no failure
        return asking

    def follow(self, decided: Mapping[str, Entered | TableRefusal], asked: Collection[str]) -> None:
        """Tell those about whom it was decided, or whose seat is no more."""
        for asking in [asking for asking in self._answers if asking not in asked]:
            self._tell(self._answers.pop(asking), decided.get(asking, TableRefusal.CLAIM_REFUSED))

    def close(self) -> None:
        """Send everyone away, undecided."""
        self.follow(dict.fromkeys(self._answers, TableRefusal.TABLE_CLOSED), ())

    @staticmethod
    def _tell(answer: asyncio.Future[Entered], decided: Entered | TableRefusal) -> None:
        if answer.done():
            return
        if isinstance(decided, Entered):
            answer.set_result(decided)
        else:
            answer.set_exception(Refused(decided))

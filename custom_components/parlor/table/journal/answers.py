"""Answers: kept for a while, so that whoever asks again gets the same one and acts once."""

from collections import OrderedDict
from collections.abc import Iterable

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import Json

from .journal import Statement
from .ledger import KEPT_ANSWERS, answer_given

type Answer = dict[str, Json] | Refused
type Request = tuple[str, str]


class Answers:
    """The last answers for each seat, by the request that they answered."""

    def __init__(self, stored: Iterable[tuple[str, int, str, dict[str, Json]]] = ()) -> None:
        """Begin with what the journal holds."""
        self._answers: dict[str, OrderedDict[str, Answer]] = {}
        self._counts: dict[str, int] = {}
        for seat, n, request, answer in stored:
            self.keep((seat, request), answer)
            self._counts[seat] = n + 1

    def recall(self, request: Request) -> Answer | None:
        """Return the answer that this request was given."""
        seat, name = request
        answers = self._answers.get(seat)
        return None if answers is None else answers.get(name)

    def keep(self, request: Request, answer: Answer) -> None:
        """Remember an answer, and forget the oldest beyond the last 32 of its seat."""
        seat, name = request
        answers = self._answers.setdefault(seat, OrderedDict())
        answers[name] = answer
        if len(answers) > KEPT_ANSWERS:
            answers.popitem(last=False)

    def statement(self, request: Request, answer: dict[str, Json]) -> Statement:
        """Return what keeps the answer in the journal too."""
        seat, name = request
        n = self._counts.get(seat, 0)
        self._counts[seat] = n + 1
        return answer_given(seat, n, name, answer)

    def forget(self, seats: Iterable[str]) -> None:
        """Forget the answers of everyone but these seats."""
        kept = {"", *seats}
        for seat in [seat for seat in self._answers if seat not in kept]:
            del self._answers[seat]

"""Answers: kept for a while, so that whoever asks again gets the same one and acts once."""

from collections import OrderedDict
from collections.abc import Iterable, Iterator

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import Json

from .journal import Statement
from .ledger import KEPT_ANSWERS, answer_given

type KeptAnswer = dict[str, Json] | Refused
type RequestKey = tuple[str, str]


class Answers:
    """The last answers for each seat, by the request that they answered."""

    def __init__(self, stored: Iterable[tuple[str, int, str, dict[str, Json]]] = ()) -> None:
        """Begin with what the journal holds."""
        self._answers: dict[str, OrderedDict[str, KeptAnswer]] = {}
        self._counts: dict[str, int] = {}
        for seat, n, request, answer in stored:
            self._counts[seat] = n
            self.keep((seat, request), answer)

    def recall(self, request: RequestKey) -> KeptAnswer | None:
        """Return the answer that this request was given."""
        seat, name = request
        answers = self._answers.get(seat)
        return None if answers is None else answers.get(name)

    def keep(self, request: RequestKey, answer: KeptAnswer) -> None:
        """Remember an answer, and forget the oldest beyond the last 32 of its seat."""
        seat, name = request
        answers = self._answers.setdefault(seat, OrderedDict())
        answers[name] = answer
        if len(answers) > KEPT_ANSWERS:
            answers.popitem(last=False)
        if not isinstance(answer, Refused):
            self._counts[seat] = self._counts.get(seat, 0) + 1

    def statements(self, answered: Iterable[tuple[RequestKey, Json]]) -> Iterator[Statement]:
        """Return what keeps answers in the journal too; they count once they are kept here."""
        counts = {**self._counts}
        for (seat, name), answer in answered:
            n = counts.get(seat, 0)
            counts[seat] = n + 1
            yield answer_given(seat, n, name, answer)

    def forget(self, seats: Iterable[str]) -> None:
        """Forget the answers of everyone but these seats."""
        kept = {"", *seats}
        for seat in [seat for seat in self._answers if seat not in kept]:
            del self._answers[seat]
            self._counts.pop(seat, None)

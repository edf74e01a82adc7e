"""The ledger of what everyone has seen happen, and the awards that follow from it."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, Self

from custom_components.parlor.games.result import Award
from custom_components.parlor.games.vocabulary import SeatId

from .observations import When
from .shapes import LogEntry
from .terms import Honour, Response

# An award that more than these share is none.
MOST_SHARING: Final = 2


class Ledger:
    """Suggestions, answers and accusations as everyone knows them: never a card that was shown."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.entries: list[LogEntry] = []
        self.counts: dict[Honour, Counter[SeatId]] = {honour: Counter() for honour in Honour}

    def __deepcopy__(self, memo: object) -> Self:
        """Return a ledger that goes on by itself."""
        other = type(self)()
        other.entries = [{**entry, "answers": [*entry["answers"]]} for entry in self.entries]
        other.counts = {honour: Counter(counts) for honour, counts in self.counts.items()}
        return other

    def count(self, honour: Honour, seat: SeatId) -> None:
        """Note that a seat did something once more."""
        self.counts[honour][seat] += 1

    def asked(self, when: When, by: SeatId, named: Sequence[int]) -> None:
        """Note a suggestion: room, suspect and weapon."""
        self._write(when, by, named, accusation=False)

    def accused(self, when: When, by: SeatId, named: Sequence[int]) -> None:
        """Note a false accusation."""
        self._write(when, by, named, accusation=True)
        self.count(Honour.TOO_HASTY, by)

    def answered(self, by: SeatId, answer: Response) -> None:
        """Note what somebody said to the last suggestion."""
        self.entries[-1]["answers"].append({"by": by, "answer": answer})
        self.count(Honour.POKER_FACE if answer is Response.SORRY else Honour.OPEN_BOOK, by)

    def undisproved(self, by: SeatId) -> None:
        """Note that nobody could disprove the last suggestion."""
        self.count(Honour.SHARPEST_NOSE, by)

    def _write(self, when: When, by: SeatId, named: Sequence[int], *, accusation: bool) -> None:
        self.entries.append(
            {
                "round": when.round,
                "turn": when.turn,
                "by": by,
                "named": [*named],
                "accusation": accusation,
                "answers": [],
            }
        )


def awards(ledger: Ledger, seats: Sequence[SeatId]) -> tuple[Award, ...]:
    """Return the awards of those who stayed."""
    found = (_best(honour, counts, seats) for honour, counts in ledger.counts.items())
    return tuple(award for award in found if award is not None)


def _best(honour: Honour, counts: Counter[SeatId], seats: Sequence[SeatId]) -> Award | None:
    """Return the award for whoever has done it most often; none where too many have."""
    most = max((counts[seat] for seat in seats), default=0)
    best = tuple(seat for seat in seats if counts[seat] == most)
    return Award(honour, best, most) if most and len(best) <= MOST_SHARING else None

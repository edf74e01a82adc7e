"""Claims and knocks: what is asked of a table by someone who has no token."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

from custom_components.parlor.games.vocabulary import SeatId

from .house import House
from .seats import hashed

_FIRST_NUMBER: Final = 100
_NUMBERS: Final = 900


@dataclass(frozen=True, slots=True)
class Claim:
    """Someone says that a seat is theirs, and these have said so too.

    Nobody knows from which device it comes, so it goes by a number that everyone can see.
    `since`: from here on its owner, who was away, has half a minute to say no.
    `household`: where it comes from, as far as that is known; nobody is told.
    """

    id: str
    seat: SeatId
    since: float
    words: frozenset[SeatId] = frozenset()
    house: bool = False
    request: str | None = None
    household: str = ""

    @property
    def spoken_for(self) -> bool:
        """Return whether anyone has said so too."""
        return self.house or bool(self.words)


@dataclass(frozen=True, slots=True)
class Knock:
    """Someone new asks the host to be let in under a name."""

    id: str
    name: str
    request: str | None = None
    household: str = ""
    spoken_for = False


@dataclass(frozen=True, slots=True)
class Arrival:
    """A seat was given to whoever sent this request; asked again, it is given to them anew.

    The request is as good as a token for a minute, so it too is kept only as a hash.
    """

    request: str
    seat: SeatId
    at: float


def fingerprint(request: str, name: str) -> str:
    """Return the only form in which the request for a seat is kept."""
    return hashed(f"{request}\n{name}")


def makes_way[A: (Claim, Knock)](waiting: Sequence[A], household: str) -> A:
    """Return who waits no longer, the oldest first, when one more asks from this household.

    It is one of the household that asks most. Of its own, whoever someone has spoken for stays, and
    the first one: so nobody who asks again and again pushes out others than themselves.
    """
    crowds = Counter([household, *(asking.household for asking in waiting)])
    first = {asking.household: asking.id for asking in reversed(waiting)}
    return max(
        waiting,
        key=lambda asking: (
            crowds[asking.household],
            not asking.spoken_for,
            first[asking.household] != asking.id,
        ),
    )


def new_number(house: House, taken: Collection[str]) -> str:
    """Return a number that can be said aloud, and that nobody who asks has."""
    first = house.new_seed()
    numbers = (str(_FIRST_NUMBER + (first + n) % _NUMBERS) for n in count())
    return next(number for number in numbers if number not in taken)

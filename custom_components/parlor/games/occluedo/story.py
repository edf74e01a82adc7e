"""What has happened, with what is secret about it; nothing in it ever changes."""

from dataclasses import dataclass

from .cards import Card
from .dealing import Trio
from .observations import When


class Told:
    """A part of the story, which copies of a game share."""

    __slots__ = ()

    def __deepcopy__(self, memo: object) -> Told:
        """Return the part itself."""
        return self


@dataclass(frozen=True, slots=True)
class Regretted(Told):
    """A role held none of the cards, and said sorry."""

    by: int
    to: int
    cards: Trio
    when: When


@dataclass(frozen=True, slots=True)
class Showed(Told):
    """A role showed one of the cards; which one, only the two know."""

    by: int
    to: int
    cards: Trio
    when: When
    card: Card


@dataclass(frozen=True, slots=True)
class Accused(Told):
    """A role accused falsely, and has looked at the crime."""

    by: int
    cards: Trio
    when: When


type Tale = Regretted | Showed | Accused

"""The teller: puts what the house has to say into a language, and people into it by name."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.games.wording import listed

from .cards import Theory
from .speech import SPEECH, spoken
from .terms import Verb

# Nobody is called by more letters than this, and no more are told.
MOST_LETTERS: Final = 40
MOST_NAMES: Final = 12
HALF_A_DAY: Final = 12


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells in one language, with the names that the seats go by."""

    language: str
    names: Mapping[str, str]

    @classmethod
    def of(cls, language: object, names: object) -> Self:
        """Return a teller for what came with a question. Refuses with `invalid_params`."""
        if not isinstance(language, str) or not (names is None or isinstance(names, Mapping)):
            raise Refused(CommonRefusal.INVALID_PARAMS)
        given = [*({} if names is None else names).items()]
        if len(given) > MOST_NAMES or not all(
            isinstance(seat, str) and isinstance(name, str) and len(name) <= MOST_LETTERS
            for seat, name in given
        ):
            raise Refused(CommonRefusal.INVALID_PARAMS)
        return cls(spoken(language), dict(given))

    def name(self, seat: SeatId) -> str:
        """Return what somebody is called."""
        return self.names.get(seat, seat)

    def people(self, seats: Iterable[SeatId]) -> str:
        """Return several names as one says them."""
        return listed([self.name(seat) for seat in seats], self._find("and"))

    def cards(self, cards: Iterable[str]) -> str:
        """Return several cards as one says them."""
        return listed([self.form(card, "the") for card in cards], self._find("and"))

    def form(self, card: str, form: str) -> str:
        """Return a card as it stands in a sentence: its `name`, `the`, `in`, `to`, `with`."""
        return self._find("cards", card, form)

    def tell(self, *key: str, **values: str) -> str:
        """Return a sentence with what stands in it."""
        return self._find(*key).format_map(values)

    def theory(self, *key: str, theory: Theory, **values: str) -> str:
        """Return a sentence about who, where and with what."""
        return self.tell(*key, **values, **self._named(theory))

    def command(self, verb: Verb, **values: str) -> str:
        """Return a command as one would type it."""
        return self.tell("commands", verb, **values)

    def clock(self, minutes: int) -> str:
        """Return what a clock shows."""
        hours, past = divmod(minutes, 60)
        if minutes == 0:
            return self._find("clock", "midnight")
        half = self._find("clock", "am" if hours < HALF_A_DAY else "pm")
        return self.tell(
            "clock",
            "other",
            hours=str(hours),
            dial=str((hours - 1) % HALF_A_DAY + 1),
            minutes=f"{past:02}",
            half=half,
        )

    def _named(self, theory: Theory) -> dict[str, str]:
        return {
            "suspect": self.form(theory["suspect"], "the"),
            "in": self.form(theory["room"], "in"),
            "with": self.form(theory["weapon"], "with"),
        }

    def _find(self, *key: str) -> str:
        found: Any = SPEECH[self.language]
        for part in key:
            found = found[part]
        return str(found)

"""A game that takes text, and some that do not keep to themselves what is said to them."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, override

from custom_components.parlor.games.methods import query
from custom_components.parlor.games.offers import Offer, Param
from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.talking import Talk
from custom_components.parlor.games.vocabulary import Json, SeatId

from .whisper import Whisper

SENTENCES: Mapping[str, Sequence[str]] = {"en": ("peek",), "de": ("gucke",)}
SAID = ("peek", "card", "boo")


class Talkative(Whisper):
    """Whisper that can be talked to: "peek" looks at the next seat's card, "card" at one's own."""

    talk: ClassVar[Talk | None] = Talk("say", "outcome", SENTENCES)

    @query()
    def say(
        self, seat: SeatId, text: object, language: object = "en", names: object = None
    ) -> dict[str, Json]:
        if not isinstance(text, str):
            raise Refused(CommonRefusal.INVALID_PARAMS)
        if text == "peek" and self.offers(seat):
            return _answer("You peek.", action=self._peeking(seat))
        return self._own(seat) if text == "card" else _answer("Pardon?")

    def _peeking(self, seat: SeatId) -> dict[str, Json]:
        after = self.seats[(self.seats.index(seat) + 1) % len(self.seats)]
        return {"type": "peek", "target": after}

    def _own(self, seat: SeatId) -> dict[str, Json]:
        return _answer(f"You hold {self.cards[seat]}.", aloud="")

    @query()
    def outcome(
        self, seat: SeatId, language: object = "en", names: object = None
    ) -> dict[str, Json]:
        return _answer(f"It is round {self.round}.")

    @override
    def questions(self, seat: SeatId) -> Sequence[Offer]:
        if seat not in self.seats:
            return ()
        return [Offer("say", {"text": Param.one(SAID)}), Offer("outcome")]


def _answer(
    text: str, *, aloud: str | None = None, action: dict[str, Json] | None = None
) -> dict[str, Json]:
    heard = text if aloud is None else aloud
    return {"text": text, "aloud": heard, "private": text != heard, "action": action}


class SpeaksSecretsAloud(Talkative):
    """What somebody holds is said for all to hear."""

    @override
    def _own(self, seat: SeatId) -> dict[str, Json]:
        return _answer(f"You hold {self.cards[seat]}.")


class TellsByWhatIsPrivate(Talkative):
    """Only a high card is kept from the others."""

    @override
    def _own(self, seat: SeatId) -> dict[str, Json]:
        return super()._own(seat) if self.cards[seat] > 3 else _answer("")


class CallsSecretsPublic(Talkative):
    """What is for the player alone is not said to be."""

    @override
    def _own(self, seat: SeatId) -> dict[str, Json]:
        return {**super()._own(seat), "private": False}


class MeansTheImpossible(Talkative):
    """Whoever wants to peek is taken to want to peek at the moon."""

    @override
    def _peeking(self, seat: SeatId) -> dict[str, Json]:
        return {"type": "peek", "target": "moon"}


class TalksWithoutUnderstanding(Talkative):
    """Nobody understands what is said: there is no such query."""

    talk = Talk("listen", "outcome", SENTENCES)


class TalksInOneLanguage(Talkative):
    """There are no sentences in German."""

    talk = Talk("say", "outcome", {"en": ("peek",), "de": ()})

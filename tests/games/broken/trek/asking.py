"""Treks that do not answer questions as they should."""

from collections.abc import Sequence
from enum import StrEnum
from typing import override

from custom_components.parlor.games.methods import query
from custom_components.parlor.games.offers import Offer, Param
from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.vocabulary import Action, Json, SeatId
from tests.games.broken.acting import Surprise

from .trek import OMENS, No, Phase, Trek, TrekView


class AnswersWithSecretsOfOthers(Trek):
    """Whether one's omen is the highest of all is told, too."""

    @query(Phase.WALKING)
    @override
    def higher(self, seat: SeatId, than: object) -> dict[str, Json]:
        best = self.omens[seat] == max(self.omens.values())
        return {**super().higher(seat, than), "best": best}


class RememberingView(TrekView):
    """What everyone may see: how often somebody has asked, too."""

    asked: int


class RemembersQuestions(Trek):
    """Everyone sees how often somebody has asked."""

    public_shape = RememberingView
    asked = 0

    @query(Phase.WALKING)
    @override
    def higher(self, seat: SeatId, than: object) -> dict[str, Json]:
        self.asked += 1
        return super().higher(seat, than)

    @override
    def public_view(self) -> dict[str, Json]:
        return {**super().public_view(), "asked": self.asked}


class DrawsForAnAnswer(Trek):
    """An answer uses up chance, which nobody sees before the next omen."""

    @query(Phase.WALKING)
    @override
    def higher(self, seat: SeatId, than: object) -> dict[str, Json]:
        self.chance.random()
        return super().higher(seat, than)


class RefusesQuestionsWithoutDeclaring(Trek):
    """A question is refused with a code that is not declared."""

    @query(Phase.WALKING)
    @override
    def higher(self, seat: SeatId, than: object) -> dict[str, Json]:
        if than == "nobody":
            raise Refused(Surprise.BOO)
        return super().higher(seat, than)


class StumblesOverQuestions(Trek):
    """What is no number cannot be compared, and nobody looks before."""

    @query(Phase.WALKING)
    @override
    def higher(self, seat: SeatId, than: object) -> dict[str, Json]:
        return {"higher": self.omens[seat] > than}  # type: ignore[operator]


class AnswersATuple(Trek):
    """An answer that does not survive JSON as it is."""

    @query(Phase.WALKING)
    @override
    def higher(self, seat: SeatId, than: object) -> dict[str, Json]:
        return {**super().higher(seat, than), "both": (1, 2)}  # type: ignore[dict-item]


class AnswersUnderANameOfTheWire(Trek):
    """An answer of which a part would be lost on the way."""

    @query(Phase.WALKING)
    @override
    def higher(self, seat: SeatId, than: object) -> dict[str, Json]:
        return {**super().higher(seat, than), "type": "omen"}


class AnswersAtLength(Trek):
    """An answer that is longer than any message may be."""

    @query(Phase.WALKING)
    @override
    def higher(self, seat: SeatId, than: object) -> dict[str, Json]:
        return {**super().higher(seat, than), "why": "x" * self.envelope}


class Password(StrEnum):
    """What can be whispered at the gate, and is shown to nobody."""

    RIVER = "river"
    STONE = "stone"


class GuardedTrek(Trek):
    """A sound one: at the gate one can ask about words that no view shows."""

    @query(Phase.WALKING)
    def whisper(self, seat: SeatId, word: object) -> dict[str, Json]:
        """Tell how long a password is."""
        if not isinstance(word, str) or word not in Password:
            raise Refused(No.NO_SUCH_OMEN)
        return {"letters": len(word)}

    @override
    def questions(self, seat: SeatId) -> Sequence[Offer]:
        if self.phase is not Phase.WALKING or seat not in self.seats:
            return ()
        return [Offer("whisper", {"word": Param.one([*map(str, Password)])})]


class NamesNoQuestions(GuardedTrek):
    """Nobody says what can be whispered, so nobody ever hears an answer."""

    @override
    def questions(self, seat: SeatId) -> Sequence[Offer]:
        return ()


class NamesTheUnanswerable(GuardedTrek):
    """A word is named that nobody at the gate knows."""

    @override
    def questions(self, seat: SeatId) -> Sequence[Offer]:
        return [Offer("whisper", {"word": Param.one(["fire"])})] if super().questions(seat) else ()


class NamesQuestionsToStrangers(GuardedTrek):
    """Whoever has left is still told what to ask."""

    @override
    def questions(self, seat: SeatId) -> Sequence[Offer]:
        return super().questions(self.seats[0]) if self.seats else ()


class NamesWhatOthersHold(GuardedTrek):
    """What can be asked depends on an omen of somebody else."""

    @override
    def questions(self, seat: SeatId) -> Sequence[Offer]:
        others = [omen for other, omen in self.omens.items() if other != seat]
        return super().questions(seat) if max(others, default=0) > OMENS[4] else ()


class WhispersOfOthers(GuardedTrek):
    """The answer to a word holds what another seat has."""

    @query(Phase.WALKING)
    @override
    def whisper(self, seat: SeatId, word: object) -> dict[str, Json]:
        return {**super().whisper(seat, word), "sum": sum(self.omens.values())}


class AnswersStrangers(Trek):
    """Whoever asks for the way is told, in the game or not."""

    @override
    def query(self, seat: SeatId, request: Action) -> dict[str, Json]:
        return super().query(seat, request) if seat in self.seats else {"at": self.at}


class NeverAnswers(Trek):
    """There is a question that nobody may ask."""

    @query(Phase.WALKING)
    @override
    def higher(self, seat: SeatId, than: object) -> dict[str, Json]:
        raise Refused(CommonRefusal.INVALID_PARAMS)

"""Treks that do not answer questions as they should."""

from typing import override

from custom_components.parlor.games.methods import query
from custom_components.parlor.games.refused import Refusal, Refused
from custom_components.parlor.games.vocabulary import Action, Json, SeatId
from tests.games.broken.acting import Surprise

from .trek import Phase, Trek, TrekView


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
        raise Refused(Refusal.INVALID_PARAMS)

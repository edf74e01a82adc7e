"""Talking: what a game answers aloud tells nobody a secret, and what it means can be done."""

from collections.abc import Iterator

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.talking import Talk
from custom_components.parlor.games.vocabulary import Json, SeatId

from .broken import ContractBroken
from .playout import Habits, Playout
from .sights import as_bytes
from .words import LANGUAGES

HABITS = Habits(expire=0.15, leave=0.005, repeat=0.2)
TRIES = 2
GIVEN = frozenset({"language", "names"})


def check_talking(game: type[GameState], players: int, playouts: int = 6) -> None:
    """Talk to a game in every state of some playouts, and to twins that look the same."""
    if game.talk is None:
        return
    for complaint in _undeclared(game, game.talk):
        raise ContractBroken(f"{game.__name__}: {complaint}")
    for seed in range(playouts):
        playout = Playout(game, players, seed, habits=HABITS)
        talks = Talks(playout, game.talk)
        for _ in playout.moments():
            talks.talk()


def _undeclared(game: type[GameState], talk: Talk) -> list[str]:
    """Return what a game promises that it cannot keep."""
    asked = {talk.understand: GIVEN | {"text"}, talk.outcome: GIVEN}
    complaints = [
        f"talk names the query {name}, which does not take {sorted(given)}"
        for name, given in asked.items()
        if name not in game.queries
        or not game.queries[name].required <= given <= game.queries[name].names
    ]
    spoken = {language for language, sentences in talk.sentences.items() if sentences}
    if missing := LANGUAGES - spoken:
        complaints.append(f"talk has no sentences in {sorted(missing)}")
    return complaints


class Talks:
    """One playout in which people talk to the game."""

    def __init__(self, playout: Playout, talk: Talk) -> None:
        self.playout = playout
        self.declared = talk
        self.chance = playout.chance.fork()

    def talk(self) -> None:
        """Let every seat say something that the game names, while one of them listens."""
        state = self.playout.state
        for listener in self.chance.sample(state.seats, 1):
            twin = state.resample(listener, self.chance)
            for seat in state.seats:
                for request in self.requests(seat):
                    self.check_request(twin, seat, request, listener)

    def requests(self, seat: SeatId) -> Iterator[dict[str, Json]]:
        """Give some of what can be said, and the question what came of it."""
        talked = {self.declared.understand, self.declared.outcome}
        for question in self.playout.state.questions(seat):
            if question.type in talked:
                yield from (question.sample(self.chance) for _ in range(TRIES))

    def check_request(
        self, twin: GameState, seat: SeatId, request: dict[str, Json], listener: SeatId
    ) -> None:
        """Say the same here and in a twin: a listener who sees no difference hears none."""
        here = self.answer(self.playout.state, seat, request)
        self.check_answer(seat, request, here)
        one, other = _heard(here), _heard(self.answer(twin, seat, request))
        if seat != listener and one != other:
            said = f"what is said aloud to {request} of {seat}"
            self.playout.fail(
                f"{said} tells worlds apart: {one.decode()} or {other.decode()}", listener
            )

    def answer(self, state: GameState, seat: SeatId, request: dict[str, Json]) -> dict[str, Json]:
        """Return what a game answers; nothing where it refuses, which is for queries to judge."""
        try:
            return state.query(seat, request)
        except Refused:
            return {}

    def check_answer(self, seat: SeatId, request: dict[str, Json], answer: dict[str, Json]) -> None:
        """See that an answer is whole, and that what it means is offered."""
        playout, state = self.playout, self.playout.state
        if not answer:
            return
        text, aloud = answer.get("text"), answer.get("aloud")
        if not isinstance(text, str) or not isinstance(aloud, str):
            playout.fail(f"the answer to {request} has no text, or none for all to hear", seat)
        if answer.get("private") is not (text != aloud):
            playout.fail(f"the answer to {request} does not say whether it is private", seat)
        match answer.get("action"):
            case None:
                pass
            case dict() as action if any(offer.admits(action) for offer in state.offers(seat)):
                pass
            case action:
                playout.fail(f"takes {request} for {action}, which is not offered", seat)


def _heard(answer: dict[str, Json]) -> bytes:
    """Return what a speaker tells of an answer: its words, and that there are more."""
    return as_bytes((answer.get("aloud"), answer.get("private")))

"""Every moment of Spyster, made by its engine for any screen at a table of ten.

A reveal's steps last half a second, so a page is shown them by hand, as long as it is looked at.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
import json
from pathlib import Path
from typing import Any, Final

from custom_components.parlor.games import spyster
from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.games.spyster.lines import ANSWERS, QUESTIONS
from custom_components.parlor.games.spyster.terms import Step
from custom_components.parlor.games.vocabulary import SeatId
from tests.e2e.scenes.scene import Real, Scene, State
from tests.games.spyster import play

PLAYERS: Final = 10
ME: Final = SeatId("s1")
OTHER_SPY: Final = SeatId("s9")
VICTIM: Final = SeatId("s4")
TEXT: Final = Path(spyster.__file__).parent / "text"
WORDS: Final = [json.loads(file.read_text("utf-8"))["lines"] for file in TEXT.glob("*.json")]

# After four votes for the victim: all bets, another suspect, and somebody who abstains.
MANY_MINDS: Final = {
    SeatId(voter): (SeatId(target), bet)
    for voter, target, bet in (
        ("s1", "s9", 1),
        ("s2", "s4", 3),
        ("s3", "s4", 3),
        ("s4", "s9", 2),
        ("s9", "s2", 1),
    )
}

type Moment = Callable[[Spyster, SeatId], object]


def second_round(me: SeatId, *, spy: bool = False, **options: object) -> Spyster:
    """Return a game that has points and a place behind it; it is not my turn in its order."""
    game = play.started(PLAYERS, 7, rounds=2, **options)
    game.expire()
    game.expire()
    play.cast(game, ballots(game, play.spy_of(game)))
    play.play_round(game)
    make_spy(game, me if spy else OTHER_SPY)
    game.round.order[:] = [*play.seats(PLAYERS)[2:], *play.seats(2)]
    return game


def make_spy(game: Spyster, seat: SeatId) -> None:
    """Let two seats change cards, so that this one is the spy."""
    deal = game.round.deal
    roles = {**deal.roles}
    if seat != deal.spy:
        roles[deal.spy] = roles.pop(seat)
    game.round.deal = replace(deal, spy=seat, roles=roles)


def ballots(game: Spyster, target: SeatId) -> dict[SeatId, tuple[SeatId, int]]:
    """Return a vote of everyone against one, who votes for a neighbour, with all bets."""
    neighbour = next(seat for seat in game.seats if seat != target)
    return {
        seat: (neighbour if seat == target else target, at % 3 + 1)
        for at, seat in enumerate(game.seats)
    }


def roles(game: Spyster, me: SeatId) -> None:
    """Leave everyone without a card."""


def listening(game: Spyster, me: SeatId) -> None:
    """Let two others talk."""
    game.expire()


def asking(game: Spyster, me: SeatId) -> None:
    """Let it be my turn to ask."""
    order = game.round.order
    order.remove(me)
    order.insert(0, me)
    game.expire()


def answering(game: Spyster, me: SeatId) -> None:
    """Let somebody ask me, who has called a vote before."""
    asking(game, me)
    game.round.order[:2] = reversed(game.round.order[:2])
    game.round.calls[me] = 1


def all_on_one(game: Spyster, me: SeatId) -> None:
    """Let nine votes lie on one pile, whoever the spy is, and all bets beside them."""
    listening(game, me)
    game.apply(VICTIM, {"type": "call_vote"})
    for seat in game.seats:
        play.vote(game, seat, VICTIM if seat != VICTIM else SeatId("s5"), 2)
    while game.reveal is not None and game.reveal.step is not Step.BETS:
        game.expire()


def voting(game: Spyster, me: SeatId) -> None:
    """Let somebody call a vote, and four vote."""
    listening(game, me)
    game.apply(VICTIM, {"type": "call_vote"})
    for seat in ("s5", "s6", "s7", "s8"):
        play.vote(game, SeatId(seat), VICTIM, 2)


def voting_by_clock(game: Spyster, me: SeatId) -> None:
    """Let the clock call a vote."""
    listening(game, me)
    game.expire()


def voted(game: Spyster, me: SeatId) -> None:
    """Let me vote before others have."""
    voting(game, me)
    play.vote(game, me, VICTIM, 3)


def verdict(votes: Moment) -> Moment:
    """Return how it comes to a verdict after these votes."""

    def judge(game: Spyster, me: SeatId) -> None:
        listening(game, me)
        game.apply(VICTIM, {"type": "call_vote"})
        votes(game, me)
        play.to_verdict(game)

    return judge


def reveal(step: Step, shown: int) -> Moment:
    """Return how a reveal comes to this step, with this many votes shown."""

    def come(game: Spyster, me: SeatId) -> None:
        voting(game, me)
        play.cast(game, MANY_MINDS)
        while game.reveal is not None and (game.reveal.step, game.reveal.shown) != (step, shown):
            game.expire()

    return come


def guessing(step: Step) -> Moment:
    """Return how a guess comes to this step of its act."""

    def come(game: Spyster, me: SeatId) -> None:
        voting(game, me)
        guessed_wrong(game, me)
        while game.reveal is not None and game.reveal.step is not step:
            game.expire()

    return come


def talking(game: Spyster, me: SeatId) -> None:
    """Let two others talk in bubbles, after some have."""
    listening(game, me)
    for _ in range(4):
        game.apply(game.round.questioner, {"type": "next_turn"})
    game.apply(game.round.questioner, {"type": "say", "line": longest(QUESTIONS)})
    game.apply(game.round.answerer, {"type": "say", "line": longest(ANSWERS)})


def answering_a_line(game: Spyster, me: SeatId) -> None:
    """Let somebody ask me in a bubble."""
    answering(game, me)
    game.apply(game.round.questioner, {"type": "say", "line": longest(QUESTIONS)})


def longest(lines: Iterable[str]) -> str:
    """Return the line with the most letters, in any language."""
    return max(lines, key=lambda line: max(len(words[line]) for words in WORDS))


def caught(game: Spyster, me: SeatId) -> None:
    """Let everyone vote for the spy."""
    play.cast(game, ballots(game, play.spy_of(game)))


def innocent(game: Spyster, me: SeatId) -> None:
    """Let everyone vote for an innocent, the spy with a small bet."""
    votes = ballots(game, VICTIM)
    play.cast(game, votes | {play.spy_of(game): (VICTIM, 1)})


def framed(game: Spyster, me: SeatId) -> None:
    """Let everyone vote for an innocent, and the spy go all in."""
    play.cast(game, ballots(game, VICTIM) | {play.spy_of(game): (VICTIM, 3)})


def tied(game: Spyster, me: SeatId) -> None:
    """Let everyone have one vote."""
    around = [*game.seats[1:], game.seats[0]]
    play.cast(game, {seat: (to, 2) for seat, to in zip(game.seats, around, strict=True)})


def guessed_right(game: Spyster, me: SeatId) -> None:
    """Let the spy know the place."""
    play.guess(game, play.here(game))


def guessed_wrong(game: Spyster, me: SeatId) -> None:
    """Let the spy be mistaken."""
    play.guess(game, play.elsewhere(game))


def spy_left(game: Spyster, me: SeatId) -> None:
    """Let the spy go home."""
    game.leave(play.spy_of(game))


def scoring(game: Spyster, me: SeatId) -> None:
    """Show the points of the round."""
    verdict(caught)(game, me)
    game.expire()


def over(game: Spyster, me: SeatId) -> None:
    """Let the last round be over."""
    scoring(game, me)
    game.expire()


@dataclass(frozen=True)
class Shown:
    """A moment, what draws it on each screen, and what is special about the table."""

    moment: Moment
    phone: str
    tv: str
    generic: str = "parlor-generic"
    powers: bool = False
    public: Mapping[str, object] | None = None
    away: bool = False
    spy: bool = False

    def to_me(self, *taps: str, seen: str | None = None) -> Scene:
        """Return what my phone shows after some taps."""
        return Scene(partial(self._states, ME), seen or self.phone, taps)

    def to_others(self, seen: str) -> Scene:
        """Return what is shown to somebody without a seat."""
        return Scene(partial(self._states, None), seen)

    def _states(self, me: SeatId | None, real: Real) -> list[State]:
        game = second_round(ME, spy=self.spy)
        self.moment(game, ME)
        state = state_of(game, real, me)
        seats = [
            seat | {"kind": "phone", "bot": False, "present": not self.away or seat["id"] != "s3"}
            for seat in state["public"]["seats"]
        ]
        state["public"] |= {"seats": seats, **(self.public or {})}
        state["private"] |= {"powers": self.powers, "stand_in": self.powers}
        return [state]


def state_of(game: Spyster, real: Real, me: SeatId | None) -> State:
    """Return the real state of a table, as if this game were played there."""
    result = game.result.to_json() if game.result is not None else None
    shown: dict[str, Any] = {
        "stage": "playing" if result is None else "over",
        "game": Spyster.id,
        "view": game.public_view(),
        "result": result,
        "clock": {"name": game.clock, "running": True} if game.clock is not None else None,
    }
    view: Mapping[str, object] = game.private_view(me) if me is not None else {}
    return {
        "type": "state",
        "remaining": int(game.deadline * 1000) if game.deadline is not None else None,
        "public": real["public"] | shown,
        "private": real["private"] | {"seat": me, "view": view},
        "offers": [offer.to_json() for offer in game.offers(me)] if me is not None else [],
    }


LONG_NAME: Final = "Wolframjohannesmaria"
EVENING: Final = {
    "games": [{"game": Spyster.id, "winners": ["s2"]}] * 2,
    "players": [
        {"seat": seat, "name": LONG_NAME, "kind": "phone", "games": 2, "wins": 2, "points": -12}
        for seat in play.seats(PLAYERS)
    ],
}
ASKING: Final = ("spyster-asking", "spyster-conversation")
BALLOT: Final = ("spyster-ballot, .onlooker", "spyster-tally")
REVEAL: Final = ("spyster-echo", "spyster-gallery ol")
GUESS: Final = ("spyster-echo", "spyster-guess")
VERDICT: Final = ("spyster-verdict", "spyster-finale")
POINTS: Final = ("spyster-points", "spyster-bars")

MOMENTS: Final[Mapping[str, Shown]] = {
    "roles": Shown(roles, "spyster-dealing", "spyster-dealing"),
    "listening": Shown(listening, *ASKING),
    "asking": Shown(asking, *ASKING),
    "answering": Shown(answering, *ASKING),
    "talking": Shown(talking, *ASKING),
    "answering a line": Shown(answering_a_line, *ASKING),
    "someone is away": Shown(listening, *ASKING, away=True),
    "paused": Shown(listening, "section.veil", "section.veil", public={"paused": True}),
    "paused for the host": Shown(
        listening, "section.veil", "section.veil", powers=True, public={"paused": True}
    ),
    "vote": Shown(voting, *BALLOT, away=True),
    "vote by the clock": Shown(voting_by_clock, *BALLOT),
    "voted": Shown(voted, *BALLOT),
    "votes are in": Shown(reveal(Step.VOTES_IN, 0), *REVEAL),
    "votes": Shown(reveal(Step.VOTES, 6), *REVEAL),
    "tally": Shown(reveal(Step.TALLY, PLAYERS), *REVEAL),
    "silence": Shown(reveal(Step.SILENCE, PLAYERS), *REVEAL),
    "bets": Shown(reveal(Step.BETS, PLAYERS), *REVEAL),
    "all votes on one": Shown(all_on_one, *REVEAL),
    "spy caught": Shown(verdict(caught), *VERDICT),
    "innocent convicted": Shown(verdict(innocent), *VERDICT),
    "double agent": Shown(verdict(framed), *VERDICT),
    "no conviction": Shown(verdict(tied), *VERDICT),
    "guess, everything stops": Shown(guessing(Step.HALT), *GUESS),
    "guess, the spy steps forward": Shown(guessing(Step.SPY), *GUESS),
    "guess, the places light up": Shown(guessing(Step.PLACES), *GUESS),
    "guess, one stays": Shown(guessing(Step.GUESS), *GUESS),
    "guess right": Shown(verdict(guessed_right), *VERDICT),
    "guess wrong": Shown(verdict(guessed_wrong), *VERDICT),
    "spy left": Shown(verdict(spy_left), *VERDICT),
    "points": Shown(scoring, *POINTS),
    "points for the host": Shown(scoring, *POINTS, powers=True),
    "over": Shown(over, "parlor-over", "parlor-tv-over", "parlor-tv-over"),
    "over after a second game": Shown(
        over,
        "parlor-evening li",
        "parlor-tv-over .evening",
        "parlor-tv-over",
        public={"evening": EVENING},
    ),
    "over for the host": Shown(
        over, "parlor-over", "parlor-tv-over", "parlor-tv-over", powers=True
    ),
}

SECOND_TAB: Final = "[role=tab] >> nth=1"

PHONE: Final[Mapping[str, Scene]] = {
    **{name: shown.to_me() for name, shown in MOMENTS.items()},
    "a vote is called": MOMENTS["asking"].to_me(
        "[data-action=call_vote]", seen="parlor-sheet dialog"
    ),
    "my card in a vote": MOMENTS["vote"].to_me(SECOND_TAB, seen="parlor-cover"),
    "the spy's card": replace(MOMENTS["listening"], spy=True).to_me(),
    "the spy's card in a vote": replace(MOMENTS["vote"], spy=True).to_me(
        SECOND_TAB, seen="parlor-cover"
    ),
    "the spy's card after a vote": replace(MOMENTS["voted"], spy=True).to_me(
        SECOND_TAB, seen="parlor-cover"
    ),
    "my card after a vote": MOMENTS["voted"].to_me(SECOND_TAB, seen="parlor-cover"),
}
WATCHER: Final[Mapping[str, Scene]] = {
    name: shown.to_others(shown.phone) for name, shown in MOMENTS.items()
}
TV: Final[Mapping[str, Scene]] = {
    name: shown.to_others(shown.tv) for name, shown in MOMENTS.items()
}
GENERIC: Final[Mapping[str, Scene]] = {
    name: shown.to_others(shown.generic) for name, shown in MOMENTS.items()
}

"""Every moment of Spyster, made by its engine for any screen at a table of ten.

A reveal's steps last half a second, so a page is shown them by hand, as long as it is looked at.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.games.spyster.words import Step
from custom_components.parlor.games.vocabulary import SeatId
from tests.e2e.scenes.scene import Real, Scene, State
from tests.games.spyster import play

PLAYERS: Final = 10
ME: Final = SeatId("s1")
OTHER_SPY: Final = SeatId("s9")
VICTIM: Final = SeatId("s4")

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
        game.expire()
        while game.reveal is not None and (game.reveal.step, game.reveal.shown) != (step, shown):
            game.expire()

    return come


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


ASKING: Final = ("spyster-asking", "spyster-pair")
BALLOT: Final = ("spyster-ballot, .onlooker", "spyster-tally")
REVEAL: Final = ("spyster-reveal ol", "spyster-reveal ol")
VERDICT: Final = ("spyster-verdict", "spyster-verdict")
POINTS: Final = ("spyster-points", "spyster-points")

MOMENTS: Final[Mapping[str, Shown]] = {
    "roles": Shown(roles, "spyster-dealing", "spyster-dealing"),
    "listening": Shown(listening, *ASKING),
    "asking": Shown(asking, *ASKING),
    "answering": Shown(answering, *ASKING),
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
    "bets come next": Shown(reveal(Step.BETS_NEXT, PLAYERS), *REVEAL),
    "bets": Shown(reveal(Step.BETS, PLAYERS), *REVEAL),
    "spy caught": Shown(verdict(caught), *VERDICT),
    "innocent convicted": Shown(verdict(innocent), *VERDICT),
    "double agent": Shown(verdict(framed), *VERDICT),
    "no conviction": Shown(verdict(tied), *VERDICT),
    "guess right": Shown(verdict(guessed_right), *VERDICT),
    "guess wrong": Shown(verdict(guessed_wrong), *VERDICT),
    "spy left": Shown(verdict(spy_left), *VERDICT),
    "points": Shown(scoring, *POINTS),
    "points for the host": Shown(scoring, *POINTS, powers=True),
    "over": Shown(over, "parlor-over", "parlor-tv-over", "parlor-tv-over"),
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

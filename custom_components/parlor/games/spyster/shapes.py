"""The shape of Spyster's views."""

from typing import NotRequired, TypedDict

from custom_components.parlor.games.result import GameResult, PointsInfo
from custom_components.parlor.games.shapes import PublicView
from custom_components.parlor.games.vocabulary import SeatId, Words

from .words import Outcome, Phase, Step


class Named(TypedDict):
    """A location or a role."""

    id: str
    name: Words


class Stake(TypedDict):
    """A bet with what it can win and lose, and a label that needs no language."""

    id: int
    name: str
    win: int
    lose: int


class Caller(TypedDict):
    """Who has called a vote; no seat is the clock."""

    seat: SeatId | None


class Shown(TypedDict):
    """A vote that has been shown; no target is an abstention."""

    seat: SeatId
    target: SeatId | None


class Tally(TypedDict):
    """How many have voted, of how many."""

    count: int
    of: int


class LastVote(TypedDict):
    """The vote before, once it has been revealed as a whole."""

    caller: Caller
    votes: list[Shown]
    bets: dict[SeatId, int]


class Verdict(TypedDict):
    """What came of a vote; spy and location are there only where the round is over."""

    outcome: Outcome
    convicted: SeatId | None
    spy: SeatId | None
    location: Named | None
    guess: Named | None
    resumes: bool


class Reveal(TypedDict):
    """What the reveal has shown so far."""

    step: Step
    votes: list[Shown]
    bets: dict[SeatId, int] | None
    verdict: Verdict | None


class SpysterView(PublicView):
    """What everyone sees of a game of Spyster."""

    phase: Phase
    round: int
    rounds: int
    order: list[SeatId]
    question: int
    questioner: SeatId | None
    answerer: SeatId | None
    vote_calls_left: dict[SeatId, int | None]
    last_vote: LastVote | None
    caller: Caller | None
    votes_cast: Tally | None
    stakes: list[Stake]
    reveal: Reveal | None
    round_points: dict[SeatId, list[PointsInfo]] | None
    result: GameResult | None


class Role(Named):
    """Who one is at a location, and how to be it."""

    hint: Words


class Place(Named):
    """A location on the spy's list, and whether it has been played already."""

    seen: bool


class Card(TypedDict):
    """The card of a seat: place and role, or for the spy the places that it might be."""

    location: Named | None
    flavor: Words | None
    role: Role | None
    other_roles: NotRequired[list[Named]]
    locations: NotRequired[list[Place]]


class Vote(TypedDict):
    """A seat's own vote; no target where the target has left."""

    target: SeatId | None
    bet: int


class OwnView(TypedDict):
    """What only one seat sees; the last two are the spy's in a vote."""

    is_spy: bool | None
    card: Card | None
    my_vote: Vote | None
    my_guess: Named | None
    can_guess_location: NotRequired[bool]
    location_list: NotRequired[list[Named]]

"""The shape of Spyster's views."""

from typing import NotRequired, TypedDict

from custom_components.parlor.games.result import GameResult, PointsInfo
from custom_components.parlor.games.shapes import PublicView
from custom_components.parlor.games.vocabulary import SeatId, Wording

from .terms import Act, Outcome, Phase, Step


class Named(TypedDict):
    """A location or a role."""

    id: str
    name: Wording


class Stake(TypedDict):
    """A bet with what it can win and lose, and a label that needs no language."""

    id: int
    name: str
    win: int
    lose: int


class VoteCaller(TypedDict):
    """Who has called a vote: a seat, the clock, or else a host who does not play."""

    seat: SeatId | None
    clock: bool


class Question(TypedDict):
    """Who has asked whom."""

    questioner: SeatId
    answerer: SeatId


class SaidLine(TypedDict):
    """A line of the common list that somebody has said, and at which question of the round."""

    seat: SeatId
    line: str
    question: int


class ShownVote(TypedDict):
    """A vote that has been shown; no target is an abstention."""

    seat: SeatId
    target: SeatId | None


class Tally(TypedDict):
    """How many have voted, of how many."""

    count: int
    of: int


class LastVote(TypedDict):
    """The vote before, once it has been revealed as a whole."""

    caller: VoteCaller
    votes: list[ShownVote]
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
    """What the reveal has shown so far; no act while it can't be seen what has ended the vote.

    Of the votes: `tally` counts those that were shown; from the tally on, `accused` is who will
    be convicted, and `needed` how many votes that takes where the host has cut the vote short.
    Of a guess: `spy` who has stepped forward, `places` how many light up, face down, for
    the list is the spy's alone; `guess` the one that stays and is turned.
    """

    step: Step
    act: Act | None
    votes: list[ShownVote]
    tally: dict[SeatId, int]
    accused: SeatId | None
    needed: int | None
    bets: dict[SeatId, int] | None
    spy: SeatId | None
    places: int | None
    guess: Named | None
    verdict: Verdict | None


class PlayedRound(TypedDict):
    """A round as it is told when the game is over."""

    round: int
    spy: SeatId
    location: Named
    outcome: Outcome
    convicted: SeatId | None
    guess: Named | None


class SpysterView(PublicView):
    """What everyone sees of a game of Spyster.

    `asked` and `said` are the last of this round; `played` is told when the game is over.
    """

    phase: Phase
    round: int
    rounds: int
    order: list[SeatId]
    question: int
    questioner: SeatId | None
    answerer: SeatId | None
    asked: list[Question]
    said: list[SaidLine]
    vote_calls_left: dict[SeatId, int | None]
    last_vote: LastVote | None
    caller: VoteCaller | None
    votes_cast: Tally | None
    stakes: list[Stake]
    reveal: Reveal | None
    round_points: dict[SeatId, list[PointsInfo]] | None
    played: list[PlayedRound]
    result: GameResult | None


class Role(Named):
    """Who one is at a location, and how to be it."""

    hint: Wording


class ListedPlace(Named):
    """A location on the spy's list, and whether it has been played already."""

    seen: bool


class Card(TypedDict):
    """The card of a seat: place and role, or for the spy the places that it might be."""

    location: Named | None
    flavor: Wording | None
    role: Role | None
    other_roles: NotRequired[list[Named]]
    locations: NotRequired[list[ListedPlace]]


class Vote(TypedDict):
    """A seat's own vote; no target where the target has left."""

    target: SeatId | None
    bet: int


class OwnView(TypedDict):
    """What only one seat sees; the last two are the spy's in a vote.

    `odds`: what each bet can win and lose for this seat; for a spy, what framing pays.
    """

    is_spy: bool | None
    card: Card | None
    odds: list[Stake] | None
    my_vote: Vote | None
    my_guess: Named | None
    can_guess_location: NotRequired[bool]
    location_list: NotRequired[list[Named]]

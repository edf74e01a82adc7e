"""The verdict on a ballot and the points that it brings."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Self

from custom_components.parlor.games.result import Points
from custom_components.parlor.games.vocabulary import SeatId

from .ballot import ALL_IN, BETS, Ballot, Vote
from .dealing import Deal
from .shapes import Stake
from .terms import Outcome, Reason


@dataclass(frozen=True, slots=True)
class Stakes:
    """What can be won and lost; bets and guesses alike, all numbers from the options."""

    win: Mapping[int, int]
    lose: Mapping[int, int]
    double_agent: int
    guess_right: int
    guess_wrong: int

    @classmethod
    def of(cls, settings: Mapping[str, Any]) -> Self:
        """Return the stakes that the options set."""
        return cls(
            {bet: settings[f"win_{bet}"] for bet in BETS},
            {bet: settings[f"lose_{bet}"] for bet in BETS},
            settings["double_agent"],
            settings["guess_right"],
            settings["guess_wrong"],
        )

    def to_json(self, *, spy: bool = False) -> list[Stake]:
        """Return each bet with what it can win and lose, and a label that needs no language.

        A spy wins by framing somebody, and only with ALL IN.
        """
        framing = {**dict.fromkeys(BETS, 0), ALL_IN: self.double_agent}
        return [
            {
                "id": bet,
                "name": f"{'ALL IN' if bet == ALL_IN else bet} · +{win}/\N{MINUS SIGN}{lose}",
                "win": win,
                "lose": lose,
            }
            for bet in BETS
            for win, lose in [((framing if spy else self.win)[bet], self.lose[bet])]
        ]


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a ballot ended, and whether the questioning resumes after it."""

    outcome: Outcome
    convicted: SeatId | None = None
    resumes: bool = False


def judge(ballot: Ballot, deal: Deal) -> Verdict:
    """Return the verdict: a guess comes before the votes, then the most votes convict."""
    if ballot.guess is not None:
        right = ballot.guess == deal.location.id
        return Verdict(Outcome.GUESS_RIGHT if right else Outcome.GUESS_WRONG)
    convicted = ballot.convicted()
    if convicted is None:
        return Verdict(Outcome.NO_CONVICTION, resumes=not ballot.by_clock)
    if convicted == deal.spy:
        return Verdict(Outcome.SPY_CAUGHT, convicted)
    if ballot.votes.get(deal.spy) == Vote(convicted, ALL_IN):
        return Verdict(Outcome.DOUBLE_AGENT, convicted)
    return Verdict(Outcome.INNOCENT_CONVICTED, convicted)


def points(
    verdict: Verdict, ballot: Ballot, deal: Deal, stakes: Stakes, number: int
) -> dict[SeatId, Points]:
    """Return what each seat wins or loses in this round; most rounds have seats without any."""
    match verdict.outcome:
        case Outcome.GUESS_RIGHT:
            return {deal.spy: Points(Reason.GUESS_RIGHT, stakes.guess_right, number)}
        case Outcome.GUESS_WRONG:
            return {deal.spy: Points(Reason.GUESS_WRONG, -stakes.guess_wrong, number)}
        case Outcome.NO_CONVICTION | Outcome.SPY_LEFT:
            return {}
    return {
        seat: Points(reason, amount, number)
        for seat, reason, amount in _bets(verdict, ballot, deal, stakes)
    }


def _bets(
    verdict: Verdict, ballot: Ballot, deal: Deal, stakes: Stakes
) -> Iterator[tuple[SeatId, Reason, int]]:
    """Give what every bet brings once someone is convicted."""
    for seat, vote in ballot.votes.items():
        if vote.target is None:
            continue
        if seat == deal.spy:
            if verdict.outcome is Outcome.DOUBLE_AGENT:
                yield seat, Reason.DOUBLE_AGENT, stakes.double_agent
            elif vote.target != verdict.convicted:
                yield seat, Reason.FRAME_FAILED, -stakes.lose[vote.bet]
        elif vote.target == deal.spy:
            yield seat, Reason.FOUND_SPY, stakes.win[vote.bet]
        else:
            yield seat, Reason.WRONG_VOTE, -stakes.lose[vote.bet]

"""The reveal, staged in steps so that nothing arrives early on any screen."""

from dataclasses import dataclass
from typing import Final

from custom_components.parlor.games.vocabulary import SeatId

from .scoring import Verdict
from .terms import Act, Step

# Both acts begin alike, so that nobody knows yet whether votes or a guess have ended the vote.
ACTS: Final = {
    Act.VOTES: (Step.VOTES_IN, Step.VOTES, Step.TALLY, Step.SILENCE, Step.BETS, Step.VERDICT),
    Act.GUESS: (Step.VOTES_IN, Step.HALT, Step.SPY, Step.PLACES, Step.GUESS, Step.VERDICT),
}
# The step of the votes lasts so long for each of them.
SECONDS: Final = {
    Step.VOTES_IN: 1.5,
    Step.VOTES: 0.5,
    Step.TALLY: 1.5,
    Step.SILENCE: 1.5,
    Step.BETS: 1.5,
    Step.HALT: 1.5,
    Step.SPY: 2.5,
    Step.PLACES: 2.5,
    Step.GUESS: 2.0,
    Step.VERDICT: 8.0,
}


@dataclass(slots=True)
class Reveal:
    """What has been shown so far of a guess, or of the votes of these seats in their order."""

    voters: tuple[SeatId, ...]
    act: Act = Act.VOTES
    step: Step = Step.VOTES_IN
    shown: int = 0
    verdict: Verdict | None = None

    @property
    def seconds(self) -> float:
        """Return how long the current step lasts."""
        return SECONDS[self.step]

    @property
    def act_shown(self) -> Act | None:
        """Return what the reveal is about, once that can be seen."""
        return self.act if self.step is not Step.VOTES_IN else None

    @property
    def votes_shown(self) -> tuple[SeatId, ...]:
        """Return the seats whose vote, or abstention, has been shown."""
        return self.voters[: self.shown]

    @property
    def bets_shown(self) -> bool:
        """Return whether the bets have been shown."""
        return bool(self.voters) and self.act is Act.VOTES and self.reached(Step.BETS)

    def reached(self, step: Step) -> bool:
        """Return whether the act has this step, and has come to it."""
        steps = ACTS[self.act]
        return step in steps and steps.index(self.step) >= steps.index(step)

    def advance(self, *, bets: bool) -> None:
        """Go to the next vote, or to the next step; without bets the verdict follows the count."""
        steps = ACTS[self.act]
        if self.step is Step.TALLY and not bets:
            self.step = Step.VERDICT
        elif self.step is not Step.VOTES or self.shown == len(self.voters):
            self.step = steps[steps.index(self.step) + 1]
        if self.step is Step.VOTES:
            self.shown += 1

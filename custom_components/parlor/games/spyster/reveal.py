"""The reveal, staged in steps so that nothing arrives early on any screen."""

from dataclasses import dataclass
from typing import Final

from custom_components.parlor.games.vocabulary import SeatId

from .scoring import Verdict
from .words import Step

# The verdict stays for what is left of it, so a reveal lasts as long with four voters as with ten.
WHOLE_SECONDS: Final = 11.5
STEP_SECONDS: Final = {Step.VOTES_IN: 1.0, Step.VOTES: 0.5, Step.BETS_NEXT: 1.0, Step.BETS: 1.5}


@dataclass(slots=True)
class Reveal:
    """What has been shown so far of the votes of these seats."""

    voters: tuple[SeatId, ...]
    step: Step = Step.VOTES_IN
    shown: int = 0
    bets_shown: bool = False
    verdict: Verdict | None = None

    @property
    def seconds(self) -> float:
        """Return how long the current step lasts."""
        if self.step is not Step.VERDICT:
            return STEP_SECONDS[self.step]
        votes = STEP_SECONDS[Step.VOTES] * len(self.voters)
        others = sum(STEP_SECONDS.values()) - STEP_SECONDS[Step.VOTES]
        return WHOLE_SECONDS - others - votes

    @property
    def votes_shown(self) -> tuple[SeatId, ...]:
        """Return the seats whose vote, or abstention, has been shown."""
        return self.voters[: self.shown]

    def advance(self) -> None:
        """Go to the next step before the verdict, or up to it."""
        match self.step:
            case Step.VOTES_IN | Step.VOTES if self.shown < len(self.voters):
                self.step = Step.VOTES
                self.shown += 1
            case Step.VOTES_IN | Step.VOTES:
                self.step = Step.BETS_NEXT
            case Step.BETS_NEXT:
                self.step = Step.BETS
                self.bets_shown = True
            case _:
                self.step = Step.VERDICT

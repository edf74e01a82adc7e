"""Playouts: played by chance, and found again by their seed."""

from collections.abc import Sequence
from typing import override

import pytest

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.state import Cause
from tests.games.broken.trek.trek import Trek
from tests.games.broken.whisper import Whisper

from .broken import ContractBroken
from .playout import Habits, Playout
from .steps import StepKind


class FallsOver(Whisper):
    """Divides by nothing when a round is over."""

    @override
    def _next(self) -> Sequence[Event]:
        events = super()._next()
        assert 1 / (2 - self.round)
        return events


def test_what_an_engine_raises_shows_where() -> None:
    with pytest.raises(ContractBroken) as broken:
        Playout(FallsOver, 3, 7, options={}).to_the_end()
    told = str(broken.value)
    # Who, what and when: enough to play it again.
    assert told.startswith("FallsOver with 3 players, seed 7, step 2: s3 guess {")
    assert "} raised ZeroDivisionError('division by zero'); the last steps were: s1 " in told
    assert isinstance(broken.value.__cause__, ZeroDivisionError)


def test_nobody_waits_any_longer_for_all_three_causes() -> None:
    kinds = {
        step.kind
        for seed in range(10)
        for step in _played(Playout(Whisper, 3, seed, habits=Habits(expire=0.5))).log
    }
    assert {StepKind(cause) for cause in Cause} <= kinds


def test_by_the_clock_alone_the_host_ends_what_cannot_be_skipped() -> None:
    playout = _played(Playout(Trek, 3, 1, habits=Habits(expire=1.0)))
    assert [step.kind for step in playout.log] == [StepKind.END]


def _played(playout: Playout) -> Playout:
    playout.to_the_end()
    return playout

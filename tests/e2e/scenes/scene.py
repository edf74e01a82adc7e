"""A moment of a game as a screen is told of it, and worlds that look alike from outside."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

type State = dict[str, Any]
# The state of the real table, in whose place another is shown.
type Real = Mapping[str, Any]


@dataclass(frozen=True)
class Scene:
    """What a screen is told one after the other, what is tapped then, and what is to be seen."""

    states: Callable[[Real], Sequence[State]]
    seen: str
    taps: Sequence[str] = ()
    # What is there before the last state, where it matters what a moment comes after.
    before: str | None = None
    # What is told to everyone in the end.
    event: Mapping[str, Any] | None = None
    # What the house answers when the page asks a question.
    answer: Callable[[], Mapping[str, Any]] | None = None


@dataclass(frozen=True)
class Secret:
    """Worlds that a neighbour can't tell apart by a glance at my phone."""

    # By the language of the phone: what is longest is another thing in each.
    worlds: Callable[[str], Mapping[str, Scene]]
    # Whether I look at my cards meanwhile.
    uncovered: bool = False
    # Where drawings are ink, like texts: only the blocks must not tell.
    drawn_in: str | None = None

"""What a bot says: a question, or an answer that fits its card; as the spy, one that fits many."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from custom_components.parlor.games.bot import Chosen
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import SeatId

from .lines import ANSWERS, DODGE, FACTS, QUESTIONS, Phrase, fits

if TYPE_CHECKING:
    from .pack import Location
    from .spyster import Spyster

# How gladly a bot says what is true of some places, of all, or nothing at all.
TELLING: Final = 3.0
PLAIN: Final = 1.0
DODGING: Final = 0.3


def has_said(world: Spyster, seat: SeatId) -> bool:
    """Return whether a seat has said something at this question."""
    return any((s.seat, s.question) == (seat, world.round.question) for s in world.round.said)


def ask(world: Spyster, chance: Chance) -> Chosen:
    """Ask something that nobody has asked in this round."""
    return _say(chance.pick(_fresh(world, QUESTIONS.values())))


def answer(world: Spyster, seat: SeatId, chance: Chance) -> Chosen:
    """Answer what was asked; a question that was asked aloud, with something that always fits."""
    topic = next((t for t in map(_topic_of, _heard_now(world)) if t is not None), DODGE)
    able = [line for line in ANSWERS.values() if line.topic in (topic, DODGE)]
    places = likely(world, seat) if seat == world.round.deal.spy else [world.round.deal.location]
    weights = {line.id: _weight(world, line, places) for line in _fresh(world, able)}
    point = chance.random() * sum(weights.values())
    reached = accumulate(weights.values())
    return _say(
        next(
            (ANSWERS[line] for line, end in zip(weights, reached, strict=True) if point < end),
            able[-1],
        )
    )


def likely(world: Spyster, seat: SeatId) -> list[Location]:
    """Return where the round may be set by all that others have said; anywhere if nowhere."""
    heard = [said.line for said in world.round.said if said.seat != seat]
    able = world.possible()
    return [place for place in able if all(_true(world, line, place) for line in heard)] or able


def misfits(world: Spyster, place: Location) -> Iterable[SeatId]:
    """Give who has said something that does not fit a place, each time."""
    return (said.seat for said in world.round.said if not _true(world, said.line, place))


def _true(world: Spyster, line: str, place: Location) -> bool:
    """Return whether a line may be said of a place; of places of one's own nothing is known."""
    return world.pack.id not in FACTS or fits(line, world.pack.id, place.id)


def _weight(world: Spyster, line: Phrase, places: list[Location]) -> float:
    """Return how gladly a line is said by somebody who takes all of these places for possible."""
    share = sum(fits(line.id, world.pack.id, place.id) for place in places) / len(places)
    liked = DODGING if line.topic == DODGE else TELLING if line.needs else PLAIN
    return liked * share**2


def _heard_now(world: Spyster) -> list[str]:
    current = world.round
    return [s.line for s in current.said if s.question == current.question]


def _topic_of(line: str) -> str | None:
    known = QUESTIONS.get(line)
    return known.topic if known is not None else None


def _fresh(world: Spyster, lines: Iterable[Phrase]) -> list[Phrase]:
    """Return the lines that nobody has said in this round, or all of them."""
    said, able = {said.line for said in world.round.said}, [*lines]
    return [line for line in able if line.id not in said] or able


def _say(line: Phrase) -> Chosen:
    return {"type": "say", "line": line.id}

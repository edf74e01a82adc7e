"""Going through a record again: what everyone sees and hears at each step, as digests.

As a program (`python -m tests.games.contract.retrace module:Class`) it reads records from its
input, so that a record can be retraced in another process.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from importlib import import_module
import json
import sys
from typing import Any, cast

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import SeatId

from .playout import Playout
from .sights import all_sights, heard
from .steps import Step


def record_of(playout: Playout) -> dict[str, Any]:
    """Return the record of a playout, as plain JSON."""
    record = {
        "seed": playout.seed,
        "options": dict(playout.options),
        "seats": [*playout.seats],
        "log": [step.to_json() for step in playout.log],
    }
    return cast(dict[str, Any], json.loads(json.dumps(record)))


def _seen(state: GameState, seats: Sequence[SeatId], events: Sequence[Event]) -> str:
    """Return a digest of all that is seen and heard at a moment."""
    news = [heard(events, seat) for seat in (None, *seats)]
    return sha256(b"".join([*all_sights(state, seats).values(), *news])).hexdigest()


def trace(state: GameState, seats: Sequence[SeatId], steps: Iterable[Step]) -> Iterator[str]:
    """Take the steps and give a digest of all views, and of all events, after each."""
    for step in steps:
        try:
            events = step.take(state)
        except Refused as refused:
            yield f"refused with {refused.code}"
        else:
            yield _seen(state, seats, events)


def retrace(game: type[GameState], record: Mapping[str, Any]) -> Iterator[str]:
    """Play a record and give a digest of the start, and of what each step showed."""
    seats = record["seats"]
    state = game.start(seats, record["options"], seed=record["seed"])
    yield _seen(state, seats, state.opening)
    yield from trace(state, seats, map(Step.from_json, record["log"]))


def main() -> None:
    """Retrace the records on the input."""
    module, _, name = sys.argv[1].partition(":")
    game = getattr(import_module(module), name)
    json.dump([[*retrace(game, record)] for record in json.load(sys.stdin)], sys.stdout)


if __name__ == "__main__":
    main()

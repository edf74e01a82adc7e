"""How a playthrough reads: each step with its events and what it changed for whom."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

import orjson

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.offers import Offer, Param
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import SeatId

from .script import STEP, Script

# A value that fits on a line stays on one line.
WIDTH = 95

type Seen = dict[str, str]


def _json(thing: object) -> str:
    return orjson.dumps(thing).decode()


def _lines(path: str, thing: object) -> Iterator[tuple[str, str]]:
    """Give a value line by line, each with its path."""
    text = _json(thing)
    if len(path) + len(text) <= WIDTH or not isinstance(thing, dict | list) or not thing:
        yield path, text
        return
    parts = thing.items() if isinstance(thing, dict) else enumerate(thing)
    for key, part in parts:
        yield from _lines(f"{path}.{key}" if path else str(key), part)


def _view(view: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    for key, part in view.items():
        yield from _lines(key, part)


def _choices(param: Param) -> str:
    options = "|".join(str(option) for option in param.options)
    return options if param.count is None else f"{param.count[0]}-{param.count[1]} of {options}"


def _offer(offer: Offer) -> str:
    params = ", ".join(f"{name}: {_choices(param)}" for name, param in offer.params.items())
    return f"{offer.type}({params})" + (" repeatable" if offer.repeatable else "")


def _public(state: GameState) -> Seen:
    seen = dict(_view(state.public_view()))
    seen["(clock)"] = f"{state.clock} (run {state.clock_run}), {state.deadline} s"
    if state.result is not None:
        seen.update(_lines("(result)", state.result.to_json()))
    return seen


def _private(state: GameState, seat: SeatId) -> Seen:
    seen = dict(_view(state.private_view(seat)))
    may = "; ".join(_offer(offer) for offer in state.offers(seat))
    return seen | {"may": may or "nothing"}


def _changes(before: Seen, after: Seen) -> list[str]:
    changed = [f"  {path} = {text}" for path, text in after.items() if before.get(path) != text]
    gone = dict.fromkeys(_gone(path, after) for path in before)
    return changed + [f"  {path} is gone" for path in gone if path]


def _gone(path: str, seen: Seen) -> str:
    """Return the largest value that is gone with this one; nothing where it is still told."""
    names = path.split(".")
    for length in range(1, len(names) + 1):
        whole = ".".join(names[:length])
        if whole in seen:
            return ""
        if not any(other.startswith(f"{whole}.") for other in seen):
            return whole
    return ""


def _event(event: Event) -> str:
    audience = "all" if event.seats is None else " ".join(sorted(event.seats)) or "nobody"
    return f"! to {audience}: {event.type} {_json(dict(event.data))}"


class Rendering:
    """A playthrough in the making."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.state = script.game.start(script.seats, script.options, seed=script.seed)
        self.seen: dict[SeatId | None, Seen] = {None: {}, **{seat: {} for seat in script.seats}}

    def text(self) -> str:
        """Return the whole playthrough."""
        lines = [*self.script.head, "", *self._step("start", self.state.opening)]
        for number, move in enumerate(self.script.moves, 1):
            events = move.take(self.state)
            lines += ["", *self._step(f"{number}. {move}", events)]
        return "\n".join(lines) + "\n"

    def _step(self, name: str, events: Sequence[Event]) -> list[str]:
        """Return a step, what it has told and what it has changed."""
        return [f"{STEP}{name}", *map(_event, events), *self._looks()]

    def _looks(self) -> list[str]:
        """Return what has changed for the public and for each seat, seats alike together."""
        changed = [("public", self._look(None, _public(self.state)))]
        changed += [
            (seat, self._look(seat, _private(self.state, seat))) for seat in self.script.seats
        ]
        lines: list[str] = []
        for news, group in groupby(changed, key=lambda one: one[1]):
            if news:
                lines += [" ".join(name for name, _ in group), *news]
        return lines

    def _look(self, who: SeatId | None, now: Seen) -> list[str]:
        before, self.seen[who] = self.seen[who], now
        return _changes(before, now)


def render(script: Script) -> str:
    """Return the playthrough of a script as text."""
    return Rendering(script).text()

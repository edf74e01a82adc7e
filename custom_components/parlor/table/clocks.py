"""Clocks: they run by name, stop, and go on where they stopped."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypedDict

from .house import House
from .match import Match
from .timer import Timer


class ClockInfo(TypedDict):
    """The clock that is shown; `remaining` of the state says how long it lasts."""

    name: str
    running: bool


def clock_info(match: Match | None, *, running: bool) -> ClockInfo | None:
    """Return what everyone may know of the clock that a game wants."""
    wanted = match.clock if match is not None else None
    return None if wanted is None else {"name": wanted[0], "running": running}


@dataclass(frozen=True, slots=True)
class Ring:
    """A clock has run out: this run of it, in this game."""

    match: int
    name: str
    run: int


class Clocks:
    """The clocks of one game; at most one runs at a time."""

    def __init__(self, house: House, ring: Callable[[Ring], None]) -> None:
        """Run by the house's time and say when a clock runs out."""
        self._house = house
        self._ring = ring
        self._match: int | None = None
        self._left: dict[str, tuple[int, float]] = {}
        self._name: str | None = None
        self._since: float | None = None
        self._beyond = 0.0
        self._timer = Timer(house)

    @property
    def running(self) -> bool:
        """Return whether a clock runs now."""
        return self._since is not None

    def go_on(self, match: int, left: Mapping[str, tuple[int, float]]) -> None:
        """Begin with what the clocks of a game showed before."""
        self._match, self._left = match, {**left}

    def follow(self, match: Match | None, *, running: bool) -> None:
        """Run the clock that the game wants; a new run of it starts anew."""
        wanted = match.clock if match is not None else None
        if match is None or wanted is None:
            self.stop()
            self._name = None
            return
        name, run, seconds = wanted
        self._beyond = match.state.beyond
        if (match.number, name, run, running) == self._current():
            return
        self.stop()
        if match.number != self._match:
            self._match, self._left = match.number, {}
        if name not in self._left or self._left[name][0] != run:
            self._left[name] = (run, seconds)
        self._name = name
        if running:
            self._since = self._house.now()
            # Again and again: a clock whose default move has failed must not stand still for ever.
            self._timer.insist(self._left[name][1], self._run_out)

    def stop(self) -> None:
        """Stop the clock that runs and keep what it shows."""
        self._timer.stop()
        self._left = self._shown()
        self._since = None

    def remaining(self) -> float | None:
        """Return the seconds that the current clock has left, with those that follow it."""
        return self._shown()[self._name][1] + self._beyond if self._name is not None else None

    def left_in(self, match: int) -> dict[str, tuple[int, float]]:
        """Return what every clock of this game shows, by name, with its run."""
        return self._shown() if match == self._match else {}

    def _shown(self) -> dict[str, tuple[int, float]]:
        left = {**self._left}
        if self._name is not None and self._since is not None:
            run, seconds = left[self._name]
            left[self._name] = (run, max(0.0, seconds - (self._house.now() - self._since)))
        return left

    def _current(self) -> tuple[int | None, str | None, int, bool]:
        run = self._left[self._name][0] if self._name is not None else 0
        return self._match, self._name, run, self.running

    def _run_out(self) -> None:
        if self._match is not None and self._name is not None:
            self._ring(Ring(self._match, self._name, self._left[self._name][0]))

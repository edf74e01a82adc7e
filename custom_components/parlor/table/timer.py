"""Timers: what will happen by itself, unless it is called off."""

from collections.abc import Callable
from typing import Final

from .house import Cancel, House

FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 60.0


class Timer:
    """Something that will happen unless it is called off."""

    def __init__(self, house: House) -> None:
        """Begin with nothing set."""
        self._house = house
        self._cancel: Cancel | None = None

    @property
    def set(self) -> bool:
        """Return whether it will happen."""
        return self._cancel is not None

    def start(self, seconds: float, then: Callable[[], None]) -> None:
        """Let it happen after that time, and not at an earlier one."""
        self.stop()

        def ring() -> None:
            self._cancel = None
            then()

        self._cancel = self._house.call_later(max(0.0, seconds), ring)

    def insist(self, seconds: float, then: Callable[[], None], pause: float = FIRST_PAUSE) -> None:
        """Let it happen after that time and, for it may come to nothing, again and again.

        The pauses grow, and it ends when it is called off.
        """

        def ring() -> None:
            self.insist(pause, then, min(2 * pause, LONGEST_PAUSE))
            then()

        self.start(seconds, ring)

    def stop(self) -> None:
        """Call it off."""
        if self._cancel is not None:
            self._cancel()
            self._cancel = None

"""Pace: how fast somebody may speak, so that a flood from one leaves the others their turns."""


class Pace:
    """So many messages at once, then one after the other with a pause."""

    def __init__(self, at_once: int, seconds: float) -> None:
        """Begin with nothing said."""
        self._ahead = at_once * seconds
        self._seconds = seconds
        self._spent = 0.0

    def pause(self, now: float) -> float:
        """Return how long to wait for the next message after one that was taken now."""
        self._spent = max(now, self._spent) + self._seconds
        return max(0, self._spent - now - self._ahead)

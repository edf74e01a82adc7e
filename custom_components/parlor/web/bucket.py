"""A bucket of tries: a burst, then one more every so often."""

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(slots=True)
class Bucket:
    """Holds up to `burst` tries and gains one every `seconds`."""

    burst: int
    seconds: float
    clock: Callable[[], float]
    _tries: float = field(init=False)
    _since: float = field(init=False)

    def __post_init__(self) -> None:
        """Start full."""
        self._tries = float(self.burst)
        self._since = self.clock()

    def take(self) -> bool:
        """Take a try, if one is left."""
        now = self.clock()
        self._tries = min(self.burst, self._tries + (now - self._since) / self.seconds)
        self._since = now
        if self._tries < 1:
            return False
        self._tries -= 1
        return True

    def give_back(self) -> None:
        """Put a try back that was no guess."""
        self._tries += 1

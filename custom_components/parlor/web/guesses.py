"""Wrong spoken codes: each address has to wait for its own, ever longer."""

from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
import math
from typing import Final

DAY: Final = 24 * 60 * 60.0
# People mistype; nobody waits before this many wrong codes.
FREE_GUESSES: Final = 5
LONGEST_WAIT: Final = DAY / 12
# With so many chances of a hit in a day one in a million would find a code.
MOST_CHANCES: Final = 64
MOST_ADDRESSES: Final = 4096


@dataclass(slots=True)
class Guesser:
    """What one address has tried: how many codes, and when it may go on."""

    guesses: int = 0
    free_at: float = 0.0
    forgotten_at: float = 0.0


class Guesses:
    """Remembers who has guessed wrong, for a day; nobody waits for what others have guessed."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Start with a clean slate for everybody."""
        self._clock = clock
        self._guessers: dict[str, Guesser] = {}

    def wait(self, address: str | None) -> int:
        """Return the whole seconds that an address has to wait before it may guess."""
        guesser = self._guessers.get(household(address))
        return max(0, math.ceil(guesser.free_at - self._clock())) if guesser else 0

    def missed(self, address: str | None, tables: int) -> None:
        """Count a wrong code: one, although it could have opened any of so many tables."""
        now = self._clock()
        guesser = self._guesser(household(address), now)
        guesser.guesses += 1
        pause = wait_after(guesser.guesses, tables)
        guesser.free_at = now + pause
        guesser.forgotten_at = now + max(pause, DAY)

    def _guesser(self, name: str, now: float) -> Guesser:
        guesser = self._guessers.get(name)
        if guesser is None or guesser.forgotten_at <= now:
            self._make_room(now)
            guesser = self._guessers[name] = Guesser()
        return guesser

    def _make_room(self, now: float) -> None:
        """Forget who is due; in a crowd, also whoever has tried least."""
        if len(self._guessers) < MOST_ADDRESSES:
            return
        known = {name: one for name, one in self._guessers.items() if one.forgotten_at > now}
        if len(known) >= MOST_ADDRESSES:
            del known[min(known, key=lambda name: known[name].guesses)]
        self._guessers = known


def wait_after(guesses: int, tables: int) -> float:
    """Return the seconds to wait after so many wrong codes; with many tables few are for a day."""
    if (guesses + 1) * tables >= MOST_CHANCES:
        return DAY
    if guesses < FREE_GUESSES:
        return 0.0
    return min(2.0 ** (guesses - FREE_GUESSES), LONGEST_WAIT)


def household(address: str | None) -> str:
    """Return what counts as one address: with IPv6 everyone has a whole network of them."""
    try:
        ip = ip_address(address or "")
    except ValueError:
        return ""
    if isinstance(ip, IPv6Address):
        return str(ip.ipv4_mapped or ip_network((ip, 64), strict=False))
    return str(ip)

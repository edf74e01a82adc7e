"""A finger on a phone: real touches, with the pace and the tremor of a hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic, time
from typing import Final, Self

from playwright.sync_api import CDPSession, Locator, Page

type Spot = tuple[float, float]


@dataclass(frozen=True)
class Hand:
    """How somebody taps: how long, and how far the finger strays meanwhile."""

    ms: int
    strays: Sequence[Spot] = ()


HANDS: Final = {
    "fast": Hand(40),
    "normal": Hand(110),
    "slow": Hand(220),
    "very slow": Hand(320),
    "shaky": Hand(160, ((3, -2), (-4, 3), (6, 2))),
    "slow and shaky": Hand(300, ((5, 4), (-6, -3), (2, 7))),
}


# Between two taps of a hand that means one.
BETWEEN_TAPS_MS: Final = 150


class Finger:
    """Touches what a page shows."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._line: CDPSession = page.context.new_cdp_session(page)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._line.detach()

    def tap(self, thing: Locator, hand: Hand = HANDS["normal"], at: Spot = (0.5, 0.5)) -> None:
        """Tap a thing the way that this hand does."""
        spot = self.spot(thing, at)
        begun = time()
        self.touch(spot, begun)
        lifted = monotonic() + hand.ms / 1000
        pause = hand.ms / 1000 / (len(hand.strays) + 1)
        for left, (dx, dy) in zip(range(len(hand.strays), 0, -1), hand.strays, strict=True):
            self._rest_until(lifted - left * pause)
            self.move((spot[0] + dx, spot[1] + dy))
        self._rest_until(lifted)
        # However late a busy machine is, the hand was as quick as that.
        self.lift(begun + hand.ms / 1000)

    def tap_twice(self, thing: Locator, at: Spot = (0.5, 0.5)) -> None:
        """Tap a place twice, as hands do that mean it once, whatever comes there meanwhile."""
        spot = self.spot(thing, at)
        for _ in range(2):
            self.touch(spot)
            self._page.wait_for_timeout(HANDS["fast"].ms)
            self.lift()
            self._page.wait_for_timeout(BETWEEN_TAPS_MS)

    def _rest_until(self, moment: float) -> None:
        """Wait, but for what a busy machine has already taken."""
        self._page.wait_for_timeout(max(0, (moment - monotonic()) * 1000))

    def drag(self, thing: Locator, by: float, at: Spot = (0.5, 0.5)) -> None:
        """Drag what lies under the finger up or down, and let go when it rests."""
        x, y = self.spot(thing, at)
        self.touch((x, y))
        for step in range(1, 11):
            self._page.wait_for_timeout(16)
            self.move((x, y + by * step / 10))
        self._page.wait_for_timeout(120)
        self.lift()

    def spot(self, thing: Locator, at: Spot) -> Spot:
        """Return a place on a thing, from its upper left corner (0, 0) to the lower right."""
        box = thing.bounding_box()
        assert box, "there is nothing to touch"
        return box["x"] + box["width"] * at[0], box["y"] + box["height"] * at[1]

    def touch(self, spot: Spot, moment: float | None = None) -> None:
        """Lay the finger down."""
        self._send("touchStart", spot, moment=moment)

    def move(self, spot: Spot) -> None:
        """Move the finger that lies there."""
        self._send("touchMove", spot)

    def lift(self, moment: float | None = None) -> None:
        """Take the finger away."""
        self._send("touchEnd", moment=moment)

    def _send(self, type_: str, *spots: Spot, moment: float | None = None) -> None:
        points = [{"x": x, "y": y} for x, y in spots]
        at = {} if moment is None else {"timestamp": moment}
        self._line.send("Input.dispatchTouchEvent", {"type": type_, "touchPoints": points, **at})

"""What a glance at a phone must not tell: what I hold, and what I was shown."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from tests.e2e.scenes.clueful.evening import NAMED, investigated
from tests.e2e.scenes.clueful.phone import (
    COVER,
    HAND,
    LETTER,
    SHEET,
    shown,
    shown_to_me,
)
from tests.e2e.scenes.scene import Scene, Secret

ONE_HAND: Final = ("scarlett", "rope", "hall")
ANOTHER: Final = ("plum", "green", "peacock")


def hands(seen: str, taps: Sequence[str], _language: str) -> Mapping[str, Scene]:
    """Return the same moment with one hand and with another."""
    return {
        ", ".join(mine): shown(partial(investigated, mine=mine, theirs=["knife"]), seen, taps)
        for mine in (ONE_HAND, ANOTHER)
    }


def cards(seen: str, taps: Sequence[str], _language: str) -> Mapping[str, Scene]:
    """Return the same moment with one card shown to me, and with another."""
    return {card: shown(partial(shown_to_me, card), seen, taps) for card in NAMED.values()}


SECRETS: Final[Mapping[str, Secret]] = {
    "what I hold: letter": Secret(partial(hands, LETTER, ())),
    "what I hold: hand": Secret(partial(hands, COVER, HAND)),
    "what I hold: sheet": Secret(partial(hands, COVER, SHEET)),
    "what I hold while I look": Secret(
        partial(hands, COVER, HAND), uncovered=True, drawn_in="clueful-hand"
    ),
    "what I know while I look": Secret(
        partial(hands, COVER, SHEET), uncovered=True, drawn_in="clueful-sheet"
    ),
    "what I was shown: letter": Secret(partial(cards, ".seal", ())),
    "what I was shown: hand": Secret(partial(cards, COVER, HAND)),
    "what I was shown while I look": Secret(
        partial(cards, COVER, HAND), uncovered=True, drawn_in="clueful-hand"
    ),
}

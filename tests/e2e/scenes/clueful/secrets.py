"""What a glance at a phone must not tell: what I hold, and what I was shown."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from tests.e2e.scenes.clueful.evening import investigated
from tests.e2e.scenes.clueful.phone import (
    COVER,
    HAND,
    LETTER,
    SHEET,
    shown,
    shown_to_me,
)
from tests.e2e.scenes.scene import Scene, Secret

MINE: Final = ("scarlett", "rope", "hall")
# Nobody names any of these, so everyone sees the same.
ANOTHER_HAND: Final = {"scarlett": "plum", "rope": "green", "hall": "peacock"}
# Everyone names both of these, so whoever has one shows a card.
ANOTHER_CARD: Final = {"mustard": "candlesticks"}


def hands(seen: str, taps: Sequence[str], _language: str) -> Mapping[str, Scene]:
    """Return the same moment with one hand and with another."""
    return {
        name: shown(partial(investigated, mine=MINE, swapped=swapped), seen, taps)
        for name, swapped in (("one hand", {}), ("another hand", ANOTHER_HAND))
    }


def cards(seen: str, taps: Sequence[str], _language: str) -> Mapping[str, Scene]:
    """Return the same moment with one card shown to me, and with another."""
    return {
        name: shown(partial(shown_to_me, mine=["candlesticks"], swapped=swapped), seen, taps)
        for name, swapped in (("one card", {}), ("another card", ANOTHER_CARD))
    }


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

"""What a glance at a phone must not tell: who I am, and what I hold."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from custom_components.parlor.games.citadels import Citadels
from tests.e2e.scenes.citadels.phone import HAND, ME, chosen, gathered, my_turn, shown, waiting
from tests.e2e.scenes.scene import Scene, Secret

# Those whom nobody has called yet.
UNKNOWN: Final = ("magician", "king", "bishop", "architect", "warlord")
BAR: Final = "citadels-bar"

type Plot = Callable[[str, Sequence[str]], Citadels]


def everyone(plot: Plot, _language: str) -> dict[str, Scene]:
    """Return a moment of everyone whom I could be."""
    return {character: shown(partial(plot, character, HAND), BAR) for character in UNKNOWN}


def hands(plot: Plot, _language: str) -> dict[str, Scene]:
    """Return a moment with one hand and with another."""
    return {
        "one hand": shown(partial(plot, "architect", HAND), BAR),
        "another hand": shown(partial(dealt_anew, plot), BAR),
    }


def dealt_anew(plot: Plot) -> Citadels:
    """Let me hold other cards; all that everyone sees stays as it was."""
    game = plot("architect", HAND)
    me, deck = game.board.players[ME], game.board.deck
    me.hand, deck[: len(me.hand)] = deck[: len(me.hand)], me.hand
    return game


SECRETS: Final[Mapping[str, Secret]] = {
    **{f"who I am: {plot.__name__}": Secret(partial(everyone, plot)) for plot in (chosen, waiting)},
    **{
        f"who I am while I look: {plot.__name__}": Secret(
            partial(everyone, plot), uncovered=True, drawn_in="citadels-secret"
        )
        for plot in (chosen, waiting)
    },
    **{
        f"what I hold: {plot.__name__}": Secret(partial(hands, plot))
        for plot in (chosen, waiting, my_turn, gathered)
    },
}

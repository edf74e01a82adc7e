"""Moments of Clueful for a phone: what is typed and tapped, and what lies under the cover."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from custom_components.parlor.games.clueful import Clueful
from custom_components.parlor.games.vocabulary import SeatId
from tests.e2e.company import NAMES
from tests.e2e.scenes.clueful.evening import (
    CRIME,
    ME,
    NAMED,
    NEXT,
    SEATS,
    act,
    investigated,
    state_of,
    table,
)
from tests.e2e.scenes.scene import Real, Scene, State

type Moment = Callable[[], Clueful]


def their_turn() -> Clueful:
    """Let somebody else be on turn."""
    game = investigated()
    act(game, "travel", room="library")
    return game


def shown_to_me(**more: Any) -> Clueful:
    """Let me ask, and be shown a card."""
    game = investigated(theirs=["mustard"], **more)
    act(game, "guess", **NAMED)
    return game


def nothing_shown() -> Clueful:
    """Let me ask somebody who has none of them."""
    game = investigated(mine=[*NAMED.values()])
    act(game, "guess", **NAMED)
    return game


def forfeited() -> Clueful:
    """Let me guess a room that I am not in."""
    game = investigated()
    act(game, "guess", **NAMED | {"room": "ballroom"})
    return game


def last_to_leave() -> Clueful:
    """Let whoever comes after me have left."""
    game = investigated()
    game.leave(NEXT)
    return game


def won() -> Clueful:
    """Let me be right."""
    game = investigated()
    act(game, "accuse", **CRIME)
    return game


def lost() -> Clueful:
    """Let me be wrong."""
    game = investigated()
    act(game, "accuse", **NAMED)
    return game


def ended() -> Clueful:
    """Let the host end the game."""
    game = investigated()
    game.end()
    return game


def state(game: Clueful, real: Real, me: SeatId | None = ME, **public: Any) -> State:
    """Return the real state of a table, as if this game were played there, and seen by me."""
    shown = state_of(game, real)
    private = {"seat": me, "view": dict(game.private_view(me)) if me is not None else {}}
    offers = [offer.to_json() for offer in game.offers(me)] if me is not None else []
    return shown | {
        "public": shown["public"] | public,
        "private": real["private"] | private,
        "offers": offers,
    }


def shown(
    moment: Moment, seen: str, taps: Sequence[str] = (), *, me: SeatId | None = ME, **public: Any
) -> Scene:
    """Return a moment as I see it, or somebody without a seat."""
    return Scene(lambda real: [state(moment(), real, me, **public)], seen, taps)


def said(moment: Moment, seen: str, text: str, taps: Sequence[str], **public: Any) -> Scene:
    """Let the house answer something that I said."""

    def answer() -> Mapping[str, Any]:
        names = dict(zip(SEATS, NAMES, strict=False))
        return moment().query(ME, {"type": "say", "text": text, "language": "de", "names": names})

    return Scene(shown(moment, seen, **public).states, seen, taps, answer=answer)


LETTER: Final = "clueful-letter"
COVER: Final = "parlor-cover"
HAND: Final = ("[data-page=hand]",)
SHEET: Final = ("[data-page=sheet]",)
LOOK: Final = ("[data-ask=look]",)
LESSON: Final = ("parlor-table header button", "parlor-menu .entry")
SUSPECT: Final = "[data-pick=mustard]"
WEAPON: Final = "[data-pick=candlesticks]"
ROOM: Final = "[data-pick=conservatory]"


def begin(deed: str, *taps: str) -> tuple[str, ...]:
    """Return the taps that build a command."""
    return (f"[data-act={deed}]", *taps)


PHONE: Final[Mapping[str, Scene]] = {
    "begins": shown(table, LETTER, clock=None),
    "my turn": shown(investigated, "[data-act=accuse]"),
    "my turn of two": shown(partial(investigated, players=2), "[data-act=accuse]", clock=None),
    "their turn": shown(their_turn, "[data-ask=help]"),
    "looking": said(investigated, ".perhaps", "look", LOOK, match=503),
    "did you mean": said(investigated, ".perhaps", "travel to the ballrom", LOOK, match=504),
    "not understood": said(investigated, ".perhaps", "xyzzy", LOOK, match=505),
    "not now": said(
        their_turn, ".answer", "accuse plum in the hall with the rope", LOOK, match=506
    ),
    "sealed answer": said(investigated, COVER, "cards", LOOK, match=507),
    "forfeit?": said(
        investigated,
        "[data-action=confirm]",
        "guess mustard in the ballroom with the candlesticks",
        LOOK,
        match=508,
    ),
    "travel": shown(investigated, "clueful-pick", begin("travel")),
    "travel chosen": shown(investigated, "[data-action=travel]", begin("travel", ROOM)),
    "guess": shown(investigated, "clueful-pick", begin("guess")),
    "guess: weapon": shown(investigated, WEAPON, begin("guess", SUSPECT)),
    "guess chosen": shown(investigated, "[data-action=guess]", begin("guess", SUSPECT, WEAPON)),
    "accuse": shown(investigated, ROOM, begin("accuse", SUSPECT)),
    "accuse?": shown(
        investigated,
        "[data-action=confirm]",
        begin("accuse", SUSPECT, ROOM, WEAPON, "[data-action=accuse]"),
    ),
    "shown to me": shown(shown_to_me, ".seal"),
    "card shown": shown(shown_to_me, COVER, HAND),
    "card shown of two": shown(partial(shown_to_me, players=2), COVER, HAND),
    "nothing shown": shown(nothing_shown, ".guessed"),
    "forfeited": shown(forfeited, ".forfeited"),
    "hand": shown(their_turn, COVER, HAND),
    "hand of two": shown(partial(investigated, players=2), COVER, HAND),
    "sheet": shown(their_turn, COVER, SHEET),
    "somebody has left": shown(last_to_leave, LETTER),
    "lesson": shown(investigated, "parlor-lesson", LESSON),
    "rules": shown(investigated, "parlor-help .glossary", (*LESSON, "parlor-help summary")),
    "over": shown(won, "clueful-solved"),
    "lost": shown(lost, "clueful-solved"),
    "ended": shown(ended, "clueful-solved"),
}

WATCHER: Final[Mapping[str, Scene]] = {
    "begins": shown(table, LETTER, me=None),
    "turn": shown(investigated, LETTER, me=None),
    "over": shown(lost, "clueful-solved", me=None),
}

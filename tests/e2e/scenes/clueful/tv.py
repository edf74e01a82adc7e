"""Moments of Clueful for a TV: the house at night, what is said aloud, and how it ends."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from custom_components.parlor.games.clueful import Clueful
from custom_components.parlor.games.clueful.terms import Honour
from custom_components.parlor.games.result import Award
from tests.e2e.scenes.clueful.evening import (
    CRIME,
    NAMED,
    NEXT,
    SEATS,
    act,
    investigated,
    spread,
    state_of,
    table,
)
from tests.e2e.scenes.scene import Real, Scene, State

type Moments = Callable[[], Sequence[Clueful]]


def turn(players: int = 6) -> Sequence[Clueful]:
    """Let somebody be on turn, after much was asked."""
    return [investigated(players=players)]


def left() -> Sequence[Clueful]:
    """Let somebody have left, and nobody have guessed for long."""
    game = spread(table())
    game.leave(NEXT)
    for _ in range(8 * len(game.seats)):
        act(game, "travel", room="foyer")
    return [game]


def done(kind: str, **more: str) -> Sequence[Clueful]:
    """Let somebody do something, and everyone see it."""
    after = investigated(theirs=["mustard"])
    act(after, kind, **more)
    return [investigated(theirs=["mustard"]), after]


def nothing_shown() -> Sequence[Clueful]:
    """Let somebody ask in vain."""
    after = investigated(mine=[*NAMED.values()])
    act(after, "guess", **NAMED)
    return [investigated(mine=[*NAMED.values()]), after]


def honoured(game: Clueful) -> Sequence[Clueful]:
    """Let there be as many awards as there can be, all of them shared; nobody accuses twice."""
    assert game.result
    honours = [honour for honour in Honour if honour is not Honour.DEAD_CERTAIN]
    given = tuple(
        Award(one, (SEATS[at], SEATS[(at + 1) % 6]), 99) for at, one in enumerate(honours)
    )
    game.result = replace(game.result, awards=given)
    return [game]


def accused(theory: Mapping[str, str]) -> Sequence[Clueful]:
    """Let somebody accuse."""
    game = investigated()
    act(game, "accuse", **theory)
    return honoured(game)


def alone() -> Sequence[Clueful]:
    """Let all but one leave."""
    game = investigated()
    for seat in SEATS[:-1]:
        game.leave(seat)
    return [game]


def ended() -> Sequence[Clueful]:
    """Let the host end a game that nobody has won."""
    game = investigated()
    game.end()
    return honoured(game)


def shown(games: Moments, seen: str) -> Scene:
    """Return a scene that the TV comes to by these games."""

    def states(real: Real) -> list[State]:
        return [state_of(game, real) for game in games()]

    return Scene(states, seen, before="clueful-tv, clueful-ending")


TV: Final[Mapping[str, Scene]] = {
    "begins": shown(lambda: [table()], "clueful-tv-letter .opening"),
    "turn": shown(turn, "clueful-tv-letter li"),
    "turn of two": shown(partial(turn, 2), "clueful-tv-letter li"),
    "somebody has left": shown(left, "clueful-people .gone"),
    "travelled": shown(partial(done, "travel", room="library"), "clueful-tv-letter .fresh"),
    "guess": shown(partial(done, "guess", **NAMED), "clueful-question .there"),
    "guess in vain": shown(nothing_shown, "clueful-question .there"),
    "forfeited": shown(
        partial(done, "guess", **NAMED | {"room": "ballroom"}), "clueful-question .stamp"
    ),
    "right": shown(partial(accused, CRIME), "clueful-ending .right"),
    "wrong": shown(partial(accused, NAMED), "clueful-ending .wrong"),
    "last one": shown(alone, "clueful-ending"),
    "ended": shown(ended, "clueful-ending .everyone"),
}

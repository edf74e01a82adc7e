"""An evening in Boddy Estate, made by its engine: six players with long names, I am the first."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from custom_components.parlor.games.clueful import Clueful
from custom_components.parlor.games.clueful.cards import CARDS, by_kind
from custom_components.parlor.games.clueful.world import deal_of
from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.table.faces import Expression, Hat
from tests.e2e.company import NAMES
from tests.e2e.scenes.scene import Real, State

SEATS: Final = tuple(SeatId(f"s{number}") for number in range(1, 7))
ME, NEXT = SEATS[:2]
SHAPES: Final = ("circle", "square", "triangle", "diamond", "star", "hexagon")
# What is longest in both languages, and what lies in the envelope.
NAMED: Final = {"suspect": "mustard", "room": "conservatory", "weapon": "candlesticks"}
CRIME: Final = {"suspect": "white", "room": "foyer", "weapon": "leadpipe"}
ROOMS: Final = ("conservatory", "library", "conservatory", "kitchen", "ballroom", "study")


def table(
    players: int = 6,
    mine: Sequence[str] = (),
    theirs: Sequence[str] = (),
    swapped: Mapping[str, str] = MappingProxyType({}),
) -> Clueful:
    """Return a game in which I hold some cards, and whoever comes after me others.

    Then some are swapped, each for another.
    """
    swaps = {**swapped, **{other: card for card, other in swapped.items()}}
    held = _held(players, mine, theirs)
    hands = {seat: by_kind(swaps.get(card, card) for card in held[seat]) for seat in held}
    return Clueful.from_deal(deal_of(CRIME.values(), hands))


def _held(players: int, mine: Sequence[str], theirs: Sequence[str]) -> dict[str, list[str]]:
    """Deal what is left in turn, to whoever has least."""
    held: dict[str, list[str]] = {seat: [] for seat in SEATS[:players]}
    held[ME] += mine
    held[NEXT] += theirs
    given = {*mine, *theirs, *CRIME.values()}
    for card in (card for card in CARDS if card not in given):
        min(held.values(), key=len).append(card)
    return held


def act(game: Clueful, kind: str, **params: str) -> None:
    """Let whoever is on turn do something."""
    assert game.current
    game.apply(game.current, {"type": kind, **params})


def spread(game: Clueful) -> Clueful:
    """Let everyone go somewhere else, me into the conservatory."""
    for _, room in zip(SEATS[: len(game.seats)], ROOMS, strict=False):
        act(game, "travel", room=room)
    return game


def investigated(rounds: int = 3, **more: Any) -> Clueful:
    """Return a game in which all have asked for some rounds, and it is my turn again."""
    game = spread(table(**more))
    for number in range(rounds):
        for seat in SEATS[: len(game.seats)]:
            here = game.world.get_location(seat)
            act(game, "guess", **NAMED | {"room": here if number else "conservatory"})
    return game


def state_of(game: Clueful, real: Real) -> State:
    """Return the real state of a table, as if this were seen there by everyone."""
    seen: Mapping[str, Any] = game.public_view()
    result = seen["result"]
    public = real["public"] | {
        "stage": "playing" if result is None else "over",
        "game": Clueful.id,
        "seats": [_seat(at, seat, seen) for at, seat in enumerate(seen["order"])],
        "view": seen,
        "result": result,
        "clock": {"name": "turn", "running": False} if result is None else None,
    }
    return {**real, "public": public, "remaining": 600_000 if result is None else None}


def _seat(at: int, seat: SeatId, seen: Mapping[str, Any]) -> dict[str, Any]:
    """Return a seat as everyone sees it; the third has gone to fetch something to drink."""
    looks = {
        "colour": at,
        "shape": SHAPES[at],
        "hat": [*Hat][at],
        "expression": [*Expression][at % len(Expression)],
    }
    gone = seat in seen["left"]
    flags = {"present": at != 2, "ready": True, "watching": False, "bot": False, "gone": gone}
    return {"id": seat, "name": NAMES[at], "kind": "phone", "choices": {}, **looks, **flags}

"""Moments of Cascade Tiles, made by its engine: eight players, long names, levels of every kind."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from custom_components.parlor.games.cascade import Cascade
from custom_components.parlor.games.cascade.builtin import PACKS
from custom_components.parlor.games.cascade.pack import Pack
from custom_components.parlor.games.cascade.solver import solve
from custom_components.parlor.games.cascade.terms import Begin, Mode
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.content import Day
from custom_components.parlor.games.options import MEMORY
from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.table.faces import Expression, Hat
from tests.e2e.company import NAMES
from tests.e2e.scenes.scene import Real, State

SEATS: Final = tuple(SeatId(f"s{number}") for number in range(1, 9))
ME: Final = SEATS[0]
SHAPES: Final = ("circle", "square", "triangle", "diamond", "star", "hexagon", "heart", "moon")
# The puzzle of a Sunday is the hardest.
SUNDAY: Final = Day(2026, 11, 22)
FIRST: Final = PACKS.shipped["first_firing"]
LONG: Final = PACKS.shipped["long_kiln"]


@dataclass(frozen=True)
class Seen:
    """A moment of a game, as everyone sees it, and what a seat may do then."""

    view: Mapping[str, Any]
    result: Mapping[str, Any] | None
    offers: Mapping[SeatId, Sequence[Mapping[str, Any]]]
    players: Sequence[SeatId]


type Moment = Callable[[], Sequence[Seen]]


def table(
    players: int = 8,
    mode: Mode = Mode.TOGETHER,
    *,
    pack: Pack = FIRST,
    levels: int = 6,
    given_up: int = 0,
) -> Cascade:
    """Return a game from the first level on, of which some were given up."""
    usual = {option.key: option.default for option in Cascade.options}
    own = {"mode": mode.value, "pack": pack, "levels": levels, "begin": Begin.FIRST.value}
    game = Cascade(SEATS[:players], {**usual, **own, MEMORY: {}}, Chance.seeded(5))
    for _ in range(given_up):
        game.expire()
    return game


def seen(game: Cascade) -> Seen:
    """Return what is seen of a game now."""
    return Seen(
        dict(game.public_view()),
        None if game.result is None else dict(game.result.to_json()),
        {seat: [dict(offer.to_json()) for offer in game.offers(seat)] for seat in game.seats},
        SEATS[: len(game.seats) + len(game.gone)],
    )


def tap(game: Cascade, seat: SeatId, *tiles: int) -> None:
    """Let somebody tap some tiles of their level."""
    leg = game.run_of(seat).leg
    for tile in tiles:
        x, y = leg.level.tiles[tile]
        game.apply(seat, {"type": "tap", "level": leg.number, "x": x, "y": y})


def way(game: Cascade, seat: SeatId) -> list[int]:
    """Return the tiles that solve somebody's level from here."""
    run = game.run_of(seat)
    often = solve(run.leg.level, run.board.hues)
    assert often is not None
    return [tile for tile, count in enumerate(often) for _ in range(count)]


def solved(game: Cascade, seat: SeatId, levels: int = 1) -> None:
    """Let somebody solve so many levels, in as few taps as can be."""
    for _ in range(levels):
        tap(game, seat, *way(game, seat))


def used_up(game: Cascade, seat: SeatId) -> None:
    """Let somebody use all steps of a level on a tile that does not solve it."""
    while not game.run_of(seat).board.lost:
        tap(game, seat, 0)


def of_the_day() -> Pack:
    """Return the puzzle of a Sunday."""
    (body,) = PACKS.make(SUNDAY)
    return PACKS.read(body)


def raced(players: int = 8) -> Cascade:
    """Return a race in which everyone is somewhere else."""
    game = table(players, Mode.RACE)
    for at, seat in enumerate(game.seats):
        solved(game, seat, (5 * at) % 4)
        tap(game, seat, way(game, seat)[0])
    return game


def state(moment: Seen, real: Real, me: SeatId | None) -> State:
    """Return the real state of a table, as if this were seen there by a seat, or by nobody."""
    public = real["public"] | {
        "stage": "playing" if moment.result is None else "over",
        "game": Cascade.id,
        "seats": [_seat(at, seat) for at, seat in enumerate(moment.players)],
        "view": moment.view,
        "result": moment.result,
    }
    private = real["private"] | {"seat": me, "view": {}}
    offers = [] if me is None else moment.offers.get(me, [])
    return {**real, "public": public, "private": private, "offers": offers}


def _seat(at: int, seat: SeatId) -> dict[str, Any]:
    """Return a seat as everyone sees it; the third has gone to fetch something to drink."""
    looks = {
        "colour": at,
        "shape": SHAPES[at],
        "hat": [*Hat][at],
        "expression": [*Expression][at % len(Expression)],
    }
    flags = {"present": at != 2, "ready": True, "watching": False, "bot": False, "gone": False}
    return {"id": seat, "name": NAMES[at], "kind": "phone", "choices": {}, **looks, **flags}


def begins() -> Sequence[Seen]:
    """Let the first level begin."""
    return [seen(table())]


def tapped(given_up: int = 4) -> Sequence[Seen]:
    """Let some have tapped on a board that all play on."""
    game = table(given_up=given_up)
    tap(game, SEATS[1], 0, 1)
    tap(game, SEATS[2], 2)
    return [seen(game)]


def of_every_kind(number: int) -> Sequence[Seen]:
    """Let somebody look at a level of the long pack."""
    game = table(pack=LONG, levels=30, given_up=number)
    tap(game, SEATS[1], 0)
    return [seen(game)]


def largest() -> Sequence[Seen]:
    """Let somebody look at the level with the most tiles."""
    return of_every_kind(max(range(28), key=lambda at: len(LONG.levels[at].tiles)))


def finished() -> Sequence[Seen]:
    """Let a level be solved."""
    game = table(given_up=1)
    *first, last = way(game, SEATS[1])
    tap(game, SEATS[1], *first)
    before = seen(game)
    tap(game, SEATS[2], last)
    return [before, seen(game)]


def given_up() -> Sequence[Seen]:
    """Let a level be given up."""
    game = table()
    before = seen(game)
    game.expire()
    return [before, seen(game)]


def lost() -> Sequence[Seen]:
    """Let no steps be left."""
    game = table(given_up=2)
    used_up(game, SEATS[1])
    return [seen(game)]


def wanted() -> Sequence[Seen]:
    """Let some want to begin again, and me among them."""
    game = table(given_up=2)
    used_up(game, SEATS[1])
    for seat in SEATS[:3]:
        game.apply(seat, {"type": "reset"})
    return [seen(game)]


def day() -> Sequence[Seen]:
    """Let the puzzle of the day be played."""
    game = table(1, pack=of_the_day())
    tap(game, ME, 0)
    return [seen(game)]


def racing(players: int = 8) -> Sequence[Seen]:
    """Let everyone race."""
    return [seen(raced(players))]


def lost_race() -> Sequence[Seen]:
    """Let me have no steps left in a race."""
    game = table(2, Mode.RACE)
    used_up(game, ME)
    return [seen(game)]


def through() -> Sequence[Seen]:
    """Let me be through, and others may still get as far."""
    game = table(3, Mode.RACE)
    for other in SEATS[1:3]:
        solved(game, other)
    # The level is given up by whoever is last.
    game.expire()
    solved(game, ME, 5)
    return [seen(game)]


def won(levels: int = 6, pack: Pack = FIRST, players: int = 8) -> Sequence[Seen]:
    """Let all levels be solved, some of them with more taps than it takes."""
    game = table(players, pack=pack, levels=levels)
    while game.result is None:
        at = len(game.runs[0].past)
        tap(game, game.seats[at % players], *[0] * (at % 3))
        solved(game, game.seats[at % players])
    return [seen(game)]


def given_up_all() -> Sequence[Seen]:
    """Let half of the levels be given up."""
    game = table(3)
    solved(game, ME, 3)
    while game.result is None:
        game.expire()
    return [seen(game)]


def race_won(players: int = 8) -> Sequence[Seen]:
    """Let somebody be through before all others."""
    game = raced(players)
    while game.result is None:
        solved(game, SEATS[1])
    return [seen(game)]


def broken_off() -> Sequence[Seen]:
    """Let the host end the game."""
    game = table()
    solved(game, ME)
    game.end()
    return [seen(game)]

"""The solver: never a tap too many, and what it calls unsolvable is."""

from collections.abc import Iterator

import pytest

from custom_components.parlor.games.cascade import Level
from custom_components.parlor.games.cascade.algebra import System, fewest, is_linear
from custom_components.parlor.games.cascade.grid import AROUND, beside
from custom_components.parlor.games.cascade.islets import islets
from custom_components.parlor.games.cascade.level import Constraint
from custom_components.parlor.games.cascade.solver import solve
from custom_components.parlor.games.cascade.sweep import Sweep, TooLarge
from custom_components.parlor.games.chance import Chance

from .drawn import FULL, PLUS, ROW, by_hand, constraint, level, rows, tapped, tiles

SHAPES = [("###", "###"), ("###", "#.#"), ("##", "##", "#."), ("#.#", "###"), ("##", "..", "##")]
GLAZES = (9, 8, 14, 11, 12, 15)
# How many colours are tried with how many tiles, so that all taps can be tried by hand.
FEW = {2: 6, 3: 6, 4: 5, 5: 4, 6: 4}


def made_up(chance: Chance, colours: int) -> Level:
    """Return a level that nobody has thought about; it may or may not be solvable."""
    spots = tuple((x, y) for x, y in tiles(*chance.pick(SHAPES)))[: FEW[colours]]
    cycle = GLAZES[:colours]
    return Level(
        "",
        spots,
        _nine(chance, 2),
        cycle,
        0,
        tuple(_constraint(chance, spot, cycle) for spot in chance.sample(spots, 2)),
        tuple((spot, _nine(chance, 2)) for spot in chance.sample(spots, chance.below(2))),
        chance.random() < 0.3,
    )


def _nine(chance: Chance, values: int) -> tuple[int, ...]:
    return tuple(chance.below(values) for _ in AROUND)


def _constraint(chance: Chance, spot: tuple[int, int], cycle: tuple[int, ...]) -> Constraint:
    pixels = [2 * chance.below(2) for _ in AROUND]
    pixels[4] = chance.pick(cycle)
    return Constraint(spot, tuple(pixels))


def many(colours: int, seed: int, number: int = 60) -> Iterator[Level]:
    """Give levels that nobody has thought about."""
    chance = Chance.seeded(seed)
    return (made_up(chance, colours) for _ in range(number))


def par(level: Level) -> int | None:
    """Return the fewest taps, as the solver finds them."""
    found = solve(level)
    return None if found is None else sum(found)


@pytest.mark.parametrize("colours", FEW)
def test_the_solver_finds_what_trying_everything_finds(colours: int) -> None:
    levels = [*many(colours, seed=colours)]
    found = [by_hand(level) for level in levels]
    assert [par(level) for level in levels] == found
    # Both kinds are among them, and some are no matter of a tap or two.
    assert None in found
    assert max(taps or 0 for taps in found) >= 3


@pytest.mark.parametrize("colours", FEW)
def test_what_the_solver_finds_solves_the_level(colours: int) -> None:
    for one in many(colours, seed=10 + colours):
        taps = solve(one)
        assert taps is None or tapped(one, taps).solved


def test_the_solver_begins_where_the_tiles_stand() -> None:
    for one in many(3, seed=20):
        taps = solve(one)
        if taps is None:
            continue
        board = tapped(one, [int(at == 0) for at in range(len(taps))])
        rest = solve(one, board.hues)
        assert rest is not None
        assert abs(sum(rest) - sum(taps)) <= 2


@pytest.mark.parametrize("colours", [2, 3, 5])
def test_algebra_and_the_sweep_agree_where_both_fit(colours: int) -> None:
    compared = 0
    for one in many(colours, seed=30 + colours, number=200):
        for islet in islets(one, (0,) * len(one.tiles)) or []:
            if not is_linear(islet):
                continue
            compared += 1
            swept = Sweep(islet, range(len(islet.taps))).fewest(10**6)
            solved = fewest(System(islet))
            assert (swept is None) == (solved is None)
            assert sum(swept or ()) == sum(solved or ())
    assert compared >= 50


def test_lights_out_on_five_by_five_is_as_people_know_it() -> None:
    # Turning all lights on takes 15 taps, and one light alone cannot always be turned on.
    five = ("#####",) * 5
    everything = [
        constraint(x, y, [[0, 0, 0], [0, 8, 0], [0, 0, 0]]) for x in range(5) for y in range(5)
    ]
    lit = level(
        tiles=tiles(*five), pattern=rows(PLUS), constraints=everything, check_centre=True, budget=0
    )
    assert par(lit) == 15
    alone = [
        constraint(x, y, [[_corner(x + dx, y + dy) for dx in (-1, 0, 1)] for dy in (-1, 0, 1)])
        for x in range(5)
        for y in range(5)
        if (x, y) != (0, 0)
    ]
    one = level(
        tiles=tiles(*five),
        pattern=rows(PLUS),
        constraints=[_with_target(one) for one in alone],
        budget=0,
    )
    assert solve(one) is None


def _corner(x: int, y: int) -> int:
    """Return that the corner must be red, and nothing else."""
    return 0 if (x, y) == (0, 0) else 2


def _with_target(one: dict[str, list[list[int]]]) -> dict[str, list[list[int]]]:
    one["pixels"][1][1] = 8
    return one


def test_what_contradicts_itself_cannot_be_solved() -> None:
    must, must_not = [[2, 0, 2], [2, 8, 2], [2, 2, 2]], [[2, 2, 2], [2, 8, 2], [2, 2, 2]]
    both = [constraint(0, 1, must), constraint(1, 0, must_not)]
    assert solve(level(tiles=tiles("##", "##"), constraints=both)) is None


def test_a_tile_that_no_tap_reaches_cannot_be_helped() -> None:
    deaf = level(specials=[{"x": 2, "y": 2, "pattern": rows("000/000/000")}])
    assert solve(deaf) is None


def test_islands_are_solved_one_by_one() -> None:
    red = [[0, 0, 0], [0, 8, 0], [0, 0, 0]]
    apart = level(
        tiles=tiles("###..###"[:3], "...", "###"),
        pattern=rows(ROW),
        constraints=[constraint(1, 0, red), constraint(1, 2, red)],
        budget=0,
    )
    assert len(islets(apart, (0,) * 6) or []) == 2
    assert par(apart) == 2


def test_what_takes_too_long_is_not_guessed() -> None:
    wide = level(
        tiles=tiles(*("######",) * 6, at=(0, 1)),
        colors=[14, 8, 9, 11, 12, 15],
        pattern=rows(FULL),
        constraints=[
            constraint(x, y, [[2, 0, 2], [0, 8, 2], [2, 2, 0]], at=(0, 1))
            for x, y in [(1, 1), (4, 1), (1, 4), (4, 4), (3, 2)]
        ],
        budget=0,
    )
    with pytest.raises(TooLarge):
        solve(wide)
    # It is remembered that it takes too long.
    with pytest.raises(TooLarge):
        solve(wide)


def test_a_level_that_is_solved_takes_no_taps() -> None:
    green = [[0, 0, 0], [0, 14, 0], [0, 0, 0]]
    assert par(level(constraints=[constraint(1, 1, green)])) == 0


def test_a_neighbour_is_four_away() -> None:
    assert beside((10, 10), (-1, 1)) == (6, 14)

"""The puzzle of the day: made from its date, the same in every house, harder through the week."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.content import Day
from custom_components.parlor.games.vocabulary import Json

from .board import Board
from .grid import APART, AROUND, MIDDLE, SIZE, Nine, Spot, beside
from .level import Constraint, Level
from .palette import BLUE, GREEN, GREY, ORANGE, PURPLE, RED, SKY, YELLOW
from .solver import par_of
from .sweep import TooLarge

DAILY: Final = "daily"
WEEKDAYS: Final = (
    {"en": "Monday", "de": "Montag"},
    {"en": "Tuesday", "de": "Dienstag"},
    {"en": "Wednesday", "de": "Mittwoch"},
    {"en": "Thursday", "de": "Donnerstag"},
    {"en": "Friday", "de": "Freitag"},
    {"en": "Saturday", "de": "Samstag"},
    {"en": "Sunday", "de": "Sonntag"},
)
# Colours that look well beside each other, of which a puzzle takes the first ones.
CYCLES: Final = (
    (BLUE, YELLOW, RED),
    (GREEN, RED, YELLOW),
    (PURPLE, ORANGE, SKY),
    (SKY, BLUE, YELLOW),
    (ORANGE, PURPLE, GREEN),
)
_PLUS: Final = (0, 1, 0, 1, 1, 1, 0, 1, 0)
_SALTIRE: Final = (1, 0, 1, 0, 1, 0, 1, 0, 1)
_ROW: Final = (0, 0, 0, 1, 1, 1, 0, 0, 0)
_COLUMN: Final = (0, 1, 0, 0, 1, 0, 0, 1, 0)
_SLOPE: Final = (1, 0, 0, 0, 1, 0, 0, 0, 1)
_ANGLE: Final = (0, 1, 0, 0, 1, 1, 0, 0, 0)
_FORK: Final = (1, 0, 1, 0, 1, 0, 0, 1, 0)
_BLOCK: Final = (1, 1, 1, 1, 1, 1, 1, 1, 1)
# Enough for whatever a recipe gives: a better solver must not make other puzzles.
LOOKS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a weekday's puzzle is made of; its par is between these."""

    shapes: tuple[tuple[str, ...], ...]
    patterns: tuple[Nine, ...]
    colours: int
    specials: int
    par: tuple[int, int]


_SQUARE: Final = ("###", "###", "###")
_LYING: Final = ("####", "####", "####")
_LARGE: Final = ("####",) * 4
_HOLLOW: Final = ("####", "#..#", "####", "####")
_STEPS: Final = ("###..", "####.", ".####", "..###")
_WIDE: Final = ("#####",) * 4
_CROSS: Final = (".###.", "#####", "#####", ".###.")
_HUGE: Final = ("#####",) * 5
_WINDOW: Final = ("#####", "##.##", "#####", "##.##", "#####")
_DIAMOND: Final = (".###.", "#####", "#####", "#####", ".###.")

RECIPES: Final = (
    Recipe((_SQUARE, _LYING), (_ROW, _COLUMN, _PLUS), 2, 0, (2, 3)),
    Recipe((_LYING, _LARGE), (_PLUS, _SLOPE, _ANGLE), 2, 0, (4, 5)),
    Recipe((_HOLLOW, _STEPS), (_PLUS, _ANGLE, _SALTIRE), 2, 0, (5, 6)),
    Recipe((_LYING, _LARGE), (_ROW, _COLUMN, _ANGLE), 3, 0, (6, 7)),
    Recipe((_LARGE, _CROSS), (_PLUS, _FORK, _SLOPE), 3, 1, (7, 8)),
    Recipe((_WIDE, _WINDOW), (_PLUS, _SALTIRE, _BLOCK), 2, 2, (8, 9)),
    Recipe((_DIAMOND, _HUGE), (_PLUS, _ANGLE, _FORK), 3, 2, (10, 12)),
)


def puzzle_of(day: Day) -> dict[str, Json]:
    """Return the puzzle of a day, as a pack of one level."""
    level, chance = None, Chance.seeded(day.seed)
    while level is None:
        level = _tried(RECIPES[day.weekday], chance)
    name: dict[str, Json] = {**WEEKDAYS[day.weekday]}
    return {
        "id": DAILY,
        "name": {"en": f"Puzzle of the day, {day}", "de": f"Rätsel des Tages, {day}"},
        "day": str(day),
        "levels": [{**level.to_dict(), "name": name}],
    }


def _tried(recipe: Recipe, chance: Chance) -> Level | None:
    """Return a level by chance; nothing where it does not come out as the recipe wants."""
    tiles = _laid(chance.pick(recipe.shapes))
    cycle = chance.pick(CYCLES)[: recipe.colours]
    pattern = chance.pick(recipe.patterns)
    others = [other for other in (_PLUS, _SALTIRE, _ROW, _COLUMN, _BLOCK) if other != pattern]
    odd = chance.sample(tiles, recipe.specials)
    specials = tuple((spot, chance.pick(others)) for spot in odd)
    blank = Level("", tiles, pattern, cycle, 0, (), specials)
    board = Board(blank)
    least, most = recipe.par
    for tile in chance.sample(range(len(tiles)), least + chance.below(most - least + 1)):
        for _ in range(1 + chance.below(recipe.colours - 1)):
            board.advance(tile)
    constraints = tuple(_signs(blank, board.hues, chance))
    par = _par(Level("", tiles, pattern, cycle, 0, constraints, specials))
    if par is None or not least <= par <= most:
        return None
    return Level("", tiles, pattern, cycle, 4 * par, constraints, specials)


def _par(level: Level) -> int | None:
    try:
        return par_of(level, LOOKS)
    except TooLarge:
        return None


def _laid(drawn: Sequence[str]) -> tuple[Spot, ...]:
    """Return where the tiles of a drawing are, in the middle of what the legend leaves."""
    left = (SIZE - APART - APART * len(drawn[0])) // 2
    top = (SIZE - APART * len(drawn)) // 2
    return tuple(
        (left + APART * across, top + APART * down)
        for down, row in enumerate(drawn)
        for across, mark in enumerate(row)
        if mark == "#"
    )


def _signs(level: Level, hues: Sequence[int], chance: Chance) -> Iterator[Constraint]:
    """Give constraints for what the tiles are to look like, until all tiles are spoken of."""
    silent = {*level.tiles}
    for spot in chance.shuffled(level.tiles):
        around = [beside(spot, way) for at, way in enumerate(AROUND) if at != MIDDLE]
        spoken_of = [there for there in around if there in level.places]
        if silent.isdisjoint(spoken_of):
            continue
        silent.difference_update(spoken_of)
        target = hues[level.places[chance.pick(spoken_of)]]
        yield Constraint(spot, tuple(_pixels(level, hues, spot, target)))


def _pixels(level: Level, hues: Sequence[int], spot: Spot, target: int) -> Iterator[int]:
    for at, way in enumerate(AROUND):
        tile = level.places.get(beside(spot, way))
        wanted = tile is not None and hues[tile] == target
        yield level.colors[target] if at == MIDDLE else 0 if wanted else GREY

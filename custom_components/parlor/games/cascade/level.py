"""A level: tiles, what a tap changes, and what the constraints want of it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, Self

from custom_components.parlor.games.content import BadContent, text_json
from custom_components.parlor.games.passage import Passage
from custom_components.parlor.games.vocabulary import Json, Wording

from .checking import check_level
from .grid import AROUND, MIDDLE, Nine, Spot, beside, cells

# Which places in the cycle a tile may have in the end.
type Admitted = frozenset[int]


@dataclass(frozen=True, slots=True)
class Constraint:
    """Says which colours must, and must not, stand around the tile that it stands on."""

    spot: Spot
    pixels: Nine

    @property
    def target(self) -> int:
        """Return the colour of which it speaks."""
        return self.pixels[MIDDLE]


class Rule(NamedTuple):
    """What a constraint says of one tile: that it must have the target colour, or must not."""

    at: int
    tile: int
    wanted: bool


@dataclass(frozen=True)
class Level:
    """Nothing can change it, so a copy of a game shares it; what it is called makes no other."""

    name: Wording = field(compare=False)
    tiles: tuple[Spot, ...]
    pattern: Nine
    colors: tuple[int, ...]
    budget: int
    constraints: tuple[Constraint, ...]
    specials: tuple[tuple[Spot, Nine], ...] = ()
    check_centre: bool = False
    empty_costs: bool = False
    note: Wording = field(default="", compare=False)

    @classmethod
    def from_dict(cls, data: object) -> Self:
        """Return the level that somebody has written; raises `BadContent`."""
        whole = Passage(data)
        check_level(whole)
        if whole.complaints:
            raise BadContent(*whole.complaints)
        return cls.read(data)

    @classmethod
    def read(cls, data: Any) -> Self:
        """Return the level of data that has been checked."""
        return cls(
            text_json(data["name"]),
            tuple((x, y) for x, y in data["tiles"]),
            _nine(data["pattern"]),
            tuple(data["colors"]),
            data["budget"],
            tuple(Constraint(*_standing(one, "pixels")) for one in data["constraints"]),
            tuple(_standing(one, "pattern") for one in data.get("specials", ())),
            data.get("check_centre", False),
            data.get("empty_costs", False),
            text_json(data.get("note", "")),
        )

    def to_dict(self) -> dict[str, Json]:
        """Return the level as people write it."""
        named: dict[str, Json] = {"name": text_json(self.name)}  # type: ignore[dict-item]
        noted: dict[str, Json] = {"note": text_json(self.note)}  # type: ignore[dict-item]
        return {
            **named,
            **(noted if self.note else {}),
            "tiles": [[*spot] for spot in self.tiles],
            "pattern": _rows(self.pattern),
            "colors": [*self.colors],
            "budget": self.budget,
            **({"check_centre": True} if self.check_centre else {}),
            **({"empty_costs": True} if self.empty_costs else {}),
            **({"specials": [*_written(self.specials, "pattern")]} if self.specials else {}),
            "constraints": [*_written(((c.spot, c.pixels) for c in self.constraints), "pixels")],
        }

    def __deepcopy__(self, memo: object) -> Self:
        """Return the level itself."""
        return self

    @cached_property
    def places(self) -> Mapping[Spot, int]:
        """Return which tile is where."""
        return {spot: tile for tile, spot in enumerate(self.tiles)}

    @cached_property
    def drawn(self) -> Mapping[Spot, int]:
        """Return which tile is drawn at each place of the grid."""
        return {cell: tile for tile, spot in enumerate(self.tiles) for cell in cells(spot)}

    @cached_property
    def reach(self) -> tuple[tuple[int, ...], ...]:
        """Return for every tile the tiles that a tap on it advances."""
        own = dict(self.specials)
        return tuple(self._under(spot, own.get(spot, self.pattern)) for spot in self.tiles)

    @cached_property
    def rules(self) -> tuple[tuple[Rule, ...], ...]:
        """Return for every constraint what it says of which tiles; of no tile, it says nothing."""
        return tuple(tuple(self._said(one)) for one in self.constraints)

    @cached_property
    def admitted(self) -> tuple[Admitted, ...]:
        """Return for every tile which places in the cycle all constraints together admit."""
        every = frozenset(range(len(self.colors)))
        found = [every] * len(self.tiles)
        for constraint, rules in zip(self.constraints, self.rules, strict=True):
            target = frozenset({self.colors.index(constraint.target)})
            for rule in rules:
                found[rule.tile] &= target if rule.wanted else every - target
        return tuple(found)

    def _under(self, spot: Spot, pattern: Nine) -> tuple[int, ...]:
        """Return the tiles that lie under a one of a pattern around this place."""
        ways = (way for way, one in zip(AROUND, pattern, strict=True) if one)
        return tuple(
            self.places[there] for way in ways if (there := beside(spot, way)) in self.places
        )

    def _said(self, constraint: Constraint) -> Iterable[Rule]:
        for at, way in enumerate(AROUND):
            tile = self.places.get(beside(constraint.spot, way))
            if tile is not None and at != MIDDLE:
                yield Rule(at, tile, constraint.pixels[at] == 0)
            elif tile is not None and self.check_centre:
                yield Rule(at, tile, wanted=True)


def _nine(rows: Iterable[Iterable[int]]) -> Nine:
    return tuple(one for row in rows for one in row)


def _rows(nine: Nine) -> list[Json]:
    return [[*nine[at : at + 3]] for at in (0, 3, 6)]


def _standing(data: Mapping[str, Any], key: str) -> tuple[Spot, Nine]:
    return (data["x"], data["y"]), _nine(data[key])


def _written(standing: Iterable[tuple[Spot, Nine]], key: str) -> Iterable[Json]:
    return ({"x": x, "y": y, key: _rows(nine)} for (x, y), nine in standing)

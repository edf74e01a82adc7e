"""Rating: how strong somebody is likely to be, and how sure that is.

Skills are normally distributed and a comparison is won by chance, the more likely the greater the
difference (Bradley and Terry). What is found is the most likely set of all skills at once, so the
order of games does not count, and how far the truth may be off (Laplace).
"""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log1p, pi, sqrt
from typing import Final

# How far skills lie apart before anything is known: with a difference of 1, 73 of 100 are won.
SPREAD: Final = 1.0
_CLOSE_ENOUGH: Final = 1e-9
_MOST_STEPS: Final = 50


@dataclass(frozen=True, slots=True)
class Side:
    """Somebody in a game: their place, the best being 0, and whether that came from points.

    Whose skill nobody asks for is a stranger, without a name.
    """

    who: Hashable | None
    place: int
    by_points: bool


@dataclass(frozen=True, slots=True)
class Comparison:
    """By how much each skill counts for winning, what came of it, and how much that says."""

    parts: Mapping[Hashable, float]
    won: float
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Skill:
    """The most likely skill, and its standard deviation."""

    mean: float
    deviation: float


def against_each_other(sides: Sequence[Side]) -> list[Comparison]:
    """Compare all with all; together that says as much of each as one game of two.

    Equal points are a draw. Equal places without points are those of one team, and say nothing.
    """
    weight = 1 / max(1, len(sides) - 1)
    return [
        Comparison(_difference(one.who, other.who), _won(one, other), weight)
        for one, other in combinations(sides, 2)
        if one.who != other.who
        and (one.place != other.place or (one.by_points and other.by_points))
    ]


def against_the_game(who: Sequence[Hashable | None], game: Hashable, *, won: bool) -> Comparison:
    """Compare all who have won, or lost, as one with the game itself: the mean of their skills."""
    parts: dict[Hashable, float] = {game: -1.0}
    for one in who:
        if one is not None:
            parts[one] = parts.get(one, 0.0) + 1 / len(who)
    strangers = who.count(None)
    return Comparison(_less_sure(parts, strangers * (SPREAD / len(who)) ** 2), float(won))


def skills(comparisons: Sequence[Comparison]) -> dict[Hashable, Skill]:
    """Return the skills of all who were compared."""
    order = {who: at for at, who in enumerate({who: 0 for one in comparisons for who in one.parts})}
    rows = [
        ([(order[who], part) for who, part in one.parts.items()], one.won, one.weight)
        for one in comparisons
    ]
    means = [0.0] * len(order)
    for _ in range(_MOST_STEPS):
        slope, curve = _slope_and_curve(rows, means)
        step = _solved(_root(curve), slope)
        means = _improved(rows, means, step)
        if max(map(abs, step), default=0.0) < _CLOSE_ENOUGH:
            break
    root = _root(_slope_and_curve(rows, means)[1])
    return {who: Skill(means[at], _deviation(root, at)) for who, at in order.items()}


type _Row = tuple[list[tuple[int, float]], float, float]


def _difference(one: Hashable | None, other: Hashable | None) -> dict[Hashable, float]:
    """Return how two skills count; a stranger could be anybody, so beating one says less."""
    parts = {who: sign for who, sign in ((one, 1.0), (other, -1.0)) if who is not None}
    return _less_sure(parts, SPREAD**2 if None in (one, other) else 0.0)


def _less_sure(parts: Mapping[Hashable, float], variance: float) -> dict[Hashable, float]:
    """Return the parts beside skills of which only the variance is known (MacKay)."""
    return {who: part / sqrt(1 + pi * variance / 8) for who, part in parts.items()}


def _won(one: Side, other: Side) -> float:
    return 0.5 if one.place == other.place else float(one.place < other.place)


def _chance(margin: float) -> float:
    return 1 / (1 + exp(-margin)) if margin >= 0 else exp(margin) / (1 + exp(margin))


def _likelihood(rows: Sequence[_Row], means: Sequence[float]) -> float:
    """Return the logarithm of how likely all is that was seen, with these skills."""
    total = -sum(mean * mean for mean in means) / (2 * SPREAD**2)
    for parts, won, weight in rows:
        margin = sum(part * means[at] for at, part in parts)
        loss = log1p(exp(-abs(margin))) + max(0.0, -margin)
        total -= weight * (loss + (1 - won) * margin)
    return total


def _slope_and_curve(
    rows: Sequence[_Row], means: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """Return where the likelihood grows, and how it bends."""
    slope = [-mean / SPREAD**2 for mean in means]
    curve = [[0.0] * len(means) for _ in means]
    for at in range(len(means)):
        curve[at][at] = 1 / SPREAD**2
    for parts, won, weight in rows:
        chance = _chance(sum(part * means[at] for at, part in parts))
        for at, part in parts:
            slope[at] += weight * (won - chance) * part
            for other, its in parts:
                curve[at][other] += weight * chance * (1 - chance) * part * its
    return slope, curve


def _improved(rows: Sequence[_Row], means: Sequence[float], step: Sequence[float]) -> list[float]:
    """Return the skills after a step, or after so much of it as makes them more likely."""
    before, size = _likelihood(rows, means), 1.0
    while size > _CLOSE_ENOUGH:
        after = [mean + size * by for mean, by in zip(means, step, strict=True)]
        if _likelihood(rows, after) >= before:
            return after
        size /= 2
    return [*means]


def _root(curve: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the triangle that gives the matrix when multiplied with itself (Cholesky)."""
    root: list[list[float]] = []
    for line in curve:
        row: list[float] = []
        for at in range(len(root)):
            above = root[at]
            known = sum(a * b for a, b in zip(row, above, strict=False))
            row.append((line[at] - known) / above[at])
        row.append(sqrt(line[len(root)] - sum(a * a for a in row)))
        root.append(row)
    return root


def _down(root: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    found: list[float] = []
    for row, value in zip(root, right, strict=True):
        found.append((value - sum(a * b for a, b in zip(row, found, strict=False))) / row[-1])
    return found


def _solved(root: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Return what the matrix of this root makes the right side of."""
    found = _down(root, right)
    for at in reversed(range(len(found))):
        found[at] /= root[at][at]
        for above in range(at):
            found[above] -= root[at][above] * found[at]
    return found


def _deviation(root: Sequence[Sequence[float]], at: int) -> float:
    """Return the standard deviation of one skill."""
    unit = [float(other == at) for other in range(len(root))]
    return sqrt(sum(value * value for value in _down(root, unit)))

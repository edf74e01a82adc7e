"""Resampled drafts, held against all drafts that there can be."""

from copy import deepcopy
from itertools import permutations

import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.citadels.draft import Draft
from custom_components.parlor.games.vocabulary import SeatId

from .stage import expire, start

type Key = tuple[object, ...]


def key(draft: Draft) -> Key:
    """Return what can differ between drafts; what is left over has no order."""
    return (*draft.face_down, *draft.picks, frozenset(draft.available))


def sights(draft: Draft, seat: SeatId) -> list[object]:
    """Return what a seat has seen of a draft: its picks, and what there was to pick from."""
    looks = [(frozenset(look.choices), look.picked) for look in draft.looks(seat)]
    return [looks, draft.picker == seat and frozenset(draft.available)]


def all_drafts(game: Citadels, seat: SeatId) -> set[Key]:
    """Return all drafts in which the seat would have seen the same."""
    real = game.draft
    hidden = [*real.face_down, *real.picks, *real.available]
    first, last = len(real.face_down), len(real.face_down) + len(real.picks)
    found = set()
    for order in permutations(hidden):
        moves = [
            move._replace(character=character)
            for move, character in zip(real.moves, order[first:last], strict=True)
        ]
        other = Draft(real.order, real.face_up, order[:first], [*order[last:]], moves)
        called = all(other.owner(c) == owner for c, owner in game.board.round.owners().items())
        if called and sights(other, seat) == sights(real, seat):
            found.add(key(other))
    return found


@pytest.mark.parametrize(
    ("players", "steps"),
    [(2, 2), (2, 4), (3, 3), (3, 5), (3, 8), (4, 2), (4, 4), (4, 6), (5, 3), (5, 5), (5, 9)],
)
def test_resampled_drafts_are_exactly_those_that_a_seat_must_think_possible(
    players: int, steps: int
) -> None:
    game = start(players, seed=players + steps)
    for _ in range(steps):
        expire(game)
    chance = Chance.seeded(1)
    for seat in game.seats:
        possible = all_drafts(game, seat)
        found = set()
        for _ in range(20 + 12 * len(possible)):
            draft = deepcopy(game.draft)
            draft.redeal(seat, game.board.round.owners(), chance)
            found.add(key(draft))
        assert found == possible

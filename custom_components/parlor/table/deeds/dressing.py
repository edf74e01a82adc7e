"""Dressing: everyone looks like nobody else at the table, and as they like."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import product

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import Json
from custom_components.parlor.table.draft import Draft
from custom_components.parlor.table.faces import COLOURS, Expression, Hat, Shape
from custom_components.parlor.table.party import Party
from custom_components.parlor.table.refusals import TableRefusal
from custom_components.parlor.table.seats import Caller


@dataclass(frozen=True, slots=True)
class Attire:
    """What a seat is told apart by."""

    colour: int
    shape: Shape
    hat: Hat
    expression: Expression


def fresh_attire(party: Party) -> Attire:
    """Return what a newcomer wears: what the fewest do, and a sign that nobody has."""
    colours = Counter(seat.colour for seat in party.seats)
    shapes = Counter(seat.shape for seat in party.seats)
    taken = {(seat.colour, seat.shape) for seat in party.seats}
    signs = [sign for sign in product(range(COLOURS), Shape) if sign not in taken]
    colour, shape = min(
        signs,
        key=lambda sign: (colours[sign[0]], shapes[sign[1]]),
        default=(0, Shape.CIRCLE),
    )
    hat = _rarest(Hat, (seat.hat for seat in party.seats))
    expression = _rarest(Expression, (seat.expression for seat in party.seats))
    return Attire(colour, shape, hat, expression)


def dress(
    draft: Draft,
    caller: Caller,
    *,
    hat: str | None = None,
    colour: int | None = None,
    expression: str | None = None,
) -> dict[str, Json]:
    """Look as one likes, at any time, in a colour that nobody else has.

    Refuses with `not_allowed`, `invalid_params` or `choice_taken`.
    """
    seat = draft.party.seat(caller.seat)
    if not caller.may_act_for(seat):
        raise Refused(TableRefusal.NOT_ALLOWED)
    if colour is not None and not 0 <= colour < COLOURS:
        raise Refused(TableRefusal.INVALID_PARAMS)
    # Who has left is still seen in the game, in the colour they had.
    others = {other.colour for other in draft.party.seats if other.id != seat.id}
    if colour is not None and colour != seat.colour and colour in others:
        raise Refused(TableRefusal.CHOICE_TAKEN)
    try:
        dressed = replace(
            seat,
            colour=seat.colour if colour is None else colour,
            hat=seat.hat if hat is None else Hat(hat),
            expression=seat.expression if expression is None else Expression(expression),
        )
    except ValueError as error:
        raise Refused(TableRefusal.INVALID_PARAMS) from error
    draft.party = draft.party.with_seat(dressed)
    return {}


def _rarest[T](kinds: Iterable[T], worn: Iterable[T]) -> T:
    counted = Counter(worn)
    return min(kinds, key=lambda kind: counted[kind])

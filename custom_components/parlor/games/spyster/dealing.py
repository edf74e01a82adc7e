"""Dealing: who is the spy, where the others are and who they are there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import SeatId

from .pack import Location, Role


@dataclass(frozen=True, slots=True)
class Deal:
    """The secret of a round."""

    spy: SeatId
    location: Location
    roles: Mapping[SeatId, Role]


def deal(locations: Sequence[Location], seats: Sequence[SeatId], chance: Chance) -> Deal:
    """Return a spy, one of the locations, and roles for everyone else."""
    spy = chance.pick(seats)
    location = chance.pick(locations)
    return Deal(spy, location, deal_roles(location, others(seats, spy), chance))


def deal_roles(location: Location, seats: Sequence[SeatId], chance: Chance) -> dict[SeatId, Role]:
    """Return a role for each seat; none comes again before all have been given."""
    roles: list[Role] = []
    while len(roles) < len(seats):
        roles += chance.shuffled(location.roles)
    return dict(zip(seats, roles, strict=False))


def others(seats: Sequence[SeatId], seat: SeatId) -> list[SeatId]:
    """Return the seats without this one."""
    return [other for other in seats if other != seat]

"""What is published: the table as everyone may see it, fixed in bytes once per version."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Self, cast

import orjson

from custom_components.parlor.games.offers import Offer
from custom_components.parlor.games.options import Kind
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.result import GameResult
from custom_components.parlor.games.shapes import PublicView
from custom_components.parlor.games.vocabulary import Json, SeatId

from . import choices
from .clocks import ClockInfo
from .host import Powers
from .match import Match
from .party import Party, Stage
from .public import Claim, ContentName, Obstacle, Private, Public, TableName
from .room import Room
from .seats import Seat
from .starting import why_not

# What the table itself tells a seat: its role, why a game can't start, who wants a seat back.
TABLE_ENVELOPE: Final = 1024


@dataclass(frozen=True, slots=True)
class Offering:
    """What one seat may do, and the version in which that last changed."""

    offers: tuple[Offer, ...]
    data: bytes
    version: int

    @classmethod
    def of(cls, offers: tuple[Offer, ...], version: int) -> Self:
        """Return the offers as they are published."""
        return cls(offers, orjson.dumps([offer.to_json() for offer in offers]), version)


@dataclass(frozen=True, slots=True)
class Published:
    """A version of the table. It is made of bytes, so a game that plays on cannot change it."""

    version: int
    party: Party
    match: int | None
    waiting_for: tuple[SeatId, ...]
    envelope: int
    public: bytes
    private: Mapping[SeatId | None, bytes]
    offered: Mapping[SeatId, Offering]

    @classmethod
    def of(
        cls,
        before: Published | None,
        version: int,
        name: str,
        room: Room,
        party: Party,
        match: Match | None,
        clock: ClockInfo | None,
        offers_version: int | None = None,
    ) -> Self:
        """Return the next version; offers that are new are as old as it, unless told otherwise."""
        view = cast(PublicView, match.state.public_view()) if match is not None else None
        waiting = tuple(view["waiting_for"]) if view is not None else ()
        return cls(
            version,
            party,
            match.number if match is not None else None,
            waiting if party.stage is Stage.PLAYING else (),
            TABLE_ENVELOPE + (match.state.envelope if match is not None else 0),
            orjson.dumps(_public(name, room, party, match, clock, view)),
            _privates(room, party, match),
            _offered(before, version if offers_version is None else offers_version, match),
        )


def _public(
    name: str,
    room: Room,
    party: Party,
    match: Match | None,
    clock: ClockInfo | None,
    view: PublicView | None,
) -> Public:
    result = match.state.result if match is not None else None
    return Public(
        table=TableName(name=name),
        stage=party.stage,
        paused=party.paused,
        host=party.host,
        seats=[seat.to_json() for seat in party.seats],
        game=party.game,
        options={**choices.chosen(room, party)},
        contents=_contents(room, party),
        clock=clock,
        view=view,
        result=cast(GameResult, result.to_json()) if result is not None else None,
    )


def _contents(room: Room, party: Party) -> dict[str, list[ContentName]]:
    """Return what there is to choose from, while there is something to choose."""
    if party.stage is Stage.PLAYING:
        return {}
    return {
        option.key: [
            ContentName(id=content.id, name=content.name, description=content.description)
            for content in choices.contents(room, party.game, option).values()
        ]
        for option in room.games[party.game].options
        if option.kind is Kind.CONTENT
    }


def _privates(room: Room, party: Party, match: Match | None) -> dict[SeatId | None, bytes]:
    start = _refusal(why_not(room, party))
    claims = [Claim(seat=seat, name=party.seat(seat).name) for seat in party.claims]
    powers = Powers.of(party)
    privates: dict[SeatId | None, bytes] = {
        None: _private(None, party, powers, start=start, claims=[], view={})
    }
    for seat in party.seats:
        if seat.human:
            view = match.state.private_view(seat.id) if match is not None else {}
            asked = claims if seat.id in powers.approve else []
            privates[seat.id] = _private(seat, party, powers, start=start, claims=asked, view=view)
    return privates


def _private(
    seat: Seat | None,
    party: Party,
    powers: Powers,
    *,
    start: Obstacle | None,
    claims: list[Claim],
    view: dict[str, Json],
) -> bytes:
    private = Private(
        seat=None if seat is None else seat.id,
        host=seat is not None and seat.id == party.host,
        powers=seat is not None and seat.id == party.host,
        stand_in=seat is not None and seat.id in powers.go_on,
        start=start,
        allows_house=seat is not None and seat.allows_house,
        claims=claims,
        view=view,
    )
    return orjson.dumps(private)


def _refusal(refused: Refused | None) -> Obstacle | None:
    return None if refused is None else Obstacle(code=refused.code, details={**refused.details})


def _offered(before: Published | None, version: int, match: Match | None) -> dict[SeatId, Offering]:
    if match is None:
        return {}
    known = before.offered if before is not None and before.match == match.number else {}
    offered = {}
    for seat in match.record.seats:
        offers = tuple(match.state.offers(seat))
        last = known.get(seat)
        same = last is not None and last.offers == offers
        offered[seat] = last if last and same else Offering.of(offers, version)
    return offered

"""What is published: the table as everyone, and as each seat, may see it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Self, cast

import orjson

from custom_components.parlor.games.offers import Offer
from custom_components.parlor.games.options import Kind
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.shapes import PublicView
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import Json, SeatId

from . import choices, evening
from .clocks import ClockInfo
from .evening import EveningInfo
from .filling import blank
from .host import gives_powers, may_go_on
from .house import Content
from .match import Match
from .party import Party, Stage
from .patience import skip_of
from .public import ContentName, KnockInfo, Obstacle, Own, Public, TableName
from .room import Room
from .seats import Caller, Seat, SeatInfo
from .sections import Sections
from .starting import expected, lineup, missing, why_not
from .vouching import asked, is_asked, told

# What the table itself tells a seat: its role, and who wants a seat back.
TABLE_ENVELOPE: Final = 256


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
    """A version of the table. It is made of bytes, so a game that plays on cannot change it.

    `made` is what the sections were made of: good to compare with, and nothing to look at.
    """

    version: int
    party: Party
    match: int | None
    waiting_for: tuple[SeatId, ...]
    envelope: int
    made: Public
    sections: Sections
    own: Mapping[SeatId | None, bytes]
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
        public = public_of(before, name, room, party, match, clock)
        own = before.own if before is not None and before.party is party else _owns(party)
        view = public["view"]
        waiting = tuple(view["waiting_for"]) if view is not None else ()
        return cls(
            version,
            party,
            match.number if match is not None else None,
            waiting if party.stage is Stage.PLAYING else (),
            _envelope(match),
            public,
            Sections.of(public, version, before.sections if before is not None else None),
            own,
            _privates(own, match),
            _offered(before, version if offers_version is None else offers_version, match),
        )

    def for_house(self, user: Caller) -> bytes:
        """Return what the table tells a user of the house who leads it.

        Of what the user's own seat sees in the game, nothing is in it.
        """
        party, own = self.party, self.party.of_caller(user)
        told = Own(
            seat=None if own is None else own.id,
            host=own is not None and own.id == party.host,
            powers=True,
            stand_in=True,
            allows_house=own is not None and own.allows_house,
            asked=[
                *(claim.id for claim in party.claims if is_asked(party, claim, user)),
                *(knock.id for knock in party.knocks),
            ],
        )
        return _head(told) + b"{}}"


def _envelope(match: Match | None) -> int:
    """Return up to what everything private is filled; nothing is where nothing is secret."""
    if match is None or not match.state.has_secrets:
        return 0
    return TABLE_ENVELOPE + match.state.envelope


def public_of(
    before: Published | None,
    name: str,
    room: Room,
    party: Party,
    match: Match | None,
    clock: ClockInfo | None,
) -> Public:
    """Return all that everyone may see; what stays as it was is not made again."""
    state = match.state if match is not None else None
    result = state.result if state is not None else None
    around = _as_before(before, name, party) or _around(before, name, room, party)
    return {
        **around,
        "clock": clock,
        "next": skip_of(party, match) if party.stage is Stage.PLAYING and match else None,
        # A copy, which cannot be taken for that of the version before.
        "view": cast(PublicView, {**state.public_view()}) if state is not None else None,
        "result": result.to_json() if result is not None else None,
    }


def _as_before(before: Published | None, name: str, party: Party) -> Public | None:
    """Return what was around the game before, if nothing but a move of it has come since."""
    if before is None or before.party is not party or party.stage is not Stage.PLAYING:
        return None
    return before.made if before.made["table"]["name"] == name else None


def _around(before: Published | None, name: str, room: Room, party: Party) -> Public:
    """Return what everyone may see around the game: no move of it changes any of this."""
    return Public(
        table=TableName(name=name),
        stage=party.stage,
        paused=party.paused,
        frozen=party.frozen,
        host=party.host,
        guarded=party.guarded,
        seats=_seats(before, party),
        claims=[told(party, claim) for claim in party.claims],
        knocks=[KnockInfo(id=knock.id, name=knock.name) for knock in party.knocks],
        game=party.game,
        match=party.match,
        options={**choices.chosen(room, party)},
        in_effect=_in_effect(room, party),
        contents=_contents(room, party),
        start=_refusal(why_not(room, party)),
        missing=missing(room, party),
        clock=None,
        away=None if party.absence is None else party.absence.to_json(),
        next=None,
        view=None,
        result=None,
        evening=_evening(before, party),
    )


def _in_effect(room: Room, party: Party) -> dict[str, Json]:
    """Return what the options come to with those who play, or at least will."""
    game = room.games[party.game]
    players = len(lineup(expected(party), game))
    return {**game.in_effect(choices.chosen(room, party), max(players, game.min_seats))}


def _seats(before: Published | None, party: Party) -> list[SeatInfo]:
    if before is not None and (before.party.seats, before.party.game) == (party.seats, party.game):
        return before.made["seats"]
    return [seat.to_json(party.game) for seat in party.seats]


def _evening(before: Published | None, party: Party) -> EveningInfo | None:
    same = before is not None and before.party.evening is party.evening
    if before is not None and same and before.party.seats == party.seats:
        return before.made["evening"]
    return evening.told(party.evening, party.sitting)


def _contents(room: Room, party: Party) -> dict[str, list[ContentName]]:
    """Return what there is to choose from, while there is something to choose."""
    if party.stage is Stage.PLAYING:
        return {}
    return {
        option.key: [
            _named(content) for content in choices.contents(room, party.game, option).values()
        ]
        for option in room.games[party.game].options
        if option.kind is Kind.CONTENT
    }


def _named(content: Content) -> ContentName:
    about = content.about
    return ContentName(id=about.id, name=about.name, description=about.description)


def _owns(party: Party) -> dict[SeatId | None, bytes]:
    """Return what the table itself tells everyone who may look, up to where the view begins."""
    humans = (seat for seat in party.seats if seat.human)
    return {None: own_of(None, party), **{seat.id: own_of(seat, party) for seat in humans}}


def own_of(seat: Seat | None, party: Party) -> bytes:
    """Return what the table itself tells a seat, up to where the view begins."""
    me = None if seat is None else seat.id
    powers = gives_powers(party, seat)
    own = Own(
        seat=me,
        host=me is not None and me == party.host,
        powers=powers,
        stand_in=powers or may_go_on(party, me),
        allows_house=seat is not None and seat.allows_house,
        asked=[
            *(claim.id for claim in party.claims if me in asked(party, claim)),
            *(knock.id for knock in party.knocks if powers),
        ],
    )
    return _head(own)


def _head(own: Own) -> bytes:
    head = orjson.dumps(own)[:-1] + b',"view":'
    return head + blank(len(head) + 1, TABLE_ENVELOPE)


def _privates(
    owns: Mapping[SeatId | None, bytes], match: Match | None
) -> dict[SeatId | None, bytes]:
    """Return what only each seat may see; bots are asked for nothing."""
    state = match.state if match is not None else None
    return {seat: own + view_of(state, seat) + b"}" for seat, own in owns.items()}


def view_of(state: GameState | None, seat: SeatId | None) -> bytes:
    """Return what a game shows a seat alone."""
    if state is None or seat is None:
        return b"{}"
    return orjson.dumps(state.private_view(seat))


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

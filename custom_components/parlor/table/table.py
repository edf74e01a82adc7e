"""The table: where people play."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Self

import orjson

from custom_components.parlor.games import GAMES
from custom_components.parlor.games.offers import Offered
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import Json, SeatId

from .actor import Actor
from .archive import Archive
from .claim import Claim, Knock, fingerprint
from .deeds import claims, door, play
from .deeds.arrivals import come_again
from .deeds.messages import MESSAGES
from .draft import Draft
from .house import House, Library, NoLibrary, Settings
from .journal import ledger
from .journal.journal import Journal
from .keeper import Trouble
from .opening import open_table
from .party import Party, Stage
from .presence import Listener
from .public import Private, Public
from .refusals import TableRefusal
from .room import Room
from .seats import Caller, Entered, Seat, SeatKind, hashed
from .workshop import Workshop

__all__ = [
    "Caller",
    "Entered",
    "Listener",
    "Seat",
    "SeatKind",
    "Settings",
    "Stage",
    "Table",
    "Trouble",
]


class Table:
    """One table: everything asked of it is done one by one, saved, and only then published."""

    def __init__(self, actor: Actor, journal: Journal) -> None:
        """Speak for the actor; use `open`. In the journal, only the actor writes."""
        self._actor = actor
        self.journal = journal
        self.archive = Archive(actor, journal)
        self.workshop = Workshop(actor)

    @classmethod
    async def open(
        cls,
        name: str,
        journal: Journal,
        house: House,
        settings: Settings | None = None,
        *,
        games: Mapping[str, type[GameState]] = GAMES,
        library: Library | None = None,
    ) -> Self:
        """Return the table that the journal holds, or a new one; raises `CannotOpen`."""
        room = Room(house, settings or Settings(), games, library or NoLibrary())
        try:
            opened = await open_table(name, room, journal)
            return cls(Actor(name, room, journal, opened), journal)
        except BaseException:
            # Nobody else would: whatever has failed, the journal's thread ends.
            await journal.close()
            raise

    async def close(self) -> None:
        """Save what runs, tell everyone, and let go of the journal."""
        await self._actor.close()

    @property
    def name(self) -> str:
        """Return what the table is called."""
        return self._actor.name

    def call(self, name: str) -> None:
        """Give the table another name; whoever looks at it sees so at once."""
        self._actor.call(name)

    @property
    def games(self) -> Mapping[str, type[GameState]]:
        """Return the games that can be played here."""
        return self._actor.room.games

    @property
    def version(self) -> int:
        """Return the number of the published version; it only ever grows."""
        return self._actor.published.version

    @property
    def stage(self) -> Stage:
        """Return what the table is at."""
        return self._party.stage

    @property
    def games_played(self) -> int:
        """Return how many games were ever played here to some end."""
        return self._party.games_played

    @property
    def code(self) -> str:
        """Return the code for links, which nobody can guess."""
        return self._party.code

    @property
    def short_code(self) -> str:
        """Return the code that can be said aloud."""
        return self._party.short_code

    @property
    def tv_code(self) -> str:
        """Return the code of the house's own screens, which only the house hands out."""
        return self._party.tv_code

    @property
    def host(self) -> SeatId | None:
        """Return the seat that has the host's role."""
        return self._party.host

    @property
    def seats(self) -> Sequence[Seat]:
        """Return the seats in turn order."""
        return self._party.seats

    @property
    def claims(self) -> Sequence[Claim]:
        """Return who says that a seat is theirs."""
        return self._party.claims

    @property
    def knocks(self) -> Sequence[Knock]:
        """Return who asks to be let in."""
        return self._party.knocks

    @property
    def guarded(self) -> bool:
        """Return whether newcomers need the host's word."""
        return self._party.guarded

    @property
    def spectators(self) -> int:
        """Return how many watch without a seat."""
        return self._actor.presence.spectators

    @property
    def trouble(self) -> Trouble | None:
        """Return what a person has to know about the table."""
        return self._actor.keeper.trouble

    @property
    def _party(self) -> Party:
        return self._actor.published.party

    def public(self) -> Public:
        """Return what everyone may see, as of the published version; not to be changed."""
        return self._actor.published.sections.value

    def public_bytes(self, since: int | None = None) -> bytes:
        """Return the public part as JSON, or what of it has changed after a version."""
        return self._actor.published.sections.since(since)

    def private(self, seat: SeatId | None) -> Private:
        """Return what only this seat may see; None stands for a screen without a seat."""
        private: Private = orjson.loads(self.private_bytes(seat))
        return private

    def private_bytes(self, seat: SeatId | None) -> bytes:
        """Return the private part as JSON, serialised once per version."""
        privates = self._actor.published.private
        return privates.get(seat, privates[None])

    def house_bytes(self, user: Caller) -> bytes:
        """Return, as JSON, what the table tells a user of the house who leads it."""
        return self._actor.published.for_house(user)

    def offers(self, seat: SeatId | None) -> list[Offered]:
        """Return what this seat may do now."""
        offers: list[Offered] = orjson.loads(self.offers_bytes(seat))
        return offers

    def offers_bytes(self, seat: SeatId | None) -> bytes:
        """Return the offers as JSON, serialised once per change."""
        offered = self._actor.published.offered.get(seat) if seat is not None else None
        return b"[]" if offered is None else offered.data

    @property
    def envelope(self) -> int:
        """Return up to how many bytes the private part and the offers of every seat are filled."""
        return self._actor.published.envelope

    def offers_version(self, seat: SeatId) -> int:
        """Return the version in which this seat's offers last changed."""
        offered = self._actor.published.offered.get(seat)
        return self.version if offered is None else offered.version

    def remaining_ms(self) -> int | None:
        """Return how long the current clock still runs."""
        left = self._actor.clocks.remaining()
        return None if left is None else round(left * 1000)

    def now_ms(self) -> int:
        """Return the table's time, by which moments in the public part are given."""
        return round(self._actor.room.house.now() * 1000)

    def attach(self, seat: SeatId | None, listener: Listener) -> Callable[[], None]:
        """Tell the listener what is published from now on; with a seat, the seat is present.

        Replaces an earlier listener of the seat. Refuses with `no_such_seat` or `table_closed`.
        """
        if seat is not None:
            self._party.seat(seat)
        return self._actor.attach(seat, listener)

    def look_on(self, onlooker: Listener, user: str | None = None) -> Callable[[], None]:
        """Tell the onlooker what is public, after everyone at the table; return how to stop.

        A user of Home Assistant who looks on is there, also with their seat put away.
        """
        return self._actor.look_on(onlooker, user)

    def catch_up(self) -> None:
        """Tell those who look on at once what they would be told in a moment."""
        self._actor.gallery.catch_up()

    def has_let_in(self, request: str, name: str) -> bool:
        """Return whether this request was given a seat not long ago."""
        known = fingerprint(request, name)
        return any(arrival.request == known for arrival in self._party.arrivals)

    async def join(self, name: str, request: str | None = None) -> Entered:
        """Sit down under a name; asked again by the same request, get the same seat.

        Refuses with `door_guarded`, `name_invalid`, `name_taken` or `table_full`.
        """
        asked = _asked(request, name)
        return await self._actor.ask(lambda draft: door.join(draft, name, asked))

    def seat_of_user(self, user: str) -> SeatId | None:
        """Return the seat of a user of Home Assistant, if they have one."""
        seat = self._party.of_user(user)
        return None if seat is None else seat.id

    async def sit(self, user: str, known_as: str, name: str | None = None) -> SeatId:
        """Give a user of Home Assistant a seat; who has one gets that.

        Refuses with `door_guarded`, `name_invalid`, `name_taken` or `table_full`.
        """
        return await self._actor.ask(lambda draft: door.sit(draft, user, known_as, name))

    async def resume(self, token: str) -> Entered:
        """Return the seat of a token. Refuses with `wrong_token`."""
        wanted = hashed(token)
        for seat in self._party.sitting:
            if seat.token_hash == wanted:
                return Entered(seat.id, None)
        raise Refused(TableRefusal.WRONG_TOKEN)

    async def reclaim(
        self,
        name: str,
        request: str | None = None,
        told: Callable[[str], None] = lambda _: None,
        household: str = "",
    ) -> Entered:
        """Wait until it is believed that this is who sat here under that name.

        Cancelling withdraws the claim. Refuses with `name_invalid`, `no_such_seat`,
        `claim_refused` or `crowded_out`.
        """
        asked = _asked(request, name)
        return await self._be_let_in(
            asked, lambda draft: claims.claim(draft, name, asked, household), told
        )

    async def knock(
        self,
        name: str,
        request: str | None = None,
        told: Callable[[str], None] = lambda _: None,
        household: str = "",
    ) -> Entered:
        """Wait until the host lets someone new in.

        Cancelling withdraws it. Refuses with `name_invalid`, `name_taken`, `claim_refused` or
        `crowded_out`.
        """
        asked = _asked(request, name)
        return await self._be_let_in(
            asked, lambda draft: door.knock(draft, name, asked, household), told
        )

    async def perform(
        self,
        caller: Caller,
        type: str,  # noqa: A002
        params: Mapping[str, object] | None = None,
        request: str | None = None,
        version: int | None = None,
    ) -> dict[str, Json]:
        """Do a table message or an action of the game, once per request.

        Refuses with the codes of the table or of the game, and then nothing has changed.
        """
        message = MESSAGES.get(type)
        if message is None:
            action = {**(params or {}), "type": type}
            return await self._once(
                lambda draft: play.act(draft, caller, action, version), caller, request
            )
        change = message.change(caller, params or {})
        return await self._once(change, caller, request if message.changes else None)

    def refresh(self) -> None:
        """Show what is new in the library; a game that runs keeps what it was started with."""
        self._actor.tell(Draft.renew)

    async def save(self) -> None:
        """Try whether the journal takes something again. Refuses with `not_saved`."""
        tried = ledger.meta("tried", self._actor.room.house.wall())
        with self._house_sees():
            await self._actor.ask(lambda draft: draft.writes.append(tried))

    async def settle(self) -> None:
        """Wait until everything asked so far is done, and everyone knows of it."""
        await self._actor.ask(lambda _: None)
        self.catch_up()

    async def _be_let_in(
        self, asked: str | None, ask: Callable[[Draft], str], told: Callable[[str], None]
    ) -> Entered:
        again = await self._actor.ask(lambda draft: come_again(draft, asked))
        return again or await self._actor.ask_to_be_let_in(ask, told)

    async def _once(
        self, change: Callable[[Draft], dict[str, Json]], caller: Caller, request: str | None
    ) -> dict[str, Json]:
        nobody = caller.seat is None and not caller.house
        asked = None if request is None or nobody else (caller.seat or "", request)
        if not caller.house:
            return await self._actor.ask_once(change, asked)
        with self._house_sees():
            return await self._actor.ask_once(change, asked)

    @contextmanager
    def _house_sees(self) -> Iterator[None]:
        """Let the house see what came of what it asked for, before it goes on."""
        try:
            yield
        finally:
            self.catch_up()


def _asked(request: str | None, name: str) -> str | None:
    return None if request is None else fingerprint(request, name)

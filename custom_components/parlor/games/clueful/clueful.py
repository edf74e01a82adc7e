"""The game: what the seats can do in it, and what they can ask."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import ClassVar, Final, Self, cast, override

from custom_components.parlor.games.bot import Bot
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.glow import Glow
from custom_components.parlor.games.methods import action, query
from custom_components.parlor.games.offers import Offer, Param
from custom_components.parlor.games.options import Option
from custom_components.parlor.games.refused import COMMON_REFUSALS, Refused
from custom_components.parlor.games.state import Painter
from custom_components.parlor.games.talking import Talk
from custom_components.parlor.games.vocabulary import Json, Rng, SeatId

from . import answering, console, news
from .bot import CluefulBot
from .cards import BY_KIND, CARDS, Theory
from .exploring import ROOMS
from .glows import FLASHES, GLOWS
from .investigation import Investigation
from .outcomes import outcome
from .picture import paint
from .resample import another_world
from .sentences import TALK
from .settings import OPTIONS
from .shapes import CluefulView, OwnCluefulView
from .speech import LANGUAGES
from .story import Turn
from .teller import Teller
from .terms import (
    CHAPTERS,
    NIGHTTIME,
    TOLD,
    CardKind,
    CluefulRefusal,
    Deed,
    EndedBy,
    EventType,
    Phase,
    RoomId,
    Suspect,
    Verb,
    Weapon,
)
from .views import private_view, public_view
from .world import INVALID_ROOM, NO_CARD

_SUSPECT: Final = Param.one(BY_KIND[CardKind.SUSPECTS])
_WEAPON: Final = Param.one(BY_KIND[CardKind.WEAPONS])
_ROOM: Final = Param.one(BY_KIND[CardKind.ROOMS])
# A guess may name any room: in another than one's own it only costs the turn.
_THEORY: Final = {"suspect": _SUSPECT, "room": _ROOM, "weapon": _WEAPON}
_OFFERS: Final = (
    Offer(Verb.TRAVEL, {"room": _ROOM}),
    Offer(Verb.GUESS, _THEORY),
    Offer(Verb.ACCUSE, _THEORY),
)
_LANGUAGE: Final = Param.one(LANGUAGES)
# Some of what can be typed; the rest is the parser's affair.
_TYPED: Final = ("look", "show rope.", "Karten", "travel to the ballrom", "xyzzy", "where is s1")


class Clueful(Investigation):
    """Mr. Albatross is dead. Travel, guess, and accuse when you know who, where and with what."""

    id = "clueful"
    min_seats = 2
    max_seats = 6
    practice_seats = 3
    phases = Phase
    public_shape = CluefulView
    private_shape = OwnCluefulView
    options: ClassVar[Sequence[Option]] = OPTIONS
    event_types = EventType
    glows: ClassVar[Mapping[StrEnum, Glow]] = GLOWS
    flashes: ClassVar[Mapping[StrEnum, Glow]] = FLASHES
    told: ClassVar[frozenset[StrEnum]] = TOLD
    chapters: ClassVar[Mapping[StrEnum, str]] = CHAPTERS
    refusals = COMMON_REFUSALS | frozenset(CluefulRefusal)
    bot: ClassVar[type[Bot]] = CluefulBot
    paint: ClassVar[Painter | None] = staticmethod(paint)
    talk: ClassVar[Talk | None] = TALK
    # A room that is described with all who are in it is the longest answer.
    envelope = 6 * 1024

    @override
    @classmethod
    def tells(cls, event: Event) -> bool:
        # Cards are shown all night long; that nobody had one is what people talk of.
        return super().tells(event) and event.data.get("shown") != "yes"

    @override
    def offers(self, seat: SeatId) -> Sequence[Offer]:
        return _OFFERS if seat == self.current else ()

    @action(*NIGHTTIME)
    def travel(self, seat: SeatId, room: object) -> Sequence[Event]:
        """Go to a room, or stay where one is. Refuses with `not_your_turn` or `invalid_room`."""
        self._must_be(seat)
        there = _room(room)
        self.world.take_turn(Verb.TRAVEL, there)
        self.story.append(Turn(self.round, seat, Deed.TRAVELLED, there))
        self._go_on(seat, idle=True)
        return [news.travelled(seat, there)]

    @action(*NIGHTTIME)
    def guess(self, seat: SeatId, suspect: object, room: object, weapon: object) -> Sequence[Event]:
        """Ask the adversary; in another room than one's own the turn is forfeited.

        Refuses with `not_your_turn`, `invalid_card` or `invalid_room`.
        """
        self._must_be(seat)
        theory = _theory(suspect, room, weapon)
        came = self.world.take_turn(Verb.GUESS, theory)
        if came == INVALID_ROOM:
            self._write(seat, Deed.FORFEITED, theory)
            told = [news.forfeited(seat, theory)]
        else:
            to = SeatId(self.world.get_adversary(seat))
            card = None if came == NO_CARD else came
            self._write(seat, Deed.GUESSED, theory, to, card)
            shown = card is not None
            told = [news.guessed(seat, to, theory), news.answered(to, seat, shown=shown)]
        self._go_on(seat, idle=False)
        return told

    @action(*NIGHTTIME)
    def accuse(
        self, seat: SeatId, suspect: object, room: object, weapon: object
    ) -> Sequence[Event]:
        """Say who it was: one wins, or the next in line does.

        Refuses with `not_your_turn`, `invalid_card` or `invalid_room`.
        """
        self._must_be(seat)
        theory = _theory(suspect, room, weapon)
        winner = SeatId(self.world.take_turn(Verb.ACCUSE, theory))
        self._write(seat, Deed.ACCUSED, theory)
        ended_by = EndedBy.PLAYED if winner == seat else EndedBy.WRONG
        return [news.accused(seat, theory), self._win(winner, ended_by)]

    @query()
    def say(
        self, seat: SeatId, text: object, language: object = "en", names: object = None
    ) -> dict[str, Json]:
        """Understand what was typed or said: answer it, or say which action it is.

        The names of the seats, by which people are spoken of, come with it, as the game knows none.
        """
        return _told(console.say(self, seat, text, Teller.of(language, names)))

    @query()
    def outcome(
        self, seat: SeatId, language: object = "en", names: object = None
    ) -> dict[str, Json]:
        """Say what came of one's last turn."""
        return _told(outcome(self, seat, Teller.of(language, names)))

    @query()
    def look(self, seat: SeatId, language: object = "en", names: object = None) -> dict[str, Json]:
        """Describe the room that one is in, as it is at this hour."""
        return _told(answering.look(self, seat, Teller.of(language, names)))

    @query()
    def examine(
        self, seat: SeatId, thing: object, language: object = "en", names: object = None
    ) -> dict[str, Json]:
        """Look at a thing in one's room. Refuses with `nothing_like_it`."""
        return _told(answering.examine(self, seat, thing, Teller.of(language, names)))

    @query()
    def unlatch(
        self, seat: SeatId, thing: object, language: object = "en", names: object = None
    ) -> dict[str, Json]:
        """Open a thing in one's room. Refuses with `nothing_like_it`."""
        return _told(answering.unlatch(self, seat, thing, Teller.of(language, names)))

    @query()
    def show(
        self, seat: SeatId, card: object, language: object = "en", names: object = None
    ) -> dict[str, Json]:
        """Tell the story of a card, whoever holds it. Refuses with `invalid_card`."""
        return _told(answering.show(card, Teller.of(language, names)))

    @query()
    def cards(self, seat: SeatId, language: object = "en", names: object = None) -> dict[str, Json]:
        """Tell which cards one holds."""
        return _told(answering.cards(self, seat, Teller.of(language, names)))

    @query()
    def sheet(self, seat: SeatId, language: object = "en", names: object = None) -> dict[str, Json]:
        """Show one's sheet."""
        return _told(answering.sheet(self, seat, Teller.of(language, names)))

    @query()
    def help(self, seat: SeatId, language: object = "en", names: object = None) -> dict[str, Json]:
        """Tell what can be typed or said."""
        return _told(answering.assistance(Teller.of(language, names)))

    @override
    def questions(self, seat: SeatId) -> Sequence[Offer]:
        if seat not in self.seats:
            return ()
        things = Param.one(ROOMS[RoomId(self.world.get_location(seat))].things)
        return [
            Offer("say", {"text": Param.one(_TYPED), "language": _LANGUAGE}),
            Offer("examine", {"thing": things, "language": _LANGUAGE}),
            Offer("unlatch", {"thing": things, "language": _LANGUAGE}),
            Offer("show", {"card": Param.one(CARDS), "language": _LANGUAGE}),
            *(
                Offer(name, {"language": _LANGUAGE})
                for name in ("outcome", "look", "cards", "sheet", "help")
            ),
        ]

    @override
    def public_view(self) -> CluefulView:
        return public_view(self)

    @override
    def private_view(self, seat: SeatId) -> OwnCluefulView:
        return private_view(self, seat) if seat in self.seats else cast(OwnCluefulView, {})

    @override
    def resample(self, seat: SeatId, rng: Rng) -> Self:
        return another_world(self, seat, rng)

    def _must_be(self, seat: SeatId) -> None:
        """Refuse with `not_your_turn` whoever has not the turn."""
        if seat != self.current:
            raise Refused(CluefulRefusal.NOT_YOUR_TURN)

    def _write(
        self,
        by: SeatId,
        deed: Deed,
        theory: Theory,
        to: SeatId | None = None,
        card: str | None = None,
    ) -> None:
        """Write down a guess or an accusation."""
        suspect, weapon = Suspect(theory["suspect"]), Weapon(theory["weapon"])
        room = RoomId(theory["room"])
        self.story.append(Turn(self.round, by, deed, room, suspect, weapon, to, card))


def _told(spoken: object) -> dict[str, Json]:
    return cast(dict[str, Json], spoken)


def _room(named: object) -> RoomId:
    """Return the room that is named. Refuses with `invalid_room`."""
    if not isinstance(named, str) or named not in RoomId:
        raise Refused(CluefulRefusal.INVALID_ROOM)
    return RoomId(named)


def _theory(suspect: object, room: object, weapon: object) -> Theory:
    """Return what is named. Refuses with `invalid_card` or `invalid_room`."""
    if not isinstance(suspect, str) or suspect not in Suspect:
        raise Refused(CluefulRefusal.INVALID_CARD)
    if not isinstance(weapon, str) or weapon not in Weapon:
        raise Refused(CluefulRefusal.INVALID_CARD)
    return {"suspect": Suspect(suspect), "room": _room(room), "weapon": Weapon(weapon)}

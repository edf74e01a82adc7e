"""The game: what the seats can do in it."""

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
from custom_components.parlor.games.vocabulary import Action, Json, Rng, SeatId

from . import news
from .bot import OccluedoBot
from .cards import ROOMS, SUSPECTS, WEAPONS, Card
from .flow import Flow
from .glows import FLASHES, GLOWS
from .hinting import reasons_for
from .mansion import LOBBIES, NUMBERS, PASSAGES, ROOMS as ROOM_PLACES, reachable
from .offers import offers
from .operators import action_of, numbers_of
from .picture import paint
from .resample import another_world
from .settings import HINTS, OPTIONS
from .shapes import OccluedoView, OwnView
from .terms import CHAPTERS, TOLD, EventType, Hints, Honour, OccluedoRefusal, Phase
from .views import private_view, public_view

# Whose column of a sheet is asked for, where it is nobody's.
CRIME: Final = "crime"
_CARDS: Mapping[str, Card] = {card.id: card for card in Card}


class Occluedo(Flow):
    """Who was it, where, and with what? Ask, listen, and accuse when you are certain."""

    id = "occluedo"
    min_seats = 2
    max_seats = 6
    practice_seats = 4
    phases = Phase
    public_shape = OccluedoView
    private_shape = OwnView
    options: ClassVar[Sequence[Option]] = OPTIONS
    event_types = EventType
    glows: ClassVar[Mapping[StrEnum, Glow]] = GLOWS
    flashes: ClassVar[Mapping[StrEnum, Glow]] = FLASHES
    told: ClassVar[frozenset[StrEnum]] = TOLD
    chapters: ClassVar[Mapping[StrEnum, str]] = CHAPTERS
    refusals = COMMON_REFUSALS | frozenset(OccluedoRefusal)
    rules_version = 2
    bot: ClassVar[type[Bot]] = OccluedoBot
    paint: ClassVar[Painter | None] = staticmethod(paint)
    # The hand, the sheet's 21 rows with what is open beside them, and nineteen ways to go.
    envelope = 8 * 1024

    @override
    def offers(self, seat: SeatId) -> Sequence[Offer]:
        return offers(self, seat)

    @override
    def apply(self, seat: SeatId, action: Action) -> Sequence[Event]:
        events = super().apply(seat, action)
        self.idle_turns = 0
        return events

    def applicable(self) -> list[int]:
        """Return the operators that the role to act may use."""
        if (seat := self.decider) is None:
            return []
        hand = self.deal.hands[self.role_of[seat]]
        return sorted(n for offer in self.offers(seat) for n in numbers_of(offer, hand))

    def apply_operator(self, number: int) -> Sequence[Event]:
        """Use an operator for the role to act.

        Refuses with `unknown_action`, or as the action does.
        """
        role = self.whose_turn if self.acting_role is None else self.acting_role
        return self.apply(self.seat_of[role], action_of(number, self.deal.hands[role]))

    @action(Phase.TURN)
    def go(self, seat: SeatId, place: object) -> Sequence[Event]:
        """Go to a lobby, into its room, or through a secret passage.

        Refuses with `not_your_turn`, `invalid_place`, `already_there`, `lobby_taken` or
        `out_of_reach`.
        """
        self._must_be(seat)
        if not isinstance(place, str) or place not in NUMBERS:
            raise Refused(OccluedoRefusal.INVALID_PLACE)
        role, there = self.whose_turn, NUMBERS[place]
        here = self.player_places[role]
        if there not in reachable(here, self.player_places):
            raise Refused(_why_not(here, there))
        self.player_places[role] = there
        if role in self.recent_arrivals:
            self.recent_arrivals.remove(role)
        if PASSAGES.get(here) == there:
            self.ledger.count(Honour.WALL_WALKER, seat)
        if there in ROOM_PLACES:
            self._enter(there)
        else:
            self._pass_turn()
        return self._go_on([news.moved(role, there, seat)])

    @action(Phase.TURN)
    def start_suggestion(self, seat: SeatId) -> Sequence[Event]:
        """Suggest where one was summoned to. Refuses with `not_your_turn` or `not_summoned`."""
        self._must_be(seat)
        if self.whose_turn not in self.recent_arrivals:
            raise Refused(OccluedoRefusal.NOT_SUMMONED)
        self._enter(self.player_places[self.whose_turn])
        return self._go_on([])

    @action(Phase.NAME_SUSPECT)
    def suspect(self, seat: SeatId, suspect: object) -> Sequence[Event]:
        """Name who it may have been, and have them brought here.

        Refuses with `not_your_turn` or `invalid_card`.
        """
        self._must_be(seat)
        number = _number(suspect, SUSPECTS)
        self.suggestion.append(number)
        self.phase = Phase.NAME_WEAPON
        return self._go_on(self._summon(number))

    @action(Phase.NAME_WEAPON)
    def weapon(self, seat: SeatId, weapon: object) -> Sequence[Event]:
        """Name the weapon, and ask the others. Refuses with `not_your_turn` or `invalid_card`."""
        self._must_be(seat)
        number = _number(weapon, WEAPONS)
        return self._go_on(self._ask_round(number))

    @action(Phase.ANSWERS)
    def show(self, seat: SeatId, card: object) -> Sequence[Event]:
        """Show a card that was named, to whoever asks alone.

        Refuses with `not_your_turn`, `invalid_card`, `not_in_hand` or `does_not_answer`.
        """
        self._must_be(seat)
        known = _CARDS.get(card) if isinstance(card, str) else None
        if known is None:
            raise Refused(OccluedoRefusal.INVALID_CARD)
        if known not in self.deal.hands[self.whose_subturn]:
            raise Refused(OccluedoRefusal.NOT_IN_HAND)
        if known not in self.answering:
            raise Refused(OccluedoRefusal.DOES_NOT_ANSWER)
        return self._go_on(self._answer(known))

    @action(Phase.ANSWERS)
    def sorry(self, seat: SeatId) -> Sequence[Event]:
        """Say that one has none of the three cards. Refuses with `not_your_turn` or `must_show`."""
        self._must_be(seat)
        if self.answering:
            raise Refused(OccluedoRefusal.MUST_SHOW)
        return self._go_on(self._answer(None))

    @action(Phase.ACKNOWLEDGE)
    def acknowledge(self, seat: SeatId) -> Sequence[Event]:
        """Take note of the answers; the turn passes on. Refuses with `not_your_turn`."""
        self._must_be(seat)
        self._pass_turn()
        return self._go_on([])

    @action(Phase.TURN)
    def start_accusation(self, seat: SeatId) -> Sequence[Event]:
        """Begin to accuse somebody, from wherever one is. Refuses with `not_your_turn`."""
        self._must_be(seat)
        self.phase = Phase.ACCUSE_ROOM
        return self._go_on([])

    @action(Phase.ACCUSE_ROOM)
    def accuse_room(self, seat: SeatId, room: object) -> Sequence[Event]:
        """Say where it was. Refuses with `not_your_turn` or `invalid_card`."""
        return self._accuse(seat, room, ROOMS, Phase.ACCUSE_SUSPECT)

    @action(Phase.ACCUSE_SUSPECT)
    def accuse_suspect(self, seat: SeatId, suspect: object) -> Sequence[Event]:
        """Say who it was. Refuses with `not_your_turn` or `invalid_card`."""
        return self._accuse(seat, suspect, SUSPECTS, Phase.ACCUSE_WEAPON)

    @action(Phase.ACCUSE_WEAPON)
    def accuse_weapon(self, seat: SeatId, weapon: object) -> Sequence[Event]:
        """Say what with. Refuses with `not_your_turn` or `invalid_card`."""
        return self._accuse(seat, weapon, WEAPONS, Phase.ASK_WIN)

    @action(Phase.ASK_WIN)
    def ask_win(self, seat: SeatId) -> Sequence[Event]:
        """Stand by the accusation, whatever comes of it. Refuses with `not_your_turn`."""
        self._must_be(seat)
        room, suspect, weapon = self.current_accusation
        cards = (Card.suspect(suspect), Card.room(room), Card.weapon(weapon))
        told = [news.accusation(seat, cards)]
        if not self.staged:
            return [*told, *self._give_verdict()]
        self.phase = Phase.VERDICT
        return self._go_on(told)

    @query()
    def why(self, seat: SeatId, card: object, holder: object) -> dict[str, Json]:
        """Say why the sheet says whether somebody, or the crime, has a card.

        Refuses with `no_sheet`, `invalid_card` or `invalid_player`.
        """
        if self.settings[HINTS] == Hints.OFF:
            raise Refused(OccluedoRefusal.NO_SHEET)
        known = _CARDS.get(card) if isinstance(card, str) else None
        if known is None:
            raise Refused(OccluedoRefusal.INVALID_CARD)
        if not isinstance(holder, str) or holder not in (CRIME, *self.role_of):
            raise Refused(OccluedoRefusal.INVALID_PLAYER)
        return reasons_for(self, seat, known, None if holder == CRIME else SeatId(holder))

    @override
    def questions(self, seat: SeatId) -> Sequence[Offer]:
        if seat not in self.seats or self.settings[HINTS] == Hints.OFF:
            return ()
        return [Offer("why", {"card": Param.one(_CARDS), "holder": _holders(self)})]

    @override
    def public_view(self) -> OccluedoView:
        return public_view(self)

    @override
    def private_view(self, seat: SeatId) -> OwnView:
        return private_view(self, seat) if seat in self.seats else cast(OwnView, {})

    @override
    def resample(self, seat: SeatId, rng: Rng) -> Self:
        return another_world(self, seat, rng)

    def _must_be(self, seat: SeatId) -> None:
        """Refuse with `not_your_turn` whoever has nothing to decide."""
        if seat != self.decider:
            raise Refused(OccluedoRefusal.NOT_YOUR_TURN)

    def _accuse(self, seat: SeatId, named: object, kind: range, then: Phase) -> Sequence[Event]:
        """Name another part of the accusation."""
        self._must_be(seat)
        self.current_accusation.append(_number(named, kind))
        self.phase = then
        return self._go_on([])


def _holders(game: Flow) -> Param:
    """Return whose card can be asked for: the crime's, and everybody's."""
    return Param.one([CRIME, *game.role_of])


def _number(named: object, kind: range) -> int:
    """Return the number of a card among its kind. Refuses with `invalid_card`."""
    card = _CARDS.get(named) if isinstance(named, str) else None
    if card is None or card not in kind:
        raise Refused(OccluedoRefusal.INVALID_CARD)
    return card - kind.start


def _why_not(here: int, there: int) -> OccluedoRefusal:
    """Return why one cannot get from here to there."""
    if here == there:
        return OccluedoRefusal.ALREADY_THERE
    return OccluedoRefusal.LOBBY_TAKEN if there in LOBBIES else OccluedoRefusal.OUT_OF_REACH

"""The game: what the seats can do in it."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import ClassVar, Final, Self, cast, override

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.glow import Glow
from custom_components.parlor.games.methods import action
from custom_components.parlor.games.offers import Offer
from custom_components.parlor.games.options import Option
from custom_components.parlor.games.refused import COMMON_REFUSALS, CommonRefusal, Refused
from custom_components.parlor.games.vocabulary import Action, Json, Rng, SeatId, Value

from .board import UNHEARD
from .bot import CitadelsBot
from .building import build, why_not_build
from .cards import District, Player
from .characters import CHARACTERS
from .characters.character import ABILITY, Character
from .districts.deck import DISTRICTS
from .districts.effect import Tool
from .flow import Flow
from .glows import FLASHES, GLOWS
from .offers import offers, tools
from .resample import another_world
from .settings import END_CITY_SIZE, OPTIONS, RULES, city_size
from .shapes import CitadelsView, OwnView
from .terms import CHAPTERS, TOLD, CharacterId, CitadelsRefusal, EventType, Phase, Rules
from .turn import Turn, collect_income, draw_cards, income_left, take_gold
from .views import private_view, public_view

_ABSENT: Final = object()


class Citadels(Flow):
    """Build the finest city, as someone else in every round."""

    id = "citadels"
    min_seats = 2
    max_seats = 7
    practice_seats = 4
    phases = Phase
    public_shape = CitadelsView
    private_shape = OwnView
    options: ClassVar[Sequence[Option]] = OPTIONS
    event_types = EventType
    unheard: ClassVar[frozenset[StrEnum]] = frozenset(UNHEARD)
    glows: ClassVar[Mapping[StrEnum, Glow]] = GLOWS
    flashes: ClassVar[Mapping[StrEnum, Glow]] = FLASHES
    told: ClassVar[frozenset[StrEnum]] = TOLD
    chapters: ClassVar[Mapping[StrEnum, str]] = CHAPTERS
    refusals = COMMON_REFUSALS | frozenset(CitadelsRefusal)
    rules_version = 3
    bot = CitadelsBot
    # Each of the 62 cards is in one place, and takes at most 160 bytes of a view with its offers.
    envelope = 12 * 1024
    characters: ClassVar[Sequence[Character]] = CHARACTERS
    districts: ClassVar[Sequence[District]] = DISTRICTS

    @classmethod
    @override
    def tells(cls, event: Event) -> bool:
        """Return whether a person would tell of it; nobody remembers who was robbed of nothing."""
        return super().tells(event) and event.data.get("gold") != 0

    @classmethod
    @override
    def in_effect(cls, options: Mapping[str, Value], players: int) -> Mapping[str, Value]:
        rules, wanted = Rules(str(options[RULES])), int(options[END_CITY_SIZE])
        return {**options, END_CITY_SIZE: city_size(rules, wanted, players)}

    @override
    def offers(self, seat: SeatId) -> Sequence[Offer]:
        return offers(self, seat)

    @override
    def apply(self, seat: SeatId, action: Action) -> Sequence[Event]:
        told = {player.seat: player.news_told for player in self.board.players.values()}
        events = super().apply(seat, action)
        # Whoever acts is there, and has read what had happened to them.
        self.board.players[seat].knows(told[seat])
        return events

    @action(Phase.DRAFT_PICK)
    def draft_pick(self, seat: SeatId, character: object) -> Sequence[Event]:
        """Pick a character in secret. Refuses with `not_your_turn` or `invalid_target`."""
        return self._choose(seat, character, aside=False)

    @action(Phase.DRAFT_PICK)
    def lay_aside(self, seat: SeatId, character: object) -> Sequence[Event]:
        """Lay a character aside, unseen. Refuses with `not_your_turn` or `invalid_target`."""
        return self._choose(seat, character, aside=True)

    @action(Phase.PLAYER_TURN)
    def take_gold(self, seat: SeatId) -> Sequence[Event]:
        """Gather gold. Refuses with `not_your_turn` or `already_used`."""
        turn, player = self._turn_of(seat)
        if turn.gathered:
            raise Refused(CitadelsRefusal.ALREADY_USED)
        take_gold(self.board, turn, player)
        return self._go_on()

    @action(Phase.PLAYER_TURN)
    def draw_cards(self, seat: SeatId) -> Sequence[Event]:
        """Gather cards. Refuses with `not_your_turn`, `already_used` or `invalid_target`."""
        turn, player = self._turn_of(seat)
        if turn.gathered:
            raise Refused(CitadelsRefusal.ALREADY_USED)
        if not self.board.deck:
            raise Refused(CitadelsRefusal.INVALID_TARGET)
        draw_cards(self.board, turn, player)
        self.phase = Phase.DRAW_CHOICE if turn.drawn else Phase.PLAYER_TURN
        return self._go_on()

    @action(Phase.DRAW_CHOICE)
    def keep_card(self, seat: SeatId, index: object) -> Sequence[Event]:
        """Keep a drawn card. Refuses with `not_your_turn` or `invalid_target`."""
        turn, _ = self._turn_of(seat)
        if type(index) is not int or not 0 <= index < len(turn.drawn):
            raise Refused(CitadelsRefusal.INVALID_TARGET)
        self._keep(turn, index, hidden=True)
        return self._go_on()

    @action(Phase.PLAYER_TURN)
    def collect_income(self, seat: SeatId) -> Sequence[Event]:
        """Collect the gold of one's districts, by the boxed rules.

        Refuses with `not_your_turn`, `already_used` or `invalid_target`.
        """
        turn, player = self._turn_of(seat)
        if turn.collected:
            raise Refused(CitadelsRefusal.ALREADY_USED)
        if not income_left(self.board, turn, player):
            raise Refused(CitadelsRefusal.INVALID_TARGET)
        collect_income(self.board, turn, player)
        return self._go_on()

    @action(Phase.PLAYER_TURN)
    def build(self, seat: SeatId, district_name: object) -> Sequence[Event]:
        """Build a district from the hand.

        Refuses with `not_your_turn`, `gather_first`, `not_in_hand`, `build_limit`,
        `duplicate_district` or `cannot_afford`.
        """
        turn, player = self._turn_of(seat)
        if not turn.gathered:
            raise Refused(CitadelsRefusal.GATHER_FIRST)
        if (card := player.held(district_name)) is None:
            raise Refused(CitadelsRefusal.NOT_IN_HAND)
        if (code := why_not_build(turn, player, card.district)) is not None:
            raise Refused(code)
        build(self.board, turn, player, card)
        return self._go_on()

    @action(Phase.PLAYER_TURN)
    def ability(
        self,
        seat: SeatId,
        character: object = _ABSENT,
        extra_data: object = _ABSENT,
        target: object = _ABSENT,
        indices: object = _ABSENT,
        district_name: object = _ABSENT,
    ) -> Sequence[Event]:
        """Use the ability of the character whose turn it is.

        Refuses with `not_your_turn`, `already_used`, `invalid_target`, `cannot_afford` or
        `invalid_params`.
        """
        turn, player = self._turn_of(seat)
        if turn.ability is not None:
            raise Refused(CitadelsRefusal.ALREADY_USED)
        params = {
            "character": character,
            "extra_data": extra_data,
            "target": target,
            "indices": indices,
            "district_name": district_name,
        }
        given = {name: value for name, value in params.items() if value is not _ABSENT}
        offered = turn.character.offers(self.board, player)
        if not any(offer.admits({"type": ABILITY, **given}) for offer in offered):
            raise Refused(turn.character.refusal(self.board, player, given))
        self.phase = Phase.ABILITY
        turn.ability = turn.character.facts(given)
        used = cast(Mapping[str, Json], turn.ability)
        character = turn.character.id
        self.board.tell(EventType.ABILITY_USED, player=seat, character=character, **used)
        turn.character.use(self.board, player, given)
        self.phase = Phase.PLAYER_TURN if self.board.rescue is None else Phase.GRAVEYARD
        return self._go_on()

    @action(Phase.PLAYER_TURN)
    def lab_discard(self, seat: SeatId, district_name: object) -> Sequence[Event]:
        """Turn a card into gold, with a Laboratory.

        Refuses with `not_your_turn`, `invalid_target`, `already_used` or `not_in_hand`.
        """
        return self._use_tool(seat, "lab_discard", {"district_name": district_name})

    @action(Phase.PLAYER_TURN)
    def smithy_draw(self, seat: SeatId) -> Sequence[Event]:
        """Turn gold into cards, with a Smithy.

        Refuses with `not_your_turn`, `invalid_target`, `already_used` or `cannot_afford`.
        """
        return self._use_tool(seat, "smithy_draw", {})

    @action(Phase.GRAVEYARD)
    def graveyard(self, seat: SeatId, accept: object) -> Sequence[Event]:
        """Buy a destroyed district back, or let it go.

        Refuses with `not_your_turn` or `invalid_params`.
        """
        self._must_be(seat)
        if not isinstance(accept, bool):
            raise Refused(CommonRefusal.INVALID_PARAMS)
        self._answer(accept=accept)
        return self._go_on()

    @action(Phase.PLAYER_TURN)
    def end_turn(self, seat: SeatId) -> Sequence[Event]:
        """End the turn. Refuses with `not_your_turn` or `gather_first`."""
        turn, _ = self._turn_of(seat)
        if not turn.gathered:
            raise Refused(CitadelsRefusal.GATHER_FIRST)
        self._end_turn(turn)
        return self._go_on()

    @override
    def public_view(self) -> CitadelsView:
        return public_view(self)

    @override
    def private_view(self, seat: SeatId) -> OwnView:
        return private_view(self, seat) if seat in self.seats else cast(OwnView, {})

    @override
    def resample(self, seat: SeatId, rng: Rng) -> Self:
        return another_world(self, seat, rng)

    def draft_choices(self) -> list[CharacterId]:
        """Return what the picker chooses from, in the order of the call."""
        return sorted(self.draft.choices, key=self.board.ranks.__getitem__)

    def _choose(self, seat: SeatId, character: object, *, aside: bool) -> Sequence[Event]:
        """Take a character or lay it aside. Refuses with `not_your_turn` or `invalid_target`."""
        self._must_be(seat)
        wrong = aside is not self.draft.laying_aside
        if wrong or not isinstance(character, str) or character not in self.draft.choices:
            raise Refused(CitadelsRefusal.INVALID_TARGET)
        self._take(CharacterId(character))
        return self._go_on()

    def _must_be(self, seat: SeatId) -> None:
        """Refuse with `not_your_turn` whoever has nothing to decide."""
        if seat != self.decider:
            raise Refused(CitadelsRefusal.NOT_YOUR_TURN)

    def _turn_of(self, seat: SeatId) -> tuple[Turn, Player]:
        """Return the turn of this seat. Refuses with `not_your_turn`."""
        if self.turn is None or self.turn.seat != seat or self.turn.over:
            raise Refused(CitadelsRefusal.NOT_YOUR_TURN)
        return self.turn, self.board.players[seat]

    def _use_tool(self, seat: SeatId, name: str, given: Mapping[str, object]) -> Sequence[Event]:
        """Use a district that gives its owner an action, once a turn."""
        turn, player = self._turn_of(seat)
        tool: Tool | None = next((tool for tool in tools(player) if tool.action == name), None)
        if tool is None:
            raise Refused(CitadelsRefusal.INVALID_TARGET)
        if name in turn.tools_used:
            raise Refused(CitadelsRefusal.ALREADY_USED)
        offer = tool.offer(self.board, player)
        if offer is None or not offer.admits({"type": name, **given}):
            raise Refused(tool.refusal(self.board, player))
        turn.tools_used.append(name)
        tool.use(self.board, player, given)
        return self._go_on()

"""What lies on the table: players, deck, crown, and the facts of the round."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, Self, Unpack

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.vocabulary import Json, SeatId

from .cards import Card, Player
from .memory import Memory
from .shapes import Call as CallShape, NewsFacts
from .story import Story
from .terms import CharacterId, EventType, News, Rules

if TYPE_CHECKING:
    from .characters.character import Character

START_CARDS: Final = 4
START_GOLD: Final = 2
# Screens follow the count part by part; the house hears how it ends.
UNHEARD: Final = frozenset({EventType.COUNTED})


@dataclass(frozen=True, slots=True)
class Call:
    """A character that was called: who has it, what became of it, and what it brought."""

    character: CharacterId
    player: SeatId | None = None
    face_up: bool = False
    murdered: bool = False
    robbed: int | None = None
    crowned: bool = False
    gold: int = 0
    cards: int = 0

    @property
    def answered(self) -> bool:
        """Return whether somebody has a turn now."""
        return self.player is not None and not self.murdered

    def to_json(self) -> CallShape:
        """Return the call as views carry it."""
        return {
            "character": self.character,
            "player": self.player,
            "face_up": self.face_up,
            "murdered": self.murdered,
            "robbed": self.robbed,
            "crowned": self.crowned,
            "gold": self.gold,
            "cards": self.cards,
        }


@dataclass(slots=True)
class Round:
    """What is known of a round: the calls so far, and what was named."""

    number: int
    calls: list[Call] = field(default_factory=list)
    murdered: CharacterId | None = None
    robbed: CharacterId | None = None
    thief: SeatId | None = None
    built: bool = False

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """Return a copy that can be changed by itself."""
        return replace(self, calls=[*self.calls])

    def owners(self) -> dict[CharacterId, SeatId | None]:
        """Return who has, or that nobody has, the characters that were called."""
        return {call.character: call.player for call in self.calls}


@dataclass(frozen=True, slots=True)
class Rescue:
    """A destroyed district that waits for the answer of whoever may save it."""

    player: SeatId
    owner: SeatId
    card: Card


class Board:
    """The things of the game and the simplest ways to move them; it knows no phases."""

    def __init__(
        self,
        seats: Sequence[SeatId],
        cards: Sequence[Card],
        characters: Sequence[Character],
        end_city_size: int,
        chance: Chance,
        rules: Rules = Rules.HOUSE,
    ) -> None:
        """Shuffle, and give everyone cards and gold; the first seat has the crown."""
        self.chance = chance
        self.boxed = rules is Rules.BOXED
        self.characters = tuple(sorted(characters, key=lambda character: character.rank))
        self.ranks = {character.id: character.rank for character in self.characters}
        self.end_city_size = end_city_size
        self.players = {seat: Player(seat, START_GOLD) for seat in seats}
        # The last card of the list is on top.
        self.deck = chance.shuffled(cards)
        self.memory = Memory(seats, cards)
        self.crown = seats[0]
        self.round = Round(0)
        self.last_calls: list[CallShape] = []
        self.rescue: Rescue | None = None
        self.first_complete: SeatId | None = None
        self.story = Story()
        self.happened: list[Event] = []
        for player in self.players.values():
            player.hand += self.draw(player, START_CARDS)

    def tell(self, event: EventType, **data: Json) -> None:
        """Note that something has happened, for everyone to know."""
        self.happened.append(Event(event, data, chatter=event in UNHEARD))
        self.story.add(event, data)

    def told(self) -> list[Event]:
        """Return what has happened since the last time."""
        events, self.happened = self.happened, []
        return events

    def tell_only(self, whom: Player, news: News, **facts: Unpack[NewsFacts]) -> None:
        """Note what has happened to a player, who may have been away."""
        whom.news_told += 1
        whom.news.append(
            {"number": whom.news_told, "round": self.round.number, "news": news, **facts}
        )

    def others(self, player: Player) -> list[Player]:
        """Return the other players."""
        return [other for other in self.players.values() if other is not player]

    def draw(self, player: Player, count: int) -> list[Card]:
        """Let a player look at the top cards, as many as there are."""
        count = min(count, len(self.deck))
        drawn = [self.deck.pop() for _ in range(count)]
        self.memory.seen(player.seat, drawn)
        return drawn

    def deal(self, player: Player, count: int) -> None:
        """Draw cards straight into a hand."""
        drawn = self.draw(player, count)
        player.hand += drawn
        self.tell(EventType.CARDS_DRAWN, player=player.seat, count=len(drawn))

    def bury(self, cards: Iterable[Card]) -> None:
        """Put cards under the deck, one after the other."""
        for card in cards:
            self.deck.insert(0, card)

    def discard(self, player: Player, cards: Sequence[Card]) -> None:
        """Bury cards of a hand; only who held them knows which."""
        self.memory.mixed(player.hand, player.seat)
        for card in cards:
            player.hand.remove(card)
        self.bury(cards)

    def collect(self, player: Player, gold: int, source: str) -> None:
        """Give gold to a player, and tell what it is for."""
        if gold:
            player.gold += gold
            self.tell(EventType.GOLD_COLLECTED, player=player.seat, gold=gold, source=source)

    def crown_goes_to(self, player: Player) -> None:
        """Pass the crown on; who has left hands it to the next who is still there."""
        seats = [*self.players]
        at = seats.index(player.seat)
        clockwise = (self.players[seat] for seat in [*seats[at:], *seats[:at]])
        heir = next((other for other in clockwise if not other.gone), player)
        if self.crown != heir.seat:
            self.crown = heir.seat
            self.tell(EventType.CROWN_PASSED, player=heir.seat)
            self.tell_only(heir, News.CROWNED)

    def complete(self, player: Player) -> bool:
        """Return whether a city is as large as it needs to be."""
        return len(player.city) >= self.end_city_size

    def guarded(self, player: Player) -> bool:
        """Return whether a living character keeps the Warlord away from a city."""
        murdered = self.round.murdered
        return any(
            character.guards and character.id in player.revealed and character.id != murdered
            for character in self.characters
        )

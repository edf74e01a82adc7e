"""Games from given deals, and operators by their names."""

from collections.abc import Sequence

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.cards import ROOMS, SUSPECTS, WEAPONS, Card
from custom_components.parlor.games.occluedo.terms import Hints
from custom_components.parlor.games.vocabulary import SeatId

S1, S2, S3 = (SeatId(f"s{number}") for number in (1, 2, 3))
# Mrs. White, in the Hall, with the Wrench.
CRIME = (5, 8, 5)
CULPRITS = (Card.MRS_WHITE, Card.HALL, Card.WRENCH)

START_SUGGESTION, SORRY, ACKNOWLEDGE, START_ACCUSATION, ASK_WIN = 18, 40, 41, 42, 64


def lobby(room: Card) -> int:
    """Return the operator that goes to a room's lobby."""
    return room - ROOMS.start


def enter(room: Card) -> int:
    """Return the operator that goes into a room."""
    return 9 + room - ROOMS.start


def name(card: Card) -> int:
    """Return the operator that suggests a suspect, or a weapon."""
    return 19 + card if card in SUSPECTS else 25 + card - WEAPONS.start


def show(at: int) -> int:
    """Return the operator that shows the card at a place of the hand, from 0."""
    return 31 + at


def accuse(suspect: Card, room: Card, weapon: Card) -> list[int]:
    """Return the operators of a whole accusation."""
    named = [43 + room - ROOMS.start, 52 + suspect, 58 + weapon - WEAPONS.start]
    return [START_ACCUSATION, *named, ASK_WIN]


def written(card: Card) -> tuple[str, int]:
    """Return a card as deals are written down."""
    for kind, cards in {"p": SUSPECTS, "r": ROOMS, "w": WEAPONS}.items():
        if card in cards:
            return kind, card - cards.start
    raise ValueError(card)


def dealt(
    *first: Sequence[Card], roles: Sequence[int] | None = None, hints: Hints = Hints.OFF
) -> Occluedo:
    """Return a game in which these cards come first in the hands, and the rest is dealt round."""
    hands = [[*cards] for cards in first]
    given = {*CULPRITS, *(card for hand in hands for card in hand)}
    for card in Card:
        if card not in given:
            min(hands, key=len).append(card)
    order = [*range(len(first))] if roles is None else roles
    return Occluedo.from_deal(order, CRIME, [[*map(written, hand)] for hand in hands], hints=hints)


def drive(game: Occluedo, *numbers: int) -> Sequence[Event]:
    """Use operators one after the other, each as it is offered; return what the last one told."""
    events: Sequence[Event] = ()
    for number in numbers:
        assert number in game.applicable(), (number, game.applicable(), game.phase)
        events = game.apply_operator(number)
    return events


def told(events: Sequence[Event]) -> list[str]:
    """Return the types of events."""
    return [str(event.type) for event in events]


def in_the_lounge(*first: Sequence[Card], hints: Hints = Hints.OFF) -> Occluedo:
    """Return a game in which the first role has just entered the Lounge."""
    game = dealt(*first, hints=hints)
    others = (Card.STUDY, Card.HALL, Card.LIBRARY, Card.BALLROOM, Card.KITCHEN)
    drive(game, lobby(Card.LOUNGE), *map(lobby, others[: len(first) - 1]), enter(Card.LOUNGE))
    return game

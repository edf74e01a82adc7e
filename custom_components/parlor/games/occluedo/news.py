"""What is told when something happens; every fact in it is in a view too."""

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.vocabulary import Json, SeatId

from .dealing import Trio
from .mansion import PLACES
from .terms import EventType, Suspect

_SUSPECTS = tuple(suspect.value for suspect in Suspect)


def dealt(players: int, cards: int) -> Event:
    """Tell that the cards are dealt."""
    return Event(EventType.DEALT, {"players": players, "count": cards})


def moved(suspect: int, place: int, by: SeatId) -> Event:
    """Tell where a token stands now, and who has put it there."""
    data: dict[str, Json] = {"suspect": _SUSPECTS[suspect], "place": PLACES[place].value, "by": by}
    return Event(EventType.MOVED, data)


def suggestion(by: SeatId, cards: Trio) -> Event:
    """Tell what somebody suggests."""
    return Event(EventType.SUGGESTION, {"by": by, **_named(cards)})


def sorry(by: SeatId, to: SeatId) -> Event:
    """Tell that somebody has none of the cards."""
    return Event(EventType.SORRY, {"by": by, "to": to})


def card_shown(by: SeatId, to: SeatId) -> Event:
    """Tell that a card was shown, and not which."""
    return Event(EventType.CARD_SHOWN, {"by": by, "to": to})


def nobody_disproved(by: SeatId) -> Event:
    """Tell that nobody could disprove a suggestion."""
    return Event(EventType.NOBODY_DISPROVED, {"by": by})


def accusation(by: SeatId, cards: Trio) -> Event:
    """Tell of what somebody accuses whom."""
    return Event(EventType.ACCUSATION, {"by": by, **_named(cards)})


def false_accusation(by: SeatId) -> Event:
    """Tell that somebody was wrong, and not about what."""
    return Event(EventType.FALSE_ACCUSATION, {"by": by})


def won(by: SeatId, crime: Trio) -> Event:
    """Tell who has won, and what the crime was."""
    return Event(EventType.WON, {"by": by, **_named(crime)})


def _named(cards: Trio) -> dict[str, Json]:
    suspect, room, weapon = cards
    return {"suspect": suspect.id, "room": room.id, "weapon": weapon.id}

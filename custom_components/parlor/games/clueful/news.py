"""What is told of a game, to everyone: never a card that was shown."""

from collections.abc import Sequence

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.vocabulary import Json, SeatId

from .cards import Theory
from .terms import EventType, RoomId


def travelled(by: SeatId, room: RoomId) -> Event:
    """Tell where somebody has gone."""
    return Event(EventType.TRAVELLED, {"by": by, "room": room})


def guessed(by: SeatId, to: SeatId, theory: Theory) -> Event:
    """Tell what somebody guesses, and who must answer."""
    return Event(EventType.GUESSED, {"by": by, "to": to, **_named(theory)})


def answered(by: SeatId, to: SeatId, *, shown: bool) -> Event:
    """Tell whether a card was shown, and not which."""
    return Event(EventType.ANSWERED, {"by": by, "to": to, "shown": "yes" if shown else "no"})


def forfeited(by: SeatId, theory: Theory) -> Event:
    """Tell that somebody guessed a room that they are not in."""
    return Event(EventType.FORFEITED, {"by": by, **_named(theory)})


def accused(by: SeatId, theory: Theory) -> Event:
    """Tell of what somebody accuses whom."""
    return Event(EventType.ACCUSED, {"by": by, **_named(theory)})


def won(by: SeatId, envelope: Sequence[str]) -> Event:
    """Tell who has won, and what the envelope holds: suspect, weapon and room."""
    suspect, weapon, room = envelope
    return Event(EventType.WON, {"by": by, "suspect": suspect, "room": room, "weapon": weapon})


def _named(theory: Theory) -> dict[str, Json]:
    return {"suspect": theory["suspect"], "room": theory["room"], "weapon": theory["weapon"]}

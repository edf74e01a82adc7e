"""What everyone, and what one seat, may see: built up from what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from custom_components.parlor.games.vocabulary import SeatId

from . import shapes
from .exploring import TO_FIND
from .sheet import sheet
from .terms import CardKind, RoomId

if TYPE_CHECKING:
    from .investigation import Investigation

# How many turns are shown.
LAST: Final = 40


def public_view(game: Investigation) -> shapes.CluefulView:
    """Return what everyone may see."""
    world, current = game.world, game.current
    return {
        "phase": game.phase,
        "turn": current,
        "round": game.round,
        "waiting_for": [] if current is None else [current],
        "scores": {},
        "order": game.order,
        "left": [seat for seat in game.order if seat not in game.seats],
        "locations": {seat: RoomId(world.get_location(seat)) for seat in game.seats},
        "hand_sizes": {seat: sum(map(len, world.get_cards(seat).values())) for seat in game.order},
        "hour": game.hour,
        "idle_rounds": game.idle_turns // len(game.seats),
        "to_find": {room.value: count for room, count in TO_FIND.items()},
        "log": [turn.told() for turn in game.story[-LAST:]],
        "envelope": None if game.result is None else game.envelope_cards,
        "result": None if game.result is None else game.result.to_json(),
    }


def private_view(game: Investigation, seat: SeatId) -> shapes.OwnCluefulView:
    """Return what only this seat may see."""
    hand = game.world.get_cards(seat)
    return {
        "hand": {
            "suspects": hand[CardKind.SUSPECTS],
            "weapons": hand[CardKind.WEAPONS],
            "rooms": hand[CardKind.ROOMS],
        },
        "seen": game.world.get_seen_cards(seat),
        "showed": game.world.get_shown_cards(seat),
        "revealed": _revealed(game, seat),
        "sheet": sheet(game.world, seat),
    }


def _revealed(game: Investigation, seat: SeatId) -> shapes.Revealed | None:
    """Return the card that came of a seat's last turn."""
    last = next((turn for turn in reversed(game.story) if turn.by == seat), None)
    if last is None or last.card is None or last.to is None:
        return None
    return {"card": last.card, "by": last.to, "round": last.round}

"""What everyone, and what one seat, may see: built up from what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from custom_components.parlor.games.vocabulary import SeatId

from . import shapes
from .cards import ROOMS, WEAPONS
from .dealing import Trio
from .hinting import sheet_for
from .settings import HINTS
from .terms import Hints

if TYPE_CHECKING:
    from .case import Case

# How many suggestions and accusations are shown.
LAST: Final = 40


def public_view(game: Case) -> shapes.OccluedoView:
    """Return what everyone may see."""
    decider, over = game.decider, game.result is not None
    turn = game.seat_of[game.whose_turn]
    return {
        "phase": game.phase,
        "turn": turn if turn in game.seats and not over else None,
        "round": game.round,
        "waiting_for": [] if decider is None else [decider],
        "scores": {},
        "active_roles": [*game.active_roles],
        "whose_turn": game.whose_turn,
        "whose_subturn": game.whose_subturn,
        "suggestion": [*game.suggestion],
        "suggestion_phase": game.suggestion_phase,
        "current_accusation": [*game.current_accusation],
        "accusations": [
            {"by": accused.by, "named": numbers(accused.cards)} for accused in game.accusations
        ],
        "accusation_phase": game.accusation_phase,
        "inactive_players": [*game.inactive_players],
        "recent_arrivals": [*game.recent_arrivals],
        "player_places": [*game.player_places],
        "winner": game.winner,
        "roles": {**game.role_of},
        "hand_sizes": {game.seat_of[role]: len(hand) for role, hand in game.deal.hands.items()},
        "hints": Hints(game.settings[HINTS]),
        "log": [_entry(entry) for entry in game.ledger.entries[-LAST:]],
        "crime": numbers(game.deal.crime) if over else None,
        "result": game.result.to_json() if game.result is not None else None,
    }


def _entry(entry: shapes.LogEntry) -> shapes.LogEntry:
    """Return an entry that does not change with the game."""
    return {**entry, "answers": [*entry["answers"]]}


def private_view(game: Case, seat: SeatId) -> shapes.OwnView:
    """Return what only this seat may see."""
    role, shown = game.role_of[seat], game.refutation
    sees = shown is not None and role in (shown.by, shown.to)
    looked = any(accused.by == role for accused in game.accusations)
    return {
        "hand": [card.id for card in game.deal.hands[role]],
        "refutation_card": shown.card.id if shown is not None and sees else None,
        "crime": numbers(game.deal.crime) if looked else None,
        "sheet": sheet_for(game, seat),
    }


def numbers(cards: Trio) -> list[int]:
    """Return room, suspect and weapon by their numbers, as suggestions have them."""
    suspect, room, weapon = cards
    return [room - ROOMS.start, int(suspect), weapon - WEAPONS.start]

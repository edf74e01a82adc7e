"""Outcomes: what came of a seat's last turn; the card that was shown, for that seat alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from custom_components.parlor.games.vocabulary import SeatId

from .cards import Theory
from .shapes import Spoken
from .spoken import aloud, privately
from .story import Turn
from .teller import Teller
from .terms import Deed

if TYPE_CHECKING:
    from .investigation import Investigation


def outcome(game: Investigation, seat: SeatId, teller: Teller) -> Spoken:
    """Tell what came of a seat's last turn."""
    last = next((turn for turn in reversed(game.story) if turn.by == seat), None)
    if last is None:
        return aloud(teller.tell("outcome", "nothing"))
    by = teller.name(seat)
    match last.deed:
        case Deed.TRAVELLED:
            to = teller.form(last.room, "to")
            return aloud(teller.tell("outcome", "travelled", by=by, to=to))
        case Deed.FORFEITED:
            return aloud(teller.tell("outcome", "forfeited"))
        case Deed.ACCUSED:
            accused = teller.theory("outcome", "accused", theory=last.theory, by=by)
            return aloud(" ".join([accused, *_ending(game, teller)]))
        case Deed.GUESSED:
            return _guessed(last, by, teller)


def _guessed(turn: Turn, by: str, teller: Teller) -> Spoken:
    """Tell whether a card was shown, and to whoever asked also which."""
    adversary = teller.name(turn.to or turn.by)
    how = "none" if turn.card is None else "shown_aloud"
    heard = teller.theory("outcome", how, theory=turn.theory, by=by, adversary=adversary)
    if turn.card is None:
        return aloud(heard)
    card = teller.form(turn.card, "name")
    return privately(teller.tell("outcome", "shown", adversary=adversary, card=card), heard)


def _ending(game: Investigation, teller: Teller) -> list[str]:
    """Return who has won, and what the envelope holds."""
    suspect, weapon, room = game.envelope_cards
    theory: Theory = {"suspect": suspect, "room": room, "weapon": weapon}
    winners = () if game.result is None else game.result.winners
    return [
        *(teller.tell("outcome", "won", name=teller.name(winner)) for winner in winners),
        teller.theory("outcome", "envelope", theory=theory),
    ]

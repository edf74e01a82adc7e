"""What a seat may do now: the single truth about legal actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from custom_components.parlor.games.offers import Offer, Param
from custom_components.parlor.games.vocabulary import SeatId

from .mansion import PLACES, reachable
from .operators import ROOM_IDS
from .terms import Phase, Suspect, Weapon

if TYPE_CHECKING:
    from .case import Case

_SUSPECT: Final = {"suspect": Param.one(suspect.value for suspect in Suspect)}
_WEAPON: Final = {"weapon": Param.one(weapon.value for weapon in Weapon)}
_IDS: Final = tuple(place.value for place in PLACES)
_START_SUGGESTION: Final = Offer("start_suggestion")
_START_ACCUSATION: Final = Offer("start_accusation")
_SORRY: Final = Offer("sorry")
# What is offered in phases in which it is always the same.
_ALWAYS: Final[Mapping[Phase, tuple[Offer, ...]]] = {
    Phase.NAME_SUSPECT: (Offer("suspect", _SUSPECT),),
    Phase.NAME_WEAPON: (Offer("weapon", _WEAPON),),
    Phase.ACKNOWLEDGE: (Offer("acknowledge"),),
    Phase.ACCUSE_ROOM: (Offer("accuse_room", {"room": Param.one(ROOM_IDS)}),),
    Phase.ACCUSE_SUSPECT: (Offer("accuse_suspect", _SUSPECT),),
    Phase.ACCUSE_WEAPON: (Offer("accuse_weapon", _WEAPON),),
    Phase.ASK_WIN: (Offer("ask_win"),),
}


def offers(game: Case, seat: SeatId) -> Sequence[Offer]:
    """Return what this seat may do now."""
    if game.decider != seat:
        return ()
    if game.phase is Phase.TURN:
        return _turn(game)
    if game.phase is Phase.ANSWERS:
        cards = game.answering
        return (Offer("show", {"card": Param(tuple(c.id for c in cards))}),) if cards else (_SORRY,)
    return _ALWAYS[game.phase]


def _turn(game: Case) -> Sequence[Offer]:
    """Return what can be done at the beginning of a turn."""
    places = reachable(game.player_places[game.whose_turn], game.player_places)
    go = Offer("go", {"place": Param(tuple([_IDS[place] for place in places]))})
    summoned = game.whose_turn in game.recent_arrivals
    return (go, _START_SUGGESTION, _START_ACCUSATION) if summoned else (go, _START_ACCUSATION)

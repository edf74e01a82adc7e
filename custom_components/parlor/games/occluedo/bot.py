"""Bots ask for what they do not know, and accuse when only one answer is left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast, override

from custom_components.parlor.games.bot import Bot, Chosen, Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.offers import Offer

from .cards import ROOMS, SUSPECTS, WEAPONS, Card
from .clues import Clues
from .mansion import LOBBIES, NUMBERS, ROOMS as ROOM_PLACES, card_of
from .story import Showed
from .terms import Phase

if TYPE_CHECKING:
    from .case import Case

# The parameter by which each action names a card, and of which kind it is.
_NAMED: Final = {
    "suspect": ("suspect", SUSPECTS),
    "weapon": ("weapon", WEAPONS),
    "accuse_room": ("room", ROOMS),
    "accuse_suspect": ("suspect", SUSPECTS),
    "accuse_weapon": ("weapon", WEAPONS),
}
# What everyone at the table follows takes its time, and the last answer stays a while; how long
# says nothing about a hand, for sorry and a choice of three cards are the same phase.
_PACE: Final[Mapping[str, float]] = {
    Phase.TURN: 1.5,
    Phase.ANSWERS: 1.6,
    Phase.ACKNOWLEDGE: 2.0,
    Phase.ASK_WIN: 2.0,
}
_USUAL: Final = 1.2


class OccluedoBot(Bot):
    """Thinks with what its seat has seen, as a world that looks the same to it tells."""

    @override
    def choose(self, glimpse: Glimpse, chance: Chance) -> Chosen | None:
        offers = {offer.type: offer for offer in glimpse.offers}
        if not offers:
            return None
        world = cast("Case", glimpse.imagine())
        if "show" in offers:
            cards = [str(card) for card in offers["show"].params["card"].options]
            return {"type": "show", "card": _least_telling(world, glimpse, cards, chance)}
        clues = Clues(world.deduction(glimpse.seat), glimpse.seat)
        if "go" in offers:
            return _turn(clues, offers, glimpse, chance)
        (kind,) = offers
        if kind not in _NAMED:
            return {"type": kind}
        param, cards_of = _NAMED[kind]
        certain = clues.certain(cards_of) if kind.startswith("accuse") else None
        if certain is not None:
            return {"type": kind, param: certain.id}
        return {"type": kind, param: clues.question(cards_of, _named(glimpse), chance).id}

    @override
    @classmethod
    def pace(cls, public: Mapping[str, Any]) -> float:
        return _PACE.get(public["phase"], _USUAL)


def _named(glimpse: Glimpse) -> list[Card]:
    """Return what has been named of the suggestion: its room, and its suspect."""
    room, *suspects = glimpse.public["suggestion"] or glimpse.public["current_accusation"]
    return [Card.room(room), *map(Card.suspect, suspects)]


def _here(glimpse: Glimpse) -> Card | None:
    """Return the card of the room that the seat is in."""
    role = glimpse.public["roles"][glimpse.seat]
    place: int = glimpse.public["player_places"][role]
    return card_of(place) if place in ROOM_PLACES else None


def _least_telling(world: Case, glimpse: Glimpse, cards: Sequence[str], chance: Chance) -> str:
    """Return a card that whoever asks has seen already, else one that somebody has, else any."""
    mine = world.role_of[glimpse.seat]
    shown = [one for one in world.story if isinstance(one, Showed) and one.by == mine]
    to_them = {one.card.id for one in shown if one.to == world.whose_turn}
    to_anybody = {one.card.id for one in shown}
    for known in (to_them, to_anybody):
        if old := [card for card in cards if card in known]:
            return chance.pick(old)
    return chance.pick(cards)


def _turn(clues: Clues, offers: Mapping[str, Offer], glimpse: Glimpse, chance: Chance) -> Chosen:
    """Accuse when certain, or else get to a room that is worth a question."""
    if clues.solved:
        return {"type": "start_accusation"}
    wanted = clues.worth_asking(ROOMS)
    if "start_suggestion" in offers and _here(glimpse) in wanted:
        return {"type": "start_suggestion"}
    places = [str(place) for place in offers["go"].params["place"].options]
    inside = [place for place in places if NUMBERS[place] in ROOM_PLACES]
    rooms = [place for place in inside if Card[place.upper()] in wanted]
    doors = [
        place
        for place in places
        if NUMBERS[place] in LOBBIES
        and Card(NUMBERS[place] - LOBBIES.start + ROOMS.start) in wanted
    ]
    return {"type": "go", "place": chance.pick(rooms or doors or places)}

"""The ways to be refused in OCCLUEdo; the host of the table plays."""

from typing import Any, Final

from custom_components.parlor.games.occluedo.cards import ROOMS, SUSPECTS, WEAPONS, Card
from custom_components.parlor.games.occluedo.terms import OccluedoRefusal, PlaceId
from custom_components.parlor.games.refused import CommonRefusal
from tests.web.phone import Phone

from .evening import Answer, Evening, Ways


async def take_turn(evening: Evening, phone: Phone) -> None:
    """Go on until it is somebody's turn, and nothing is unfinished."""
    await evening.go_on_until(
        lambda view: bool(view["phase"] == "turn" and view["turn"] == phone.seat)
    )


async def go(evening: Evening, phone: Phone, place: str) -> Answer:
    return await evening.act(phone, "go", place=place)


async def enter(evening: Evening, room: str) -> None:
    """Let the host walk into a room."""
    await take_turn(evening, evening.host)
    assert (await go(evening, evening.host, f"{room}_lobby"))["type"] == "result"
    await take_turn(evening, evening.host)
    assert (await go(evening, evening.host, room))["type"] == "result"


async def asked(evening: Evening) -> tuple[Phone, list[str], list[str]]:
    """Let the host ask for cards of whoever answers first; return who, their hand and the cards."""
    await evening.play()
    roles: Any = (await evening.look(evening.host))["public"]["view"]["roles"]
    mine = roles[evening.host.seat]
    seat = min(roles, key=lambda other: (roles[other] <= mine, roles[other]))
    phone = next(phone for phone in evening.phones if phone.seat == seat)
    hand: list[str] = (await evening.look(phone))["private"]["view"]["hand"]
    named = [_held(hand, kind) for kind in (ROOMS, SUSPECTS, WEAPONS)]
    await enter(evening, named[0])
    await evening.act(evening.host, "suspect", suspect=named[1])
    await evening.act(evening.host, "weapon", weapon=named[2])
    return phone, hand, named


def _held(hand: list[str], kind: range) -> str:
    """Return a card of a kind, from the hand if it has one."""
    return min((Card(card).id for card in kind), key=lambda card: card not in hand)


async def already_there(evening: Evening) -> Answer:
    await evening.play()
    await take_turn(evening, evening.host)
    view: Any = (await evening.look(evening.host))["public"]["view"]
    here = view["player_places"][view["roles"][evening.host.seat]]
    return await go(evening, evening.host, [*PlaceId][here])


async def does_not_answer(evening: Evening) -> Answer:
    phone, hand, named = await asked(evening)
    return await evening.act(phone, "show", card=next(card for card in hand if card not in named))


async def invalid_card(evening: Evening) -> Answer:
    await evening.play()
    await enter(evening, "hall")
    return await evening.act(evening.host, "suspect", suspect="butler")


async def invalid_place(evening: Evening) -> Answer:
    await evening.play()
    await take_turn(evening, evening.host)
    return await go(evening, evening.host, "attic")


async def lobby_taken(evening: Evening) -> Answer:
    await evening.play()
    await take_turn(evening, evening.host)
    await go(evening, evening.host, "hall_lobby")
    await take_turn(evening, evening.guest)
    return await go(evening, evening.guest, "hall_lobby")


async def must_show(evening: Evening) -> Answer:
    phone, _, _ = await asked(evening)
    return await evening.act(phone, "sorry")


async def not_in_hand(evening: Evening) -> Answer:
    phone, hand, _ = await asked(evening)
    return await evening.act(
        phone, "show", card=next(card.id for card in Card if card.id not in hand)
    )


async def not_summoned(evening: Evening) -> Answer:
    await evening.play()
    await take_turn(evening, evening.host)
    return await evening.act(evening.host, "start_suggestion")


async def not_your_turn(evening: Evening) -> Answer:
    await evening.play()
    await take_turn(evening, evening.host)
    return await go(evening, evening.guest, "hall_lobby")


async def out_of_reach(evening: Evening) -> Answer:
    await evening.play()
    await take_turn(evening, evening.host)
    return await go(evening, evening.host, "lounge")


async def ask_why(evening: Evening, holder: str) -> Answer:
    return await evening.guest.ask(
        "query", request={"type": "why", "card": "rope", "holder": holder}
    )


async def invalid_player(evening: Evening) -> Answer:
    await evening.play()
    return await ask_why(evening, "the butler")


async def no_sheet(evening: Evening) -> Answer:
    await evening.host.ask("configure", options={"hints": "off"})
    await evening.play()
    return await ask_why(evening, "crime")


async def nothing_to_skip(evening: Evening) -> Answer:
    await evening.play()
    await take_turn(evening, evening.host)
    await evening.act(evening.host, "start_accusation")
    await evening.act(evening.host, "accuse_room", room="hall")
    await evening.act(evening.host, "accuse_suspect", suspect="mrs_white")
    await evening.act(evening.host, "accuse_weapon", weapon="wrench")
    await evening.act(evening.host, "ask_win")
    await evening.look(evening.host)
    return await evening.host.ask("next")


WAYS: Final[Ways] = {
    OccluedoRefusal.ALREADY_THERE: already_there,
    OccluedoRefusal.DOES_NOT_ANSWER: does_not_answer,
    OccluedoRefusal.INVALID_CARD: invalid_card,
    OccluedoRefusal.INVALID_PLACE: invalid_place,
    OccluedoRefusal.INVALID_PLAYER: invalid_player,
    OccluedoRefusal.LOBBY_TAKEN: lobby_taken,
    OccluedoRefusal.MUST_SHOW: must_show,
    OccluedoRefusal.NO_SHEET: no_sheet,
    OccluedoRefusal.NOT_IN_HAND: not_in_hand,
    OccluedoRefusal.NOT_SUMMONED: not_summoned,
    OccluedoRefusal.NOT_YOUR_TURN: not_your_turn,
    OccluedoRefusal.OUT_OF_REACH: out_of_reach,
    CommonRefusal.NOTHING_TO_SKIP: nothing_to_skip,
}

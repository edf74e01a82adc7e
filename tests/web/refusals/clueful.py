"""The ways to be refused in Clueful."""

from typing import Any, Final

from custom_components.parlor.games.clueful.terms import CluefulRefusal
from custom_components.parlor.games.refused import CommonRefusal
from tests.web.phone import Phone

from .evening import Answer, Evening, Ways


async def on_turn(evening: Evening) -> Phone:
    """Return the phone whose turn it is, in a game that has begun."""
    await evening.play()
    turn = (await evening.look(evening.host))["public"]["view"]["turn"]
    return next(phone for phone in evening.phones if phone.seat == turn)


async def ask(evening: Evening, kind: str, **params: Any) -> Answer:
    """Let the guest ask something that takes no turn."""
    await evening.play()
    return await evening.guest.ask("query", request={"type": kind, **params})


async def invalid_card(evening: Evening) -> Answer:
    phone = await on_turn(evening)
    return await evening.act(phone, "guess", suspect="jarvis", room="foyer", weapon="rope")


async def invalid_room(evening: Evening) -> Answer:
    return await evening.act(await on_turn(evening), "travel", room="attic")


async def not_your_turn(evening: Evening) -> Answer:
    phone = await on_turn(evening)
    other = next(other for other in evening.phones if other is not phone)
    return await evening.act(other, "travel", room="hall")


async def nothing_like_it(evening: Evening) -> Answer:
    return await ask(evening, "examine", thing="unicorn")


async def invalid_params(evening: Evening) -> Answer:
    return await ask(evening, "say", text=["look"])


WAYS: Final[Ways] = {
    CluefulRefusal.INVALID_CARD: invalid_card,
    CluefulRefusal.INVALID_ROOM: invalid_room,
    CluefulRefusal.NOT_YOUR_TURN: not_your_turn,
    CluefulRefusal.NOTHING_LIKE_IT: nothing_like_it,
    CommonRefusal.INVALID_PARAMS: invalid_params,
}

"""The ways to be refused in Cellar."""

from typing import Final

from tests.games.cellar.terms import CellarRefusal, Direction

from .evening import Answer, Evening, Ways


async def invalid_direction(evening: Evening) -> Answer:
    await evening.play()
    return await evening.act(evening.guest, "step", direction="up")


async def wall(evening: Evening) -> Answer:
    await evening.play()
    (offer,) = (await evening.look(evening.guest))["offers"]
    free = offer["params"]["direction"]["options"]
    blocked = next(way for way in Direction if way not in free)
    return await evening.act(evening.guest, "step", direction=blocked)


WAYS: Final[Ways] = {
    CellarRefusal.INVALID_DIRECTION: invalid_direction,
    CellarRefusal.WALL: wall,
}

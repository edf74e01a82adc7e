"""The ways to be refused in Cascade Tiles."""

from typing import Final

from custom_components.parlor.games.cascade.terms import CascadeRefusal

from .evening import Answer, Evening, Ways


async def tap(evening: Evening, level: int = 1, x: int = 14, y: int = 14) -> Answer:
    """Let a guest tap; unless told otherwise, the middle of the first level, for nothing."""
    return await evening.act(evening.guest, "tap", level=level, x=x, y=y)


async def race(evening: Evening, levels: int) -> None:
    """Let everyone race over so many levels."""
    await evening.host.ask("configure", options={"mode": "race", "levels": levels})
    await evening.play()


async def invalid_spot(evening: Evening) -> Answer:
    await evening.play()
    return await tap(evening, x=15)


async def no_steps_left(evening: Evening) -> Answer:
    await evening.play()
    for _ in range(40):
        assert (await tap(evening))["type"] == "result"
    return await tap(evening)


async def no_vote(evening: Evening) -> Answer:
    await evening.play()
    return await evening.act(evening.guest, "keep")


async def nothing_to_reset(evening: Evening) -> Answer:
    await evening.play()
    return await evening.act(evening.guest, "reset")


async def other_level(evening: Evening) -> Answer:
    await evening.play()
    return await tap(evening, level=2)


async def through(evening: Evening) -> Answer:
    await race(evening, levels=2)
    corners = [(x, y) for x in (10, 18) for y in (10, 18)]
    for x, y in corners:
        assert (await evening.act(evening.host, "tap", level=1, x=x, y=y))["type"] == "result"
    # The others give the first level up, and whoever solves the second now may still lose.
    await evening.host.ask("next")
    for x, y in corners:
        assert (await tap(evening, level=2, x=x, y=y))["type"] == "result"
    return await tap(evening, level=2)


WAYS: Final[Ways] = {
    CascadeRefusal.INVALID_SPOT: invalid_spot,
    CascadeRefusal.NO_STEPS_LEFT: no_steps_left,
    CascadeRefusal.NO_VOTE: no_vote,
    CascadeRefusal.NOTHING_TO_RESET: nothing_to_reset,
    CascadeRefusal.OTHER_LEVEL: other_level,
    CascadeRefusal.THROUGH: through,
}

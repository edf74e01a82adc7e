"""The ways to be refused in Trek."""

from typing import Final

from tests.games.broken.trek.trek import No

from .evening import Answer, Evening, Ways


async def no_such_omen(evening: Evening) -> Answer:
    await evening.play()
    return await evening.guest.ask("query", request={"type": "higher", "than": 99})


async def way_blocked(evening: Evening) -> Answer:
    await evening.play()
    return await evening.act(evening.guest, "step", way="back")


WAYS: Final[Ways] = {No.NO_SUCH_OMEN: no_such_omen, No.WAY_BLOCKED: way_blocked}

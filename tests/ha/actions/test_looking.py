"""What everyone may see of a table, as an answer."""

from homeassistant.core import HomeAssistant

from custom_components.parlor.house import ParlorConfigEntry
from tests.ha.company import play

from .calling import answer


async def test_the_state_holds_what_everyone_may_see(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    state = await answer(house, "get_state")
    assert {**state, "remaining_ms": None} == {**entry.runtime_data.public(), "remaining_ms": None}
    assert isinstance(state["remaining_ms"], int)

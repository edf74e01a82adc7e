"""Looking: what everyone may see of a table, for scripts and templates."""

from collections.abc import Mapping
from typing import Final, cast

from homeassistant.core import ServiceCall, ServiceResponse, SupportsResponse

from custom_components.parlor.house import ParlorConfigEntry

from .errand import Errand


async def _get_state(entry: ParlorConfigEntry, call: ServiceCall) -> ServiceResponse:
    """Return what everyone may see."""
    table = entry.runtime_data
    return cast(ServiceResponse, {**table.public(), "remaining_ms": table.remaining_ms()})


LOOKING: Final[Mapping[str, Errand]] = {
    "get_state": Errand(_get_state, answers=SupportsResponse.ONLY, looks=True),
}

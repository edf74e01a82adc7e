"""Repairs: what can be done about a table's trouble right where it is shown."""

from contextlib import suppress
from typing import Any

from homeassistant.components.repairs.models import RepairsFlow, RepairsFlowResult
from homeassistant.core import HomeAssistant
from homeassistant.helpers import issue_registry as ir
from homeassistant.helpers.selector import TextSelector, TextSelectorConfig, TextSelectorType
import probatio

from .const import CONF_GUEST_ADDRESS
from .games.refused import Refused
from .house import ParlorConfigEntry
from .table.table import Caller
from .trouble import Issue
from .web.links import parse_base

ADDRESS_SCHEMA = probatio.Schema(
    {
        probatio.Required(CONF_GUEST_ADDRESS): TextSelector(
            TextSelectorConfig(type=TextSelectorType.URL)
        )
    }
)


async def async_create_fix_flow(
    hass: HomeAssistant, issue_id: str, data: dict[str, Any] | None
) -> RepairsFlow:
    """Return what mends this issue."""
    entry_id = (data or {})["entry_id"]
    entry = hass.config_entries.async_get_known_entry(entry_id)
    return AddressFlow(entry) if issue_id.startswith(Issue.NO_ADDRESS) else SaveAgainFlow(entry)


class ParlorRepairsFlow(RepairsFlow):
    """Mends something about one table."""

    def __init__(self, entry: ParlorConfigEntry) -> None:
        """Mend the table of this entry."""
        self._entry = entry

    @property
    def _words(self) -> dict[str, str] | None:
        """Return what the words of the issue need."""
        issue = ir.async_get(self.hass).async_get_issue(self.handler, self.issue_id)
        return issue.translation_placeholders if issue is not None else None


class AddressFlow(ParlorRepairsFlow):
    """Asks for an address that phones can reach."""

    async def async_step_init(self, user_input: dict[str, str] | None = None) -> RepairsFlowResult:
        """Begin; what is given here only names the issue."""
        return await self.async_step_address()

    async def async_step_address(
        self, user_input: dict[str, str] | None = None
    ) -> RepairsFlowResult:
        """Set the table's address for guests."""
        errors = {}
        if user_input is not None:
            if base := parse_base(user_input[CONF_GUEST_ADDRESS]):
                self._set_address(base)
                return self.async_create_entry(data={})
            errors[CONF_GUEST_ADDRESS] = "address_invalid"
        return self.async_show_form(
            step_id="address",
            data_schema=self.add_suggested_values_to_schema(ADDRESS_SCHEMA, user_input),
            errors=errors,
            description_placeholders=self._words,
        )

    def _set_address(self, base: str) -> None:
        entries = self.hass.config_entries
        options = {**self._entry.options, CONF_GUEST_ADDRESS: base}
        entries.async_update_entry(self._entry, options=options)
        entries.async_schedule_reload(self._entry.entry_id)


class SaveAgainFlow(ParlorRepairsFlow):
    """Tries whether the disk takes something again, and lets the game go on."""

    async def async_step_init(self, user_input: dict[str, str] | None = None) -> RepairsFlowResult:
        """Begin; what is given here only names the issue."""
        return await self.async_step_confirm()

    async def async_step_confirm(
        self, user_input: dict[str, str] | None = None
    ) -> RepairsFlowResult:
        """Try when asked to."""
        if user_input is None:
            return self.async_show_form(step_id="confirm", description_placeholders=self._words)
        try:
            await self._entry.runtime_data.save()
        except Refused:
            return self.async_abort(reason="still_not_saved")
        with suppress(Refused):  # someone else has let it go on, or there is no game
            await self._entry.runtime_data.perform(Caller(house=True), "resume_game")
        return self.async_create_entry(data={})

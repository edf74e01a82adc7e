"""Setting up a table: a name is all it takes."""

from typing import Any, override

from homeassistant.config_entries import (
    ConfigEntry,
    ConfigFlow,
    ConfigFlowResult,
    OptionsFlowWithReload,
)
from homeassistant.const import CONF_NAME
from homeassistant.core import callback
from homeassistant.helpers.selector import (
    BooleanSelector,
    NumberSelector,
    NumberSelectorConfig,
    TextSelector,
    TextSelectorConfig,
    TextSelectorType,
)
import probatio

from .const import (
    CONF_AWAY_SECONDS,
    CONF_GUEST_ADDRESS,
    CONF_OPEN_OUTSIDE,
    CONF_START_RESERVED,
    CONF_WIFI_NAME,
    CONF_WIFI_PASSWORD,
    DEFAULT_AWAY_SECONDS,
    DEFAULT_TABLE_NAME,
    DOMAIN,
)
from .web.links import parse_base

LONGEST_NAME = 40

NAME_SCHEMA = probatio.Schema({probatio.Required(CONF_NAME): TextSelector()})
OPTIONS_SCHEMA = probatio.Schema(
    {
        probatio.Required(CONF_START_RESERVED, default=False): BooleanSelector(),
        probatio.Required(CONF_OPEN_OUTSIDE, default=False): BooleanSelector(),
        probatio.Required(CONF_AWAY_SECONDS, default=DEFAULT_AWAY_SECONDS): probatio.All(
            NumberSelector(NumberSelectorConfig(min=3, max=120, step=1, unit_of_measurement="s")),
            probatio.Coerce(int),
        ),
        probatio.Optional(CONF_GUEST_ADDRESS): TextSelector(
            TextSelectorConfig(type=TextSelectorType.URL)
        ),
        probatio.Optional(CONF_WIFI_NAME): TextSelector(),
        probatio.Optional(CONF_WIFI_PASSWORD): TextSelector(
            TextSelectorConfig(type=TextSelectorType.PASSWORD)
        ),
    }
)


class ParlorConfigFlow(ConfigFlow, domain=DOMAIN):
    """Asks for the name of a table."""

    @staticmethod
    @callback
    @override
    def async_get_options_flow(config_entry: ConfigEntry) -> ParlorOptionsFlow:
        return ParlorOptionsFlow()

    @override
    async def async_step_user(self, user_input: dict[str, Any] | None = None) -> ConfigFlowResult:
        """Set up a table."""
        name, errors = self._name(user_input, None)
        if name and not errors:
            return self.async_create_entry(title=name, data={})
        suggested = user_input or {CONF_NAME: DEFAULT_TABLE_NAME}
        return self._form("user", suggested, errors)

    async def async_step_reconfigure(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Give a table another name."""
        entry = self._get_reconfigure_entry()
        name, errors = self._name(user_input, entry)
        if name and not errors:
            return self.async_update_reload_and_abort(entry, title=name)
        return self._form("reconfigure", user_input or {CONF_NAME: entry.title}, errors)

    def _form(
        self, step: str, suggested: dict[str, Any], errors: dict[str, str]
    ) -> ConfigFlowResult:
        schema = self.add_suggested_values_to_schema(NAME_SCHEMA, suggested)
        return self.async_show_form(step_id=step, data_schema=schema, errors=errors)

    def _name(
        self, user_input: dict[str, Any] | None, entry: ConfigEntry | None
    ) -> tuple[str, dict[str, str]]:
        """Return the name that was given, and what is wrong with it."""
        if user_input is None:
            return "", {}
        name = " ".join(user_input[CONF_NAME].split())
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            return name, {CONF_NAME: "name_invalid"}
        others = (other for other in self._async_current_entries() if other is not entry)
        if name.casefold() in {other.title.casefold() for other in others}:
            return name, {CONF_NAME: "name_taken"}
        return name, {}


class ParlorOptionsFlow(OptionsFlowWithReload):
    """Changes a table; a game that is on goes on after the reload."""

    async def async_step_init(self, user_input: dict[str, Any] | None = None) -> ConfigFlowResult:
        """Ask for everything at once."""
        errors: dict[str, str] = {}
        if user_input is not None:
            options, errors = _checked(user_input)
            if not errors:
                return self.async_create_entry(data=options)
        return self.async_show_form(
            step_id="init",
            data_schema=self.add_suggested_values_to_schema(
                OPTIONS_SCHEMA, user_input or self.config_entry.options
            ),
            errors=errors,
        )


def _checked(given: dict[str, Any]) -> tuple[dict[str, Any], dict[str, str]]:
    """Return the options without what was left empty, and what is wrong with them."""
    options = {key: value for key, value in given.items() if value not in {"", None}}
    errors: dict[str, str] = {}
    if address := options.get(CONF_GUEST_ADDRESS):
        if base := parse_base(address):
            options[CONF_GUEST_ADDRESS] = base
        else:
            errors[CONF_GUEST_ADDRESS] = "address_invalid"
    if CONF_WIFI_PASSWORD in options and CONF_WIFI_NAME not in options:
        errors[CONF_WIFI_NAME] = "wifi_name_missing"
    return options, errors

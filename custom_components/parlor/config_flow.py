"""Setting up a table: a name is all it takes."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, override

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
    ObjectSelector,
    ObjectSelectorConfig,
    TextSelector,
    TextSelectorConfig,
    TextSelectorType,
)
import probatio

from .const import (
    CONF_AWAY_SECONDS,
    CONF_GUEST_ADDRESS,
    CONF_KEEP_GUEST_NAMES,
    CONF_OPEN_OUTSIDE,
    CONF_PLAYER,
    CONF_SATELLITE,
    CONF_SATELLITES,
    CONF_SIDEBAR,
    CONF_START_RESERVED,
    CONF_WIFI_NAME,
    CONF_WIFI_PASSWORD,
    DEFAULT_AWAY_SECONDS,
    DOMAIN,
)
from .house import ParlorConfigEntry
from .titles import is_taken, suggested_title, tidied, unique_id
from .web.links import parse_base

# As the standards of wireless networks have it; 64 characters are a key in hexadecimal.
LONGEST_WIFI_NAME: Final = 32
WIFI_PASSWORD_LENGTHS: Final = range(8, 65)

NAME_SCHEMA = probatio.Schema({probatio.Required(CONF_NAME): TextSelector()})
SATELLITES: Final = ObjectSelector(
    ObjectSelectorConfig(
        fields={
            CONF_PLAYER: {"required": True, "selector": {"text": {}}},
            CONF_SATELLITE: {
                "required": True,
                "selector": {"entity": {"filter": {"domain": "assist_satellite"}}},
            },
        },
        multiple=True,
        label_field=CONF_PLAYER,
        description_field=CONF_SATELLITE,
        translation_key=CONF_SATELLITES,
    )
)
OPTIONS_SCHEMA = probatio.Schema(
    {
        probatio.Required(CONF_START_RESERVED, default=False): BooleanSelector(),
        probatio.Required(CONF_OPEN_OUTSIDE, default=False): BooleanSelector(),
        probatio.Required(CONF_AWAY_SECONDS, default=DEFAULT_AWAY_SECONDS): probatio.All(
            NumberSelector(NumberSelectorConfig(min=3, max=120, step=1, unit_of_measurement="s")),
            probatio.Coerce(int),
        ),
        probatio.Required(CONF_KEEP_GUEST_NAMES, default=False): BooleanSelector(),
        probatio.Required(CONF_SIDEBAR, default=True): BooleanSelector(),
        probatio.Optional(CONF_SATELLITES): SATELLITES,
        probatio.Optional(CONF_GUEST_ADDRESS): TextSelector(
            TextSelectorConfig(type=TextSelectorType.URL)
        ),
        # A browser must not fill in the owner's own password: the TV shows what stands here.
        probatio.Optional(CONF_WIFI_NAME): TextSelector(TextSelectorConfig(autocomplete="off")),
        probatio.Optional(CONF_WIFI_PASSWORD): TextSelector(
            TextSelectorConfig(type=TextSelectorType.PASSWORD, autocomplete="new-password")
        ),
    }
)


class ParlorConfigFlow(ConfigFlow, domain=DOMAIN):
    """Asks for the name of a table."""

    @staticmethod
    @callback
    @override
    def async_get_options_flow(config_entry: ParlorConfigEntry) -> ParlorOptionsFlow:
        return ParlorOptionsFlow()

    @override
    async def async_step_user(self, user_input: dict[str, Any] | None = None) -> ConfigFlowResult:
        """Set up a table."""
        if user_input is None:
            return self._form("user", {CONF_NAME: await suggested_title(self.hass)}, {})
        title, errors = self._title(user_input, self._async_current_entries())
        if errors:
            return self._form("user", user_input, errors)
        await self.async_set_unique_id(unique_id(title))
        self._abort_if_unique_id_configured()
        return self.async_create_entry(title=title, data={})

    async def async_step_reconfigure(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Give a table another name."""
        entry = self._get_reconfigure_entry()
        if user_input is None:
            return self._form("reconfigure", {CONF_NAME: entry.title}, {})
        others = [other for other in self._async_current_entries() if other is not entry]
        title, errors = self._title(user_input, others)
        if errors:
            return self._form("reconfigure", user_input, errors)
        return self.async_update_reload_and_abort(entry, title=title)

    def _form(
        self, step: str, suggested: dict[str, Any], errors: dict[str, str]
    ) -> ConfigFlowResult:
        schema = self.add_suggested_values_to_schema(NAME_SCHEMA, suggested)
        return self.async_show_form(step_id=step, data_schema=schema, errors=errors)

    def _title(
        self, user_input: dict[str, Any], others: Sequence[ConfigEntry]
    ) -> tuple[str, dict[str, str]]:
        """Return the title that was given, and what is wrong with it beside these tables."""
        title = tidied(user_input[CONF_NAME])
        if title is None:
            return "", {CONF_NAME: "name_invalid"}
        return title, {CONF_NAME: "name_taken"} if is_taken(title, others) else {}


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
    options = {key: value for key, value in given.items() if value not in ("", None, [])}
    errors: dict[str, str] = {}
    if address := options.get(CONF_GUEST_ADDRESS):
        if base := parse_base(address):
            options[CONF_GUEST_ADDRESS] = base
        else:
            errors[CONF_GUEST_ADDRESS] = "address_invalid"
    return options, errors | _wrong_with_wifi(options)


def _wrong_with_wifi(options: Mapping[str, Any]) -> dict[str, str]:
    """Return what no network could be called, or be opened with."""
    errors: dict[str, str] = {}
    name, password = options.get(CONF_WIFI_NAME), options.get(CONF_WIFI_PASSWORD)
    if password and not name:
        errors[CONF_WIFI_NAME] = "wifi_name_missing"
    elif name and len(name.encode()) > LONGEST_WIFI_NAME:
        errors[CONF_WIFI_NAME] = "wifi_name_long"
    if password and len(password) not in WIFI_PASSWORD_LENGTHS:
        errors[CONF_WIFI_PASSWORD] = "wifi_password_length"
    return errors

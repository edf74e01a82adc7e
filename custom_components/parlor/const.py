"""Names that the integration's parts share."""

import logging
from typing import Final

DOMAIN: Final = "parlor"
LOGGER: Final = logging.getLogger(__package__)

CONF_AWAY_SECONDS: Final = "away_seconds"
CONF_GUEST_ADDRESS: Final = "guest_address"
CONF_KEEP_GUEST_NAMES: Final = "keep_guest_names"
CONF_OPEN_OUTSIDE: Final = "open_outside"
CONF_PLAYER: Final = "player"
CONF_SATELLITE: Final = "satellite"
CONF_SATELLITES: Final = "satellites"
CONF_SIDEBAR: Final = "sidebar"
CONF_START_RESERVED: Final = "start_reserved"
CONF_WIFI_NAME: Final = "wifi_name"
CONF_WIFI_PASSWORD: Final = "wifi_password"  # noqa: S105

DEFAULT_AWAY_SECONDS: Final = 30

"""Every test here may ask for a house with a table."""

from tests.house import entry, hass_config_dir, house, www

__all__ = ["entry", "hass_config_dir", "house", "www"]

"""Every test here may ask for a house with a table."""

from tests.house import all_entities, entry, hass_config_dir, house, www

__all__ = ["all_entities", "entry", "hass_config_dir", "house", "www"]

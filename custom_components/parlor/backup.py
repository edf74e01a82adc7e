"""Backups: the journals are safe to copy while one is made."""

from homeassistant.core import HomeAssistant

from .journals import JOURNALS


async def async_pre_backup(hass: HomeAssistant) -> None:
    """Hold the journals still; the games go on."""
    await hass.data[JOURNALS].hold()


async def async_post_backup(hass: HomeAssistant) -> None:
    """Let the journals go on."""
    await hass.data[JOURNALS].release()

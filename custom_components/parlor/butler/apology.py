"""Apologies: what a table refuses, in the words of a language."""

from homeassistant.core import HomeAssistant
from homeassistant.helpers.translation import async_get_translations

from custom_components.parlor.const import DOMAIN
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.refusals import words_key

from .phrases import Phrases


async def apology(hass: HomeAssistant, phrases: Phrases, refused: Refused) -> str:
    """Return why something was not done."""
    texts = await async_get_translations(hass, phrases.language, "exceptions", {DOMAIN})
    text = texts[f"component.{DOMAIN}.exceptions.{words_key(refused)}.message"]
    return text.format(**refused.details)

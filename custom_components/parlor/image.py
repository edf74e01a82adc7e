"""Images: the QR code for joining, and the board of games that have a picture."""

import asyncio
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final, cast, override

from homeassistant.components.image import ImageEntity, ImageEntityDescription
from homeassistant.const import EVENT_CORE_CONFIG_UPDATE, Platform
from homeassistant.core import CALLBACK_TYPE, Event, HomeAssistant, callback
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback
from homeassistant.helpers.event import async_call_later
from homeassistant.util import dt as dt_util

from .entity import ParlorEntity, async_forget_entities
from .games import GAMES
from .games.state import Painter
from .games.vocabulary import Json
from .house import ParlorConfigEntry
from .scene import Scene
from .web.links import guest_base, phone_link
from .web.qr import qr_png

PARALLEL_UPDATES = 0

JOIN: Final = ImageEntityDescription(key="join")
BOARD: Final = ImageEntityDescription(key="board")

# However fast a game is, its board is a new picture at most so often.
PAUSE: Final = timedelta(seconds=1)


async def async_setup_entry(
    hass: HomeAssistant,
    entry: ParlorConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Set up the images of a table."""
    async_add_entities([JoinImage(hass, entry, JOIN)])
    if any(game.paint is not None for game in entry.runtime_data.games.values()):
        async_add_entities([BoardImage(hass, entry, BOARD)])
    else:
        async_forget_entities(hass, entry, [(Platform.IMAGE, BOARD.key)])


class ParlorImage(ParlorEntity, ImageEntity):
    """A picture that is drawn when someone looks, of something that is noted when it changes."""

    _attr_content_type = "image/png"

    def __init__(
        self, hass: HomeAssistant, entry: ParlorConfigEntry, description: ImageEntityDescription
    ) -> None:
        """Show nothing until the table was looked at."""
        ImageEntity.__init__(self, hass)
        ParlorEntity.__init__(self, entry, description)
        self._attr_available = False
        self._shown: object = None

    def _show(self, subject: object) -> bool:
        """Note what the picture shows; None is nothing. Return whether that is something new."""
        if subject == self._shown:
            return False
        self._shown = subject
        self._attr_available = subject is not None
        self._attr_image_last_updated = dt_util.utcnow()
        return True


class JoinImage(ParlorImage):
    """The QR code of the link that guests join with; the codes are not for the records."""

    _unrecorded_attributes = frozenset({"link", "spoken_code"})

    _base: str | None = None

    @override
    async def async_added_to_hass(self) -> None:
        """Draw anew when the address of the house changes, too."""
        self._base = guest_base(self.hass, self._entry)
        await super().async_added_to_hass()
        self.async_on_remove(
            self.hass.bus.async_listen(EVENT_CORE_CONFIG_UPDATE, self._address_changed)
        )

    @callback
    def _address_changed(self, _: Event) -> None:
        self._base = guest_base(self.hass, self._entry)
        self._changed()

    @override
    def _look(self, scene: Scene) -> bool:
        link = phone_link(self._base, self._table.code) if self._base else None
        self._attr_extra_state_attributes = {"link": link, "spoken_code": self._table.short_code}
        return self._show(link)

    @override
    async def async_image(self) -> bytes | None:
        """Return the QR code."""
        if self._shown is None:
            return None
        return await self.hass.async_add_executor_job(qr_png, str(self._shown))


class BoardImage(ParlorImage):
    """The board, drawn by the game from what everyone may see."""

    _pause: CALLBACK_TYPE | None = None
    _picture: asyncio.Future[bytes] | None = None

    @override
    async def async_will_remove_from_hass(self) -> None:
        """Wait for nothing more."""
        self._go_on()

    @override
    def _look(self, scene: Scene) -> bool:
        view = scene.public["view"]
        if view is None or GAMES[scene.public["game"]].paint is None:
            self._go_on()
            return self._show(None)
        if self._pause is not None or not self._show((scene.public["game"], view)):
            return False
        self._picture = None
        self._pause = async_call_later(self.hass, PAUSE, self._look_again)
        return True

    @callback
    def _look_again(self, _: datetime) -> None:
        """Show what has changed meanwhile."""
        self._pause = None
        self._changed()

    def _go_on(self) -> None:
        if self._pause is not None:
            self._pause()
            self._pause = None

    @override
    async def async_image(self) -> bytes | None:
        """Return the board; whoever looks at the same time gets the same picture."""
        if self._shown is None:
            return None
        if self._picture is None:
            game, view = cast(tuple[str, Mapping[str, Json]], self._shown)
            paint = cast(Painter, GAMES[game].paint)
            self._picture = self.hass.async_add_executor_job(paint, view)
        return await asyncio.shield(self._picture)

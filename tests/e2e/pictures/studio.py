"""Where an evening is photographed: a house with people in it."""

from dataclasses import dataclass
from typing import Any

from scripts.house.owner import Invitation
from tests.e2e.browser import Client, Room
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.pictures.album import Album
from tests.e2e.recorder import Recorder


@dataclass(frozen=True)
class Studio:
    """A furnished house, its guests, and the album for their screens."""

    house: House
    table: Invitation
    room: Room
    recorder: Recorder
    album: Album

    def tv(self) -> Client:
        """Switch the television on."""
        return self.room.tv(self.table.tv)

    def desk(self, path: str, **more: Any) -> Client:
        """Open one of Home Assistant's own pages, in the evening."""
        return self.room.desk(f"{self.house.url}{path}", **{"color_scheme": "dark"} | more)

    def guest[G: Guest](self, kind: type[G], name: str, **more: Any) -> G:
        """Somebody comes with a phone, in the evening unless it is said otherwise."""
        screen = {"device_scale_factor": 1.5, "color_scheme": "dark"}
        return kind.scan(self.room, self.recorder, name, self.table.phone, **screen | more)

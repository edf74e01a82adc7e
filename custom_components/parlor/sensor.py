"""Sensors: what a table is at."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, override

from homeassistant.components.sensor import (
    SensorDeviceClass,
    SensorEntity,
    SensorEntityDescription,
    SensorStateClass,
)
from homeassistant.core import HomeAssistant
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback
from homeassistant.util import dt as dt_util

from .entity import ParlorEntity
from .games import GAMES
from .games.vocabulary import GAME_OVER, Json
from .house import ParlorConfigEntry
from .scene import LOBBY, NOBODY, Scene, in_a_row
from .table.evening import EveningInfo
from .table.journal.journal import NotSaved
from .table.journal.results import last_winners

PARALLEL_UPDATES = 0

PHASES: Final = [
    LOBBY,
    *dict.fromkeys(str(phase) for game in GAMES.values() for phase in game.phases),
]
# Between two versions of a table the clock that is left differs by what the saving took.
STEADY: Final = timedelta(seconds=1)


CHAPTERS: Final = [
    LOBBY,
    *dict.fromkeys(
        chapter
        for game in GAMES.values()
        for phase in game.phases
        if (chapter := str(game.chapter(phase))) != GAME_OVER
    ),
    GAME_OVER,
]


@dataclass(frozen=True, kw_only=True)
class ParlorSensorDescription(SensorEntityDescription):
    """Says what a sensor shows, and what beside it."""

    value: Callable[[Scene], str | int | None]
    beside: Callable[[Scene], dict[str, Json]] = lambda _: {}


SENSORS: Final = (
    ParlorSensorDescription(
        key="phase",
        device_class=SensorDeviceClass.ENUM,
        options=CHAPTERS,
        value=lambda scene: scene.chapter,
    ),
    ParlorSensorDescription(
        key="round",
        state_class=SensorStateClass.MEASUREMENT,
        value=lambda scene: scene.round or 0,
    ),
    ParlorSensorDescription(
        key="players",
        state_class=SensorStateClass.MEASUREMENT,
        value=lambda scene: len(scene.players),
        beside=lambda scene: {"names": [seat["name"] for seat in scene.players]},
    ),
    # What the others show changes with every move, or is shown elsewhere, too.
    ParlorSensorDescription(
        key="game",
        device_class=SensorDeviceClass.ENUM,
        options=[NOBODY, *GAMES],
        value=lambda scene: scene.game or NOBODY,
        entity_registry_enabled_default=False,
    ),
    ParlorSensorDescription(
        key="turn",
        value=lambda scene: scene.turn or NOBODY,
        entity_registry_enabled_default=False,
    ),
    ParlorSensorDescription(
        key="leader",
        value=lambda scene: scene.leader or NOBODY,
        beside=lambda scene: {"scores": {**scene.scores}},
        entity_registry_enabled_default=False,
    ),
)
GAMES_PLAYED: Final = SensorEntityDescription(
    key="games_played", state_class=SensorStateClass.TOTAL_INCREASING
)
LAST_WINNER: Final = SensorEntityDescription(key="last_winner")
DEADLINE: Final = SensorEntityDescription(
    key="deadline",
    device_class=SensorDeviceClass.TIMESTAMP,
    entity_registry_enabled_default=False,
)


async def async_setup_entry(
    hass: HomeAssistant,
    entry: ParlorConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Set up the sensors of a table."""
    async_add_entities(ParlorSensor(entry, description) for description in SENSORS)
    async_add_entities(
        [
            LastWinnerSensor(entry, LAST_WINNER),
            DeadlineSensor(entry, DEADLINE),
            GamesPlayedSensor(entry, GAMES_PLAYED),
        ]
    )


class ParlorSensor(ParlorEntity, SensorEntity):
    """Shows one thing about a table; names and points are for the moment, not for the records."""

    _unrecorded_attributes = frozenset({"names", "scores"})

    entity_description: ParlorSensorDescription

    @override
    def _look(self, scene: Scene) -> bool:
        before = self.native_value, self.extra_state_attributes
        self._attr_native_value = self.entity_description.value(scene)
        self._attr_extra_state_attributes = self.entity_description.beside(scene)
        return (self.native_value, self.extra_state_attributes) != before


class LastWinnerSensor(ParlorEntity, SensorEntity):
    """Shows who has won last, nobody where all have lost; the journal knows earlier evenings.

    A game that is broken off has no winner, so it changes nothing.
    """

    _unrecorded_attributes = frozenset({"scores"})

    _evening: EveningInfo | None = None

    @override
    async def async_added_to_hass(self) -> None:
        """Look into the journal first."""
        self._attr_native_value = await self._remembered()
        self._evening = Scene.of(self._table).public["evening"]
        await super().async_added_to_hass()

    @override
    def _look(self, scene: Scene) -> bool:
        before = self.native_value, self.extra_state_attributes
        if scene.played_to_its_end:
            self._attr_native_value = scene.winner or NOBODY
            self._attr_extra_state_attributes = {"scores": scene.scores}
            self._evening = scene.public["evening"] or self._evening
        elif self._evening != scene.public["evening"]:
            # An evening is over, or somebody was forgotten: the journal knows who still has a name.
            self._evening = scene.public["evening"]
            self._entry.async_create_task(self.hass, self._recall(), "parlor last winner")
        return (self.native_value, self.extra_state_attributes) != before

    async def _recall(self) -> None:
        with suppress(NotSaved):  # the table was closed meanwhile
            self._attr_native_value = await self._remembered()
            self._attr_extra_state_attributes = {}
            self.async_write_ha_state()

    async def _remembered(self) -> str:
        return in_a_row(await self._table.journal.read(last_winners)) or NOBODY


class GamesPlayedSensor(ParlorEntity, SensorEntity):
    """Counts the games that were played to some end, since the table stands."""

    @override
    def _look(self, scene: Scene) -> bool:
        before, self._attr_native_value = self.native_value, self._table.games_played
        return self._attr_native_value != before


class DeadlineSensor(ParlorEntity, SensorEntity):
    """Shows when the running clock will run out; nothing while none runs."""

    @override
    def _look(self, scene: Scene) -> bool:
        before, now = self.native_value, self._deadline(scene)
        if isinstance(before, datetime) and now is not None and abs(now - before) < STEADY:
            return False
        self._attr_native_value = now
        return now != before

    def _deadline(self, scene: Scene) -> datetime | None:
        clock, left = scene.public["clock"], self._table.remaining_ms()
        if clock is None or not clock["running"] or left is None:
            return None
        return dt_util.utcnow() + timedelta(milliseconds=left)

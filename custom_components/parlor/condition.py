"""Conditions: how it stands at tables, for automations."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final, Unpack, cast, override

from homeassistant.const import CONF_OPTIONS, CONF_TARGET
from homeassistant.core import CALLBACK_TYPE, HomeAssistant, callback
from homeassistant.helpers import config_validation as cv
from homeassistant.helpers.condition import (
    ATTR_BEHAVIOR,
    BEHAVIOR_ALL,
    BEHAVIOR_ANY,
    Condition,
    ConditionCheckParams,
    ConditionConfig,
)
from homeassistant.helpers.dispatcher import async_dispatcher_connect
from homeassistant.helpers.typing import ConfigType
import probatio

from .const import CONF_PLAYER
from .games import GAMES
from .house import ParlorConfigEntry, tables
from .moments import MOMENT_PHASES, SIGNAL_CHANGED
from .scene import Scene
from .targets import is_meant
from .trigger import CONF_GAME, CONF_PHASE, is_one_of, several


class TableCondition(Condition):
    """Is true when something holds at any, or at all, of the tables that are meant.

    Nothing holds at a table that is closed.
    """

    takes: ClassVar[Mapping[probatio.Marker, Any]] = MappingProxyType({})

    @classmethod
    @override
    async def async_validate_config(cls, hass: HomeAssistant, config: ConfigType) -> ConfigType:
        """Return the config, checked."""
        behaviour = probatio.Required(ATTR_BEHAVIOR, default=BEHAVIOR_ANY)
        schema = probatio.Schema(
            {
                probatio.Optional(CONF_TARGET, default=dict): cv.TARGET_FIELDS,
                probatio.Required(CONF_OPTIONS, default=dict): {
                    behaviour: probatio.In([BEHAVIOR_ANY, BEHAVIOR_ALL]),
                    **cls.takes,
                },
            }
        )
        return cast(ConfigType, schema(config))

    def __init__(self, hass: HomeAssistant, config: ConditionConfig) -> None:
        """Look at what this config says."""
        super().__init__(hass, config)
        self._target = config.target
        self._options = config.options or {}

    @property
    @override
    def needs_polling(self) -> bool:
        """Return that every change is told."""
        return False

    @override
    async def _async_track_changes(self, action: Callable[[], None]) -> CALLBACK_TYPE:
        @callback
        def changed(_: ParlorConfigEntry) -> None:
            action()

        return async_dispatcher_connect(self._hass, SIGNAL_CHANGED, changed)

    @override
    def _async_check(self, **kwargs: Unpack[ConditionCheckParams]) -> bool:
        meant = [entry for entry in tables(self._hass) if is_meant(self._hass, self._target, entry)]
        found = [self._holds(Scene.of(entry.runtime_data)) for entry in meant]
        every = self._options.get(ATTR_BEHAVIOR) == BEHAVIOR_ALL
        return bool(found) and (all(found) if every else any(found))

    @abstractmethod
    def _holds(self, scene: Scene) -> bool:
        """Return whether it holds at this table."""


class IsPlaying(TableCondition):
    """A game is on, paused or not."""

    takes = MappingProxyType({probatio.Optional(CONF_GAME): several(*GAMES)})

    @override
    def _holds(self, scene: Scene) -> bool:
        games = self._options.get(CONF_GAME)
        return scene.playing and (not games or scene.game in games)


class IsInPhase(TableCondition):
    """A game is in one of these phases, or the table in its lobby."""

    takes = MappingProxyType({probatio.Required(CONF_PHASE): several(*MOMENT_PHASES)})

    @override
    def _holds(self, scene: Scene) -> bool:
        return scene.phase in self._options[CONF_PHASE]


class IsTurnOf(TableCondition):
    """It is the turn of one of these players, or of anybody."""

    takes = MappingProxyType({probatio.Optional(CONF_PLAYER): several()})

    @override
    def _holds(self, scene: Scene) -> bool:
        names = self._options.get(CONF_PLAYER)
        return scene.turn is not None and (not names or is_one_of(scene.turn, names))


class IsPaused(TableCondition):
    """The game is paused."""

    @override
    def _holds(self, scene: Scene) -> bool:
        return scene.playing and scene.public["paused"]


class IsWaitingForPlayers(TableCondition):
    """A game cannot start yet: too few are there, or not all are ready."""

    @override
    def _holds(self, scene: Scene) -> bool:
        return scene.waits_for_players


CONDITIONS: Final[dict[str, type[Condition]]] = {
    "is_playing": IsPlaying,
    "is_in_phase": IsInPhase,
    "is_turn_of": IsTurnOf,
    "is_paused": IsPaused,
    "is_waiting_for_players": IsWaitingForPlayers,
}


async def async_get_conditions(hass: HomeAssistant) -> dict[str, type[Condition]]:
    """Return the conditions of tables."""
    return CONDITIONS

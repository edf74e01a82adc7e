"""Triggers: the moments of tables, for automations."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, cast, override

from homeassistant.const import CONF_OPTIONS, CONF_TARGET
from homeassistant.core import CALLBACK_TYPE, HomeAssistant, callback
from homeassistant.helpers import config_validation as cv
from homeassistant.helpers.dispatcher import async_dispatcher_connect
from homeassistant.helpers.trigger import (
    Trigger,
    TriggerActionRunner,
    TriggerConfig,
    TriggerNotTriggeredReporter,
)
from homeassistant.helpers.typing import ConfigType
import probatio

from .const import CONF_PLAYER
from .event import EVENT
from .games import GAMES
from .house import ParlorConfigEntry
from .moments import MOMENT_PHASES, SIGNAL_MOMENT, Moment, MomentKind
from .table.names import alike
from .targets import is_meant

CONF_BOTS: Final = "bots"
CONF_EVENT: Final = "event"
CONF_GAME: Final = "game"
CONF_PHASE: Final = "phase"
CONF_WINNER: Final = "winner"


def several(*known: str) -> probatio.All[Any]:
    """Return what takes one or more of these, or any texts where nothing is known."""
    one = probatio.In(known) if known else cv.string
    return probatio.All(probatio.EnsureList(), [one])


def is_one_of(name: str, wanted: Sequence[str]) -> bool:
    """Return whether somebody of this name is wanted."""
    return any(alike(name, other) for other in wanted)


# What an option takes, and whether a moment fits it. What is left empty fits every moment.
_TAKES: Final[Mapping[str, Any]] = {
    CONF_BOTS: cv.boolean,
    CONF_EVENT: several(*(EVENT.event_types or ())),
    CONF_GAME: several(*GAMES),
    CONF_PHASE: several(*MOMENT_PHASES),
    CONF_PLAYER: several(),
    CONF_WINNER: several(),
}
_FITS: Final[Mapping[str, Callable[[Moment, Any], bool]]] = {
    CONF_BOTS: lambda moment, bots: bots or not moment.told["bot"],
    CONF_EVENT: lambda moment, events: moment.told["event"] in events,
    CONF_GAME: lambda moment, games: moment.told["game"] in games,
    CONF_PHASE: lambda moment, phases: moment.told["phase"] in phases,
    CONF_PLAYER: lambda moment, names: is_one_of(moment.told["player"], names),
    CONF_WINNER: lambda moment, names: any(
        is_one_of(winner, names) for winner in moment.told["winners"]
    ),
}
_ANYTHING: Final[Sequence[str]] = []


class MomentTrigger(Trigger):
    """Waits for one kind of moment at the tables that are meant."""

    kind: ClassVar[MomentKind]
    takes: ClassVar[tuple[str, ...]] = ()

    @classmethod
    @override
    async def async_validate_config(cls, hass: HomeAssistant, config: ConfigType) -> ConfigType:
        """Return the config, checked."""
        fields = {probatio.Optional(name): _TAKES[name] for name in cls.takes}
        schema = probatio.Schema(
            {
                probatio.Optional(CONF_TARGET, default=dict): cv.TARGET_FIELDS,
                probatio.Required(CONF_OPTIONS, default=dict): fields,
            }
        )
        return cast(ConfigType, schema(config))

    def __init__(self, hass: HomeAssistant, config: TriggerConfig) -> None:
        """Wait for what this config says."""
        super().__init__(hass, config)
        self._target = config.target
        self._options = {
            name: wanted
            for name, wanted in ({CONF_BOTS: False} | (config.options or {})).items()
            if name in self.takes and wanted != _ANYTHING
        }

    @override
    async def async_attach_runner(
        self,
        run_action: TriggerActionRunner,
        did_not_trigger: TriggerNotTriggeredReporter | None = None,
    ) -> CALLBACK_TYPE:
        """Run the action at every moment that fits."""

        @callback
        def came(entry: ParlorConfigEntry, moment: Moment) -> None:
            if self._fits(moment) and is_meant(self._hass, self._target, entry):
                told = {**moment.told}
                run_action(told, f"{self.kind.replace('_', ' ')} at {told['table']}")

        return async_dispatcher_connect(self._hass, SIGNAL_MOMENT, came)

    def _fits(self, moment: Moment) -> bool:
        return moment.kind is self.kind and all(
            _FITS[name](moment, wanted) for name, wanted in self._options.items()
        )


class GameStarted(MomentTrigger):
    """A game has begun."""

    kind = MomentKind.GAME_STARTED
    takes = (CONF_GAME,)


class PhaseEntered(MomentTrigger):
    """A game has come to another phase, or the table back to its lobby."""

    kind = MomentKind.PHASE_ENTERED
    takes = (CONF_PHASE, CONF_GAME)


class TurnCame(MomentTrigger):
    """It is somebody's turn now."""

    kind = MomentKind.TURN_CAME
    takes = (CONF_PLAYER, CONF_GAME)


class PlayerJoined(MomentTrigger):
    """Somebody has sat down."""

    kind = MomentKind.PLAYER_JOINED
    takes = (CONF_PLAYER, CONF_BOTS)


class GameEnded(MomentTrigger):
    """A game is over."""

    kind = MomentKind.GAME_ENDED
    takes = (CONF_GAME, CONF_WINNER)


class EventHappened(MomentTrigger):
    """Something has happened in public."""

    kind = MomentKind.EVENT_HAPPENED
    takes = (CONF_EVENT, CONF_GAME)


TRIGGERS: Final[dict[str, type[Trigger]]] = {
    str(trigger.kind): trigger
    for trigger in (GameStarted, PhaseEntered, TurnCame, PlayerJoined, GameEnded, EventHappened)
}


async def async_get_triggers(hass: HomeAssistant) -> dict[str, type[Trigger]]:
    """Return the triggers of tables."""
    return TRIGGERS

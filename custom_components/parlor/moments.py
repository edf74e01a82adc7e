"""Moments: what automations wait for at a table, told by public things alone."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, cast

from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers.dispatcher import async_dispatcher_send

from .colours import shine
from .games import GAMES
from .games.events import Event
from .games.glow import Glow
from .herald import PRESENCE, is_told, told
from .house import ParlorConfigEntry
from .onlooker import Onlooker
from .scene import LOBBY, Scene, in_a_row
from .table.happenings import TableEvent
from .words import WORDS, Words

# Every phase by itself, however short: automations are as quick as people want them to be.
MOMENT_PHASES: Final = (
    LOBBY,
    *dict.fromkeys(str(phase) for game in GAMES.values() for phase in game.phases),
)
# Both hand over the entry of the table.
SIGNAL_MOMENT: Final = "parlor_moment"
SIGNAL_CHANGED: Final = "parlor_changed"


class MomentKind(StrEnum):
    """What can be waited for."""

    GAME_STARTED = "game_started"
    PHASE_ENTERED = "phase_entered"
    TURN_CAME = "turn_came"
    PLAYER_JOINED = "player_joined"
    GAME_ENDED = "game_ended"
    EVENT_HAPPENED = "event_happened"


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that an automation may wait for, and what its templates are told."""

    kind: MomentKind
    told: Mapping[str, Any]


class Moments:
    """Finds the moments of one table by comparing what is public before and after."""

    def __init__(self, hass: HomeAssistant, entry: ParlorConfigEntry, device_id: str) -> None:
        """Begin with what is public now: a game that goes on after a restart does not start."""
        self._hass = hass
        self._entry = entry
        self._device_id = device_id
        scene = Scene.of(entry.runtime_data)
        self._phase, self._turn = _where(scene), scene.turn

    @callback
    def happened(self, events: Sequence[Event]) -> None:
        """Tell of what has happened."""
        scene = Scene.of(self._entry.runtime_data)
        for event in events:
            for moment in self._of(event, scene):
                self._send(moment)

    @callback
    def changed(self) -> None:
        """Tell of what is another phase, or another's turn; then that anything is different."""
        scene = Scene.of(self._entry.runtime_data)
        (before, self._phase), (last, self._turn) = (
            (self._phase, _where(scene)),
            (self._turn, scene.turn),
        )
        if self._phase != before:
            self._send(self._moment(MomentKind.PHASE_ENTERED, scene))
        if self._turn is not None and (self._turn != last or self._phase[0] != before[0]):
            about = {"player": self._turn, "colour": _colour(scene, [self._turn])}
            self._send(self._moment(MomentKind.TURN_CAME, scene, about))
        async_dispatcher_send(self._hass, SIGNAL_CHANGED, self._entry)

    def _of(self, event: Event, scene: Scene) -> Iterator[Moment]:
        """Give the moments that an event is."""
        data = told(event, scene.names)
        about: dict[str, Any] = {}
        match event.type:
            case TableEvent.PLAYER_JOINED:
                name = cast(str, data["player_name"])
                about = {
                    "player": name,
                    "bot": data["bot"],
                    "colour": _colour(scene, [name]),
                }
            case TableEvent.GAME_ENDED:
                winners = cast(list[str], data["winners_names"])
                about = {
                    "game": data["game"],
                    "winners": winners,
                    "ahead": data["ahead_names"],
                    "winner": in_a_row(winners),
                    "colour": _colour(scene, winners),
                    "ended_by": data["ended_by"],
                }
        game = scene.game if event.type in TableEvent else scene.public["game"]
        sentence = self._words.event(self._hass.config.language, game, str(event.type), data)
        if str(event.type) in MomentKind:
            yield self._moment(MomentKind(event.type), scene, {**about, "sentence": sentence})
        happened = {
            "event": str(event.type),
            "data": data,
            "sentence": sentence,
            "flash": _flash(scene, str(event.type)),
            "highlight": event.type not in PRESENCE and is_told(event, scene),
            **about,
        }
        yield self._moment(MomentKind.EVENT_HAPPENED, scene, happened)

    def _moment(
        self, kind: MomentKind, scene: Scene, about: Mapping[str, Any] | None = None
    ) -> Moment:
        """Return a moment with what is always told, and what it is about."""
        what: dict[str, Any] = {
            "table": self._entry.runtime_data.name,
            "device_id": self._device_id,
            "entry_id": self._entry.entry_id,
            "game": scene.game,
            "phase": scene.phase,
            "round": scene.round,
            "turn": scene.turn,
            "players": [seat["name"] for seat in scene.players],
            "leader": scene.leader,
            **(about or {}),
        }
        language = self._hass.config.language
        return Moment(
            kind,
            what
            | {
                "game_name": self._words.game(language, what["game"]),
                "phase_name": self._words.phase(language, scene.game, scene.phase),
                "glow": _glow(scene),
            },
        )

    @property
    def _words(self) -> Words:
        return self._hass.data[WORDS]

    def _send(self, moment: Moment) -> None:
        async_dispatcher_send(self._hass, SIGNAL_MOMENT, self._entry, moment)


@callback
def async_tell_moments(hass: HomeAssistant, entry: ParlorConfigEntry, device_id: str) -> None:
    """Tell automations of the moments of a table until it is closed."""
    moments = Moments(hass, entry, device_id)
    onlooker = Onlooker(changed=moments.changed, happened=moments.happened)
    entry.async_on_unload(entry.runtime_data.look_on(onlooker))


def _where(scene: Scene) -> tuple[int, str]:
    """Return which game stands where; the same phase of the next game is another one."""
    return scene.public["match"], scene.phase


def _glow(scene: Scene) -> dict[str, Any] | None:
    """Return the light of the phase; none where a game has none for it, nor once it is over."""
    game = GAMES.get(scene.public["game"]) if scene.playing else None
    return None if game is None else _lit(game.glows, scene.phase)


def _flash(scene: Scene, event: str) -> dict[str, Any] | None:
    """Return the light that an event throws for a moment."""
    game = GAMES.get(scene.public["game"]) if scene.playing else None
    return None if game is None else _lit(game.flashes, event)


def _lit(lights: Mapping[StrEnum, Glow], key: str) -> dict[str, Any] | None:
    """Return a light as lamps take it."""
    glow = next((light for known, light in lights.items() if known == key), None)
    if glow is None:
        return None
    return {"hs_color": [glow.hue, glow.saturation], "brightness_pct": glow.brightness}


def _colour(scene: Scene, names: Sequence[str]) -> list[int] | None:
    """Return the colour of the first of these, as lamps take it."""
    colours = {seat["name"]: seat["colour"] for seat in scene.public["seats"]}
    return next((shine(colours[name]) for name in names if name in colours), None)

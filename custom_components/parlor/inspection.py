"""The inspection: a game with a fault is left out, and tables open with the others."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import starmap
from typing import Any, Final

from homeassistant.core import HomeAssistant, callback
from homeassistant.util.hass_dict import HassKey

from .const import LOGGER
from .games import GAMES, UNLOADED
from .games.options import Kind
from .games.refused import COMMON_REFUSALS
from .games.state import GameState
from .games.vocabulary import SeatId
from .table.deeds.messages import MESSAGES
from .table.happenings import TableEvent
from .trouble import Issue, report
from .web.schema import SCHEMAS
from .words import ENGLISH, WORDS, Words

# What the wire and the table call their own messages; no action or query may have such a name.
TAKEN_NAMES: Final = frozenset({*SCHEMAS, *MESSAGES})


class GameFault(StrEnum):
    """Why a game is left out."""

    CANNOT_LOAD = "cannot_load"
    CANNOT_START = "cannot_start"
    NAMES_TAKEN = "names_taken"
    NO_CONTENT = "no_content"
    NO_WORDS = "no_words"


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A game that is left out; `what` names what is missing or wrong, as its code does."""

    game: str
    fault: GameFault
    what: str = ""


@dataclass(frozen=True, slots=True)
class Inspected:
    """The games that can be played, and those that can't."""

    sound: Mapping[str, type[GameState]]
    left_out: tuple[LeftOut, ...]

    @classmethod
    def of(
        cls,
        games: Mapping[str, type[GameState]],
        unloaded: Mapping[str, Exception],
        words: Words,
    ) -> Inspected:
        """Look at every game; slow, so call it outside the event loop."""
        left_out = [*starmap(_unloaded, unloaded.items())]
        faults = {key: _fault(game, words) for key, game in games.items()}
        left_out += [fault for fault in faults.values() if fault is not None]
        return cls(
            {key: game for key, game in games.items() if faults[key] is None}, tuple(left_out)
        )


INSPECTED: HassKey[Inspected] = HassKey("parlor_inspected")


async def async_inspect(hass: HomeAssistant) -> None:
    """Have the games that can be played at hand."""
    hass.data[INSPECTED] = await hass.async_add_executor_job(
        Inspected.of, GAMES, UNLOADED, hass.data[WORDS]
    )


@callback
def async_report_left_out(hass: HomeAssistant) -> None:
    """Name the games that cannot be played, and why."""
    words = hass.data[WORDS]
    for one in hass.data[INSPECTED].left_out:
        said = words.fault(ENGLISH, one.fault, one.what)
        LOGGER.error("The game %s was left out: %s", one.game, said)
        why = words.fault(hass.config.language, one.fault, one.what)
        report(hass, Issue.GAME_LEFT_OUT, one.game, game=one.game, why=why)


def _unloaded(name: str, error: Exception) -> LeftOut:
    """Say in the log why a game could not be loaded; people are told of what kind it is."""
    LOGGER.error("%s could not be loaded", name, exc_info=error)
    return LeftOut(name, GameFault.CANNOT_LOAD, type(error).__name__)


def _fault(game: type[GameState], words: Words) -> LeftOut | None:
    """Return the gravest thing that is wrong with a game."""
    try:
        return next(_faults(game, words), None)
    except Exception:  # noqa: BLE001  whatever it is, the other games can be played
        LOGGER.exception("%s could not be started", game.id)
        return LeftOut(game.id, GameFault.CANNOT_START)


def _faults(game: type[GameState], words: Words) -> Iterator[LeftOut]:
    """Give what is wrong with a game, the gravest first; raises where it cannot be started."""
    if clash := taken_names(game):
        yield LeftOut(game.id, GameFault.NAMES_TAKEN, _listed(clash))
    if lacking := [*_without_content(game)]:
        yield LeftOut(game.id, GameFault.NO_CONTENT, _listed(lacking))
    if unsaid := [*_unsaid(game, words.by_language[ENGLISH].get(game.id, {}))]:
        yield LeftOut(game.id, GameFault.NO_WORDS, _listed(unsaid))
    _try_out(game)


def taken_names(game: type[GameState]) -> set[str]:
    """Return what a game calls like something that the wire or the table has already."""
    asked = (game.actions.keys() | game.queries.keys()) & TAKEN_NAMES
    return asked | {str(event) for event in game.event_types if event in TableEvent}


def _without_content(game: type[GameState]) -> Iterator[str]:
    """Give the content options that have nothing to start with."""
    for option in game.options:
        if option.kind is Kind.CONTENT:
            kind = game.contents.get(option.key)
            if kind is None or option.default not in kind.shipped:
                yield option.key


def _unsaid(game: type[GameState], texts: Mapping[str, Any]) -> Iterator[str]:
    """Give what Home Assistant and the pages would have no English word for."""
    if "name" not in texts:
        yield "name"
    needed: dict[str, Iterable[str]] = {
        "phases": game.phases,
        "events": game.event_types,
        "actions": game.actions,
        "options": (option.key for option in game.options),
        "refusals": game.refusals - COMMON_REFUSALS,
    }
    for section, keys in needed.items():
        yield from (f"{section}.{key}" for key in keys if key not in texts.get(section, {}))


def _try_out(game: type[GameState]) -> None:
    """Start a game and look at it, as a table would."""
    seats = [SeatId(f"s{number}") for number in range(1, game.min_seats + 1)]
    state = game.start(seats, seed=0)
    state.public_view()
    for seat in seats:
        state.private_view(seat)
        state.offers(seat)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))

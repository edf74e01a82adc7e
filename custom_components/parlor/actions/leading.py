"""Leading a game: what a host does with it."""

from collections.abc import Mapping
from typing import Final

from homeassistant.core import ServiceCall
from homeassistant.helpers import config_validation as cv
import probatio

from custom_components.parlor.games import GAMES
from custom_components.parlor.house import ParlorConfigEntry

from .errand import Errand, Fields, ask_for, simply

ATTR_GAME: Final = "game"
ATTR_OPTIONS: Final = "options"

_CHOICE: Final[Fields] = {
    probatio.Optional(ATTR_GAME): probatio.In([*GAMES]),
    probatio.Optional(ATTR_OPTIONS): probatio.Schema({cv.string: object}),
}


def _with_choice(message: str) -> Errand:
    """Return an errand with which the game and its options can be chosen."""

    async def ask(entry: ParlorConfigEntry, call: ServiceCall) -> None:
        chosen = {key: call.data[key] for key in (ATTR_GAME, ATTR_OPTIONS) if key in call.data}
        await ask_for(call, entry, message, chosen)

    return Errand(ask, _CHOICE)


LEADING: Final[Mapping[str, Errand]] = {
    "start_game": _with_choice("start"),
    "configure": _with_choice("configure"),
    "end_game": simply("end"),
    "pause": simply("pause"),
    "resume": simply("resume_game"),
    "next": simply("next"),
    "wait": simply("wait"),
    "new_evening": simply("new_evening"),
}

"""Remembering: results, statistics and replays, and who is to be forgotten."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from homeassistant.core import HomeAssistant, ServiceCall, ServiceResponse, SupportsResponse
from homeassistant.exceptions import Unauthorized
from homeassistant.helpers import config_validation as cv
import orjson
import probatio

from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.looking_back import (
    async_forget,
    async_statistics,
    persons_called,
    stranger,
)
from custom_components.parlor.table.persons import PersonId, user_person
from custom_components.parlor.web import encode

from .errand import Errand, Fields, Tour
from .hosting import ATTR_PLAYER

ATTR_BEFORE: Final = "before"
ATTR_GAME_NUMBER: Final = "game_number"
ATTR_SEAT: Final = "seat"
ATTR_STEP: Final = "step"

_REPLAY: Final[Fields] = {
    probatio.Required(ATTR_GAME_NUMBER): cv.positive_int,
    probatio.Optional(ATTR_STEP): cv.positive_int,
    probatio.Optional(ATTR_SEAT): cv.string,
}


async def _get_results(entry: ParlorConfigEntry, call: ServiceCall) -> ServiceResponse:
    """Return evenings and their games, newest first."""
    page = await entry.runtime_data.archive.results(call.data.get(ATTR_BEFORE))
    return cast(ServiceResponse, page)


async def _get_statistics(
    entries: Sequence[ParlorConfigEntry], call: ServiceCall
) -> ServiceResponse:
    """Return what everyone has come to at these tables."""
    return cast(ServiceResponse, await async_statistics(call.hass, entries))


async def _get_replay(entry: ParlorConfigEntry, call: ServiceCall) -> ServiceResponse:
    """Return the steps of a game that is over, or one of them as a seat saw it."""
    archive, number = entry.runtime_data.archive, call.data[ATTR_GAME_NUMBER]
    if ATTR_STEP not in call.data:
        return cast(ServiceResponse, await archive.replay(number))
    seat = SeatId(call.data[ATTR_SEAT]) if ATTR_SEAT in call.data else None
    called = await stranger(call.hass, call.hass.config.language)
    frame = await archive.frame(number, call.data[ATTR_STEP], seat, called)
    return {
        "events": [orjson.loads(event) for event in encode.events_of(frame)],
        "state": orjson.loads(encode.state(frame, frame.private, seat)),
    }


async def _forget_player(
    entries: Sequence[ParlorConfigEntry], call: ServiceCall
) -> ServiceResponse:
    """Forget somebody: oneself, or for administrators anyone. Automations may, too."""
    persons = await persons_called(call.hass, entries, call.data[ATTR_PLAYER])
    await _need_right_to_forget(call.hass, call, persons)
    await async_forget(entries, persons)
    return None


async def _need_right_to_forget(
    hass: HomeAssistant, call: ServiceCall, persons: Sequence[PersonId]
) -> None:
    if (user_id := call.context.user_id) is None or [*persons] == [user_person(user_id)]:
        return
    user = await hass.auth.async_get_user(user_id)
    if user is None or not user.is_admin:
        raise Unauthorized(context=call.context)


REMEMBERING: Final[Mapping[str, Errand | Tour]] = {
    "get_results": Errand(
        _get_results,
        {probatio.Optional(ATTR_BEFORE): cv.positive_int},
        SupportsResponse.ONLY,
        looks=True,
    ),
    "get_statistics": Tour(_get_statistics, answers=SupportsResponse.ONLY),
    "get_replay": Errand(_get_replay, _REPLAY, SupportsResponse.ONLY, looks=True),
    "forget_player": Tour(_forget_player, {probatio.Required(ATTR_PLAYER): cv.string}),
}

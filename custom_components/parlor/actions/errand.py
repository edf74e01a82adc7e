"""Errands: what Home Assistant asks of tables, and of which ones."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from homeassistant.auth.models import User
from homeassistant.const import ATTR_CONFIG_ENTRY_ID
from homeassistant.core import ServiceCall, ServiceResponse, SupportsResponse
from homeassistant.exceptions import ServiceValidationError, Unauthorized, UnknownUser
from homeassistant.helpers import config_validation as cv, service
import probatio

from custom_components.parlor.callers import caller_of
from custom_components.parlor.const import DOMAIN
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.house import ParlorConfigEntry, tables
from custom_components.parlor.refusals import refusals_in_words
from custom_components.parlor.web.rights import may_act, may_look

type Fields = dict[probatio.Marker, Any]
type Ask = Callable[[ParlorConfigEntry, ServiceCall], Coroutine[Any, Any, ServiceResponse]]
type AskAll = Callable[
    [Sequence[ParlorConfigEntry], ServiceCall], Coroutine[Any, Any, ServiceResponse]
]

_TARGET: Final = frozenset(map(str, cv.ENTITY_SERVICE_FIELDS))


@dataclass(frozen=True, slots=True)
class Errand:
    """What is asked of a table, what has to be said for it, and whether the table answers."""

    ask: Ask
    fields: Fields = field(default_factory=dict)
    answers: SupportsResponse = SupportsResponse.NONE
    # Whoever only looks needs no more rights than that.
    looks: bool = False

    @property
    def schema(self) -> probatio.Schema:
        """Return what may be said: the fields, and which tables are meant."""
        return _schema(self.fields)

    async def run(self, call: ServiceCall) -> ServiceResponse:
        """Ask all tables that are meant; whoever wants an answer may mean only one.

        What one of them refuses keeps none of the others from doing it. Raises `Unauthorized`.
        """
        entries = await _meant(call)
        user = await user_of(call)
        if not all(_may(call, user, entry, looks=self.looks) for entry in entries):
            raise Unauthorized(context=call.context)
        if call.return_response and len(entries) > 1:
            raise ServiceValidationError(translation_domain=DOMAIN, translation_key="one_table")
        answer: ServiceResponse = None
        refusals: list[Refused] = []
        for entry in entries:
            try:
                answer = await self.ask(entry, call)
            except Refused as refused:
                refusals.append(refused)
        with refusals_in_words():
            if refusals:
                raise refusals[0]
        return answer


@dataclass(frozen=True, slots=True)
class Tour:
    """What is asked of several tables as one; of every table of the house where none is named."""

    ask: AskAll
    fields: Fields = field(default_factory=dict)
    answers: SupportsResponse = SupportsResponse.NONE

    @property
    def schema(self) -> probatio.Schema:
        """Return what may be said: the fields, and which tables are meant."""
        return _schema(self.fields)

    async def run(self, call: ServiceCall) -> ServiceResponse:
        """Ask the tables that are meant, of those that the user may see; raises `Unauthorized`."""
        named = ATTR_CONFIG_ENTRY_ID in call.data or not _TARGET.isdisjoint(call.data)
        user = await user_of(call)
        entries = await _meant(call) if named else tables(call.hass)
        seen = [entry for entry in entries if _may(call, user, entry, looks=True)]
        if named and len(seen) < len(entries):
            raise Unauthorized(context=call.context)
        entries = seen
        with refusals_in_words():
            return await self.ask(entries, call)


def simply(message: str) -> Errand:
    """Return an errand that needs no more words."""

    async def ask(entry: ParlorConfigEntry, call: ServiceCall) -> None:
        await ask_for(call, entry, message)

    return Errand(ask)


async def ask_for(
    call: ServiceCall,
    entry: ParlorConfigEntry,
    message: str,
    params: Mapping[str, object] | None = None,
) -> None:
    """Ask something of a table for whoever calls the action; raises what the table refuses."""
    caller = await caller_of(call.hass, call.context)
    await entry.runtime_data.perform(caller, message, params)


async def user_of(call: ServiceCall) -> User | None:
    """Return who asks; nobody where the house itself does. Raises `UnknownUser`."""
    if call.context.user_id is None:
        return None
    user = await call.hass.auth.async_get_user(call.context.user_id)
    if user is None:
        raise UnknownUser(context=call.context)
    return user


def _may(call: ServiceCall, user: User | None, entry: ParlorConfigEntry, *, looks: bool) -> bool:
    return user is None or (may_look if looks else may_act)(call.hass, user, entry)


def _schema(fields: Fields) -> probatio.Schema:
    return probatio.Schema(
        {
            **cv.ENTITY_SERVICE_FIELDS,
            probatio.Optional(ATTR_CONFIG_ENTRY_ID): cv.string,
            **fields,
        }
    )


async def _meant(call: ServiceCall) -> list[ParlorConfigEntry]:
    """Return the tables that are meant; where there is only one, nothing needs to be said."""
    named = call.data.get(ATTR_CONFIG_ENTRY_ID)
    if _TARGET.isdisjoint(call.data):
        known = call.hass.config_entries.async_entries(DOMAIN, include_disabled=False)
        if named is None and len(known) > 1:
            raise ServiceValidationError(translation_domain=DOMAIN, translation_key="which_table")
        return [service.async_get_config_entry(call.hass, DOMAIN, named)]
    found = {named, *await service.async_extract_config_entry_ids(call)}
    entries = call.hass.config_entries.async_entries(DOMAIN)
    meant = [entry.entry_id for entry in entries if entry.entry_id in found]
    if not meant:
        raise ServiceValidationError(translation_domain=DOMAIN, translation_key="no_table")
    return [service.async_get_config_entry(call.hass, DOMAIN, entry_id) for entry_id in meant]

"""Two tables that look alike to everyone: one with the real game, one with another world."""

from collections.abc import Callable, Iterator, Mapping, Sequence, Set as AbstractSet
from copy import deepcopy
from typing import Any, Final

from freezegun.api import FrozenDateTimeFactory
from homeassistant.const import EVENT_STATE_CHANGED
from homeassistant.core import Event, HomeAssistant, callback
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.dispatcher import async_dispatcher_connect
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    async_capture_events,
    async_fire_time_changed,
)

from custom_components.parlor import diagnostics, logbook
from custom_components.parlor.butler import BUTLER
from custom_components.parlor.butler.replies import REPLIES, Inquiry
from custom_components.parlor.butler.wish import Wish
from custom_components.parlor.const import DOMAIN
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import Cause, GameState, Skip
from custom_components.parlor.games.vocabulary import Json, SeatId
from custom_components.parlor.herald import EVENT_PARLOR
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.interpreter import talk_of
from custom_components.parlor.moments import SIGNAL_MOMENT, Moment
from custom_components.parlor.system_health import system_health_info
from custom_components.parlor.table.table import Caller
from custom_components.parlor.words import WORDS

from .company import HOUSE, act, state_of

# These tell the two tables apart, or change by themselves; none comes from the game.
NOT_COMPARED: Final = frozenset(
    {
        "access_token",
        "device_id",
        "entity_picture",
        "entry_id",
        "friendly_name",
        "link",
        "spoken_code",
        "table",
    }
)
ASKED: Final = (Wish.TURN, Wish.LEADER, Wish.CLOCK, Wish.REPEAT)
SAID: Final = ("cards", "sheet", "look", "show rope", "where is everyone")
ANYONE: Final = SeatId("anyone")
COMPARISONS: Final = 100


class TwinsDiffer(Exception):  # noqa: N818
    """Home Assistant tells something that depends on what nobody may know."""


type Step = tuple[SeatId, dict[str, Json]] | None


def install(entry: ParlorConfigEntry, state: GameState) -> None:
    """Put another world in place of a table's game."""
    match = entry.runtime_data._actor.keeper.match
    assert match is not None
    match.state = state


class Witness:
    """Notes everything that Home Assistant tells of one table."""

    def __init__(self, house: HomeAssistant, entry: ParlorConfigEntry) -> None:
        self.house = house
        self.entry = entry
        entities = er.async_entries_for_config_entry(er.async_get(house), entry.entry_id)
        self.keys = {
            entity.entity_id: entity.domain + entity.unique_id.removeprefix(entry.entry_id)
            for entity in sorted(entities, key=lambda entity: entity.unique_id)
        }
        self.changes: list[Event[Any]] = async_capture_events(house, EVENT_STATE_CHANGED)
        self.events: list[Event[Any]] = async_capture_events(house, EVENT_PARLOR)
        self.moments: list[Moment] = []
        async_dispatcher_connect(house, SIGNAL_MOMENT, self._note)
        self.describe: Callable[[Any], Mapping[str, str]]
        logbook.async_describe_events(house, self._learn)

    def _learn(self, _: str, __: str, describe: Callable[[Any], Mapping[str, str]]) -> None:
        self.describe = describe

    @callback
    def _note(self, entry: ParlorConfigEntry, moment: Moment) -> None:
        if entry is self.entry:
            self.moments.append(moment)

    async def told(self) -> dict[str, Any]:
        """Return all that was told since last time, and all that can be asked for now."""
        changed = [(event.data["entity_id"], event.data["new_state"]) for event in self.changes]
        heard = [e for e in self.events if e.data["entry_id"] == self.entry.entry_id]
        told = {
            "changes": {
                key: [shown(state) for changing, state in changed if changing == entity]
                for entity, key in self.keys.items()
            },
            "events": [event.data for event in heard],
            "moments": [{"kind": moment.kind, **moment.told} for moment in self.moments],
            "logbook": [self.describe(event)["message"] for event in heard],
            "states": {
                key: shown(self.house.states.get(entity)) for entity, key in self.keys.items()
            },
            "diagnostics": await diagnostics.async_get_config_entry_diagnostics(
                self.house, self.entry
            ),
            "get_state": await self.house.services.async_call(
                DOMAIN,
                "get_state",
                {"config_entry_id": self.entry.entry_id},
                blocking=True,
                return_response=True,
            ),
            "butler": await self._answers(),
            "aloud": await self._aloud(),
            "health": await self._health(),
        }
        self.changes.clear()
        self.events.clear()
        self.moments.clear()
        return {part: compared(value) for part, value in told.items()}

    async def _answers(self) -> dict[str, str]:
        """Ask the butler all that can be asked."""
        hired = self.house.data[BUTLER]
        words, news = self.house.data[WORDS], hired._news[self.entry.entry_id]
        return {
            f"{wish} {phrases.language}": await REPLIES[wish](
                Inquiry(self.entry.runtime_data, phrases, words, news, None)
            )
            for wish in ASKED
            for phrases in hired._languages
        }

    async def _aloud(self) -> list[object]:
        """Let everyone talk to a game that takes text; return what a speaker would say."""
        table = self.entry.runtime_data
        if (talk := talk_of(table)) is None:
            return []
        requests = [
            *({"type": talk.understand, "text": text} for text in SAID),
            {"type": talk.outcome},
        ]
        answers = [
            await table.perform(Caller(seat), "query", {"request": request})
            for seat in state_of(self.entry).seats
            for request in requests
        ]
        return [(answer["aloud"], answer["private"]) for answer in answers]

    async def _health(self) -> dict[str, Any]:
        info = await system_health_info(self.house)
        info.pop("address").close()
        return info


def shown(state: Any) -> tuple[str, Mapping[str, Any]]:
    """Return what everyone sees of a state; of one that makes way for another, nothing."""
    return ("", {}) if state is None else (state.state, state.attributes)


def compared(value: Any) -> Any:
    """Return what must be the same for both tables."""
    match value:
        case Mapping():
            return {str(k): compared(v) for k, v in value.items() if str(k) not in NOT_COMPARED}
        case list() | tuple():
            return [compared(one) for one in value]
    return value


def differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """Give the places where two tables are told of differently."""
    match one, other:
        case dict(), dict():
            for key in one.keys() | other.keys():
                yield from differences(one.get(key), other.get(key), f"{path}.{key}")
        case list(), list() if len(one) == len(other):
            for n, pair in enumerate(zip(one, other, strict=True)):
                yield from differences(*pair, f"{path}.{n}")
        case _ if one != other:
            yield f"{path}: {one} or {other}"


# Where "next" would be refused.
WAITS: Final = (Skip.NOTHING, Skip.NOT_YET)


class Twins:
    """Plays the same game at two tables, one of which is always in another world."""

    def __init__(
        self,
        house: HomeAssistant,
        freezer: FrozenDateTimeFactory,
        real: ParlorConfigEntry,
        twin: ParlorConfigEntry,
        seed: int,
        hasty: AbstractSet[str] = frozenset(),
    ) -> None:
        self.house = house
        self.freezer = freezer
        self.real = real
        self.twin = twin
        self.witnesses = (Witness(house, real), Witness(house, twin))
        self.chance = Chance.seeded(seed)
        self.hasty = hasty
        self.comparisons = 0
        self.hidden = 0
        self.phases: set[str] = set()

    async def play(self, steps: int) -> None:
        """Play on, and compare in every world and after every step."""
        for _ in range(steps):
            state = state_of(self.real)
            if state.result is not None:
                return
            self.phases.add(str(state.phase))
            step = self._choose(state)
            after = self._worlds_that_look_the_same_after(
                state, step, await self._look_around(state)
            )
            install(self.twin, self.chance.pick(after) if after else deepcopy(state))
            await self._take(step, rings=step is None and state.skip in WAITS)
            await self._compare()

    async def _look_around(self, state: GameState) -> list[GameState]:
        """Publish both tables in each of several worlds; return these worlds."""
        worlds = []
        for observer in (ANYONE, *state.seats):
            world = state.resample(observer, self.chance)
            if found := [*differences(state.public_view(), world.public_view())]:
                raise TwinsDiffer(found)
            self.hidden += _secrets(world) != _secrets(state)
            worlds.append(deepcopy(world))
            install(self.twin, world)
            for message in ("pause", "resume_game"):
                for entry in (self.real, self.twin):
                    await entry.runtime_data.perform(HOUSE, message)
            await self._compare()
        return worlds

    async def _compare(self) -> None:
        real, twin = [await witness.told() for witness in self.witnesses]
        if found := [*differences(real, twin)]:
            raise TwinsDiffer(found)
        self.comparisons += 1

    def _choose(self, state: GameState) -> Step:
        """Return something that can be done now; None stands for the host's "next", or a clock."""
        able = [seat for seat in state.seats if state.offers(seat)]
        if not able or (state.skip not in WAITS and self.chance.random() < 0.2):
            return None
        seat = self.chance.pick(able)
        offers = [offer for offer in state.offers(seat) if offer.type not in self.hasty]
        return seat, self.chance.pick(offers).sample(self.chance)

    async def _take(self, step: Step, *, rings: bool) -> None:
        """Do the same at both tables; where "next" would be refused, their clocks ring."""
        if rings:
            self.freezer.tick((state_of(self.real).deadline or 0) + 1)
            async_fire_time_changed(self.house)
            await self.house.async_block_till_done()
        for entry in (self.real, self.twin):
            if not rings:
                await _take(entry, step)
            await entry.runtime_data.settle()
            entry.runtime_data.catch_up()

    def _worlds_that_look_the_same_after(
        self, state: GameState, step: Step, worlds: Sequence[GameState]
    ) -> list[GameState]:
        expected = _view_after(state, step)
        return [world for world in worlds if _view_after(world, step) == expected]


def _secrets(state: GameState) -> list[object]:
    return [state.private_view(seat) for seat in state.seats]


def _view_after(state: GameState, step: Step) -> object:
    after = deepcopy(state)
    try:
        cause = Cause.CLOCK if state.skip in WAITS else Cause.NEXT
        events = after.expire(cause) if step is None else after.apply(*step)
    except Refused:
        return None
    return after.public_view(), [(str(event.type), event.data) for event in events]


async def _take(entry: ParlorConfigEntry, step: Step) -> None:
    if step is None:
        await entry.runtime_data.perform(HOUSE, "next", {"sure": True})
    else:
        seat, action = step
        params = {key: value for key, value in action.items() if key != "type"}
        await act(entry, seat, str(action["type"]), **params)

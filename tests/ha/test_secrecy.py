"""Secrets never become anything that Home Assistant tells."""

from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from typing import Any, cast

from freezegun.api import FrozenDateTimeFactory
from homeassistant.core import HomeAssistant
import pytest

from custom_components.parlor import diagnostics, herald
from custom_components.parlor.butler.replies import REPLIES, Inquiry, Respond
from custom_components.parlor.butler.wish import Wish
from custom_components.parlor.event import ParlorEvent
from custom_components.parlor.games import GAMES
from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.house import HassHouse, ParlorConfigEntry
from custom_components.parlor.moments import Moment, MomentKind, Moments
from custom_components.parlor.scene import NOBODY, Scene
from custom_components.parlor.sensor import ParlorSensor
from custom_components.parlor.table.table import Table
from custom_components.parlor.words import Words
from tests.house import open_table

from .company import NAMES, ask, seat
from .telling import hasty_in, options_of, phases_of
from .twins import COMPARISONS, Twins, TwinsDiffer

# What is disabled by default is shown here, too.
pytestmark = pytest.mark.usefixtures("all_entities")

STEPS = 50

type Begin = Callable[[str, int], Awaitable[Twins]]


@pytest.fixture
def begin(
    house: HomeAssistant, freezer: FrozenDateTimeFactory, monkeypatch: pytest.MonkeyPatch
) -> Begin:
    """Return what begins the same game at two tables."""
    monkeypatch.setattr(HassHouse, "new_seed", lambda _: 4711)

    async def begin(game: str, seed: int) -> Twins:
        real, twin = [await open_table(house, name) for name in ("Real", "Twin")]
        for entry in (real, twin):
            await seat(entry, *NAMES)
            await ask(entry, "configure", game=game, options=options_of(game))
            await ask(entry, "start")
        return Twins(house, freezer, real, twin, seed, hasty_in(game))

    return begin


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", [key for key, game in GAMES.items() if game.has_secrets])
async def test_home_assistant_cannot_tell_another_world_from_the_real_one(
    begin: Begin, game: str, seed: int
) -> None:
    twins = await begin(game, seed)
    await twins.play(STEPS)
    assert twins.comparisons >= COMPARISONS
    assert twins.hidden >= COMPARISONS // 2
    assert twins.phases >= phases_of(game)


def spy_of(table: Table) -> str:
    """Return who nobody may know to be the spy."""
    match = table._actor.keeper.match
    assert match is not None
    assert isinstance(match.state, Spyster)
    return match.state.round.deal.spy


def leak_by_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a sensor show the spy."""

    def look(self: ParlorSensor, scene: Scene) -> bool:
        value = self.entity_description.value(scene)
        leaks = scene.playing and value == NOBODY
        self._attr_native_value = spy_of(self._table) if leaks else value
        return True

    monkeypatch.setattr(ParlorSensor, "_look", look)


def leak_by_attribute(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let an attribute show how much a seat may do."""
    look = ParlorSensor._look

    def attributes(self: ParlorSensor) -> dict[str, Any]:
        return {"offers": [len(self._table.offers(seat.id)) for seat in self._table.seats]}

    monkeypatch.setattr(ParlorSensor, "extra_state_attributes", property(attributes))
    monkeypatch.setattr(ParlorSensor, "_look", lambda self, scene: look(self, scene) or True)


def leak_by_diagnostics(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let diagnostics hold what a seat may see."""
    told = diagnostics.async_get_config_entry_diagnostics

    async def tell(house: HomeAssistant, entry: ParlorConfigEntry) -> dict[str, Any]:
        private = [entry.runtime_data.private(seat.id) for seat in entry.runtime_data.seats]
        return {**await told(house, entry), "private": private}

    monkeypatch.setattr(diagnostics, "async_get_config_entry_diagnostics", tell)


def leak_by_response(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let an action return what a seat may see."""
    public = Table.public

    def leaky(self: Table) -> dict[str, Any]:
        return {**public(self), "private": [self.private(seat.id) for seat in self.seats]}

    monkeypatch.setattr(Table, "public", leaky)


def leak_by_event(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the event entity tell who the spy is."""

    def happened(self: ParlorEvent, events: Sequence[Event]) -> None:
        for event in events:
            self._trigger_event(str(event.type), {"hint": spy_of(self._table)})
            self.async_write_ha_state()

    monkeypatch.setattr(ParlorEvent, "_happened", happened)


def leak_by_bus(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bus tell something that is not the same twice."""
    hints = count()
    monkeypatch.setattr(herald, "told", lambda event, names: {"hint": next(hints)})


def leak_by_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let automations be told who the spy is."""
    made = Moments._moment

    def leaky(self: Moments, kind: MomentKind, *about: Any) -> Moment:
        moment, table = made(self, kind, *about), self._entry.runtime_data
        hint = spy_of(table) if Scene.of(table).playing else None
        return Moment(kind, {**moment.told, "hint": hint})

    monkeypatch.setattr(Moments, "_moment", leaky)


def leak_by_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the butler say how much a seat may do."""

    async def leaky(asked: Inquiry) -> str:
        return str([len(asked.table.offers(seat.id)) for seat in asked.table.seats])

    monkeypatch.setitem(cast(dict[Wish, Respond], REPLIES), Wish.TURN, leaky)


def leak_by_logbook(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the logbook say something that is not the same twice."""
    hints = count()
    monkeypatch.setattr(Words, "event", lambda self, *told: str(next(hints)))


@pytest.mark.parametrize(
    ("leak", "where"),
    [
        (leak_by_state, ".states."),
        (leak_by_attribute, ".offers."),
        (leak_by_diagnostics, ".diagnostics.private."),
        (leak_by_response, ".get_state.private."),
        (leak_by_event, ".changes.*hint"),
        (leak_by_bus, ".events.*hint"),
        (leak_by_moment, ".moments.*hint"),
        (leak_by_answer, ".butler."),
        (leak_by_logbook, ".logbook."),
    ],
)
async def test_a_leak_is_found(
    begin: Begin,
    monkeypatch: pytest.MonkeyPatch,
    leak: Callable[[pytest.MonkeyPatch], None],
    where: str,
) -> None:
    leak(monkeypatch)
    twins = await begin("spyster", 1)
    with pytest.raises(TwinsDiffer, match=where):
        await twins.play(STEPS)


async def test_what_the_public_view_gives_away_is_found(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = Spyster.public_view

    def leaky(self: Spyster) -> dict[str, Any]:
        return {**view(self), "hint": self.round.deal.spy}

    monkeypatch.setattr(Spyster, "public_view", leaky)
    twins = await begin("spyster", 1)
    with pytest.raises(TwinsDiffer, match="hint"):
        await twins.play(STEPS)


async def test_a_pick_that_the_public_view_gives_away_is_found(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = Citadels.public_view

    def leaky(self: Citadels) -> dict[str, Any]:
        return {**view(self), "hint": [*self.draft.picks]}

    monkeypatch.setattr(Citadels, "public_view", leaky)
    twins = await begin("citadels", 1)
    with pytest.raises(TwinsDiffer, match="hint"):
        await twins.play(STEPS)

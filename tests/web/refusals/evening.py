"""A table at which somebody is refused something."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from homeassistant.core import HomeAssistant
import pytest

from custom_components.parlor.games import GAMES
from custom_components.parlor.games.state import GameState
from custom_components.parlor.house import HassHouse, ParlorConfigEntry
from custom_components.parlor.inspection import INSPECTED
from tests.web.conftest import start
from tests.web.line import Connect
from tests.web.phone import Client, Phone

type Answer = dict[str, Any]
type Way = Callable[[Evening], Awaitable[Answer]]
type Ways = Mapping[str, Way]

SEED = 1


@dataclass
class Evening:
    """A table with four people, and a house around it."""

    house: HomeAssistant
    entry: ParlorConfigEntry
    client: Client
    phones: list[Phone]
    connect: Connect
    monkeypatch: pytest.MonkeyPatch

    @property
    def host(self) -> Phone:
        return self.phones[0]

    @property
    def guest(self) -> Phone:
        return self.phones[1]

    @property
    def code(self) -> str:
        return self.entry.runtime_data.code

    async def stranger(self) -> Phone:
        return await Phone.call(self.client)

    async def ask_as_stranger(self, kind: str, **params: Any) -> Answer:
        return await (await self.stranger()).ask(kind, **params)

    async def choose(self, game: type[GameState]) -> None:
        """Let the host choose what is played; any game may lie on the shelf for that."""
        for shelf in (GAMES, self.house.data[INSPECTED].sound):
            self.monkeypatch.setitem(cast(dict[str, type[GameState]], shelf), game.id, game)
        assert (await self.host.ask("configure", game=game.id))["type"] == "result"

    async def send_others_away(self) -> None:
        """Leave the host alone at the table."""
        for phone in self.phones[1:]:
            await self.host.ask("remove", seat=phone.seat)

    async def play(self, seed: int = SEED) -> None:
        """Start a game of everyone that goes as this seed has it."""
        self.monkeypatch.setattr(HassHouse, "new_seed", lambda _: seed)
        await start(self.phones)

    async def look(self, phone: Phone) -> dict[str, Any]:
        """Return all that a phone sees now."""
        version = self.entry.runtime_data.version
        return await phone.see(lambda state: state["version"] >= version)

    async def act(self, phone: Phone, kind: str, **params: Any) -> Answer:
        """Let somebody take an action who has seen all that has happened."""
        await self.look(phone)
        return await phone.act(kind, **params)

    async def go_on_until(self, seen: Callable[[dict[str, Any]], bool]) -> None:
        """Let the host wait for nobody until this is seen of the game."""
        while not seen((await self.look(self.host))["public"]["view"]):
            assert (await self.host.ask("next"))["type"] == "result"

"""An evening at a table: a house whose clock is moved by hand, and phones that remember."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Self

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import Json, SeatId
from custom_components.parlor.table.house import Library
from custom_components.parlor.table.journal.journal import Journal
from custom_components.parlor.table.public import Public
from custom_components.parlor.table.table import Caller, Seat, Settings, Table

from .tally import GAMES

HOUSE = Caller(house=True)


class ManualHouse:
    """Time stands still until it is moved, and chance is the same every time."""

    def __init__(self, seed: int = 1) -> None:
        self.time = 1000.0
        self.timers: list[tuple[float, int, Callable[[], None]]] = []
        self.tasks: set[asyncio.Task[Any]] = set()
        self._order = count()
        self._rng = Random(seed)  # noqa: S311
        self._tokens = count(1)

    def now(self) -> float:
        return self.time

    def wall(self) -> float:
        return 1_700_000_000.0 + self.time

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], None]:
        timer = (self.time + seconds, next(self._order), callback)
        self.timers.append(timer)

        def cancel() -> None:
            self.timers = [other for other in self.timers if other is not timer]

        return cancel

    def start[T](self, coro: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        task = asyncio.create_task(coro, name=name)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def run_slow[T](self, func: Callable[..., T], *args: object) -> T:
        return func(*args)

    def new_seed(self) -> int:
        return int(self._rng.random() * 2**53)

    def new_token(self) -> str:
        return f"token-{next(self._tokens)}-{self._rng.random()}"

    def random(self) -> float:
        return self._rng.random()

    def ring_next(self, until: float) -> bool:
        """Move to the next timer and let it ring, unless it is later than that."""
        due = min((timer for timer in self.timers if timer[0] <= until), default=None)
        if due is None:
            return False
        self.timers.remove(due)
        self.time = max(self.time, due[0])
        due[2]()
        return True


class Phone:
    """A device at a seat, and everything that it was told."""

    def __init__(self, table: Table, seat: SeatId | None = None, token: str | None = None) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.versions: list[int] = []
        self.seen: list[Public] = []
        self.events: list[Event] = []
        self.told: list[str] = []
        self.detach = table.attach(seat, self)

    @property
    def caller(self) -> Caller:
        return Caller(self.seat)

    @property
    def id(self) -> SeatId:
        assert self.seat is not None
        return self.seat

    def changed(self) -> None:
        self.versions.append(self.table.version)
        self.seen.append(self.table.public())

    def happened(self, events: Sequence[Event]) -> None:
        self.events += events

    def replaced(self) -> None:
        self.told.append("replaced")

    def removed(self) -> None:
        self.told.append("removed")

    def renewed(self) -> None:
        self.told.append("renewed")

    def dismissed(self) -> None:
        self.told.append("dismissed")

    def closed(self) -> None:
        self.told.append("closed")

    def perform(
        self, message: str, tag: str | None = None, version: int | None = None, **params: object
    ) -> Coroutine[Any, Any, dict[str, Json]]:
        """Ask something of the table; the tag is what the wire calls a message's id."""
        return self.table.perform(self.caller, message, params, tag, version)

    async def refused(self, message: str, **params: object) -> str:
        """Return the code with which the table says no."""
        return await refusal(self.table.perform(self.caller, message, params))


async def refusal(asked: Awaitable[object]) -> str:
    """Return the code with which the table says no."""
    try:
        await asked
    except Refused as refused:
        return refused.code.value
    raise AssertionError("it was not refused")


class Evening:
    """A table with people at it."""

    table: Table
    journal: Journal

    def __init__(self, path: Path, house: ManualHouse | None = None) -> None:
        self.path = path
        self.house = house or ManualHouse()
        self.phones: dict[str, Phone] = {}

    async def begin(
        self,
        settings: Settings | None = None,
        games: Mapping[str, type[GameState]] = GAMES,
        library: Library | None = None,
    ) -> Self:
        """Open the table as it was left."""
        self.journal = Journal(self.path)
        self.table = await Table.open(
            "Parlour", self.journal, self.house, settings, games=games, library=library
        )
        return self

    async def restart(
        self,
        settings: Settings | None = None,
        games: Mapping[str, type[GameState]] = GAMES,
        library: Library | None = None,
    ) -> None:
        """Close the table and open it anew, as a restart of the house does."""
        await self.table.close()
        await self.begin(settings, games, library)

    async def back(self, *names: str) -> list[Phone]:
        """Let people come back with the tokens that their phones have kept."""
        for name in names:
            token = self.phones[name].token
            assert token is not None
            entered = await self.table.resume(token)
            self.phones[name] = Phone(self.table, entered.seat, token)
        await self.quiet()
        return [self.phones[name] for name in names]

    async def sit(self, *names: str) -> list[Phone]:
        """Let people sit down with their phones."""
        for name in names:
            entered = await self.table.join(name)
            self.phones[name] = Phone(self.table, entered.seat, entered.token)
        await self.quiet()
        return [self.phones[name] for name in names]

    async def start(self, *names: str, **options: Json) -> list[Phone]:
        """Let people sit down and start a game at once."""
        phones = await self.sit(*names)
        await self.table.perform(HOUSE, "configure", {"options": options})
        for phone in phones:
            await phone.perform("ready", ready=True)
        await phones[0].perform("start")
        return phones

    async def finish(self) -> None:
        """Let whoever has the turn say that enough was added."""
        view: Any = self.table.public()["view"]
        await self.table.perform(Caller(view["turn"]), "stop")

    async def quiet(self) -> None:
        """Wait until nobody has anything left to do."""
        await self.table.settle()
        while thinking := [task for task in self.house.tasks if " bot " in task.get_name()]:
            await asyncio.gather(*thinking)
            await self.table.settle()

    async def advance(self, seconds: float) -> None:
        """Let time pass."""
        until = self.house.time + seconds
        await self.quiet()
        while self.house.ring_next(until):
            await self.quiet()
        self.house.time = until

    def seat(self, name: str) -> Seat:
        return next(seat for seat in self.table.seats if seat.name == name and not seat.gone)

    @property
    def history(self) -> Json:
        view: Any = self.table.public()["view"]
        history: Json = view["history"]
        return history

"""A table that dies: run as a process of its own, it plays until it is killed.

It writes down, line by line, all that its phones have sent, seen and been answered.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from copy import deepcopy
from functools import partial
from hashlib import sha256
import os
from pathlib import Path
from random import Random
import resource
import signal
import sys
from typing import Any, override
from unittest.mock import patch

import orjson

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import Action, SeatId
from custom_components.parlor.table.journal import schema
from custom_components.parlor.table.journal.journal import Journal
from custom_components.parlor.table.journal.writer import Statement, Writer
from custom_components.parlor.table.table import Caller, Table
from tests.games.proved import PROVED
from tests.table.evening import HOUSE, Evening, Phone

MOVES = 90
# A game of so many moves is one that somebody would miss.
WORTH_LOSING = 12


def note(**line: object) -> None:
    """Write a line that survives whatever happens next."""
    os.write(1, orjson.dumps(line) + b"\n")


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Seeing(Phone):
    """A phone that writes down what it sees."""

    deadly: tuple[str, int] = ("", 0)

    @override
    def changed(self) -> None:
        super().changed()
        view: Any = self.seen[-1]["view"]
        history = view["history"] if view is not None else []
        if self.deadly == (self.seat, len(history)):
            die()
        note(
            seen=history,
            version=self.table.version,
            remaining=self.table.remaining_ms(),
        )


MOVE = "INSERT INTO log"
SEAT = "INSERT OR REPLACE INTO seats"


def count_in(writes: Sequence[Statement], kind: str) -> int:
    return sum(statement.startswith(kind) for statement, _ in writes)


def after_apply(at: int) -> None:
    """Die when a move is made but not yet handed to the writer."""
    write, count = Journal.write, [0]

    async def deadly(journal: Journal, writes: Sequence[Statement]) -> None:
        count[0] += count_in(writes, MOVE)
        if count[0] == at:
            die()
        await write(journal, writes)

    patch.object(Journal, "write", deadly).start()


def during_commit(at: int) -> None:
    """Die with everything written and nothing committed."""
    _deadly_commit(at, MOVE, before_commit=True)


def after_commit(at: int) -> None:
    """Die when a move is saved but nobody knows."""
    _deadly_commit(at, MOVE, before_commit=False)


def during_seating(at: int) -> None:
    """Die with a seat written and not committed."""
    _deadly_commit(at, SEAT, before_commit=True)


def after_seating(at: int) -> None:
    """Die when a seat is saved but whoever asked for it does not know."""
    _deadly_commit(at, SEAT, before_commit=False)


def _deadly_commit(at: int, kind: str, *, before_commit: bool) -> None:
    commit, count = Writer.commit, [0]

    def deadly(writer: Writer, writes: Sequence[Statement]) -> None:
        count[0] += count_in(writes, kind)
        if count[0] == at and before_commit:
            writer.file.db.create_function("die", 0, die)
            commit(writer, [*writes, ("SELECT die()", ())])
        commit(writer, writes)
        if count[0] == at:
            die()

    patch.object(Writer, "commit", deadly).start()


def in_mid_broadcast(at: int) -> None:
    """Die when one phone has seen a move and the others have not."""
    Seeing.deadly = ("s2", at)


def at_some_moment(at: int) -> None:
    """Play on until somebody else does it."""


POINTS: dict[str, Callable[[int], None]] = {
    point.__name__: point
    for point in (
        after_apply,
        during_commit,
        after_commit,
        during_seating,
        after_seating,
        in_mid_broadcast,
        at_some_moment,
    )
}


async def sit(evening: Evening) -> list[Seeing]:
    phones = []
    for name in ("Anna", "Ben", "Cleo"):
        entered = await evening.table.join(name)
        phones.append(Seeing(evening.table, entered.seat, entered.token))
        note(token=entered.token, seat=entered.seat)
    await evening.table.perform(HOUSE, "configure", {"options": {"length": 1000}})
    for phone in phones:
        await phone.perform("ready", ready=True)
    await phones[0].perform("start")
    return phones


async def play(path: Path) -> None:
    """Play move after move."""
    evening = await Evening(path).begin()
    phones = await sit(evening)
    for n in range(MOVES):
        note(sent=n)
        await phones[n % 3].perform("add", f"m{n}", evening.table.version, amount=1 + n % 3)
        note(answered=n)
    die()


async def come_in(path: Path) -> None:
    """Let people come in, each by a request of their own."""
    evening = await Evening(path).begin()
    for n in range(MOVES):
        note(asked=n)
        entered = await evening.table.join(f"Player {n}", request=f"request {n}")
        note(seat=entered.seat, token=entered.token)


async def wait(path: Path) -> None:
    """Let two clocks run for a while."""
    evening = await Evening(path).begin()
    phones = await sit(evening)
    await evening.advance(7)
    await phones[0].perform("ponder")
    await evening.advance(12)
    note(remaining=evening.table.remaining_ms())
    die()


async def think(path: Path) -> None:
    """Do something every few seconds that leaves the clock running."""
    evening = await Evening(path).begin()
    phones = await sit(evening)
    for seconds in (3, 4.5, 1.25):
        await evening.advance(seconds)
        await phones[1].perform("hint")
        note(remaining=evening.table.remaining_ms())
    die()


async def fill(path: Path) -> None:
    """Play until the disk takes no more, then make room and play on."""
    evening = await Evening(path).begin()
    phones = await sit(evening)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, resource.RLIM_INFINITY))
    n = 0
    while evening.table.trouble is None:
        try:
            await phones[n % 3].perform("add", f"m{n}", amount=1 + n % 3)
        except Refused as refused:
            note(refused=refused.code.value, trouble=evening.table.trouble)
        else:
            note(answered=n)
            n += 1
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await phones[0].perform("resume_game")
    await phones[n % 3].perform("add", f"m{n}", amount=1 + n % 3)
    note(answered=n)
    die()


async def go_through_it_all(path: Path) -> None:
    """Play through check-points, a backup and a restart, and say what is published."""
    evening = await Evening(path).begin()
    note(code=evening.table.code)
    await evening.journal.read(lambda db: db.execute("PRAGMA wal_autocheckpoint = 20").fetchall())
    phones = await sit(evening)
    for n in range(48):
        match n:
            case 12:
                await evening.journal.hold()
            case 16:
                await evening.journal.release()
            case 32:
                await evening.restart()
                phones = [Seeing(evening.table, phone.seat) for phone in phones]
        await phones[n % 3].perform("add", f"m{n}", amount=1 + n % 3)
        note(answered=n)
    die()


async def begin_anew(path: Path) -> None:
    """Come back to a file that nobody can read, and begin with another table."""
    evening = await Evening(path).begin()
    await evening.table.close()
    with path.open("wb") as file:
        file.write(b"this is no journal at all " * 500)
    await evening.begin()
    note(code=evening.table.code)
    await sit(evening)
    die()


LATER = (
    "CREATE TABLE later (n INTEGER NOT NULL, kind TEXT NOT NULL) STRICT",
    "INSERT INTO later SELECT n, kind FROM log",
    "CREATE INDEX later_kinds ON later (kind)",
)


async def become_later(path: Path) -> None:
    """Play, and come back with a Parlor that keeps its tables in another way."""
    evening = await Evening(path).begin()
    phones = await sit(evening)
    for n in range(6):
        await phones[n % 3].perform("add", f"m{n}", amount=1)
    await evening.table.close()
    note(closed=True)
    patch.object(schema, "MIGRATIONS", (*schema.MIGRATIONS, LATER)).start()
    await evening.begin()
    note(seen=evening.history)
    die()


def sights(state: GameState) -> str:
    """Return all that can be seen of a game, in short."""
    seen = [state.public_view(), *(state.private_view(seat) for seat in state.seats)]
    return sha256(orjson.dumps(seen)).hexdigest()


class Watching(Phone):
    """A phone that writes down what can be seen, whatever the game."""

    @override
    def changed(self) -> None:
        match = self.table._actor.keeper.match
        if match is not None:
            note(moves=match.length, sights=sights(match.state), version=self.table.version)


def ends_too_soon(table: Table, mover: SeatId, move: Action) -> bool:
    """Return whether a game would be over by a move before there is anything to lose."""
    match = table._actor.keeper.match
    if match is None or match.length >= WORTH_LOSING:
        return False
    world = deepcopy(match.state)
    world.apply(mover, move)
    return world.result is not None


async def play_any(path: Path, game: str) -> None:
    """Play by the offers of any game, from the least number of people on."""
    evening = await Evening(path).begin(games=PROVED)
    table, chance = evening.table, Chance(Random(8))  # noqa: S311
    for n in range(PROVED[game].min_seats):
        entered = await table.join(f"Player {n}")
        Watching(table, entered.seat)
        note(token=entered.token, seat=entered.seat)
    await table.perform(HOUSE, "configure", {"game": game})
    for seat in table.seats:
        await table.perform(Caller(seat.id), "ready", {"ready": True})
    await table.perform(HOUSE, "start")
    for _ in range(MOVES):
        offered = table._actor.published.offered
        able = [(seat, found.offers) for seat, found in offered.items() if found.offers]
        with suppress(Refused):
            if able and chance.below(4):
                mover, offers = chance.pick(able)
                move = chance.pick(offers).sample(chance)
                if ends_too_soon(table, mover, move):
                    continue
                await table.perform(Caller(mover), str(move.pop("type")), move)
            else:
                await evening.advance(20)
    die()


SCENARIOS: dict[str, Callable[[Path], Coroutine[Any, Any, None]]] = {
    scenario.__name__: scenario
    for scenario in (play, come_in, wait, think, fill, go_through_it_all, begin_anew, become_later)
}

if __name__ == "__main__":
    scenario, journal, point, when = sys.argv[1:]
    POINTS[point](int(when))
    begin = SCENARIOS.get(scenario) or partial(play_any, game=scenario)
    asyncio.run(begin(Path(journal)))

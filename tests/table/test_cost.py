"""A move costs the same at the end of a long game as at its beginning."""

from collections import Counter
from collections.abc import Sequence
from sqlite3 import Connection
from typing import ClassVar, override

import orjson
import pytest

from custom_components.parlor.games.offers import Offer
from custom_components.parlor.games.vocabulary import Json, SeatId
from custom_components.parlor.table import sections
from custom_components.parlor.table.journal.record import Record
from custom_components.parlor.table.journal.writer import Statement, Writer
from custom_components.parlor.table.sections import Section
from custom_components.parlor.table.table import Settings

from .evening import HOUSE, Evening, Phone
from .tally import Tally


class Brief(Tally):
    """Shows the last move only, so that the view does not grow either."""

    @override
    def public_view(self) -> dict[str, Json]:
        return {
            "phase": self.phase.value,
            "round": 1,
            "waiting_for": [self.current],
            "scores": {},
            "history": self.history[-1:],
            "shy": False,
        }


async def test_a_move_costs_the_same_after_a_thousand(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[list[str]] = []
    replays: list[int] = []
    commit = Writer.commit

    def counted(writer: Writer, writes: Sequence[Statement]) -> None:
        written.append([statement.split(" VALUES")[0] for statement, _ in writes])
        commit(writer, writes)

    await evening.restart(games={"tally": Brief})
    phones = await evening.start("Anna", "Ben", length=2000)
    monkeypatch.setattr(Writer, "commit", counted)
    monkeypatch.setattr(Record, "replay", lambda *_: replays.append(1))
    for n in range(1000):
        await phones[n % 2].perform("add", amount=1, tag=f"m{n}", version=evening.table.version)
    moves = [statements for statements in written if "INSERT INTO log" in statements]
    assert len(moves) == 1000
    clocks = versions = "INSERT OR REPLACE INTO meta"
    usual = ["INSERT INTO log", "INSERT OR REPLACE INTO answers", clocks]
    ahead = [*usual, versions]
    assert [statements for statements in moves if statements not in (usual, ahead)] == []
    assert moves.count(ahead) <= 1
    assert replays == []
    assert await evening.journal.read(rows) == [1000, 64, 3]


def rows(db: Connection) -> list[int]:
    """Return how long the tables are that a move writes into."""
    counts = db.execute(
        "SELECT (SELECT count(*) FROM log), (SELECT count(*) FROM answers),"
        " (SELECT count(*) FROM meta)"
    )
    return [*counts.fetchone()]


class Counted(Brief):
    """Counts what it is asked for."""

    asked: ClassVar[Counter[str]] = Counter()

    @override
    def public_view(self) -> dict[str, Json]:
        self.asked["public"] += 1
        return super().public_view()

    @override
    def private_view(self, seat: SeatId) -> dict[str, Json]:
        self.asked[f"private {seat}"] += 1
        return super().private_view(seat)

    @override
    def offers(self, seat: SeatId) -> Sequence[Offer]:
        self.asked[f"offers {seat}"] += 1
        return super().offers(seat)


async def test_a_game_is_asked_once_a_version_for_what_everyone_and_each_person_sees(
    evening: Evening,
) -> None:
    await evening.restart(Settings(bot_seconds=(99, 99)), games={"tally": Counted})
    phones = await evening.sit("Anna", "Ben")
    await phones[0].perform("add_bot")
    await evening.table.perform(HOUSE, "configure", {"options": {"length": 2000}})
    for phone in phones:
        await phone.perform("ready", ready=True)
    await phones[0].perform("start")
    screens = [Phone(evening.table) for _ in range(3)]
    Counted.asked.clear()
    await phones[0].perform("add", amount=1, version=evening.table.version)
    await evening.quiet()
    assert Counted.asked == {
        "public": 1,
        "private s1": 1,
        "private s2": 1,
        **{f"offers {seat.id}": 1 for seat in evening.table.seats},
    }
    assert len({id(screen.seen[-1]["view"]) for screen in screens}) == 1


async def test_a_move_serialises_no_more_after_a_thousand(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.restart(games={"tally": Brief})
    phones = await evening.start("Anna", "Ben", length=2000)
    made: list[object] = []
    part = sections._part

    def counted(known: Section | None, source: object, version: int) -> Section:
        after = part(known, source, version)
        if after is not known:
            made.append(source)
        return after

    monkeypatch.setattr(sections, "_part", counted)
    counts: list[int] = []
    for n in range(1000):
        version = evening.table.version
        await phones[n % 2].perform("add", amount=1, version=version)
        counts.append(len(made))
        made.clear()
        assert orjson.loads(evening.table.public_bytes(version)).keys() == {"view"}
    assert counts == counts[:1] * 1000

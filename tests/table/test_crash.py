"""Nothing that anyone has seen is lost when the house is killed in the middle of it."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
import signal
import sys
from typing import Any

import orjson
import pytest

from custom_components.parlor.table.table import Caller
from tests.games.alone import BLOCKED, BOOT, PARLOR, ROOT
from tests.games.proved import PROVED

from .crashing import sights
from .evening import Evening, Phone, refusal

type Line = dict[str, Any]


async def die(
    path: Path, scenario: str, point: str = "at_some_moment", at: int = 0, lines: int | None = None
) -> list[Line]:
    """Run a table until it is killed, at the latest after so many lines; return all it wrote."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", BOOT, ",".join(BLOCKED), str(PARLOR)),
        *("tests.table.crashing", scenario, str(path), point, str(at)),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    written: list[Line] = []
    async for line in process.stdout:
        written.append(orjson.loads(line))
        if len(written) == lines:
            process.kill()
    assert await process.wait() == -signal.SIGKILL
    return written


def found(written: list[Line], key: str) -> list[Any]:
    return [line[key] for line in written if key in line]


async def check_that_nothing_is_lost(path: Path, written: list[Line]) -> None:
    """Open the table again, compare it with what was seen, and send everything again."""
    evening = await Evening(path).begin()
    table = evening.table
    assert (table.stage, table.trouble) == ("playing", None)
    assert table.version >= max(found(written, "version"))
    history = evening.history
    assert isinstance(history, list)
    for seen in found(written, "seen"):
        assert history[: len(seen)] == seen
    assert len(history) >= len(found(written, "answered"))

    sent = found(written, "sent")
    tokens = found(written, "token")
    seats = [(await table.resume(token)).seat for token in tokens]
    assert seats == found(written, "seat")
    for n in sent:
        await table.perform(Caller(seats[n % 3]), "add", {"amount": 1 + n % 3}, f"m{n}")
    assert evening.history == [[seats[n % 3], 1 + n % 3] for n in sent]
    await table.close()


@pytest.mark.parametrize("point", ["after_apply", "during_commit", "after_commit"])
async def test_nothing_is_lost_and_nothing_done_twice_when_it_dies(path: Path, point: str) -> None:
    written = await die(path, "play", point, at=20)
    assert len(found(written, "sent")) == 20
    assert len(found(written, "answered")) == 19
    await check_that_nothing_is_lost(path, written)


@pytest.mark.parametrize("seed", range(5))
async def test_nothing_is_lost_when_it_dies_at_any_moment(path: Path, seed: int) -> None:
    lines = Random(seed).randrange(40, 300)  # noqa: S311
    written = await die(path, "play", lines=lines)
    assert len(written) >= lines
    await check_that_nothing_is_lost(path, written)


async def test_what_was_seen_by_one_phone_alone_is_not_lost(path: Path) -> None:
    written = await die(path, "play", "in_mid_broadcast", at=20)
    assert max(map(len, found(written, "seen"))) == 20
    await check_that_nothing_is_lost(path, written)


@pytest.mark.parametrize("point", ["during_seating", "after_seating"])
async def test_whoever_was_given_a_seat_and_not_told_asks_again_and_has_it(
    path: Path, point: str
) -> None:
    written = await die(path, "come_in", point, at=3)
    told = found(written, "seat")
    assert (found(written, "asked"), told) == ([0, 1, 2], ["s1", "s2"])
    evening = await Evening(path).begin()
    again = await evening.table.join("Player 2", request="request 2")
    assert again.seat == "s3"
    assert again.token is not None
    assert (await evening.table.resume(again.token)).seat == "s3"
    assert [seat.name for seat in evening.table.seats] == ["Player 0", "Player 1", "Player 2"]
    for seat, token in zip(told, found(written, "token"), strict=True):
        assert (await evening.table.resume(token)).seat == seat
    another = evening.table.join("Player 2", request="request of another")
    assert await refusal(another) == "name_taken"
    await evening.table.close()


@pytest.mark.parametrize("game", PROVED)
async def test_nothing_is_lost_of_any_game_when_it_dies_at_any_moment(
    path: Path, game: str
) -> None:
    lines = Random(game).randrange(60, 200)  # noqa: S311
    written = await die(path, game, lines=lines)
    evening = await Evening(path).begin(games=PROVED)
    assert evening.table.trouble is None
    for token, seat in zip(found(written, "token"), found(written, "seat"), strict=True):
        assert (await evening.table.resume(token)).seat == seat
    assert evening.table.version >= max(found(written, "version"))
    match = evening.table._actor.keeper.match
    assert match is not None
    seen = {line["moves"]: line["sights"] for line in written if "moves" in line}
    assert max(seen) >= 5
    for moves, views in seen.items():
        assert sights(replace(match.record, log=match.record.log[:moves]).replay(PROVED)) == views
    await evening.table.close()


async def test_clocks_survive_and_stand_still_until_someone_is_back(path: Path) -> None:
    (shown,) = found(await die(path, "wait"), "remaining")[-1:]
    assert shown == 8_000
    evening = await Evening(path).begin()
    remaining = evening.table.remaining_ms()
    assert remaining is not None
    assert shown <= remaining <= shown + 5_000
    await evening.advance(1000)
    assert evening.table.remaining_ms() == remaining
    phone = Phone(evening.table, evening.table.seats[0].id)
    await phone.perform("go_on")
    assert evening.table.remaining_ms() == 23_000
    await evening.table.close()


async def test_a_clock_is_as_it_was_at_the_last_move(path: Path) -> None:
    (shown,) = found(await die(path, "think"), "remaining")[-1:]
    assert shown == 21_250
    evening = await Evening(path).begin()
    assert evening.table.remaining_ms() == shown
    await evening.table.close()


async def test_a_disk_that_was_full_for_a_while_has_lost_nothing(path: Path) -> None:
    written = await die(path, "fill")
    assert found(written, "refused") == ["not_saved"]
    assert found(written, "trouble") == ["not_saved"]
    answered = found(written, "answered")
    assert len(answered) > 5
    evening = await Evening(path).begin()
    assert evening.table.trouble is None
    assert evening.history == [[f"s{1 + n % 3}", 1 + n % 3] for n in answered]
    await evening.table.close()

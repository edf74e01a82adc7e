"""What everyone sees: whole, saved, and the same for all."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
import threading

import orjson
import pytest

from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.table.journal.writer import Statement, Writer

from .evening import Evening, Phone


async def test_the_lobby_tells_what_the_options_come_to_with_those_who_are_there(
    path: Path,
) -> None:
    evening = await Evening(path).begin(games={Citadels.id: Citadels})
    anna, _, _ = await evening.sit("Anna", "Ben", "Cleo")
    await anna.perform("configure", options={"rules": "boxed"})
    assert evening.table.public()["options"]["end_city_size"] == 7
    assert evening.table.public()["in_effect"]["end_city_size"] == 8
    await evening.sit("Dora")
    assert evening.table.public()["in_effect"]["end_city_size"] == 7
    await evening.table.close()


async def test_the_public_part_is_what_was_agreed(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    assert evening.table.public() == {
        "table": {"name": "Parlour"},
        "stage": "playing",
        "paused": False,
        "frozen": False,
        "host": anna.seat,
        "guarded": False,
        "seats": [
            {
                "id": seat,
                "name": name,
                "kind": "phone",
                "colour": colour,
                "shape": shape,
                "hat": hat,
                "expression": expression,
                "present": True,
                "ready": False,
                "watching": False,
                "bot": False,
                "gone": False,
                "choices": {},
            }
            for seat, name, colour, shape, hat, expression in (
                (anna.seat, "Anna", 0, "circle", "bowler", "cheerful"),
                (ben.seat, "Ben", 1, "square", "beret", "calm"),
            )
        ],
        "claims": [],
        "knocks": [],
        "game": "tally",
        "match": 1,
        "options": {"length": 6, "shy": False, "pack": "plain"},
        "in_effect": {"length": 6, "shy": False, "pack": "plain"},
        "contents": {},
        "start": {"code": "game_on", "details": {}},
        "missing": None,
        "clock": {"name": "turn", "running": True},
        "away": None,
        "next": "goes_on",
        "view": {
            "phase": "adding",
            "turn": anna.seat,
            "round": 1,
            "waiting_for": [anna.seat],
            "scores": {anna.seat: 0, ben.seat: 0},
            "history": [],
            "shy": False,
        },
        "result": None,
        "evening": None,
    }


async def test_the_public_part_is_serialised_once_per_version(evening: Evening) -> None:
    await evening.start("Anna", "Ben")
    assert evening.table.public_bytes() is evening.table.public_bytes()
    assert orjson.loads(evening.table.public_bytes()) == evening.table.public()


async def test_offers_are_serialised_only_when_they_change(evening: Evening) -> None:
    anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
    before = [evening.table.offers_bytes(phone.seat) for phone in (anna, ben, cleo)]
    await anna.perform("add", amount=1)
    after = [evening.table.offers_bytes(phone.seat) for phone in (anna, ben, cleo)]
    assert after[2] is before[2]
    assert after[1] != before[1]


async def test_every_change_is_one_version_that_everyone_is_told_of(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    version = evening.table.version
    await anna.perform("add", amount=1)
    assert (anna.versions[-1], ben.versions[-1]) == (version + 1, version + 1)
    assert evening.table.version == version + 1


async def test_what_changes_nothing_is_no_version(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    await anna.perform("ready", ready=True)
    version = evening.table.version
    await anna.perform("ready", ready=True)
    assert await ben.refused("add_bot") == "not_host"
    assert evening.table.version == version


async def test_nobody_sees_a_move_before_it_is_saved(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    reached, may_go_on = threading.Event(), threading.Event()
    commit = Writer.commit

    def slowly(writer: Writer, writes: Sequence[Statement]) -> None:
        reached.set()
        may_go_on.wait(10)
        commit(writer, writes)

    monkeypatch.setattr(Writer, "commit", slowly)
    before = everything(evening, anna, ben)
    moving = asyncio.create_task(anna.perform("add", amount=1))
    await asyncio.to_thread(reached.wait, 10)
    late = Phone(evening.table)
    assert everything(evening, anna, ben) == before
    assert late.seen == []
    may_go_on.set()
    await moving
    assert evening.history == [[anna.seat, 1]]
    assert late.seen[-1]["view"] == evening.table.public()["view"]


def everything(evening: Evening, *phones: Phone) -> list[object]:
    """Return all that these phones could be shown now."""
    table = evening.table
    parts = [(table.private_bytes(p.seat), table.offers_bytes(p.seat)) for p in phones]
    return [table.version, table.public_bytes(), table.remaining_ms(), *parts]


async def test_moves_that_wait_are_published_together(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    version = evening.table.version
    await asyncio.gather(anna.perform("add", amount=1), ben.perform("add", amount=2))
    assert evening.table.version == version + 1
    assert [event.data["amount"] for event in anna.events] == [1, 2]


async def test_what_is_shown_does_not_change_when_the_game_goes_on(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    shown = evening.table.public()
    before = orjson.dumps(shown)
    await anna.perform("add", amount=1)
    assert orjson.dumps(shown) == before

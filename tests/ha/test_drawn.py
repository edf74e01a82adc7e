"""What is drawn in the house: written into its own pack, and chosen at once, at all tables."""

import asyncio
from collections.abc import Coroutine
from errno import ENOSPC
import json
import os
from pathlib import Path
from typing import Any, NoReturn

from homeassistant.core import HomeAssistant
import pytest

from custom_components.parlor.games.cascade.builtin import PACKS
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.library import MOST_FILES
from custom_components.parlor.table.refusals import TableRefusal
from tests.cancelling import at_every_wait
from tests.games.cascade.drawn import data
from tests.house import open_table

from .company import HOUSE, ask, state_of
from .test_librarian import files, offered


@pytest.fixture
def folder(house: HomeAssistant) -> Path:
    """Return where packs of the house's own lie; nobody has made it yet."""
    return Path(house.config.path("parlor/cascade/packs"))


@pytest.fixture
async def entry(house: HomeAssistant, folder: Path) -> ParlorConfigEntry:
    """Set up a table at which levels are chosen."""
    entry = await open_table(house)
    await ask(entry, "configure", game="cascade")
    return entry


async def shelve(entry: ParlorConfigEntry, **other: object) -> dict[str, Any]:
    """Draw a level, and have it kept."""
    kept = await entry.runtime_data.workshop.shelve(HOUSE, "cascade", "pack", data(**other))
    await entry.runtime_data.settle()
    return {**kept}


async def refused(entry: ParlorConfigEntry, **other: object) -> Refused:
    """Return why a drawing is not kept."""
    with pytest.raises(Refused) as why:
        await shelve(entry, **other)
    return why.value


def lying_in(folder: Path) -> dict[str, str]:
    """Return all files of a folder, with what is in them."""
    return {file.name: file.read_text("utf-8") for file in folder.glob("*")}


def put(folder: Path, name: str, text: str = "") -> None:
    """Put a file into a folder, as people do."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, "utf-8")


def names(folder: Path) -> list[str]:
    """Return what the levels in the file are called."""
    pack = json.loads((folder / "house.json").read_text("utf-8"))
    return [level["name"] for level in pack["levels"]]


async def test_a_level_may_be_played_as_soon_as_it_is_drawn(entry: ParlorConfigEntry) -> None:
    assert await shelve(entry, name="Mine") == {"content": "house"}
    assert "house" in offered(entry)
    await ask(entry, "configure", options={"pack": "house"})
    await entry.runtime_data.join("Anna")
    await ask(entry, "practise", bots=0)
    assert [level.name for level in state_of(entry).settings["pack"].levels] == ["Mine"]


async def test_what_is_drawn_at_one_table_may_be_chosen_at_all(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    kitchen = await open_table(house, "Kitchen")
    await ask(kitchen, "configure", game="cascade")
    await shelve(entry)
    await kitchen.runtime_data.settle()
    assert "house" in offered(kitchen)


async def test_levels_are_kept_beside_each_other_and_under_their_names(
    entry: ParlorConfigEntry, folder: Path
) -> None:
    for name in ("Mine", "Yours", "mine"):
        await shelve(entry, name=name)
    assert names(folder) == ["mine", "Yours"]


async def test_what_two_tables_draw_at_once_is_all_kept(
    house: HomeAssistant, entry: ParlorConfigEntry, folder: Path
) -> None:
    kitchen = await open_table(house, "Kitchen")
    await asyncio.gather(shelve(entry, name="Mine"), shelve(kitchen, name="Yours"))
    assert sorted(names(folder)) == ["Mine", "Yours"]


async def test_whoever_draws_is_told_what_is_wrong_with_it(
    entry: ParlorConfigEntry, folder: Path
) -> None:
    why = await refused(entry, budget=-1)
    assert why.code is TableRefusal.BAD_CONTENT
    told = {"complaint": "no_number", "place": "budget", "min": 0, "max": 999}
    assert why.details == told
    assert lying_in(folder) == {}
    assert "house" not in offered(entry)


async def test_a_file_that_people_have_broken_is_not_written_over(
    entry: ParlorConfigEntry, folder: Path
) -> None:
    put(folder, "house.json", "{by hand")
    assert (await refused(entry)).details["complaint"] == "no_json"
    assert lying_in(folder) == {"house.json": "{by hand"}


async def test_a_pack_of_ones_own_that_is_called_like_the_houses_stays_the_only_one(
    house: HomeAssistant, entry: ParlorConfigEntry, folder: Path
) -> None:
    put(folder, "mine.json", json.dumps({"id": "house", "name": "Mine", "levels": [data()]}))
    await house.services.async_call("parlor", "reload", blocking=True)
    assert (await refused(entry)).details["complaint"] == "id_taken"
    assert [*lying_in(folder)] == ["mine.json"]


async def test_a_folder_that_is_full_takes_no_file_that_nobody_would_read(
    entry: ParlorConfigEntry, folder: Path
) -> None:
    for number in range(MOST_FILES):
        put(folder, f"{number}.json")
    assert (await refused(entry)).details["complaint"] == "too_many_files"


def no_space(*_: object) -> NoReturn:
    raise OSError(ENOSPC, "No space left on device")


async def test_a_full_disk_keeps_what_was_there(
    entry: ParlorConfigEntry, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await shelve(entry, name="Mine")
    with monkeypatch.context() as full:
        full.setattr(os, "fchmod", no_space)
        assert (await refused(entry, name="Yours")).code is TableRefusal.NOT_KEPT
    assert names(folder) == ["Mine"]
    assert [*lying_in(folder)] == ["house.json"]
    await shelve(entry, name="Yours")
    assert names(folder) == ["Mine", "Yours"]


async def test_a_folder_that_cannot_be_made_is_no_trouble_for_the_table(
    house: HomeAssistant, entry: ParlorConfigEntry, folder: Path
) -> None:
    put(folder.parent, folder.name)
    assert (await refused(entry)).code is TableRefusal.NOT_KEPT
    assert [*offered(entry)][: len(PACKS.shipped)] == [*PACKS.shipped]


async def test_whoever_goes_away_meanwhile_leaves_a_whole_file(
    house: HomeAssistant, entry: ParlorConfigEntry, folder: Path
) -> None:
    async def draw() -> Coroutine[Any, Any, object]:
        return shelve(entry, name="Mine")

    async for _ in at_every_wait(draw):
        assert lying_in(folder).keys() <= {"house.json"}
        assert all(json.loads(text)["levels"] for text in lying_in(folder).values())
    assert names(folder) == ["Mine"]
    assert "house" in offered(entry)
    assert files(house) is None

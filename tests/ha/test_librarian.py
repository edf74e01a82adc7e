"""The librarian: content comes, goes and changes without a restart."""

from collections.abc import Sequence
from datetime import timedelta
import json
from pathlib import Path
from typing import Any

from freezegun.api import FrozenDateTimeFactory
from homeassistant.core import Context, HomeAssistant
from homeassistant.exceptions import Unauthorized
from homeassistant.helpers import issue_registry as ir
import pytest
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    MockUser,
    async_fire_time_changed,
)

from custom_components.parlor.const import DOMAIN
from custom_components.parlor.games.content import Body, Day
from custom_components.parlor.games.spyster import PACKS
from custom_components.parlor.house import ParlorConfigEntry
from tests.house import open_table

from .company import ask, play, state_of
from .test_library import CLASSIC


@pytest.fixture
def folder(house: HomeAssistant) -> Path:
    """Return the folder for packs of one's own."""
    folder = Path(house.config.path("parlor/spyster/packs"))
    folder.mkdir(parents=True)
    return folder


def write(folder: Path, name: str, /, **changes: object) -> None:
    """Write a pack as people do."""
    pack = {**json.loads(CLASSIC.read_text("utf-8")), "id": name, **changes}
    (folder / f"{name}.json").write_text(json.dumps(pack), "utf-8")


def offered(entry: ParlorConfigEntry) -> dict[str, Any]:
    """Return the packs that can be chosen, with their names."""
    return {pack["id"]: pack["name"] for pack in entry.runtime_data.public()["contents"]["pack"]}


async def reload(house: HomeAssistant, *entries: ParlorConfigEntry) -> None:
    """Have everything read anew."""
    await house.services.async_call(DOMAIN, "reload", blocking=True)
    for entry in entries:
        await entry.runtime_data.settle()


def files(house: HomeAssistant) -> str | None:
    """Return what the repair issue says about files."""
    issue = ir.async_get(house).async_get_issue(DOMAIN, "bad_content")
    if issue is None or issue.translation_placeholders is None:
        return None
    return issue.translation_placeholders["files"]


async def test_a_pack_of_ones_own_may_be_played(house: HomeAssistant, folder: Path) -> None:
    write(folder, "mine", name="Mine")
    entry = await open_table(house)
    await ask(entry, "configure", options={"pack": "mine"})
    await play(entry)
    assert state_of(entry).settings["pack"].id == "mine"
    assert files(house) is None


async def test_a_pack_is_named_in_the_lobby_without_what_is_in_it(
    house: HomeAssistant, folder: Path
) -> None:
    write(folder, "mine", name="Mine")
    entry = await open_table(house)
    assert [*offered(entry)] == [*PACKS.shipped, "mine"]
    assert b"Sand in every sandwich" not in entry.runtime_data.public_bytes()


async def test_new_packs_are_seen_at_all_tables_without_a_restart(
    house: HomeAssistant, entry: ParlorConfigEntry, folder: Path
) -> None:
    kitchen = await open_table(house, "Kitchen")
    write(folder, "mine")
    await reload(house, entry, kitchen)
    assert "mine" in offered(entry)
    assert "mine" in offered(kitchen)
    await house.async_add_executor_job((folder / "mine.json").unlink)
    await reload(house, entry, kitchen)
    assert "mine" not in offered(entry)


async def test_a_table_is_left_alone_when_nothing_is_new(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    before = entry.runtime_data.version
    await reload(house, entry)
    await open_table(house, "Kitchen")
    assert entry.runtime_data.version == before


async def test_a_game_that_runs_keeps_its_pack(house: HomeAssistant, folder: Path) -> None:
    write(folder, "mine", name="Mine")
    entry = await open_table(house)
    await ask(entry, "configure", options={"pack": "mine"})
    await play(entry)
    await house.async_add_executor_job((folder / "mine.json").unlink)
    await reload(house, entry)
    await house.config_entries.async_reload(entry.entry_id)
    assert entry.runtime_data.stage == "playing"
    assert state_of(entry).settings["pack"].id == "mine"


async def test_only_an_administrator_may_reload(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_read_only_user: MockUser
) -> None:
    with pytest.raises(Unauthorized):
        await house.services.async_call(
            DOMAIN, "reload", blocking=True, context=Context(user_id=hass_read_only_user.id)
        )


@pytest.mark.parametrize(
    ("language", "reasons"),
    [
        ("en", ["`locations > 2 > name`: this must be a text that is not empty", "is missing"]),
        ("de", ["`locations > 2 > name`: hier gehört ein Text hin", "fehlt"]),
        ("fr", ["`locations > 2 > name`: this must be a text"]),
    ],
)
async def test_bad_packs_are_named_with_place_and_reason_in_the_language_of_the_house(
    house: HomeAssistant, folder: Path, language: str, reasons: list[str]
) -> None:
    house.config.language = language
    write(folder, "good")
    pack = json.loads(CLASSIC.read_text("utf-8"))
    pack["locations"][1]["name"] = ""
    del pack["locations"][2]["flavor"]
    write(folder, "bad", locations=pack["locations"])
    entry = await open_table(house)
    assert [*offered(entry)] == [*PACKS.shipped, "good"]
    said = files(house)
    assert said is not None
    assert "`spyster/packs/bad.json`" in said
    assert "good.json" not in said
    assert all(reason in said for reason in reasons)


async def test_a_hundred_mistakes_do_not_fill_the_screen(
    house: HomeAssistant, folder: Path
) -> None:
    write(folder, "bad", locations=[{}] * 60)
    await open_table(house)
    said = files(house)
    assert said is not None
    assert len(said.splitlines()) == 7


async def test_what_people_call_a_file_cannot_break_the_text(
    house: HomeAssistant, folder: Path
) -> None:
    await house.async_add_executor_job((folder / "a`b\nc.json").touch)
    await open_table(house)
    said = files(house)
    assert said is not None
    assert said.splitlines()[0] == "- `spyster/packs/a·b·c.json`"


async def test_mended_packs_take_the_issue_back(house: HomeAssistant, folder: Path) -> None:
    write(folder, "mine", name="")
    entry = await open_table(house)
    assert files(house) is not None
    await house.async_add_executor_job(lambda: write(folder, "mine", name="Mine"))
    await reload(house, entry)
    assert files(house) is None
    assert "mine" in offered(entry)


async def test_bad_packs_are_no_trouble_once_the_last_table_is_gone(
    house: HomeAssistant, folder: Path
) -> None:
    write(folder, "mine", name="")
    first, last = await open_table(house), await open_table(house, "Kitchen")
    await house.config_entries.async_remove(first.entry_id)
    assert files(house) is not None
    await house.config_entries.async_remove(last.entry_id)
    assert files(house) is None


class TestDays:
    """Content that is made for each day."""

    @pytest.fixture
    def evening(
        self, freezer: FrozenDateTimeFactory, monkeypatch: pytest.MonkeyPatch
    ) -> FrozenDateTimeFactory:
        """Begin an hour before midnight in New York, with a pack for each day."""

        def make(day: Day) -> Sequence[Body]:
            pack = json.loads(CLASSIC.read_text("utf-8"))
            return [{**pack, "id": "daily", "name": str(day)}]

        monkeypatch.setattr(PACKS, "make", make)
        freezer.move_to("2026-11-18T04:00:00Z")
        return freezer

    @pytest.fixture
    async def entry(
        self, house: HomeAssistant, evening: FrozenDateTimeFactory
    ) -> ParlorConfigEntry:
        await house.config.async_update(time_zone="America/New_York")
        return await open_table(house)

    async def pass_hours(
        self,
        house: HomeAssistant,
        entry: ParlorConfigEntry,
        freezer: FrozenDateTimeFactory,
        hours: float,
    ) -> None:
        freezer.tick(timedelta(hours=hours))
        async_fire_time_changed(house)
        await house.async_block_till_done()
        await entry.runtime_data.settle()

    async def test_a_day_ends_at_midnight_in_the_house(
        self, house: HomeAssistant, entry: ParlorConfigEntry, evening: FrozenDateTimeFactory
    ) -> None:
        assert offered(entry)["daily"] == "2026-11-17"
        await self.pass_hours(house, entry, evening, 0.9)
        assert offered(entry)["daily"] == "2026-11-17"
        await self.pass_hours(house, entry, evening, 0.2)
        assert offered(entry)["daily"] == "2026-11-18"
        await self.pass_hours(house, entry, evening, 24)
        assert offered(entry)["daily"] == "2026-11-19"

    async def test_a_game_of_yesterday_stays_one_of_yesterday(
        self, house: HomeAssistant, entry: ParlorConfigEntry, evening: FrozenDateTimeFactory
    ) -> None:
        await ask(entry, "configure", options={"pack": "daily"})
        await play(entry)
        await ask(entry, "pause")
        await self.pass_hours(house, entry, evening, 2)
        assert state_of(entry).settings["pack"].name == "2026-11-17"
        await ask(entry, "end")
        await ask(entry, "rematch")
        assert state_of(entry).settings["pack"].name == "2026-11-18"

    async def test_a_house_that_moves_has_the_day_of_where_it_is(
        self, house: HomeAssistant, entry: ParlorConfigEntry, evening: FrozenDateTimeFactory
    ) -> None:
        await house.config.async_update(time_zone="Asia/Tokyo")
        await house.async_block_till_done()
        await entry.runtime_data.settle()
        assert offered(entry)["daily"] == "2026-11-18"
        await self.pass_hours(house, entry, evening, 11.5)
        assert offered(entry)["daily"] == "2026-11-19"


async def test_a_table_that_opens_is_no_news_at_another(
    house: HomeAssistant, entry: ParlorConfigEntry, folder: Path
) -> None:
    write(folder, "shed")
    await reload(house, entry)
    before = entry.runtime_data.version
    await open_table(house, "Garden")
    await reload(house, entry)
    assert entry.runtime_data.version == before

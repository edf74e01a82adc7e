"""Repair issues: raised when a person is needed, and taken back when all is well."""

import json
from pathlib import Path
from typing import Any

from homeassistant.core import HomeAssistant
from homeassistant.helpers import issue_registry as ir
import pytest

from custom_components.parlor.const import DOMAIN
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.journal.journal import Journal, NotSaved
from custom_components.parlor.table.seats import Caller
from tests.house import open_table

CLASSIC = Path(__file__).parents[2] / "custom_components/parlor/games/spyster/packs/classic.json"


def issues(house: HomeAssistant) -> set[str]:
    """Return the issues that are raised, without the ids of tables."""
    found = ir.async_get(house).issues.values()
    return {str(issue.translation_key) for issue in found if issue.domain == DOMAIN}


async def test_a_table_that_cannot_save_says_so_until_it_can(
    house: HomeAssistant, entry: ParlorConfigEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def write(*_: object) -> None:
        raise NotSaved

    table = entry.runtime_data
    with monkeypatch.context() as broken:
        broken.setattr(Journal, "write", write)
        with pytest.raises(Refused):
            await table.join("Anna")
    assert issues(house) == {"not_saved"}
    await table.join("Anna")
    assert issues(house) == set()


async def test_a_game_that_cannot_be_resumed_leaves_an_empty_lobby_and_a_word(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await house.config_entries.async_unload(entry.entry_id)
    path = Path(house.config.path(".storage/parlor")) / f"{entry.entry_id}.db"
    await house.async_add_executor_job(path.write_bytes, b"nonsense" * 1000)
    assert await house.config_entries.async_setup(entry.entry_id)
    assert entry.runtime_data.stage == "lobby"
    assert issues(house) == {"cannot_resume"}
    await house.config_entries.async_reload(entry.entry_id)
    assert issues(house) == set()


async def test_the_issues_of_a_removed_table_go_with_it(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await house.config_entries.async_unload(entry.entry_id)
    path = Path(house.config.path(".storage/parlor")) / f"{entry.entry_id}.db"
    await house.async_add_executor_job(path.write_bytes, b"nonsense" * 1000)
    await house.config_entries.async_setup(entry.entry_id)
    await house.config_entries.async_remove(entry.entry_id)
    assert issues(house) == set()
    assert not list(path.parent.glob("*"))


class TestPacks:
    """The packs that people write themselves."""

    @pytest.fixture
    def folder(self, house: HomeAssistant) -> Path:
        folder = Path(house.config.path("parlor/packs/spyster"))
        folder.mkdir(parents=True)
        return folder

    @pytest.fixture
    def pack(self) -> dict[str, Any]:
        pack: dict[str, Any] = json.loads(CLASSIC.read_text("utf-8"))
        return {**pack, "id": "mine", "name": "Mine"}

    @pytest.fixture
    def good(self, folder: Path, pack: dict[str, Any]) -> None:
        (folder / "mine.json").write_text(json.dumps(pack), "utf-8")

    @pytest.fixture
    def bad(self, folder: Path, pack: dict[str, Any]) -> None:
        files: dict[str, object] = {
            "a-number.json": 1,
            "empty.json": {},
            "no-places.json": {**pack, "locations": []},
            "not-mine.json": {**pack, "id": "classic"},
        }
        for name, content in files.items():
            (folder / name).write_text(json.dumps(content), "utf-8")
        (folder / "nonsense.json").write_text("{", "utf-8")
        (folder / "binary.json").write_bytes(b"\xff\xfe\x00")
        (folder / "deep.json").write_text("[" * 100_000, "utf-8")
        (folder / "large.json").write_text(json.dumps("x" * 1024 * 1024), "utf-8")
        (folder / "folder.json").mkdir()

    async def test_a_pack_of_ones_own_may_be_played(self, house: HomeAssistant, good: None) -> None:
        table = (await open_table(house)).runtime_data
        host = Caller((await table.join("Anna")).seat)
        await table.perform(host, "configure", {"options": {"pack": "mine"}})
        await table.perform(host, "practise")
        assert table.stage == "playing"
        assert issues(house) == set()

    async def test_a_pack_is_named_in_the_lobby_without_what_is_in_it(
        self, house: HomeAssistant, good: None
    ) -> None:
        table = (await open_table(house)).runtime_data
        contents: Any = table.public()["contents"]
        assert [pack["id"] for pack in contents["pack"]][0::3][0] == "classic"
        assert {"id", "name", "description"} == {key for pack in contents["pack"] for key in pack}
        assert "mine" in {pack["id"] for pack in contents["pack"]}

    async def test_bad_packs_are_left_out_and_named(
        self,
        house: HomeAssistant,
        good: None,
        bad: None,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        entry = await open_table(house)
        contents: Any = entry.runtime_data.public()["contents"]
        assert [pack["id"] for pack in contents["pack"]].count("classic") == 1
        assert [pack["id"] for pack in contents["pack"]][-1] == "mine"
        (issue,) = [i for i in ir.async_get(house).issues.values() if i.domain == DOMAIN]
        assert issue.translation_placeholders is not None
        named = issue.translation_placeholders["files"]
        assert named.count("spyster/") == 9
        assert "mine.json`" not in named.replace("not-mine.json`", "")
        assert caplog.text.count("was left out") == 9

    async def test_mended_packs_take_the_issue_back(
        self, house: HomeAssistant, bad: None, folder: Path
    ) -> None:
        entry = await open_table(house)
        assert issues(house) == {"bad_packs"}
        await house.async_add_executor_job(folder.rename, folder.with_name("elsewhere"))
        await house.config_entries.async_reload(entry.entry_id)
        assert issues(house) == set()

    async def test_bad_packs_are_no_trouble_once_the_last_table_is_gone(
        self, house: HomeAssistant, bad: None
    ) -> None:
        first, last = await open_table(house), await open_table(house, "Kitchen")
        await house.config_entries.async_remove(first.entry_id)
        assert issues(house) == {"bad_packs"}
        await house.config_entries.async_remove(last.entry_id)
        assert issues(house) == set()

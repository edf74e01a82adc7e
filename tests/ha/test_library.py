"""The library: what people write is read with care, and what is bad is left out and named."""

from collections.abc import Sequence
import json
import os
from pathlib import Path
from typing import Any

import pytest

from custom_components.parlor.games.content import Body, Day
from custom_components.parlor.games.spyster import PACKS, Spyster
from custom_components.parlor.library import MOST_FILES, Shelf
from tests.table.tally import PACKS as TALLY_PACKS, Tally

CLASSIC = Path(__file__).parents[2] / "custom_components/parlor/games/spyster/packs/classic.json"
TODAY = Day(2026, 11, 17)


@pytest.fixture
def pack() -> dict[str, Any]:
    """Return a pack that can be played."""
    pack: dict[str, Any] = json.loads(CLASSIC.read_text("utf-8"))
    return {**pack, "id": "mine", "name": "Mine"}


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """Return the folder for packs of Spyster."""
    folder = tmp_path / "spyster/packs"
    folder.mkdir(parents=True)
    return folder


def read(folder: Path) -> Shelf:
    """Read what people have put into their configuration."""
    return Shelf.read([Spyster], folder, TODAY)


def named(shelf: Shelf) -> list[str]:
    """Return the ids of the packs that people have written."""
    return [content.about.id for content in shelf.own["spyster", "pack"]]


def codes(shelf: Shelf) -> dict[str, list[str]]:
    """Return why files were left out."""
    return {file: [str(why.code) for why in bad] for file, bad in shelf.bad.items()}


def test_a_pack_is_kept_with_all_that_is_in_it(
    tmp_path: Path, packs: Path, pack: dict[str, Any]
) -> None:
    (packs / "mine.json").write_text(json.dumps(pack), "utf-8")
    (content,) = read(tmp_path).own["spyster", "pack"]
    assert (content.about.name, content.body) == ("Mine", pack)


def test_a_pack_may_begin_with_the_mark_that_some_editors_write(
    tmp_path: Path, packs: Path, pack: dict[str, Any]
) -> None:
    (packs / "mine.json").write_text(json.dumps(pack), "utf-8-sig")
    assert named(read(tmp_path)) == ["mine"]


def test_there_need_be_no_folder(tmp_path: Path) -> None:
    shelf = read(tmp_path / "nowhere")
    assert (named(shelf), shelf.bad) == ([], {})


BAD: dict[str, tuple[bytes, str]] = {
    "a number": (b"1", "no_object"),
    "nonsense": (b'{"id":\n 1,,}', "no_json"),
    "nothing": (b"", "no_json"),
    "no UTF-8": (b"\xff\xfe\x00", "no_json"),
    "half a letter": (b'{"id": "\\ud800"}', "no_json"),
    "no number": (b'{"id": NaN}', "no_json"),
    "far too deep": (b"[" * 100_000, "no_json"),
    "too deep to be kept": (b'{"id":' + b"[" * 300 + b"]" * 300 + b"}", "not_understood"),
    "too large": (b'"' + b"x" * 1024 * 1024 + b'"', "too_large"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_is_left_out(
    tmp_path: Path, packs: Path, pack: dict[str, Any], what: str
) -> None:
    data, code = BAD[what]
    (packs / "bad.json").write_bytes(data)
    (packs / "mine.json").write_text(json.dumps(pack), "utf-8")
    shelf = read(tmp_path)
    assert named(shelf) == ["mine"]
    assert codes(shelf) == {"spyster/packs/bad.json": [code]}


def test_a_folder_a_pipe_and_a_broken_link_are_no_files(tmp_path: Path, packs: Path) -> None:
    (packs / "folder.json").mkdir()
    os.mkfifo(packs / "pipe.json")
    (packs / "link.json").symlink_to("elsewhere.json")
    (packs / "loop.json").symlink_to("loop.json")
    assert codes(read(tmp_path)) == {
        "spyster/packs/folder.json": ["no_file"],
        "spyster/packs/link.json": ["cannot_read"],
        "spyster/packs/loop.json": ["cannot_read"],
        "spyster/packs/pipe.json": ["no_file"],
    }


def test_a_file_where_the_folder_should_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "spyster").mkdir()
    (tmp_path / "spyster/packs").touch()
    assert codes(read(tmp_path)) == {"spyster/packs": ["cannot_read"]}


def test_two_packs_cannot_have_the_same_id(
    tmp_path: Path, packs: Path, pack: dict[str, Any]
) -> None:
    for name, one in {"a": "mine", "b": "mine", "c": "classic"}.items():
        (packs / f"{name}.json").write_text(json.dumps({**pack, "id": one}), "utf-8")
    shelf = read(tmp_path)
    assert named(shelf) == ["mine"]
    taken = {"spyster/packs/b.json": ["id_taken"], "spyster/packs/c.json": ["id_taken"]}
    assert codes(shelf) == taken


def test_too_many_files_are_not_read(tmp_path: Path, packs: Path, pack: dict[str, Any]) -> None:
    for n in range(MOST_FILES + 1):
        (packs / f"{n:02}.json").write_text(json.dumps({**pack, "id": f"p{n}"}), "utf-8")
    shelf = read(tmp_path)
    assert len(named(shelf)) == MOST_FILES
    assert codes(shelf) == {"spyster/packs": ["too_many_files"]}


def test_a_check_that_fails_costs_one_file_only(
    tmp_path: Path, packs: Path, pack: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def check(body: Body) -> Sequence[Any]:
        if body["id"] != "mine":
            raise ZeroDivisionError
        return []

    monkeypatch.setattr(PACKS, "check", check)
    (packs / "bad.json").write_text('{"id": 7}', "utf-8")
    (packs / "mine.json").write_text(json.dumps(pack), "utf-8")
    shelf = read(tmp_path)
    assert named(shelf) == ["mine"]
    assert codes(shelf) == {"spyster/packs/bad.json": ["not_understood"]}


def test_a_bad_file_that_ships_is_named_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PACKS.bad, "broken.json", ())
    assert codes(read(tmp_path)) == {"spyster/packs/broken.json": []}


def test_each_day_has_its_own_content(tmp_path: Path) -> None:
    bodies = [
        Shelf.read([Tally], tmp_path, day).made["tally", "pack"][0].body
        for day in (TODAY, TODAY, Day(2026, 11, 18))
    ]
    assert bodies[0] == bodies[1] != bodies[2]


def test_a_day_without_content_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make(day: Day) -> Sequence[Body]:
        raise ZeroDivisionError

    monkeypatch.setattr(TALLY_PACKS, "make", make)
    assert Shelf.read([Tally], tmp_path, TODAY).made == {("tally", "pack"): []}


def test_what_is_made_is_checked_like_everything_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TALLY_PACKS, "make", lambda _: [{"places": []}])
    assert Shelf.read([Tally], tmp_path, TODAY).made == {("tally", "pack"): []}

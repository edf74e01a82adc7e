"""Content: read with the code, checked, found by its id, and made for a day."""

from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import override

import pytest

from custom_components.parlor.games.content import (
    About,
    BadContent,
    Body,
    Complaint,
    ContentKind,
    Day,
    Fault,
    with_content,
)
from custom_components.parlor.games.refused import CommonRefusal, Refused


class Riddles(ContentKind[str]):
    """A riddle is a question; it is called by its first word."""

    @override
    def check(self, body: Body) -> Sequence[Complaint]:
        return () if "ask" in body else (Complaint(Fault.MISSING, details={"key": "ask"}),)

    @override
    def read(self, body: Body) -> str:
        return str(body["ask"])

    @override
    def about(self, thing: str) -> About:
        return About(thing.split(maxsplit=1)[0], thing)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "riddles"
    folder.mkdir()
    (folder / "a.json").write_text('{"ask": "who goes there"}', "utf-8")
    (folder / "b.json").write_text('{"ask": "what is it"}', "utf-8")
    return folder


def test_what_ships_is_found_by_the_id_that_the_game_gives_it(folder: Path) -> None:
    riddles = Riddles(folder, default="who")
    assert (riddles.folder, riddles.find("what")) == ("riddles", "what is it")


def test_the_default_comes_first(folder: Path) -> None:
    assert [*Riddles(folder, default="what").shipped] == ["what", "who"]


def test_what_ships_cannot_change_once_the_code_was_loaded(folder: Path) -> None:
    riddles = Riddles(folder, default="who")
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()
    assert riddles.find("who") == "who goes there"


def test_a_game_may_ship_nothing_of_a_kind(tmp_path: Path) -> None:
    assert Riddles(tmp_path / "none", default="who").shipped == {}


@pytest.mark.parametrize(
    ("data", "code"),
    [(b"{", "cannot_read"), (b"\xff", "cannot_read"), (b"[]", "no_object"), (b"{}", "missing")],
)
def test_a_bad_file_that_ships_is_left_out(folder: Path, data: bytes, code: str) -> None:
    (folder / "c.json").write_bytes(data)
    riddles = Riddles(folder, default="who")
    assert [*riddles.shipped] == ["who", "what"]
    assert {file: [why.code for why in bad] for file, bad in riddles.bad.items()} == {
        "c.json": [code]
    }


def test_content_itself_may_be_chosen(folder: Path) -> None:
    assert Riddles(folder, default="who").find({"ask": "why me"}) == "why me"


@pytest.mark.parametrize("chosen", ["nobody", {}, 1, None])
def test_bad_content_is_refused_naming_the_option(folder: Path, chosen: object) -> None:
    riddles = Riddles(folder, default="who")
    with pytest.raises(BadContent):
        riddles.find(chosen)
    with pytest.raises(Refused) as refused:
        with_content({"riddle": riddles}, {"riddle": chosen})
    assert refused.value.code is CommonRefusal.INVALID_OPTION
    assert refused.value.details == {"option": "riddle"}


def test_nothing_is_made_unless_a_game_says_so(folder: Path) -> None:
    assert Riddles(folder, default="who").make(Day(2026, 11, 17)) == ()


def test_a_day_has_a_name_and_a_number_of_its_own() -> None:
    day = Day(2026, 1, 7)
    assert (str(day), day.seed) == ("2026-01-07", 20260107)
    assert Day(2026, 1, 17).seed != Day(2026, 11, 7).seed


def test_a_day_knows_its_weekday() -> None:
    first = date(1999, 12, 27)
    days = [first + timedelta(days=number) for number in range(3000)]
    assert [Day(day.year, day.month, day.day).weekday for day in days] == [
        day.weekday() for day in days
    ]

"""What everyone sees in parts: only what has changed is made and sent again."""

from typing import Any, cast

import orjson
import pytest

from custom_components.parlor.table.public import Public
from custom_components.parlor.table.seats import Seat
from custom_components.parlor.table.sections import Sections

from .evening import Evening


def public(**parts: object) -> Public:
    return cast(Public, parts)


def news(evening: Evening, since: int | None) -> dict[str, Any]:
    """Return what is sent to a page that has seen a version."""
    parts: dict[str, Any] = orjson.loads(evening.table.public_bytes(since))
    return parts


async def test_a_move_changes_the_view_alone(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    version = evening.table.version
    await anna.perform("add", amount=1)
    assert news(evening, version) == {"view": evening.table.public()["view"]}


async def test_a_page_that_has_seen_nothing_is_sent_everything(evening: Evening) -> None:
    await evening.start("Anna", "Ben")
    assert news(evening, None) == evening.table.public()


async def test_a_page_that_has_missed_some_versions_is_sent_all_that_has_changed(
    evening: Evening,
) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    version = evening.table.version
    before = evening.table.public()
    await anna.perform("add", amount=1)
    await anna.perform("pause")
    await anna.perform("rename", name="Anne")
    parts = news(evening, version)
    assert parts.keys() == {"view", "paused", "clock", "seats"}
    assert {**before, **parts} == evening.table.public()


async def test_a_table_that_is_renamed_in_mid_game_says_so_at_once(evening: Evening) -> None:
    await evening.start("Anna", "Ben")
    version = evening.table.version
    evening.table.call("Salon")
    await evening.quiet()
    assert news(evening, version) == {"table": {"name": "Salon"}}


async def test_a_page_that_has_seen_it_all_is_sent_nothing_of_it(evening: Evening) -> None:
    await evening.start("Anna", "Ben")
    assert news(evening, evening.table.version) == {}


async def test_seats_that_stay_are_not_even_described_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    monkeypatch.setattr(Seat, "to_json", pytest.fail)
    before = evening.table.public()
    await anna.perform("add", amount=1)
    assert evening.table.public()["seats"] is before["seats"]


def test_what_is_made_of_the_same_thing_is_not_serialised_again() -> None:
    seats: list[object] = [1, 2]
    first = Sections.of(public(seats=seats, host=None), 1, None)
    second = Sections.of(public(seats=seats, host=None), 2, first)
    assert second.parts["seats"] is first.parts["seats"]


def test_what_looks_the_same_has_not_changed() -> None:
    first = Sections.of(public(view={"phase": "x"}), 1, None)
    second = Sections.of(public(view={"phase": "x"}), 2, first)
    third = Sections.of(public(view={"phase": "y"}), 3, second)
    assert [one.parts["view"].version for one in (first, second, third)] == [1, 1, 3]


def test_what_was_published_stays_when_the_game_goes_on() -> None:
    log = ["one"]
    sections = Sections.of(public(view={"log": log}), 1, None)
    log.append("two")
    assert {**sections.value} == {"view": {"log": ["one"]}}


def test_news_are_serialised_once_for_all_who_have_seen_the_same() -> None:
    sections = Sections.of(public(host="s1", paused=False), 7, None)
    assert sections.since(6) is sections.since(6)
    assert sections.since(None) is sections.since(None)
    assert (sections.since(6), sections.since(7)) == (b'{"host":"s1","paused":false}', b"{}")

"""Content: chosen by its id, kept whole in the record, and never shown."""

from collections.abc import Sequence
from typing import override

from custom_components.parlor.games.content import About
from custom_components.parlor.table.house import Content, NoLibrary

from .evening import Evening
from .tally import Tally


class Shelf(NoLibrary):
    """One pack that a user has made, while it is there."""

    def __init__(self) -> None:
        about = About("own", {"en": "My own"}, "By me")
        self.own = [Content(about, {"id": "own", "places": ["the shed"]})]

    @override
    def contents(self, game: str, option: str) -> Sequence[Content]:
        return self.own


async def test_a_guest_sees_what_there_is_but_not_what_is_in_it(evening: Evening) -> None:
    await evening.restart(library=Shelf())
    assert evening.table.public()["contents"] == {
        "pack": [
            {"id": "plain", "name": "Plain", "description": "As it comes"},
            {"id": "own", "name": {"en": "My own"}, "description": "By me"},
        ]
    }
    assert b"shed" not in evening.table.public_bytes()


async def test_the_game_gets_a_users_content_itself(evening: Evening) -> None:
    await evening.restart(library=Shelf())
    await evening.start("Anna", "Ben", pack="own")
    match = evening.table._actor.keeper.match
    assert match is not None
    assert isinstance(match.state, Tally)
    assert match.state.settings["pack"] == {"id": "own", "places": ["the shed"]}
    assert evening.table.public()["options"] == {"length": 6, "shy": False, "pack": "own"}
    assert b"shed" not in evening.table.public_bytes()


async def test_a_game_goes_on_when_its_content_was_deleted(evening: Evening) -> None:
    await evening.restart(library=Shelf())
    await evening.start("Anna", "Ben", pack="own")
    await evening.restart()
    assert (evening.table.stage, evening.table.trouble) == ("playing", None)


async def test_content_that_is_gone_falls_back_to_the_default(evening: Evening) -> None:
    await evening.restart(library=Shelf())
    (anna,) = await evening.sit("Anna")
    await anna.perform("configure", options={"pack": "own"})
    await evening.restart()
    assert evening.table.public()["options"] == {"length": 6, "shy": False, "pack": "plain"}


async def test_content_that_comes_and_goes_is_seen_at_once(evening: Evening) -> None:
    shelf = Shelf()
    await evening.restart(library=shelf)
    (anna,) = await evening.sit("Anna")
    await anna.perform("configure", options={"pack": "own"})
    shelf.own = []
    evening.table.refresh()
    await evening.table.settle()
    contents = evening.table.public()["contents"]["pack"]
    assert [content["id"] for content in contents] == ["plain"]
    assert evening.table.public()["options"]["pack"] == "plain"


async def test_a_running_game_keeps_its_content_when_the_library_changes(evening: Evening) -> None:
    shelf = Shelf()
    await evening.restart(library=shelf)
    await evening.start("Anna", "Ben", pack="own")
    shelf.own = []
    evening.table.refresh()
    await evening.table.settle()
    assert evening.table.public()["options"]["pack"] == "own"
    match = evening.table._actor.keeper.match
    assert match is not None
    assert match.state.settings["pack"] == {"id": "own", "places": ["the shed"]}

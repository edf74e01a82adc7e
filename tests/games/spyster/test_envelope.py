"""The envelope: every private message fits it, whatever the pack."""

from typing import Any

import pytest

from custom_components.parlor.games.passage import MOST_LETTERS
from custom_components.parlor.games.spyster import PACKS, Spyster
from custom_components.parlor.games.spyster.pack import MOST_LOCATIONS, MOST_ROLES
from tests.games.contract.envelope import excess
from tests.games.contract.playout import Playout

LONG = {"de": "ß" * MOST_LETTERS, "en": "\\" * MOST_LETTERS}
PLAYERS = 10


def pack(places: int, roles: int, place: object, role: object) -> dict[str, Any]:
    """Return a pack of this many places and roles, with these texts."""
    people = [{"id": f"role_{n}", "name": role, "hint": role} for n in range(roles)]
    return {
        "id": "mine",
        "name": "Mine",
        "description": "My own.",
        "version": 1,
        "locations": [
            {"id": f"place_{n}", "name": place, "flavor": role, "roles": people}
            for n in range(places)
        ],
    }


CONTENTS = {
    **{name: name for name in PACKS.shipped},
    "many places, short roles": pack(MOST_LOCATIONS, 6, LONG, "A"),
    "few places, long roles": pack(2, MOST_ROLES, "A", LONG),
    "everything short": pack(2, 6, "A", "B"),
    "everything long": pack(MOST_LOCATIONS, MOST_ROLES, LONG, LONG),
}


@pytest.mark.parametrize("content", CONTENTS.values(), ids=CONTENTS)
def test_everyones_private_messages_fit_the_envelope(content: object) -> None:
    playout = Playout(Spyster, PLAYERS, 1, options={"rounds": 1, "pack": content})
    for state in playout.moments():
        assert all(excess(state, seat)[0] <= 0 for seat in state.seats)


def test_the_envelope_tells_nothing_of_what_was_dealt() -> None:
    sizes = {Playout(Spyster, PLAYERS, seed, options={}).state.envelope for seed in range(20)}
    assert len(sizes) == 1

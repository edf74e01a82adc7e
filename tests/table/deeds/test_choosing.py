"""What every seat chooses for itself in the lobby."""

from pathlib import Path
import sqlite3

import pytest

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import GameState
from custom_components.parlor.table.journal.schema import MIGRATIONS, migrate
from custom_components.parlor.table.seats import Caller
from tests.games.broken.trek.trek import Role, Trek
from tests.table.evening import HOUSE, Evening, Phone, refusal
from tests.table.tally import GAMES


def chosen(evening: Evening) -> list[dict[str, str]]:
    return [seat["choices"] for seat in evening.table.public()["seats"]]


def running(evening: Evening) -> GameState:
    match = evening.table._actor.keeper.match
    assert match is not None
    return match.state


async def test_everyone_sees_what_a_seat_has_chosen(trek: Evening) -> None:
    anna, ben = await trek.sit("Anna", "Ben")
    assert chosen(trek) == [{}, {}]
    await anna.perform("choose", option="role", value="cook")
    await ben.perform("choose", option="brave", value="yes")
    assert chosen(trek) == [{"role": "cook"}, {"brave": "yes"}]


async def test_a_seat_may_choose_again_and_not_at_all(trek: Evening) -> None:
    (anna,) = await trek.sit("Anna")
    await anna.perform("choose", option="role", value="cook")
    await anna.perform("choose", option="role", value="cook")
    await anna.perform("choose", option="role", value="smith")
    assert chosen(trek) == [{"role": "smith"}]
    await anna.perform("choose", option="role")
    assert chosen(trek) == [{}]


async def test_two_seats_cannot_choose_the_same_where_it_is_unique(trek: Evening) -> None:
    anna, ben = await trek.sit("Anna", "Ben")
    for option, value in (("role", "cook"), ("brave", "yes")):
        await anna.perform("choose", option=option, value=value)
    assert await ben.refused("choose", option="role", value="cook") == "choice_taken"
    await ben.perform("choose", option="brave", value="yes")
    assert chosen(trek) == [{"role": "cook", "brave": "yes"}, {"brave": "yes"}]


async def test_a_choice_is_free_again_when_its_seat_is(trek: Evening) -> None:
    anna, ben, cleo = await trek.sit("Anna", "Ben", "Cleo")
    await anna.perform("choose", option="role", value="cook")
    await cleo.perform("choose", option="role", value="smith")
    await anna.perform("choose", option="role")
    await ben.perform("choose", option="role", value="cook")
    await cleo.perform("leave")
    await anna.perform("choose", option="role", value="smith")
    assert chosen(trek) == [{"role": "smith"}, {"role": "cook"}]


@pytest.mark.parametrize(
    ("params", "code"),
    [
        ({"option": "colour", "value": "red"}, "unknown_option"),
        ({"option": "colour"}, "unknown_option"),
        ({"option": "length", "value": "4"}, "unknown_option"),
        ({"option": "role", "value": "pirate"}, "invalid_option"),
        ({"option": "role", "value": ""}, "invalid_option"),
        ({"option": "role", "value": 1}, "invalid_params"),
        ({"option": "role", "value": "cook", "seat": "s2"}, "invalid_params"),
        ({"value": "cook"}, "invalid_params"),
    ],
)
async def test_a_bad_choice_is_refused_and_changes_nothing(
    trek: Evening, params: dict[str, object], code: str
) -> None:
    anna, _ = await trek.sit("Anna", "Ben")
    before = trek.table.public_bytes()
    assert await anna.refused("choose", **params) == code
    assert trek.table.public_bytes() == before


async def test_a_refused_choice_is_named(trek: Evening) -> None:
    (anna,) = await trek.sit("Anna")
    with pytest.raises(Refused) as refused:
        await anna.perform("choose", option="role", value="pirate")
    assert refused.value.details == {"option": "role", "choices": "scout, guide, cook, smith"}


async def test_the_host_cannot_choose_for_all(trek: Evening) -> None:
    (anna,) = await trek.sit("Anna")
    assert await anna.refused("configure", options={"role": "cook"}) == "unknown_option"
    assert await anna.refused("configure", options={"role": {"s1": "cook"}}) == "unknown_option"
    assert trek.table.public()["options"] == {"length": 4}


async def test_who_has_no_seat_cannot_choose(trek: Evening) -> None:
    choice = {"option": "role", "value": "cook"}
    assert await Phone(trek.table).refused("choose", **choice) == "no_such_seat"
    assert await refusal(trek.table.perform(HOUSE, "choose", choice)) == "no_such_seat"


async def test_the_house_cannot_choose_for_a_seat_that_has_not_allowed_it(trek: Evening) -> None:
    (anna,) = await trek.sit("Anna")
    house = Caller(anna.seat, house=True)
    choice = {"option": "role", "value": "cook"}
    assert await refusal(trek.table.perform(house, "choose", choice)) == "not_allowed"
    await anna.perform("allow_house", allow=True)
    await trek.table.perform(house, "choose", choice)
    assert chosen(trek) == [{"role": "cook"}]


async def test_nobody_may_choose_while_a_game_is_played(trek: Evening) -> None:
    (anna,) = await trek.start("Anna")
    assert await anna.refused("choose", option="role", value="cook") == "game_on"


async def test_a_choice_outlives_the_house(trek: Evening) -> None:
    anna, _ = await trek.sit("Anna", "Ben")
    await anna.perform("choose", option="role", value="cook")
    await trek.restart(games={Trek.id: Trek})
    assert chosen(trek) == [{"role": "cook"}, {}]


async def test_the_game_gets_what_was_chosen_and_gives_the_others_what_is_left(
    trek: Evening,
) -> None:
    anna, ben, cleo, dora = await trek.sit("Anna", "Ben", "Cleo", "Dora")
    await ben.perform("choose", option="role", value="scout")
    await dora.perform("choose", option="role", value="cook")
    await ben.perform("choose", option="brave", value="yes")
    for phone in (anna, ben, cleo, dora):
        await phone.perform("ready", ready=True)
    await anna.perform("start")
    roles = running(trek).settings["role"]
    assert {*roles} == {anna.seat, ben.seat, cleo.seat, dora.seat}
    assert {*roles.values()} == {*Role}
    assert (roles[ben.seat], roles[dora.seat]) == ("scout", "cook")
    assert running(trek).settings["brave"] == {
        anna.seat: "no",
        ben.seat: "yes",
        cleo.seat: "no",
        dora.seat: "no",
    }


async def test_a_game_goes_on_with_what_was_chosen(trek: Evening) -> None:
    await trek.start("Anna", "Ben", "Cleo")
    roles = running(trek).settings["role"]
    await trek.restart(games={Trek.id: Trek})
    assert running(trek).settings["role"] == roles


async def test_a_choice_stays_for_the_next_game_and_belongs_to_one_game(trek: Evening) -> None:
    await trek.restart(games={Trek.id: Trek, **GAMES})
    anna, _ = await trek.sit("Anna", "Ben")
    await anna.perform("choose", option="role", value="cook")
    await anna.perform("configure", game="tally")
    assert chosen(trek) == [{}, {}]
    assert await anna.refused("choose", option="role", value="smith") == "unknown_option"
    await anna.perform("configure", game="trek")
    assert chosen(trek) == [{"role": "cook"}, {}]


def test_seats_of_an_older_journal_have_chosen_nothing(path: Path) -> None:
    db = sqlite3.connect(path, isolation_level=None)
    for statement in (*MIGRATIONS[0], *MIGRATIONS[1]):
        db.execute(statement)
    db.execute("PRAGMA user_version = 2")
    values = ("s1", 0, "Anna", "phone", 0, "circle", 0, 0, 0, 0, 0, None, 0, None)
    db.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
    migrate(db)
    assert db.execute("SELECT name, choices FROM seats").fetchall() == [("Anna", "{}")]
    db.close()

"""What people look like."""

from pathlib import Path
import sqlite3

import pytest

from custom_components.parlor.table.faces import COLOURS, Expression, Hat, Shape
from custom_components.parlor.table.journal.schema import MIGRATIONS, migrate
from custom_components.parlor.table.seats import Caller
from tests.table.evening import HOUSE, Evening, refusal


def look(evening: Evening, name: str) -> tuple[str, int, str]:
    seat = next(seat for seat in evening.table.public()["seats"] if seat["name"] == name)
    return seat["hat"], seat["colour"], seat["expression"]


async def test_everyone_sees_what_a_seat_has_put_on(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("dress", hat="fedora", colour=7, expression="sly")
    assert look(evening, "Anna") == ("fedora", 7, "sly")


async def test_one_thing_can_be_changed_without_the_others(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    _, colour, expression = look(evening, "Anna")
    await anna.perform("dress", hat="none")
    assert look(evening, "Anna") == ("none", colour, expression)


async def test_newcomers_look_like_nobody_else(evening: Evening) -> None:
    await evening.table.perform(HOUSE, "add_bot")
    await evening.sit(*(f"Guest {number}" for number in range(9)))
    seats = evening.table.seats
    assert len({seat.colour for seat in seats}) == len({seat.shape for seat in seats}) == 10
    assert {seat.hat for seat in seats} == set(Hat)
    assert {seat.expression for seat in seats} == set(Expression)


async def test_a_newcomer_gets_no_sign_that_somebody_has_moved_to(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("dress", colour=1)
    await evening.sit("Ben")
    anna_sits, ben_sits = evening.table.seats
    assert (anna_sits.colour, ben_sits.colour) == (1, 0)
    assert anna_sits.shape is not ben_sits.shape


async def test_a_hundred_seats_have_a_hundred_signs(evening: Evening) -> None:
    await evening.sit(*(f"Guest {number}" for number in range(100)))
    signs = {(seat.colour, seat.shape) for seat in evening.table.seats}
    assert len(signs) == COLOURS * len(Shape) == 100


async def test_nobody_can_have_the_colour_of_another(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    assert await ben.refused("dress", colour=0) == "choice_taken"
    await anna.perform("dress", colour=5)
    await ben.perform("dress", colour=0)
    assert look(evening, "Ben")[1] == 0


async def test_the_colour_of_someone_who_has_left_is_theirs_while_the_game_shows_it(
    evening: Evening,
) -> None:
    anna, ben, _ = await evening.start("Anna", "Ben", "Cleo")
    await ben.perform("leave")
    assert await anna.refused("dress", colour=1) == "choice_taken"


async def test_a_hat_can_be_changed_in_mid_game(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await anna.perform("dress", hat="boater")
    assert look(evening, "Anna")[0] == "boater"


@pytest.mark.parametrize(
    "params",
    [
        {"hat": "crown"},
        {"expression": "dead"},
        {"colour": COLOURS},
        {"colour": -1},
        {"colour": True},
        {"hat": 1},
        {"shape": "star"},
        {"hat": "cap", "expression": "dead"},
    ],
)
async def test_what_there_is_not_cannot_be_worn(
    evening: Evening, params: dict[str, object]
) -> None:
    (anna,) = await evening.sit("Anna")
    before = look(evening, "Anna")
    assert await anna.refused("dress", **params) == "invalid_params"
    assert look(evening, "Anna") == before


async def test_the_house_dresses_nobody_who_does_not_let_it(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    house = Caller(anna.seat, house=True)
    asked = evening.table.perform(house, "dress", {"hat": "cap"})
    assert await refusal(asked) == "not_allowed"
    await anna.perform("allow_house", allow=True)
    await evening.table.perform(house, "dress", {"hat": "cap"})
    assert look(evening, "Anna")[0] == "cap"


async def test_looks_outlast_a_restart(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("dress", hat="top_hat", colour=9, expression="dreamy")
    await evening.restart()
    assert look(evening, "Anna") == ("top_hat", 9, "dreamy")


def test_whoever_sat_here_before_there_were_faces_gets_a_plain_one(path: Path) -> None:
    db = sqlite3.connect(path, isolation_level=None)
    for statements in MIGRATIONS[:4]:
        for statement in statements:
            db.execute(statement)
    db.execute("PRAGMA user_version = 4")
    db.execute(
        "INSERT INTO seats VALUES ('s1',0,'Anna','phone',0,'circle',0,0,0,0,0,NULL,0,NULL,'{}')"
    )
    migrate(db)
    assert db.execute("SELECT hat, expression FROM seats").fetchall() == [("none", "calm")]
    db.close()

"""What was played since people sat down, and who has won what."""

from custom_components.parlor.table.deeds.evenings import SECONDS_TO_ANOTHER_EVENING
from custom_components.parlor.table.deeds.lobby import BOT_NAMES
from custom_components.parlor.table.evening import EveningInfo

from .evening import HOUSE, Evening
from .tally import Solo, Tally

Line = tuple[str, int, int, int | None]


def told(evening: Evening) -> EveningInfo:
    shown = evening.table.public()["evening"]
    assert shown is not None
    return shown


def lines(evening: Evening) -> list[Line]:
    """Return everyone's name, games, wins and points."""
    return [
        (one["name"], one["games"], one["wins"], one["points"]) for one in told(evening)["players"]
    ]


async def play(evening: Evening, **amounts: int) -> None:
    """Let everyone add once, and end with that."""
    for name, amount in amounts.items():
        await evening.phones[name].perform("add", amount=amount)
    await evening.finish()


async def test_what_is_broken_off_counts_for_nobody(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await play(evening, Anna=1, Ben=3)
    before = told(evening)
    await anna.perform("rematch")
    await anna.perform("add", amount=3)
    await anna.perform("end")
    assert told(evening) == before
    await evening.restart()
    assert told(evening) == before


async def test_there_is_no_evening_before_a_game_was_played(evening: Evening) -> None:
    await evening.start("Anna", "Ben")
    assert evening.table.public()["evening"] is None


async def test_wins_and_points_add_up(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, Anna=1, Ben=3)
    await anna.perform("rematch")
    await play(evening, Anna=2, Ben=3)
    assert lines(evening) == [("Ben", 2, 2, 6), ("Anna", 2, 0, 3)]
    assert told(evening)["games"] == [{"game": "tally", "winners": [ben.id]}] * 2


async def test_the_points_are_there_in_the_lobby_and_in_the_next_game(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await play(evening, Anna=3, Ben=1)
    over = told(evening)
    await anna.perform("configure", game=Solo.id)
    assert told(evening) == over
    await anna.perform("configure", game=Tally.id)
    for phone in evening.phones.values():
        await phone.perform("ready", ready=True)
    await anna.perform("start")
    assert told(evening) == over


async def test_a_game_without_points_counts_as_won(trek: Evening) -> None:
    anna, ben = await trek.start("Anna", "Ben", length=2)
    await anna.perform("step", way="on")
    await ben.perform("step", way="on")
    assert lines(trek) == [("Anna", 1, 1, None), ("Ben", 1, 1, None)]


async def test_the_evening_outlasts_a_restart(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await play(evening, Anna=1, Ben=3)
    await anna.perform("rematch")
    await play(evening, Anna=2)
    before = told(evening)
    await evening.restart()
    assert told(evening) == before


async def test_someone_who_has_left_keeps_a_line(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, Anna=1, Ben=3)
    await ben.perform("leave")
    await anna.perform("rematch")
    assert [seat.name for seat in evening.table.seats] == ["Anna"]
    assert lines(evening) == [("Ben", 1, 1, 3), ("Anna", 1, 0, 1)]


async def test_someone_who_sits_down_again_goes_on_with_their_points(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, Anna=1, Ben=3)
    await ben.perform("leave")
    await anna.perform("rename", name="Annie")
    (ben,) = await evening.sit("ben")
    assert lines(evening) == [("ben", 1, 1, 3), ("Annie", 1, 0, 1)]
    assert told(evening)["games"][0]["winners"] == [ben.id]


async def test_someone_who_comes_and_goes_twice_has_one_line(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, Anna=1, Ben=3)
    await ben.perform("leave")
    await anna.perform("rematch")
    (ben,) = await evening.sit("Ben")
    for phone in (anna, ben):
        await phone.perform("ready", ready=True)
    await anna.perform("start")
    await play(evening, Anna=1, Ben=2)
    await ben.perform("leave")
    assert lines(evening) == [("Ben", 2, 2, 5), ("Anna", 2, 0, 2)]


async def test_no_bot_takes_the_name_or_the_points_of_someone_who_may_come_back(
    evening: Evening,
) -> None:
    first, second = BOT_NAMES[:2]
    anna, ben = await evening.start("Anna", first)
    await play(evening, **{"Anna": 1, first: 3})
    await ben.perform("leave")
    await anna.perform("rematch")
    await evening.table.perform(HOUSE, "add_bot")
    assert [seat.name for seat in evening.table.seats] == ["Anna", second]


async def test_the_host_can_begin_a_new_evening(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, Anna=1, Ben=3)
    assert await ben.refused("new_evening") == "not_host"
    await anna.perform("new_evening")
    assert evening.table.public()["evening"] is None
    assert evening.table.public()["result"] is not None
    await anna.perform("rematch")
    await play(evening, Anna=3)
    await evening.restart()
    assert lines(evening) == [("Anna", 1, 1, 3), ("Ben", 1, 0, 0)]


async def test_a_table_that_was_empty_for_hours_begins_a_new_evening(evening: Evening) -> None:
    await evening.start("Anna", "Ben")
    await play(evening, Anna=1, Ben=3)
    for phone in evening.phones.values():
        phone.detach()
    await evening.advance(SECONDS_TO_ANOTHER_EVENING - 1)
    await evening.back("Anna")
    assert lines(evening)
    evening.phones["Anna"].detach()
    await evening.advance(2)
    await evening.restart()
    await evening.back("Ben")
    assert evening.table.public()["evening"] is None
    await evening.restart()
    assert evening.table.public()["evening"] is None


async def test_an_evening_goes_on_while_somebody_is_there(evening: Evening) -> None:
    await evening.start("Anna", "Ben")
    await play(evening, Anna=1, Ben=3)
    await evening.advance(2 * SECONDS_TO_ANOTHER_EVENING)
    await evening.sit("Cleo")
    assert lines(evening)


async def test_a_long_game_does_not_end_the_evening(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await play(evening, Anna=1, Ben=3)
    await anna.perform("rematch")
    await anna.perform("pause")
    anna.detach()
    ben.detach()
    await evening.advance(2 * SECONDS_TO_ANOTHER_EVENING)
    await evening.back("Anna")
    assert lines(evening)

"""A resend gets the same answer and acts once."""

import asyncio

from tests.table.evening import HOUSE, Evening, Phone, refusal


async def test_a_resend_gets_the_same_answer_and_acts_once(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    first = await anna.perform("add_bot", tag="m1")
    again = await anna.perform("add_bot", tag="m1")
    assert first == again == {"seat": "s2"}
    assert len(evening.table.seats) == 2


async def test_an_action_that_is_sent_twice_at_once_acts_once(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    both = (anna.perform("add", amount=1, tag="m1"), anna.perform("add", amount=1, tag="m1"))
    assert [*await asyncio.gather(*both)] == [{}, {}]
    assert evening.history == [[anna.seat, 1]]


async def test_a_resend_after_the_sender_gave_up_gets_its_answer(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    sent = asyncio.create_task(anna.perform("add", amount=1, tag="m1"))
    await asyncio.sleep(0)
    sent.cancel()
    assert await anna.perform("add", amount=1, tag="m1") == {}
    assert evening.history == [[anna.seat, 1]]


async def test_a_resend_of_what_was_refused_is_refused_again(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    assert await refusal(ben.perform("add", amount=1, tag="m1")) == "not_your_turn"
    await anna.perform("add", amount=1)
    assert await refusal(ben.perform("add", amount=1, tag="m1")) == "not_your_turn"
    await ben.perform("add", amount=1, tag="m2")


async def test_two_seats_may_use_the_same_id(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await anna.perform("add", amount=1, tag="m1")
    await ben.perform("add", amount=2, tag="m1")
    assert evening.history == [[anna.seat, 1], [ben.seat, 2]]


async def test_the_last_32_answers_are_kept(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("add_bot", tag="m0")
    for n in range(1, 32):
        await anna.perform("ready", ready=True, tag=f"m{n}")
    await anna.perform("add_bot", tag="m0")
    assert len(evening.table.seats) == 2
    await anna.perform("ready", ready=True, tag="m32")
    await anna.perform("add_bot", tag="m0")
    assert len(evening.table.seats) == 3


async def test_answers_survive_a_restart_even_after_many(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    for n in range(40):
        await anna.perform("ready", ready=True, tag=f"m{n}")
    await anna.perform("add_bot", tag="bot")
    await evening.restart()
    (anna,) = await evening.back("Anna")
    for n in range(31):
        await anna.perform("ready", ready=True, tag=f"n{n}")
    await evening.restart()
    (anna,) = await evening.back("Anna")
    assert await anna.perform("add_bot", tag="bot") == {"seat": "s2"}
    assert len(evening.table.seats) == 2


async def test_the_answers_of_a_seat_go_with_it(evening: Evening) -> None:
    _anna, ben = await evening.sit("Anna", "Ben")
    await ben.perform("ready", ready=True, tag="m1")
    await ben.perform("leave", tag="m2")
    rows = await evening.journal.read(lambda db: db.execute("SELECT * FROM answers").fetchall())
    assert rows == []


async def test_the_house_may_resend_too(evening: Evening) -> None:
    for _ in range(2):
        await evening.table.perform(HOUSE, "add_bot", {}, "m1")
    assert len(evening.table.seats) == 1


async def test_a_screen_without_a_seat_cannot_push_out_the_answers_of_the_house(
    evening: Evening,
) -> None:
    screen = Phone(evening.table)
    assert await refusal(screen.perform("add_bot", tag="m1")) == "not_host"
    await evening.table.perform(HOUSE, "add_bot", {}, "m1")
    for n in range(40):
        assert await refusal(screen.perform("pause", tag=f"n{n}")) == "not_host"
    await evening.table.perform(HOUSE, "add_bot", {}, "m1")
    assert len(evening.table.seats) == 1

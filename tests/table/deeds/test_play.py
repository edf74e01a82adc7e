"""What is done while a game runs."""

import asyncio

import pytest

from tests.table.evening import HOUSE, Evening, refusal


async def test_players_act_in_the_game(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await anna.perform("add", amount=2)
    assert await anna.refused("add", amount=1) == "not_your_turn"
    await ben.perform("add", amount=3)
    assert evening.history == [[anna.seat, 2], [ben.seat, 3]]


async def test_everyone_hears_of_public_events_and_only_one_of_a_private_one(
    evening: Evening,
) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await ben.perform("hint")
    await anna.perform("add", amount=2)
    assert [event.type for event in anna.events] == ["added"]
    assert [event.type for event in ben.events] == ["hinted", "added"]


async def test_each_seat_gets_its_own_private_part(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    mine, theirs = evening.table.private(anna.seat), evening.table.private(ben.seat)
    assert (mine["seat"], mine["host"], mine["powers"]) == ("s1", True, True)
    assert (theirs["seat"], theirs["host"], theirs["powers"]) == ("s2", False, False)
    assert mine["view"] != theirs["view"]
    assert evening.table.private(None)["view"] == {}


@pytest.mark.parametrize(
    ("message", "params", "code"),
    [
        ("add", {"amount": 7}, "invalid_params"),
        ("add", {}, "invalid_params"),
        ("add", {"amount": 1, "more": 1}, "invalid_params"),
        ("add", {"amount": object()}, "invalid_params"),
        ("fly", {}, "unknown_action"),
        ("ready", {"ready": "yes"}, "invalid_params"),
        ("substitute", {"seat": "s1", "bot": 1}, "invalid_params"),
        ("remove", {"seat": "s9"}, "no_such_seat"),
        ("remove", {}, "invalid_params"),
        ("pause", {"seat": "s1"}, "invalid_params"),
    ],
)
async def test_what_makes_no_sense_is_refused_and_changes_nothing(
    evening: Evening, message: str, params: dict[str, object], code: str
) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    before = evening.table.public_bytes()
    assert await anna.refused(message, **params) == code
    assert evening.table.public_bytes() == before


async def test_nobody_can_act_without_a_game(evening: Evening) -> None:
    anna, _ = await evening.sit("Anna", "Ben")
    assert await anna.refused("add", amount=1) == "wrong_stage"
    assert await anna.refused("query", request={"type": "secret"}) == "wrong_stage"
    for message in ("pause", "resume_game", "next", "end"):
        assert await anna.refused(message) == "wrong_stage"


async def test_a_pause_stops_everyone(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await anna.perform("pause")
    assert evening.table.public()["paused"] is True
    assert await anna.refused("add", amount=1) == "paused"
    assert await anna.refused("next") == "paused"
    assert await anna.refused("pause") == "paused"
    await anna.perform("resume_game")
    assert await anna.refused("resume_game") == "not_paused"
    await anna.perform("add", amount=1)


async def test_a_guest_may_join_during_a_pause(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await anna.perform("pause")
    await evening.sit("Cleo")
    assert evening.seat("Cleo").watching


async def test_a_player_may_leave_during_a_pause(evening: Evening) -> None:
    anna, ben, _ = await evening.start("Anna", "Ben", "Cleo")
    await anna.perform("pause")
    await ben.perform("leave")
    assert evening.table.public()["paused"] is True


async def test_the_hosts_next_makes_the_default_move(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await anna.perform("next")
    assert evening.history == [[anna.seat, 1]]


async def test_the_host_may_end_the_game_and_the_scores_so_far_are_final(
    evening: Evening,
) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await anna.perform("add", amount=3)
    await anna.perform("end")
    assert evening.table.stage == "over"
    assert evening.table.public()["result"] == {
        "winners": [anna.seat],
        "together": None,
        "scores": {anna.seat: 3, ben.seat: 0},
        "breakdown": {
            anna.seat: [{"reason": "added", "points": 3, "round": None}],
            ben.seat: [],
        },
        "ended_by": "host",
    }
    assert await ben.refused("add", amount=1) == "wrong_stage"


async def test_a_paused_game_may_be_ended(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await anna.perform("pause")
    await anna.perform("end")
    assert evening.table.public()["paused"] is False


async def test_a_question_changes_nothing(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    version = evening.table.version
    secret = (await anna.perform("query", request={"type": "secret"}))["secret"]
    assert evening.table.private(anna.seat)["view"] == {"secret": secret}
    assert await ben.refused("query", request={"ask": "their secret"}) == "unknown_query"
    assert evening.table.version == version


async def test_the_house_may_act_for_a_seat_that_it_names(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await evening.table.perform(anna.caller, "add", {"amount": 1})
    assert await refusal(evening.table.perform(HOUSE, "add", {"amount": 1})) == "no_such_seat"


async def test_an_action_that_is_older_than_the_seats_offers_is_stale(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    seen = evening.table.version
    await anna.perform("add", amount=1, version=seen)
    assert await refusal(ben.perform("add", amount=1, version=seen)) == "stale"
    await ben.perform("add", amount=1, version=evening.table.version)


async def test_an_action_is_not_stale_because_of_what_others_did(evening: Evening) -> None:
    anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo")
    seen = evening.table.version
    await anna.perform("add", amount=1)
    await cleo.perform("hint", version=seen)
    assert evening.table.offers_version(cleo.id) <= seen < evening.table.offers_version(ben.id)


async def test_an_action_is_stale_when_the_offers_change_in_the_same_moment(
    evening: Evening,
) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    seen = evening.table.version
    hinted = refusal(ben.perform("hint", version=seen))
    assert await asyncio.gather(anna.perform("add", amount=1), hinted) == [{}, "stale"]

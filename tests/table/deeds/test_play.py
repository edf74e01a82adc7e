"""What is done while a game runs."""

import asyncio

import pytest

from custom_components.parlor.table.seats import Caller
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


async def test_the_host_may_end_the_game_the_scores_so_far_are_final_and_nobody_has_won(
    evening: Evening,
) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await anna.perform("add", amount=3)
    await anna.perform("end")
    assert evening.table.stage == "over"
    result: object = evening.table.public()["result"]
    assert result == {
        "winners": [],
        "together": None,
        "scores": {anna.seat: 3, ben.seat: 0},
        "breakdown": {
            anna.seat: [{"reason": "added", "points": 3, "round": None}],
            ben.seat: [],
        },
        "ended_by": "host",
        "awards": [],
        "left": [],
        "tie": None,
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


async def test_an_action_of_a_version_that_nobody_was_shown_is_stale(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    ahead = evening.table.version + 1
    assert await refusal(anna.perform("add", amount=1, version=ahead)) == "stale"
    await anna.perform("add", amount=1, version=evening.table.version)


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


async def test_an_action_for_any_time_is_never_stale(trek: Evening) -> None:
    anna, ben = await trek.start("Anna", "Ben")
    seen = trek.table.version
    await anna.perform("step", way="on", version=seen)
    assert trek.table.offers_version(ben.id) > seen
    await ben.perform("step", way="on", version=seen)
    assert await refusal(ben.perform("step", way="up", version=seen)) == "way_blocked"


async def test_nobody_can_skip_where_there_is_nothing_to_skip(trek: Evening) -> None:
    (anna,) = await trek.start("Anna")
    before = trek.table.public_bytes()
    assert trek.table.public()["next"] == "nothing"
    assert await anna.refused("next") == "nothing_to_skip"
    assert await anna.refused("next", sure=True) == "nothing_to_skip"
    assert trek.table.public_bytes() == before


async def test_only_who_is_sure_can_skip_what_ends_the_game(trek: Evening) -> None:
    (anna,) = await trek.start("Anna", length=2)
    await anna.perform("step", way="on")
    for _ in range(4):
        assert trek.table.public()["next"] == "goes_on"
        await anna.perform("next")
    assert trek.table.public()["next"] == "ends"
    assert await anna.refused("next") == "would_end"
    assert await anna.refused("next", sure=False) == "would_end"
    assert await anna.refused("next", sure="yes") == "invalid_params"
    await anna.perform("next", sure=True)
    assert (trek.table.stage, trek.table.public()["next"]) == ("over", None)


async def test_what_is_won_together_has_no_scores(trek: Evening) -> None:
    anna, ben = await trek.start("Anna", "Ben", length=2)
    await anna.perform("step", way="on")
    await ben.perform("step", way="on")
    assert trek.table.public()["result"] == {
        "winners": [anna.seat, ben.seat],
        "together": True,
        "scores": {},
        "breakdown": {},
        "ended_by": "played",
        "awards": [],
        "left": [],
        "tie": None,
    }


async def test_a_question_is_answered_for_the_seat_that_asks(trek: Evening) -> None:
    anna, ben = await trek.start("Anna", "Ben")
    version = trek.table.version
    for phone in (anna, ben):
        omen = trek.table.private(phone.seat)["view"]["omen"]
        assert isinstance(omen, int)
        asked = [
            (await phone.perform("query", request={"type": "higher", "than": than}))["higher"]
            for than in range(1, 10)
        ]
        assert asked == [omen > than for than in range(1, 10)]
    assert trek.table.version == version


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"type": "higher"}, "invalid_params"),
        ({"type": "higher", "than": 1, "of": "s2"}, "invalid_params"),
        ({"type": "higher", "than": 10}, "no_such_omen"),
        ({"type": "lower", "than": 1}, "unknown_query"),
        ({}, "unknown_query"),
    ],
)
async def test_a_bad_question_is_refused(
    trek: Evening, asked: dict[str, object], code: str
) -> None:
    (anna,) = await trek.start("Anna")
    assert await anna.refused("query", request=asked) == code


async def test_who_only_watches_cannot_ask(trek: Evening) -> None:
    await trek.start("Anna")
    (ben,) = await trek.sit("Ben")
    assert await ben.refused("query", request={"type": "higher", "than": 1}) == "not_in_game"


async def test_the_house_cannot_ask_for_a_seat_that_has_not_allowed_it(trek: Evening) -> None:
    (anna,) = await trek.start("Anna")
    house = Caller(anna.seat, house=True)
    question = {"request": {"type": "higher", "than": 1}}
    assert await refusal(trek.table.perform(house, "query", question)) == "not_allowed"
    await anna.perform("allow_house", allow=True)
    assert "higher" in await trek.table.perform(house, "query", question)

"""Sitting down, getting ready, choosing what is played, and starting it."""

import pytest

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.table.faces import Shape
from custom_components.parlor.table.table import SeatKind, Settings
from tests.table.evening import HOUSE, Evening, Phone, refusal
from tests.table.tally import GAMES


async def test_the_first_human_is_the_host(evening: Evening) -> None:
    await evening.table.perform(HOUSE, "add_bot")
    anna, _ = await evening.sit("Anna", "Ben")
    assert evening.table.host == anna.seat


async def test_a_guest_cannot_take_a_name_that_reads_the_same(evening: Evening) -> None:
    await evening.sit("Anna")
    assert await refusal(evening.table.join(" ANNA ")) == "name_taken"


async def test_a_guest_cannot_join_without_a_name(evening: Evening) -> None:
    assert await refusal(evening.table.join("\u202e ")) == "name_invalid"


async def test_the_first_ten_share_neither_colour_nor_shape(evening: Evening) -> None:
    await evening.sit(*(f"Guest {n}" for n in range(12)))
    seats = evening.table.seats
    assert len({seat.colour for seat in seats[:10]}) == 10
    assert {seat.shape for seat in seats[:10]} == set(Shape)
    assert len({(seat.colour, seat.shape) for seat in seats}) == 12


async def test_a_seat_id_is_never_given_twice(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    await ben.perform("leave")
    (cleo,) = await evening.sit("Cleo")
    assert [anna.seat, ben.seat, cleo.seat] == ["s1", "s2", "s3"]


async def test_a_table_takes_no_more_than_its_most_seats(evening: Evening) -> None:
    await evening.restart(Settings(most_seats=2))
    await evening.sit("Anna", "Ben")
    assert await refusal(evening.table.join("Cleo")) == "table_full"


async def test_players_start_when_all_are_ready(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    await anna.perform("ready", ready=True)
    assert await anna.refused("start") == "not_ready"
    await ben.perform("ready", ready=True)
    await ben.perform("start")
    assert evening.table.stage == "playing"


async def test_a_player_may_take_back_being_ready(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    await anna.perform("ready", ready=True)
    await ben.perform("ready", ready=True)
    await ben.perform("ready", ready=False)
    assert await anna.refused("start") == "not_ready"


async def test_too_few_players_cannot_start(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("ready", ready=True)
    with pytest.raises(Refused) as refused:
        await anna.perform("start")
    assert (refused.value.code, refused.value.details) == ("not_enough_players", {"min": 2})


async def test_a_phone_that_is_away_and_never_was_ready_blocks_nobody(evening: Evening) -> None:
    anna, ben, cleo = await evening.sit("Anna", "Ben", "Cleo")
    cleo.detach()
    await anna.perform("ready", ready=True)
    await ben.perform("ready", ready=True)
    await anna.perform("start")
    assert [seat.watching for seat in evening.table.seats] == [False, False, True]


async def test_a_phone_that_was_ready_plays_even_when_it_sleeps(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    await anna.perform("ready", ready=True)
    await ben.perform("ready", ready=True)
    ben.detach()
    await anna.perform("start")
    assert not evening.seat("Ben").watching


async def test_a_user_of_the_house_may_start_too(evening: Evening) -> None:
    for phone in await evening.sit("Anna", "Ben"):
        await phone.perform("ready", ready=True)
    await evening.table.perform(HOUSE, "start")
    assert evening.table.stage == "playing"


async def test_players_cannot_start_where_that_is_reserved(evening: Evening) -> None:
    await evening.restart(Settings(start_reserved=True))
    anna, ben = await evening.sit("Anna", "Ben")
    await anna.perform("ready", ready=True)
    await ben.perform("ready", ready=True)
    assert await anna.refused("start") == "start_reserved"
    assert await anna.refused("practise") == "start_reserved"
    assert evening.table.public()["start"] == {"code": "start_reserved", "details": {}}
    await evening.table.perform(HOUSE, "start")
    assert evening.table.stage == "playing"


async def test_a_stranger_cannot_start(evening: Evening) -> None:
    stranger = Phone(evening.table)
    assert await stranger.refused("start") == "no_such_seat"


async def test_everyone_learns_why_it_cannot_start_yet(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    assert evening.table.public()["start"] == {
        "code": "not_enough_players",
        "details": {"min": 2},
    }
    (ben,) = await evening.sit("Ben")
    await ben.perform("ready", ready=True)
    start = evening.table.public()["start"]
    assert start == {"code": "not_ready", "details": {"count": 1}}
    await anna.perform("ready", ready=True)
    assert evening.table.public()["start"] is None


async def test_one_human_may_practise_with_bots_at_one_tap(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("practise")
    assert evening.table.stage == "playing"
    assert [seat.kind for seat in evening.table.seats] == [SeatKind.PHONE, SeatKind.BOT]


async def test_what_happened_while_a_game_was_set_up_is_told_with_its_start(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    for game in GAMES.values():
        (kind, *_) = game.event_types
        monkeypatch.setattr(game, "opening", (Event(kind, {"first": True}),))
    for phone in (anna, ben):
        await phone.perform("ready", ready=True)
    await anna.perform("start")
    await evening.quiet()
    assert [dict(event.data) for event in ben.events][:1] == [{"first": True}]


async def test_a_game_may_say_with_how_many_one_practises(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    (anna,) = await evening.sit("Anna")
    for game in GAMES.values():
        monkeypatch.setattr(game, "practice_seats", 4)
    await anna.perform("practise")
    assert len(evening.table.seats) == 4


async def test_a_human_may_say_how_many_bots_to_practise_with(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    assert await anna.refused("practise", bots=4) == "too_many_players"
    assert await anna.refused("practise", bots=0) == "not_enough_players"
    await anna.perform("practise", bots=3)
    assert len(evening.table.seats) == 4


async def test_two_humans_cannot_practise(evening: Evening) -> None:
    anna, _ = await evening.sit("Anna", "Ben")
    assert await anna.refused("practise") == "not_alone"


async def test_only_the_host_may_choose_what_is_played(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    assert await ben.refused("configure", game="solo") == "not_host"
    await anna.perform("configure", game="solo", options={"length": 9})
    assert evening.table.public()["game"] == "solo"
    assert evening.table.public()["options"] == {"length": 9, "shy": False}


async def test_each_game_keeps_its_own_options(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("configure", options={"length": 9})
    await anna.perform("configure", game="solo")
    assert evening.table.public()["options"] == {"length": 3, "shy": False}
    await anna.perform("configure", game="tally")
    assert evening.table.public()["options"] == {"length": 9, "shy": False, "pack": "plain"}


@pytest.mark.parametrize(
    ("params", "code"),
    [
        ({"game": "chess"}, "no_such_game"),
        ({"options": {"length": 0}}, "invalid_option"),
        ({"options": {"length": "6"}}, "invalid_option"),
        ({"options": {"length": True}}, "invalid_option"),
        ({"options": {"shy": 1}}, "invalid_option"),
        ({"options": {"pack": "unknown"}}, "invalid_option"),
        ({"options": {"pack": {"id": "own"}}}, "invalid_option"),
        ({"options": {"colour": "red"}}, "unknown_option"),
        ({"game": 7}, "invalid_params"),
        ({"colour": "red"}, "invalid_params"),
    ],
)
async def test_a_bad_choice_is_refused_and_changes_nothing(
    evening: Evening, params: dict[str, object], code: str
) -> None:
    (anna,) = await evening.sit("Anna")
    before = evening.table.public_bytes()
    assert await anna.refused("configure", **params) == code
    assert evening.table.public_bytes() == before


async def test_a_refused_option_is_named(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    with pytest.raises(Refused) as refused:
        await anna.perform("configure", options={"shy": True, "length": 9999})
    assert refused.value.details == {"option": "length", "min": 1, "max": 5000}
    assert evening.table.public()["options"] == {"length": 6, "shy": False, "pack": "plain"}


async def test_nobody_may_choose_another_game_while_one_is_played(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    assert await anna.refused("configure", game="solo") == "game_on"
    assert await anna.refused("start") == "game_on"
    assert await anna.refused("ready", ready=True) == "game_on"
    assert await anna.refused("add_bot") == "game_on"


async def test_only_the_host_may_add_bots_and_only_as_many_as_can_play(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    assert await ben.refused("add_bot") == "not_host"
    await anna.perform("add_bot")
    await anna.perform("add_bot", name="Deep Thought")
    assert [seat.name for seat in evening.table.seats] == ["Anna", "Ben", "Ada", "Deep Thought"]
    assert await anna.refused("add_bot") == "table_full"


async def test_a_bot_takes_no_name_that_a_guest_has(evening: Evening) -> None:
    ada, _ = await evening.sit("ADA", "bruno")
    added = await ada.perform("add_bot")
    assert evening.seat("Clara").id == added["seat"]


async def test_bots_are_always_ready(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    await anna.perform("add_bot")
    await anna.perform("ready", ready=True)
    await anna.perform("start")
    assert evening.table.stage == "playing"


async def test_a_late_guest_watches(evening: Evening) -> None:
    await evening.start("Anna", "Ben")
    (cleo,) = await evening.sit("Cleo")
    assert evening.seat("Cleo").watching
    assert evening.table.offers(cleo.seat) == []
    assert evening.table.private(cleo.seat)["view"] == {}
    assert await cleo.refused("add", amount=1) == "not_in_game"


async def test_those_beyond_the_most_players_are_told_that_they_will_watch(
    evening: Evening,
) -> None:
    await evening.sit("Anna", "Ben", "Cleo", "Dora", "Emil")
    assert [seat.watching for seat in evening.table.seats] == [False] * 4 + [True]


async def test_people_come_before_bots(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    for _ in range(3):
        await anna.perform("add_bot")
    await evening.sit("Ben")
    assert [seat.watching for seat in evening.table.seats] == [False, False, False, True, False]


async def test_a_rematch_needs_no_scan_and_lets_watchers_in(evening: Evening) -> None:
    names = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Finn"]
    phones = await evening.start(*names, length=1)
    played = []
    for _ in range(3):
        played.append([seat.name for seat in evening.table.seats if not seat.watching])
        await evening.table.perform(HOUSE, "next")
        await phones[0].perform("rematch")
    assert played == [
        ["Anna", "Ben", "Cleo", "Dora"],
        ["Anna", "Ben", "Emil", "Finn"],
        ["Cleo", "Dora", "Emil", "Finn"],
    ]
    assert evening.table.stage == "playing"


async def test_a_rematch_with_too_few_leads_back_to_the_lobby(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben", length=1)
    await anna.perform("add", amount=1)
    await ben.perform("leave")
    assert await anna.perform("rematch") == {"stage": "lobby"}
    assert [seat.name for seat in evening.table.seats] == ["Anna"]
    assert evening.table.public()["view"] is None


async def test_results_stay_until_everyone_who_is_there_wants_another_game(
    evening: Evening,
) -> None:
    anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo", length=1)
    await anna.perform("add", amount=1)
    cleo.detach()
    await evening.quiet()
    assert evening.table.public()["start"] == {"code": "not_ready", "details": {"count": 2}}
    await ben.perform("ready", ready=True)
    assert [seat["ready"] for seat in evening.table.public()["seats"]] == [False, True, False]
    assert (evening.table.stage, evening.table.public()["result"] is None) == ("over", False)
    await anna.perform("ready", ready=True)
    assert evening.table.stage == "playing"
    assert [seat["ready"] for seat in evening.table.public()["seats"]] == [False, False, False]


async def test_someone_who_changes_their_mind_does_not_want_another_game(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben", length=1)
    await anna.perform("add", amount=1)
    await ben.perform("ready", ready=True)
    await ben.perform("ready", ready=False)
    await anna.perform("ready", ready=True)
    assert evening.table.stage == "over"


async def test_a_guest_cannot_wipe_the_results_alone(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben", length=1)
    await anna.perform("add", amount=1)
    assert await ben.refused("rematch") == "not_ready"
    await ben.perform("ready", ready=True)
    assert await ben.refused("rematch") == "not_ready"
    anna.detach()
    await evening.quiet()
    assert await ben.perform("rematch") == {"stage": "playing"}


@pytest.mark.parametrize("house", [True, False])
async def test_host_and_house_need_not_wait_for_everyone(evening: Evening, house: bool) -> None:
    anna, _ = await evening.start("Anna", "Ben", length=1)
    await anna.perform("add", amount=1)
    await evening.table.perform(HOUSE if house else anna.caller, "rematch")
    assert evening.table.stage == "playing"


async def test_a_newcomer_has_a_say_in_the_next_game(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben", length=1)
    (cleo,) = await evening.sit("Cleo")
    await anna.perform("add", amount=1)
    for phone in (anna, ben):
        await phone.perform("ready", ready=True)
    assert evening.table.stage == "over"
    await cleo.perform("ready", ready=True)
    assert [seat.watching for seat in evening.table.seats] == [False, False, False]


async def test_where_the_start_is_the_houses_everyone_can_still_say_what_they_want(
    evening: Evening,
) -> None:
    await evening.restart(Settings(start_reserved=True))
    (anna,) = await evening.sit("Anna")
    await evening.table.perform(HOUSE, "practise")
    await evening.table.perform(HOUSE, "end")
    await anna.perform("ready", ready=True)
    assert evening.table.stage == "over"
    await evening.table.perform(HOUSE, "rematch")
    assert evening.table.stage == "playing"


async def test_a_rematch_is_only_there_after_a_game(evening: Evening) -> None:
    anna, _ = await evening.sit("Anna", "Ben")
    assert await anna.refused("rematch") == "wrong_stage"


async def test_choosing_after_a_game_leads_back_to_the_lobby(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben", length=1)
    await anna.perform("add", amount=1)
    assert await ben.refused("configure", game="solo") == "not_host"
    assert await anna.refused("start") == "wrong_stage"
    await anna.perform("configure", game="solo")
    public = evening.table.public()
    assert (public["stage"], public["game"], public["result"]) == ("lobby", "solo", None)
    assert [seat.ready for seat in evening.table.seats] == [False, False]


async def test_a_host_may_start_another_game_with_one_word(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    for phone in (anna, ben):
        await phone.perform("ready", ready=True)
    assert await ben.refused("start", options={"length": 2}) == "not_host"
    await anna.perform("start", game="tally", options={"length": 2})
    public = evening.table.public()
    assert (public["stage"], public["options"]["length"]) == ("playing", 2)


async def test_a_start_is_done_as_a_whole_or_not_at_all(evening: Evening) -> None:
    anna, _ = await evening.sit("Anna", "Ben")
    await anna.perform("ready", ready=True)
    before = evening.table.public_bytes()
    asked = {"game": "solo", "options": {"length": 9}}
    assert await refusal(evening.table.perform(HOUSE, "start", asked)) == "not_ready"
    assert await anna.refused("start", game="tally", options={"length": 0}) == "invalid_option"
    assert await anna.refused("start", game="chess") == "no_such_game"
    assert evening.table.public_bytes() == before
    await evening.restart()
    assert evening.table.public()["game"] == "tally"
    assert evening.table.public()["options"]["length"] == 6


async def test_after_a_game_the_house_counts_only_those_who_are_there(evening: Evening) -> None:
    anna, ben, cleo = await evening.start("Anna", "Ben", "Cleo", length=1)
    await anna.perform("add", amount=1)
    assert await anna.refused("start") == "wrong_stage"
    ben.detach()
    cleo.detach()
    await evening.quiet()
    before = evening.table.public_bytes()
    asked = evening.table.perform(HOUSE, "start", {"options": {"length": 2}})
    assert await refusal(asked) == "not_enough_players"
    assert evening.table.public_bytes() == before
    await evening.back("Ben")
    await evening.table.perform(HOUSE, "start")
    assert {seat.name: seat.watching for seat in evening.table.seats} == {
        "Anna": False,
        "Ben": False,
        "Cleo": True,
    }


async def test_whoever_wants_another_game_counts_though_their_phone_sleeps(
    evening: Evening,
) -> None:
    anna, ben = await evening.start("Anna", "Ben", length=1)
    await anna.perform("add", amount=1)
    await ben.perform("ready", ready=True)
    ben.detach()
    await evening.table.perform(HOUSE, "start", {"game": "tally"})
    assert evening.table.stage == "playing"

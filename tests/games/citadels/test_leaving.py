"""Clocks, defaults, leaving, and the ends of the game."""

from copy import deepcopy

import pytest

from custom_components.parlor.games.refused import Refused

from .stage import (
    S1,
    S2,
    S3,
    S4,
    act,
    bottom,
    city,
    data,
    expire,
    give,
    gold,
    hand,
    on_top,
    on_turn,
    player_of,
    private,
    public,
    refused,
    shown,
    start,
    told,
)


def test_no_clock_runs_unless_it_is_asked_for() -> None:
    game = on_turn(start(), S1, "king")
    assert (game.clock, game.deadline) == (None, None)


def test_clock_starts_anew_for_every_decision() -> None:
    game = start(decision_seconds=30)
    assert (game.clock, game.deadline, game.clock_run) == ("decision", 30, 1)
    expire(game)
    assert (game.clock, game.deadline, game.clock_run) == ("decision", 30, 2)


def test_clock_stops_with_the_game() -> None:
    game = start(decision_seconds=30)
    game.end()
    assert (game.clock, game.deadline) == (None, None)


def test_refused_action_leaves_the_clock_alone() -> None:
    game = start(decision_seconds=30)
    refused(game, S2, "take_gold")
    assert game.clock_run == 1


def test_expired_draft_picks_by_chance() -> None:
    picks = set()
    for seed in range(30):
        game = start(seed=seed)
        expire(game)
        picks.add(private(game, S1)["characters"][0])
    assert len(picks) == 8


def test_expired_turn_gathers_gold_and_then_ends() -> None:
    game = on_turn(start(), S1, "king", (S2, "warlord"))
    assert told(expire(game)) == ["gold_taken"]
    assert told(expire(game))[0] == "turn_end"
    assert public(game)["current_turn"] == S2


def test_expired_choice_keeps_the_first_drawn_card() -> None:
    game = on_turn(start(), S1, "king")
    give(game, S1, hand=[])
    on_top(game, "manor", "temple")
    act(game, S1, "draw_cards")
    expire(game)
    assert (hand(game, S1), bottom(game)) == (["manor"], ["temple"])


def test_expired_graveyard_declines() -> None:
    game = start()
    give(game, S2, city=["graveyard", "manor"], gold=3)
    on_turn(game, S1, "warlord")
    give(game, S1, gold=9)
    act(game, S1, "ability", target=S2, district_name="manor")
    events = expire(game)
    assert data(events, "graveyard")["accepted"] is False
    assert gold(game, S2) == 3


def test_expire_changes_nothing_after_the_end() -> None:
    game = start()
    game.end()
    assert game.expire() == ()


def test_left_seat_sees_and_may_do_nothing_more() -> None:
    game = start()
    game.leave(S2)
    assert private(game, S2) == {}
    assert game.offers(S2) == []
    with pytest.raises(Refused, match="not_in_game"):
        act(game, S2, "take_gold")
    assert player_of(game, S2)["gone"] is True


def test_left_seat_that_is_waited_for_decides_by_default_at_once() -> None:
    game = start()
    events = game.leave(S1)
    assert "draft_pick" in told(events)
    assert public(game)["draft_picker"] == S2


def test_left_seat_goes_on_drafting_and_gathering_by_default() -> None:
    game = start(3)
    game.leave(S2)
    for _ in range(200):
        assert S2 not in public(game)["waiting_for"]
        expire(game)
    assert player_of(game, S2)["gold"] > 2


def test_left_seat_in_the_middle_of_a_choice_keeps_the_first_card_and_ends_its_turn() -> None:
    game = on_turn(start(), S1, "king", (S2, "warlord"))
    give(game, S1, hand=[])
    on_top(game, "manor", "temple")
    act(game, S1, "draw_cards")
    events = [*game.leave(S1), *shown(game)]
    assert told(events)[:3] == ["crown_passed", "card_kept", "turn_end"]
    assert (hand(game, S1), public(game)["current_turn"]) == (["manor"], S2)


def test_left_seat_that_is_not_waited_for_goes_quietly() -> None:
    assert start().leave(S3) == []


def test_city_of_a_left_seat_stays_and_is_counted_but_cannot_win() -> None:
    game = start()
    give(game, S2, city=["palace", "university"])
    game.leave(S2)
    assert city(game, S2) == ["palace", "university"]
    game.end()
    assert game.result is not None
    assert game.result.scores[S2] == 13
    assert [*game.result.scores][-1] == S2
    assert (game.result.left, S2 in game.result.winners) == ((S2,), False)


def test_city_of_a_left_seat_can_be_destroyed_and_is_not_rescued() -> None:
    game = start()
    give(game, S2, city=["graveyard", "manor"], gold=3)
    on_turn(game, S1, "warlord")
    give(game, S1, gold=9)
    game.leave(S2)
    act(game, S1, "ability", target=S2, district_name="manor")
    assert (city(game, S2), bottom(game)) == (["graveyard"], ["manor"])
    assert public(game)["waiting_for"] == [S1]


def test_game_ends_and_is_scored_with_fewer_than_two_players_left() -> None:
    game = start(3)
    give(game, S3, city=["tavern"])
    game.leave(S1)
    assert game.result is None
    events = game.leave(S2)
    assert told(events) == ["game_over"]
    assert game.result is not None
    assert (game.result.ended_by, game.result.winners) == ("too_few_players", (S3,))


def test_leaving_twice_or_from_elsewhere_changes_nothing() -> None:
    game = start()
    game.leave(S2)
    before = public(game)
    assert game.leave(S2) == ()
    assert game.leave(type(S2)("elsewhere")) == ()
    assert public(game) == before


def test_host_may_end_the_game_with_the_scores_so_far() -> None:
    game = start()
    give(game, S4, city=["tavern"])
    events = game.end()
    assert data(events, "game_over") == {"winners": [], "ended_by": "host"}
    assert game.result is not None
    assert game.result.scores == {"s1": 0, "s2": 0, "s3": 0, "s4": 1}
    assert game.end() == []


def test_game_ends_after_ten_rounds_in_which_nobody_built() -> None:
    game = start()
    while game.result is None:
        expire(game)
    assert game.result.ended_by == "standstill"
    assert public(game)["round"] == 10


def test_building_keeps_the_game_going() -> None:
    game = start()
    while public(game)["round"] < 9:
        expire(game)
    while public(game)["phase"] != "player_turn":
        expire(game)
    seat = game.decider or S1
    give(game, seat, hand=["temple"], gold=9)
    act(game, seat, "take_gold")
    act(game, seat, "build", district_name="temple")
    while game.result is None:
        expire(game)
    assert public(game)["round"] == 9 + 10


@pytest.mark.parametrize("key", ["end_city_size", "decision_seconds"])
def test_options_have_bounds(key: str) -> None:
    for value in (-1, 601, True, "7"):
        with pytest.raises(Refused, match="invalid_option"):
            start(**{key: value})  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [4, 7, 10])
def test_end_city_size_decides_when_a_city_is_complete(size: int) -> None:
    game = start(end_city_size=size)
    districts = ["manor", "temple", "tavern", "prison", "keep", "castle", "church", "market"]
    give(game, S1, city=[*districts, "docks", "palace"][: size - 1])
    on_turn(game, S1, "king")
    give(game, S1, hand=["fortress"], gold=9)
    act(game, S1, "take_gold")
    assert public(game)["final_round"] is False
    act(game, S1, "build", district_name="fortress")
    assert public(game)["final_round"] is True
    assert player_of(game, S1)["complete"] is True


def test_copy_plays_on_like_the_original() -> None:
    game = start(5)
    copies = [game, deepcopy(game)]
    for _ in range(150):
        events = [told(expire(each)) for each in copies]
        assert events[0] == events[1]
    assert public(copies[0]) == public(copies[1])

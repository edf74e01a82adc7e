"""Gathering, building and ending a turn."""

import pytest

from .stage import (
    S1,
    S2,
    act,
    bottom,
    cast,
    city,
    data,
    empty_deck,
    expire,
    give,
    gold,
    hand,
    on_top,
    on_turn,
    private,
    public,
    refused,
    start,
    step,
    told,
)


def test_player_may_take_2_gold() -> None:
    game = on_turn(start(), S1, "king")
    events = act(game, S1, "take_gold")
    assert data(events, "gold_taken") == {"player": S1, "gold": 2}
    assert gold(game, S1) == 4


def test_player_may_draw_2_cards_and_keep_1() -> None:
    game = on_turn(start(), S1, "king")
    give(game, S1, hand=[])
    on_top(game, "manor", "temple")
    events = act(game, S1, "draw_cards")
    assert data(events, "cards_drawn") == {"player": S1, "count": 2}
    assert public(game)["phase"] == "draw_choice"
    assert [card["district"] for card in private(game, S1)["drawn_cards"]] == ["manor", "temple"]
    assert private(game, S2)["drawn_cards"] == []
    events = act(game, S1, "keep_card", index=1)
    assert [dict(event.data) for event in events] == [{"player": S1}]
    assert (hand(game, S1), bottom(game)) == (["temple"], ["manor"])
    assert public(game)["phase"] == "player_turn"


@pytest.mark.parametrize("index", [2, -1, True, "0", None, 0.0, [0]])
def test_player_cannot_keep_what_was_not_drawn(index: object) -> None:
    game = on_turn(start(), S1, "king")
    act(game, S1, "draw_cards")
    assert refused(game, S1, "keep_card", index=index) == "invalid_target"


def test_player_gathers_only_once() -> None:
    game = on_turn(start(), S1, "king")
    act(game, S1, "take_gold")
    assert refused(game, S1, "take_gold") == "already_used"
    assert refused(game, S1, "draw_cards") == "already_used"


def test_player_must_gather_before_building_and_before_ending_the_turn() -> None:
    game = on_turn(start(), S1, "king")
    give(game, S1, hand=["temple"], gold=9)
    assert refused(game, S1, "build", district_name="temple") == "gather_first"
    assert refused(game, S1, "end_turn") == "gather_first"


def test_last_card_of_the_deck_is_kept_without_a_choice() -> None:
    game = on_turn(start(), S1, "king")
    give(game, S1, hand=[])
    empty_deck(game)
    give(game, S2, hand=[])
    del game.board.deck[1:]
    act(game, S1, "draw_cards")
    assert (len(hand(game, S1)), public(game)["deck_size"]) == (1, 0)
    assert public(game)["phase"] == "player_turn"


def test_empty_deck_leaves_only_gold_to_take() -> None:
    game = on_turn(start(), S1, "king")
    empty_deck(game)
    assert refused(game, S1, "draw_cards") == "invalid_target"
    assert [offer.type for offer in game.offers(S1)] == ["take_gold"]


def test_architect_gets_from_an_empty_deck_what_there_is() -> None:
    game = start()
    give(game, S1, hand=[])
    empty_deck(game)
    events = cast(game, (S1, "architect"))
    assert data(events, "cards_drawn") == {"player": S1, "count": 0}


def test_building_costs_gold_and_puts_the_district_into_the_city() -> None:
    game = on_turn(start(), S1, "king")
    give(game, S1, hand=["manor", "temple"], gold=2)
    act(game, S1, "take_gold")
    events = act(game, S1, "build", district_name="manor")
    assert data(events, "district_built") == {
        "player": S1,
        "district": "manor",
        "cost": 3,
        "color": "noble",
    }
    assert (gold(game, S1), hand(game, S1), city(game, S1)) == (1, ["temple"], ["manor"])


def test_player_cannot_build_what_is_too_dear() -> None:
    game = on_turn(start(), S1, "king")
    give(game, S1, hand=["palace"], gold=2)
    act(game, S1, "take_gold")
    assert refused(game, S1, "build", district_name="palace") == "cannot_afford"


def test_player_cannot_build_the_same_district_twice() -> None:
    game = start()
    give(game, S1, city=["tavern"])
    on_turn(game, S1, "king")
    give(game, S1, hand=["tavern"], gold=9)
    act(game, S1, "take_gold")
    assert refused(game, S1, "build", district_name="tavern") == "duplicate_district"


@pytest.mark.parametrize("name", ["manor", "no_such", None, 3, True, ["temple"], {"a": 1}])
def test_player_cannot_build_what_is_not_in_hand(name: object) -> None:
    game = on_turn(start(), S1, "king")
    give(game, S1, hand=["temple"], gold=9)
    act(game, S1, "take_gold")
    assert refused(game, S1, "build", district_name=name) == "not_in_hand"


def test_view_says_why_cards_cannot_be_built() -> None:
    game = start()
    give(game, S1, city=["tavern", "laboratory"])
    on_turn(game, S1, "king")
    give(game, S1, hand=["tavern", "palace", "temple"], gold=0)
    assert {*private(game, S1)["blocked"].values()} == {"gather_first"}
    act(game, S1, "take_gold")
    names = {card["id"]: card["district"] for card in private(game, S1)["hand"]}
    blocked = {names[card]: why for card, why in private(game, S1)["blocked"].items()}
    assert blocked == {"tavern": "duplicate_district", "palace": "cannot_afford"}
    act(game, S1, "build", district_name="temple")
    assert {*private(game, S1)["blocked"].values()} == {"build_limit"}


def test_turn_ends_when_the_player_says_so() -> None:
    game = on_turn(start(), S1, "king", (S2, "warlord"))
    act(game, S1, "take_gold")
    events = act(game, S1, "end_turn")
    assert told(events)[0] == "turn_end"
    assert public(game)["current_turn"] == S2


def test_player_with_two_characters_has_two_turns() -> None:
    game = start(2)
    on_turn(game, S1, "king", (S2, "bishop"), (S1, "merchant"))
    roles = []
    while public(game)["round"] == 1:
        roles.append((public(game)["current_turn"], public(game)["current_role"]))
        expire(game)
        expire(game)
    assert roles == [(S1, "king"), (S2, "bishop"), (S1, "merchant")]


def test_public_view_tells_what_was_done_in_the_turn() -> None:
    game = on_turn(start(), S1, "assassin")
    act(game, S1, "take_gold")
    act(game, S1, "ability", character="king")
    assert public(game)["turn_so_far"] == {
        "gathered": True,
        "draws": 2,
        "keeps": 1,
        "built": 0,
        "builds": 1,
        "ability_used": True,
        "ability": {"named": "king"},
        "tools_used": [],
        "drawn": 0,
        "income": 0,
        "over": False,
    }


def test_turn_that_ends_with_a_deed_stays_in_sight_longer() -> None:
    game = on_turn(start(), S1, "warlord")
    give(game, S1, hand=[], gold=5)
    give(game, S2, city=["manor", "temple"])
    step(game, S1, "take_gold")
    plain = on_turn(start(), S1, "king")
    give(plain, S1, hand=[], city=[])
    step(plain, S1, "take_gold")
    assert (plain.clock, plain.deadline) == ("turn_over", 1.5)
    step(game, S1, "ability", target=S2, district_name="manor")
    assert (game.clock, game.deadline) == ("turn_over", 3.5)


def test_how_many_have_picked_is_public_by_any_rules() -> None:
    game = start(7, rules="boxed")
    picked = []
    while public(game)["phase"] == "draft_pick":
        picked.append(public(game)["draft_picked"])
        game.expire()
    assert picked == [*range(7)]

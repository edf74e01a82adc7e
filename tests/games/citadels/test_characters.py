"""Every row of the table of characters."""

import pytest

from custom_components.parlor.games.citadels.characters import CHARACTERS
from custom_components.parlor.games.vocabulary import SeatId

from .stage import (
    S1,
    S2,
    S3,
    S4,
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
    murder,
    on_top,
    on_turn,
    player_of,
    private,
    public,
    refused,
    start,
    told,
)

NAMES = [character.id for character in CHARACTERS]


def test_characters_are_eight_and_called_from_1_to_8() -> None:
    assert [(character.rank, character.id) for character in CHARACTERS] == [
        *((1, "assassin"), (2, "thief"), (3, "magician"), (4, "king")),
        *((5, "bishop"), (6, "merchant"), (7, "architect"), (8, "warlord")),
    ]


def test_assassin_may_murder_any_character_but_the_assassin() -> None:
    game = on_turn(start(), S1, "assassin", (S2, "king"))
    targets = private(game, S1)["valid_targets"]
    assert targets == [{"character": name} for name in NAMES[1:]]
    assert refused(game, S1, "ability", character="assassin") == "invalid_target"


def test_assassin_makes_a_character_be_skipped_when_it_is_called() -> None:
    game = on_turn(start(), S1, "assassin", (S2, "king"), (S3, "bishop"))
    act(game, S1, "ability", character="king")
    act(game, S1, "take_gold")
    events = act(game, S1, "end_turn")
    assert "murdered" in told(events)
    assert public(game)["current_turn"] == S3


def test_assassin_names_the_victim_in_public_at_once() -> None:
    game = on_turn(start(), S1, "assassin", (S2, "king"))
    events = act(game, S1, "ability", character="king")
    assert data(events, "ability_used") == {
        "player": S1,
        "character": "assassin",
        "named": "king",
    }
    assert public(game)["murdered"] == "king"
    assert player_of(game, S2)["revealed_roles"] == []


def test_assassin_may_murder_a_character_that_nobody_has() -> None:
    game = on_turn(start(), S1, "assassin", (S2, "king"))
    act(game, S1, "ability", character="warlord")
    act(game, S1, "take_gold")
    act(game, S1, "end_turn")
    act(game, S2, "take_gold")
    assert "murdered" not in told(act(game, S2, "end_turn"))


def test_thief_may_not_rob_assassin_thief_or_the_murdered() -> None:
    game = on_turn(start(), S1, "thief", (S2, "assassin"), (S3, "king"))
    murder(game, "merchant")
    targets = private(game, S1)["valid_targets"]
    assert targets == [
        {"character": name} for name in ("magician", "king", "bishop", "architect", "warlord")
    ]
    for name in ("assassin", "thief", "merchant"):
        assert refused(game, S1, "ability", character=name) == "invalid_target"


def test_thief_gets_all_the_gold_of_a_character_when_it_is_called() -> None:
    game = on_turn(start(), S1, "thief", (S2, "king"))
    give(game, S1, gold=1)
    give(game, S2, gold=5, city=["manor"])
    events = act(game, S1, "ability", character="king")
    assert data(events, "ability_used")["named"] == "king"
    assert public(game)["robbed"] == "king"
    assert (gold(game, S1), gold(game, S2)) == (1, 5)
    act(game, S1, "take_gold")
    events = act(game, S1, "end_turn")
    robbery = {"character": "king", "gold": 5, "victim": S2, "by": S1}
    assert data(events, "robbed") == robbery
    assert gold(game, S1) == 1 + 2 + 5


def test_robbed_character_collects_its_income_after_the_robbery() -> None:
    game = on_turn(start(), S1, "thief", (S2, "king"))
    give(game, S2, gold=5, city=["manor", "castle"])
    act(game, S1, "ability", character="king")
    act(game, S1, "take_gold")
    events = act(game, S1, "end_turn")
    assert told(events).index("robbed") < told(events).index("gold_collected")
    assert gold(game, S2) == 2


def test_thief_with_two_characters_may_rob_the_own_one() -> None:
    game = on_turn(start(2), S1, "thief", (S2, "king"), (S1, "bishop"))
    give(game, S1, gold=3)
    act(game, S1, "ability", character="bishop")
    act(game, S1, "take_gold")
    act(game, S1, "end_turn")
    act(game, S2, "take_gold")
    events = act(game, S2, "end_turn")
    robbery = {"character": "bishop", "gold": 5, "victim": S1, "by": S1}
    assert data(events, "robbed") == robbery
    assert gold(game, S1) == 5


def test_murdered_thief_robs_nobody() -> None:
    game = on_turn(start(), S1, "assassin", (S2, "thief"), (S3, "king"))
    act(game, S1, "ability", character="thief")
    act(game, S1, "take_gold")
    act(game, S1, "end_turn")
    assert public(game)["current_turn"] == S3
    assert public(game)["robbed"] is None


def test_magician_may_swap_whole_hands_with_a_player() -> None:
    game = on_turn(start(), S1, "magician", (S2, "king"))
    give(game, S1, hand=["manor", "temple"])
    give(game, S2, hand=["tavern", "docks", "prison"])
    events = act(game, S1, "ability", extra_data="swap_hand", target=S2)
    assert (hand(game, S1), hand(game, S2)) == (
        ["tavern", "docks", "prison"],
        ["manor", "temple"],
    )
    assert data(events, "ability_used") == {
        "player": S1,
        "character": "magician",
        "trick": "swap_hand",
        "target": S2,
    }


def test_magician_may_discard_cards_and_draw_as_many() -> None:
    game = on_turn(start(), S1, "magician", (S2, "king"))
    give(game, S1, hand=["manor", "temple", "tavern"])
    on_top(game, "docks", "prison")
    events = act(game, S1, "ability", extra_data="discard_draw", indices=[2, 0])
    assert hand(game, S1) == ["temple", "docks", "prison"]
    assert data(events, "cards_drawn") == {"player": S1, "count": 2}


def test_magician_puts_discards_under_the_deck_in_the_order_of_naming() -> None:
    game = on_turn(start(), S1, "magician", (S2, "king"))
    give(game, S1, hand=["manor", "temple", "tavern"])
    act(game, S1, "ability", extra_data="discard_draw", indices=[2, 0])
    assert bottom(game, 2) == ["manor", "tavern"]


def test_magician_with_an_empty_hand_may_swap_but_not_discard() -> None:
    game = on_turn(start(), S1, "magician", (S2, "king"))
    give(game, S1, hand=[])
    give(game, S2, hand=["tavern", "docks"])
    for indices in ([], [0]):
        code = refused(game, S1, "ability", extra_data="discard_draw", indices=indices)
        assert code in {"invalid_target", "invalid_params"}
    act(game, S1, "ability", extra_data="swap_hand", target=S2)
    assert (hand(game, S1), hand(game, S2)) == (["tavern", "docks"], [])


def test_magician_may_take_nothing_for_a_full_hand() -> None:
    game = on_turn(start(), S1, "magician", (S2, "king"))
    give(game, S1, hand=["manor"])
    give(game, S2, hand=[])
    act(game, S1, "ability", extra_data="swap_hand", target=S2)
    assert (hand(game, S1), hand(game, S2)) == ([], ["manor"])


@pytest.mark.parametrize("indices", [[], [0, 0], [4], [-1], [True], ["0"], 0, None, [[0]], [0.0]])
def test_magician_cannot_discard_what_is_not_there(indices: object) -> None:
    game = on_turn(start(), S1, "magician", (S2, "king"))
    code = refused(game, S1, "ability", extra_data="discard_draw", indices=indices)
    assert code == "invalid_target"


@pytest.mark.parametrize("target", [S1, "s9", None, 2, ["s2"]])
def test_magician_cannot_swap_with_nobody(target: object) -> None:
    game = on_turn(start(), S1, "magician", (S2, "king"))
    assert refused(game, S1, "ability", extra_data="swap_hand", target=target) == "invalid_target"


def test_magician_draws_the_own_discards_from_an_empty_deck() -> None:
    game = on_turn(start(), S1, "magician", (S2, "king"))
    give(game, S1, hand=["manor", "temple"])
    empty_deck(game)
    act(game, S1, "ability", extra_data="discard_draw", indices=[0, 1])
    assert sorted(hand(game, S1)) == ["manor", "temple"]


def test_king_takes_the_crown_when_called() -> None:
    game = start()
    events = cast(game, (S2, "king"), (S1, "warlord"))
    assert data(events, "crown_passed") == {"player": S2}
    assert public(game)["crown"] == S2


def test_king_who_has_the_crown_keeps_it_quietly() -> None:
    game = start()
    assert "crown_passed" not in told(cast(game, (S1, "king"), (S2, "warlord")))
    assert public(game)["crown"] == S1


def test_king_begins_the_next_draft() -> None:
    game = start()
    cast(game, (S1, "warlord"), (S3, "king"))
    for _ in range(4):
        expire(game)
    assert (public(game)["round"], public(game)["draft_picker"]) == (2, S3)
    assert public(game)["draft_order"] == [S3, S4, S1, S2]


def test_murdered_king_leaves_the_crown_where_it_is() -> None:
    game = on_turn(start(), S1, "assassin", (S2, "king"), (S3, "bishop"))
    act(game, S1, "ability", character="king")
    act(game, S1, "take_gold")
    assert "crown_passed" not in told(act(game, S1, "end_turn"))
    assert public(game)["crown"] == S1


INCOMES = [
    pytest.param("king", ["manor", "castle", "temple", "keep"], 2, id="king"),
    pytest.param("bishop", ["temple", "church", "monastery", "manor"], 3, id="bishop"),
    pytest.param("merchant", ["tavern", "market", "prison"], 2 + 1, id="merchant"),
    pytest.param("warlord", ["watchtower", "prison", "tavern"], 2, id="warlord"),
]


@pytest.mark.parametrize(("character", "built", "income"), INCOMES)
def test_character_with_a_color_collects_gold_for_its_districts(
    character: str, built: list[str], income: int
) -> None:
    game = start()
    give(game, S2, city=built, gold=0)
    cast(game, (S2, character))
    assert gold(game, S2) == income


@pytest.mark.parametrize("character", ["assassin", "thief", "magician", "architect"])
def test_character_without_a_color_collects_nothing(character: str) -> None:
    game = start()
    give(game, S2, city=["manor", "temple", "tavern", "prison", "keep"], gold=0)
    cast(game, (S2, character))
    assert gold(game, S2) == 0


def test_merchant_gets_one_gold_without_any_district() -> None:
    game = start()
    give(game, S1, gold=0)
    events = cast(game, (S1, "merchant"))
    assert data(events, "gold_collected") == {"player": S1, "gold": 1, "source": "merchant"}
    assert gold(game, S1) == 1


def test_architect_draws_two_extra_cards() -> None:
    game = start()
    events = cast(game, (S1, "architect"))
    assert data(events, "cards_drawn") == {"player": S1, "count": 2}
    assert len(hand(game, S1)) == 4 + 2


def test_architect_may_build_three_districts() -> None:
    game = start()
    give(game, S1, city=["laboratory"])
    on_turn(game, S1, "architect")
    give(game, S1, hand=["temple", "tavern", "watchtower", "church"], gold=9)
    act(game, S1, "take_gold")
    for name in ("temple", "tavern", "watchtower"):
        act(game, S1, "build", district_name=name)
    assert refused(game, S1, "build", district_name="church") == "build_limit"


def test_everyone_else_may_build_one_district() -> None:
    game = start()
    give(game, S1, city=["laboratory"])
    on_turn(game, S1, "king")
    give(game, S1, hand=["temple", "tavern"], gold=9)
    act(game, S1, "take_gold")
    act(game, S1, "build", district_name="temple")
    assert refused(game, S1, "build", district_name="tavern") == "build_limit"


def test_architect_may_end_the_game_with_the_third_building() -> None:
    game = start()
    give(game, S1, city=["manor", "castle", "palace", "temple"])
    on_turn(game, S1, "architect")
    give(game, S1, hand=["tavern", "docks", "prison"], gold=9)
    act(game, S1, "take_gold")
    act(game, S1, "build", district_name="tavern")
    act(game, S1, "build", district_name="docks")
    assert public(game)["final_round"] is False
    events = act(game, S1, "build", district_name="prison")
    assert data(events, "last_round") == {"player": S1}
    assert game.result is not None
    assert game.result.ended_by == "played"


def test_warlord_destroys_a_district_for_one_gold_less() -> None:
    game = start()
    give(game, S2, city=["castle", "tavern"])
    on_turn(game, S1, "warlord")
    give(game, S1, gold=4)
    events = act(game, S1, "ability", target=S2, district_name="castle")
    assert (gold(game, S1), city(game, S2)) == (1, ["tavern"])
    destroyed = {"player": S2, "district": "castle", "by": S1}
    assert data(events, "district_destroyed") == destroyed


def test_warlord_destroys_a_district_of_cost_one_for_nothing() -> None:
    game = start()
    give(game, S2, city=["tavern"])
    on_turn(game, S1, "warlord")
    give(game, S1, gold=0)
    act(game, S1, "ability", target=S2, district_name="tavern")
    assert (gold(game, S1), city(game, S2)) == (0, [])


def test_warlord_sends_a_destroyed_district_to_the_bottom_of_the_deck() -> None:
    game = start()
    give(game, S2, city=["tavern"])
    on_turn(game, S1, "warlord")
    act(game, S1, "ability", target=S2, district_name="tavern")
    assert bottom(game) == ["tavern"]


def test_warlord_cannot_touch_the_own_city() -> None:
    game = start()
    give(game, S1, city=["tavern"])
    on_turn(game, S1, "warlord")
    assert refused(game, S1, "ability", target=S1, district_name="tavern") == "invalid_target"


def test_warlord_cannot_touch_the_city_of_the_living_bishop() -> None:
    game = start()
    give(game, S2, city=["tavern"])
    on_turn(game, S1, "warlord", (S2, "bishop"))
    assert refused(game, S1, "ability", target=S2, district_name="tavern") == "invalid_target"


def test_warlord_may_touch_the_city_of_a_murdered_bishop() -> None:
    game = start()
    give(game, S2, city=["tavern"])
    murder(game, "bishop")
    on_turn(game, S1, "warlord", (S2, "bishop"))
    act(game, S1, "ability", target=S2, district_name="tavern")
    assert city(game, S2) == []


def test_bishop_stays_safe_when_the_other_character_of_its_player_was_murdered() -> None:
    game = start(2)
    give(game, S2, city=["tavern"])
    murder(game, "king")
    on_turn(game, S1, "warlord", (S2, "bishop"), (S2, "king"))
    assert refused(game, S1, "ability", target=S2, district_name="tavern") == "invalid_target"


def test_warlord_cannot_touch_a_completed_city() -> None:
    game = start(end_city_size=4)
    give(game, S2, city=["tavern", "temple", "prison", "manor"])
    on_turn(game, S1, "warlord")
    assert refused(game, S1, "ability", target=S2, district_name="tavern") == "invalid_target"


def test_warlord_cannot_touch_the_keep() -> None:
    game = start()
    give(game, S2, city=["keep", "tavern"])
    on_turn(game, S1, "warlord")
    give(game, S1, gold=9)
    assert refused(game, S1, "ability", target=S2, district_name="keep") == "invalid_target"
    assert [offer for offer in game.offers(S1) if "keep" in str(offer)] == []


def test_warlord_cannot_touch_what_he_cannot_pay() -> None:
    game = start()
    give(game, S2, city=["palace", "manor"])
    on_turn(game, S1, "warlord")
    give(game, S1, gold=3)
    assert refused(game, S1, "ability", target=S2, district_name="palace") == "cannot_afford"
    assert private(game, S1)["valid_targets"] == [
        {"target": S2, "district_name": "manor", "cost": 2}
    ]


def test_warlord_is_offered_each_city_by_itself() -> None:
    game = start()
    give(game, S2, city=["tavern", "manor"])
    give(game, S4, city=["temple"])
    on_turn(game, S1, "warlord")
    give(game, S1, gold=9)
    offers = [offer.to_json() for offer in game.offers(S1) if offer.type == "ability"]
    assert [offer["params"] for offer in offers] == [
        {"target": {"options": [S2]}, "district_name": {"options": ["tavern", "manor"]}},
        {"target": {"options": [S4]}, "district_name": {"options": ["temple"]}},
    ]


@pytest.mark.parametrize("target", ["s9", None, 3, ["s2"], {"id": "s2"}])
def test_warlord_cannot_touch_nobody(target: object) -> None:
    game = start()
    give(game, S2, city=["tavern"])
    on_turn(game, S1, "warlord")
    assert refused(game, S1, "ability", target=target, district_name="tavern") == "invalid_target"


@pytest.mark.parametrize("character", ["king", "bishop", "merchant", "architect"])
def test_character_without_an_ability_cannot_use_one(character: str) -> None:
    game = on_turn(start(), S1, character)
    assert refused(game, S1, "ability", character="warlord") == "invalid_target"
    assert private(game, S1)["valid_targets"] == []


@pytest.mark.parametrize("deeds", range(3), ids=["at_once", "after_gathering", "after_building"])
@pytest.mark.parametrize(
    ("character", "given"),
    [
        ("assassin", {"character": "king"}),
        ("thief", {"character": "king"}),
        ("magician", {"extra_data": "swap_hand", "target": SeatId("s2")}),
        ("warlord", {"target": SeatId("s2"), "district_name": "tavern"}),
    ],
)
def test_ability_can_be_used_once_at_any_time_in_the_turn(
    character: str, given: dict[str, object], deeds: int
) -> None:
    game = start()
    give(game, S1, city=["laboratory"])
    give(game, S2, city=["tavern", "temple"])
    on_turn(game, S1, character)
    give(game, S1, hand=["watchtower", "castle"])
    before: list[dict[str, str]] = [
        {"action": "take_gold"},
        {"action": "build", "district_name": "watchtower"},
    ]
    for deed in before[:deeds]:
        act(game, S1, **deed)
    act(game, S1, "ability", **given)
    assert refused(game, S1, "ability", **given) == "already_used"
    assert private(game, S1)["valid_targets"] == []


def test_ability_need_not_be_used() -> None:
    game = on_turn(start(), S1, "assassin", (S2, "king"))
    act(game, S1, "take_gold")
    act(game, S1, "end_turn")
    assert (public(game)["murdered"], public(game)["current_turn"]) == (None, S2)


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"target": "s2"},
        {"character": "king", "target": "s2"},
        {"character": "king", "target": None},
    ],
)
def test_ability_takes_only_the_parameters_of_its_character(given: dict[str, object]) -> None:
    game = on_turn(start(), S1, "assassin")
    assert refused(game, S1, "ability", **given) == "invalid_params"


def test_two_districts_of_a_kind_are_destroyed_one_by_one() -> None:
    game = start()
    give(game, S2, city=["haunted_city"])
    player = game.board.players[S2]
    player.city += player.city
    on_turn(game, S1, "warlord")
    give(game, S1, gold=9)
    act(game, S1, "ability", target=S2, district_name="haunted_city")
    assert city(game, S2) == ["haunted_city"]

"""What happened to me, what everyone may read again, and what each character would pay."""

from dataclasses import replace
from typing import Any

import pytest

from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.vocabulary import SeatId

from .stage import (
    S1,
    S2,
    S3,
    S4,
    act,
    cast,
    expire,
    give,
    murder,
    on_top,
    on_turn,
    private,
    public,
    refused,
    start,
    step,
)


def news(game: Citadels, seat: SeatId, *but: str) -> list[dict[str, Any]]:
    """Return what happened to a seat, without what numbers it."""
    numbers = {"number", "round"}
    items = [{k: v for k, v in item.items() if k not in numbers} for item in news_of(game, seat)]
    return [item for item in items if item["news"] not in {"decided", *but}]


def news_of(game: Citadels, seat: SeatId) -> list[dict[str, Any]]:
    """Return what happened to a seat."""
    found: list[dict[str, Any]] = private(game, seat)["news"]
    return found


def test_whoever_is_murdered_is_told() -> None:
    game = start()
    murder(game, "king")
    cast(game, (S1, "king"), (S2, "bishop"))
    assert news(game, S1) == [{"news": "murdered", "character": "king"}]
    assert news(game, S2) == []


def test_whoever_is_robbed_is_told_and_so_is_the_thief() -> None:
    game = on_turn(start(), S1, "thief", (S2, "warlord"))
    give(game, S2, gold=3)
    act(game, S1, "ability", character="warlord")
    act(game, S1, "take_gold")
    act(game, S1, "end_turn")
    assert news(game, S2) == [{"news": "robbed", "character": "warlord", "gold": 3, "player": S1}]
    assert news(game, S1) == [{"news": "stole", "character": "warlord", "gold": 3, "player": S2}]


def test_whose_hand_is_new_is_told() -> None:
    game = on_turn(start(), S1, "magician")
    give(game, S1, hand=["manor"])
    act(game, S1, "ability", extra_data="swap_hand", target=S3)
    assert news(game, S3) == [{"news": "hand_swapped", "player": S1, "count": 1}]


def test_whose_district_was_destroyed_is_told_also_after_the_round() -> None:
    game = start()
    give(game, S2, city=["market"])
    on_turn(game, S1, "warlord")
    give(game, S1, gold=5)
    act(game, S1, "ability", target=S2, district_name="market")
    act(game, S1, "take_gold")
    act(game, S1, "end_turn")
    assert public(game)["round"] == 2
    assert news(game, S2) == [{"news": "destroyed", "district": "market", "player": S1}]
    assert [item["round"] for item in news_of(game, S2)] == [1]


def test_whoever_acts_knows_what_had_happened_and_is_told_no_more_of_it() -> None:
    game = start()
    murder(game, "thief")
    cast(game, (S1, "thief"), (S2, "king"))
    act(game, S2, "take_gold")
    act(game, S2, "end_turn")
    assert (public(game)["round"], public(game)["draft_picker"]) == (2, S2)
    assert [item["news"] for item in news_of(game, S1)] == ["murdered"]
    act(game, S2, "draft_pick", character=private(game, S2)["draft_choices"][0])
    assert [item["news"] for item in news_of(game, S1)] == ["murdered"]
    game.draft = replace(game.draft, order=(S2, S1))
    act(game, S1, "draft_pick", character=private(game, S1)["draft_choices"][0])
    assert "murdered" not in [item["news"] for item in news_of(game, S1)]


def test_what_a_deed_itself_brings_is_still_to_be_told() -> None:
    game = start(2)
    on_turn(game, S1, "assassin", (S2, "thief"), (S1, "merchant"))
    assert news_of(game, S1) == []
    act(game, S1, "take_gold")
    act(game, S1, "end_turn")
    act(game, S2, "ability", character="merchant")
    act(game, S2, "take_gold")
    step(game, S2, "end_turn")
    while public(game)["current_call"] != "merchant":
        game.expire()
    assert [item["news"] for item in news_of(game, S1)] == ["robbed", "income"]
    assert [item["news"] for item in news_of(game, S2)] == ["stole"]


def test_a_deed_that_is_refused_leaves_the_news_unread() -> None:
    game = start()
    expire(game)
    before = news_of(game, S1)
    assert before
    assert refused(game, S1, "take_gold") == "wrong_phase"
    assert news_of(game, S1) == before


def test_what_was_decided_for_somebody_is_no_sign_that_they_are_there() -> None:
    game = start()
    murder(game, "thief")
    cast(game, (S1, "thief"), (S2, "king"))
    while public(game)["round"] == 1 or public(game)["draft_picked"] < 4:
        expire(game)
    assert [item["news"] for item in news_of(game, S1)][:2] == ["murdered", "decided"]


def test_old_news_is_forgotten_and_never_gets_an_old_number() -> None:
    game = start()
    while public(game)["round"] < 4:
        expire(game)
    for seat in game.seats:
        assert {item["round"] for item in news_of(game, seat)} <= {3, 4}
        numbers = [item["number"] for item in news_of(game, seat)]
        assert numbers == [*range(numbers[0], numbers[0] + len(numbers))]
        assert numbers[0] > 1


def test_whoever_was_away_is_told_what_was_decided_for_them() -> None:
    game = start()
    expire(game)
    assert [(item["news"], item["deed"]) for item in news_of(game, S1)] == [
        ("decided", "draft_pick")
    ]
    assert news_of(game, S2) == []


def test_income_crown_and_cards_are_told() -> None:
    game = start()
    give(game, S2, city=["manor"])
    cast(game, (S2, "king"), (S3, "architect"))
    assert news(game, S2) == [
        {"news": "crowned"},
        {"news": "income", "character": "king", "gold": 1},
    ]
    act(game, S2, "take_gold")
    act(game, S2, "end_turn")
    assert news(game, S3) == [{"news": "cards", "character": "architect", "count": 2}]


def test_story_is_there_for_whoever_comes_late_and_names_ids_only() -> None:
    game = on_turn(start(), S1, "king", (S2, "warlord"))
    give(game, S1, hand=["temple"], gold=2)
    step(game, S1, "take_gold")
    step(game, S1, "build", district_name="temple")
    story = public(game)["story"]
    assert len(story) >= 5
    assert story[-1]["event"] == "district_built"
    assert (story[-1]["player"], story[-1]["district"], story[-1]["cost"]) == (S1, "temple", 1)
    numbers = [line["number"] for line in story]
    assert numbers == [*range(numbers[0], numbers[0] + len(numbers))]


def test_story_begins_anew_with_each_game() -> None:
    assert [line["event"] for line in public(start())["story"]] == ["draft_start"]


def test_story_stays_short() -> None:
    game = start()
    for _ in range(60):
        expire(game)
    assert len(public(game)["story"]) == 8


def test_each_character_says_what_it_would_pay_now() -> None:
    game = start()
    give(game, S2, city=["manor", "castle", "temple", "school_of_magic"])
    pays = private(game, S2)["pays"]
    assert pays["king"] == {"color": "noble", "districts": 3, "gold": 3, "cards": 0, "builds": 1}
    assert (pays["bishop"]["gold"], pays["merchant"]["districts"]) == (2, 1)
    assert pays["merchant"]["gold"] == 2
    assert (pays["architect"]["cards"], pays["architect"]["builds"]) == (2, 3)
    assert pays["assassin"] == {"color": None, "districts": 0, "gold": 0, "cards": 0, "builds": 1}
    assert private(game, S3)["pays"]["king"]["gold"] == 0


def test_tools_say_what_they_take_and_give() -> None:
    game = start()
    give(game, S1, city=["laboratory", "tavern", "smithy"])
    nothing = {"takes_gold": 0, "takes_cards": 0, "gives_gold": 0, "gives_cards": 0}
    assert private(game, S1)["tools"] == [
        {**nothing, "action": "lab_discard", "district": "laboratory"}
        | {"takes_cards": 1, "gives_gold": 1},
        {**nothing, "action": "smithy_draw", "district": "smithy"}
        | {"takes_gold": 2, "gives_cards": 3},
    ]


def test_drawn_cards_say_where_there_is_another_like_them() -> None:
    game = start()
    give(game, S1, city=["tavern"])
    on_turn(game, S1, "king")
    give(game, S1, hand=["manor", "temple"])
    on_top(game, "manor", "tavern")
    step(game, S1, "draw_cards")
    marks = private(game, S1)["already"]
    drawn = {card["district"]: card["id"] for card in private(game, S1)["drawn_cards"]}
    assert marks == {drawn["manor"]: "hand", drawn["tavern"]: "city"}


def test_naming_what_lies_face_up_or_oneself_is_marked_as_pointless() -> None:
    game = start(2)
    on_turn(game, S1, "assassin", (S2, "king"), (S1, "architect"))
    game.draft.face_up = (game.board.characters[5].id,)
    why = {t["character"]: t.get("pointless") for t in private(game, S1)["valid_targets"]}
    assert {name: reason for name, reason in why.items() if reason} == {
        "merchant": "face_up",
        "architect": "yours",
    }
    assert game.offers(S1)[-1].admits({"type": "ability", "character": "merchant"})


def test_keep_says_that_it_cannot_be_destroyed_and_not_that_it_is_too_dear() -> None:
    game = start()
    give(game, S2, city=["keep", "palace", "tavern"])
    on_turn(game, S1, "warlord")
    give(game, S1, gold=1)
    spared = {s["district_name"]: s["why"] for s in private(game, S1)["spared"]}
    assert spared == {"keep": "cannot_fall", "palace": "too_dear"}
    assert [t["district_name"] for t in private(game, S1)["valid_targets"]] == ["tavern"]


@pytest.mark.parametrize(("plight", "why"), [("complete", "complete"), ("bishop", "guarded")])
def test_warlord_is_told_why_a_whole_city_is_out_of_reach(plight: str, why: str) -> None:
    game = start(end_city_size=4)
    built = ["tavern", "temple", "prison", "manor"] if plight == "complete" else ["tavern"]
    give(game, S2, city=built)
    on_turn(game, S1, "warlord", (S2, plight if plight == "bishop" else "king"))
    assert {spared["why"] for spared in private(game, S1)["spared"]} == {why}


def test_thief_is_told_who_cannot_be_robbed_and_why() -> None:
    game = start()
    murder(game, "king")
    on_turn(game, S1, "thief", (S2, "king"))
    assert private(game, S1)["spared"] == [
        {"character": "assassin", "why": "called"},
        {"character": "king", "why": "murdered"},
    ]


def test_everyone_is_warned_two_rounds_before_a_standstill() -> None:
    game, warned = start(), []
    while game.result is None:
        events = expire(game)
        left = public(game)["standstill_in"]
        warned += [
            (public(game)["round"], event.data["count"], left)
            for event in events
            if event.type == "standstill_near"
        ]
    assert warned == [(9, 2, 2), (10, 1, 1)]
    assert public(start())["standstill_in"] is None


def test_crown_of_whoever_leaves_passes_on() -> None:
    game = start()
    game.leave(S1)
    assert public(game)["crown"] == S2
    on_turn(game, S4, "assassin", (S3, "king"))
    game.leave(S3)
    act(game, S4, "take_gold")
    act(game, S4, "end_turn")
    assert public(game)["crown"] == S4


def test_awards_tell_what_really_happened() -> None:
    game = on_turn(start(), S1, "thief", (S2, "warlord"))
    give(game, S2, gold=4)
    for seat in (S1, S3, S4):
        give(game, seat, gold=0)
    act(game, S1, "ability", character="warlord")
    act(game, S1, "take_gold")
    act(game, S1, "end_turn")
    game.end()
    assert game.result is not None
    awards = {award.id: (award.seats, award.number) for award in game.result.awards}
    assert awards == {
        "master_thief": ((S1,), 4),
        "most_robbed": ((S2,), 4),
        "richest_miser": ((S1,), 6),
    }

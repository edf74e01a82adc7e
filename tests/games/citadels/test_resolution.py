"""The call of the characters."""

from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.vocabulary import Json

from .stage import (
    S1,
    S2,
    S3,
    S4,
    act,
    cast,
    data,
    expire,
    give,
    gold,
    murder,
    on_turn,
    player_of,
    public,
    start,
    told,
)


def test_characters_are_called_in_order_and_their_owners_take_turns() -> None:
    game = start()
    cast(game, (S1, "warlord"), (S2, "bishop"), (S3, "assassin"), (S4, "king"))
    turns = []
    while public(game)["round"] == 1:
        turns += [(public(game)["current_turn"], public(game)["current_role"])]
        expire(game)
        expire(game)
    assert turns == [(S3, "assassin"), (S4, "king"), (S2, "bishop"), (S1, "warlord")]


def test_character_that_nobody_has_is_called_in_vain() -> None:
    game = start()
    events = cast(game, (S1, "magician"))
    calls = [dict(event.data) for event in events if event.type == "character_call"]
    assert calls == [
        {"character": "assassin"},
        {"character": "thief"},
        {"character": "magician", "player": S1},
    ]


def test_owner_becomes_known_with_the_call() -> None:
    game = start()
    cast(game, (S1, "king"), (S2, "thief"))
    assert player_of(game, S1)["revealed_roles"] == []
    assert player_of(game, S2)["revealed_roles"] == ["thief"]
    assert (public(game)["current_call"], public(game)["current_turn"]) == ("thief", S2)


def test_owner_of_a_murdered_character_becomes_known_with_the_call_too() -> None:
    game = start()
    murder(game, "king")
    events = cast(game, (S1, "king"), (S2, "bishop"))
    assert data(events, "murdered") == {"character": "king", "victim": S1}
    assert player_of(game, S1)["revealed_roles"] == ["king"]
    assert public(game)["calls"][3] == {
        "character": "king",
        "player": S1,
        "face_up": False,
        "murdered": True,
        "robbed": None,
        "crowned": False,
        "gold": 0,
        "cards": 0,
    }


def test_murdered_character_gets_no_income_no_crown_and_no_turn() -> None:
    game = start()
    give(game, S2, city=["manor"], gold=0)
    murder(game, "king")
    cast(game, (S2, "king"), (S3, "bishop"))
    assert (gold(game, S2), public(game)["crown"]) == (0, S1)
    assert public(game)["current_turn"] == S3


def test_robbed_character_still_takes_its_turn() -> None:
    game = on_turn(start(), S1, "thief", (S2, "merchant"))
    act(game, S1, "ability", character="merchant")
    act(game, S1, "take_gold")
    events = act(game, S1, "end_turn")
    kinds = told(events)
    robbed = kinds.index("robbed")
    assert kinds[robbed - 1 : robbed + 2] == ["character_call", "robbed", "gold_collected"]
    assert public(game)["current_turn"] == S2
    assert public(game)["calls"][-1]["robbed"] == 2


def called_after_a_robbery(character: str, built: list[str]) -> list[tuple[str, Json]]:
    """Return what happens, and how much gold goes, when a robbed character is called."""
    game = on_turn(start(), S1, "thief", (S2, character))
    give(game, S2, gold=5, city=built)
    act(game, S1, "ability", character=character)
    act(game, S1, "take_gold")
    events = act(game, S1, "end_turn")
    since = [event.data.get("player") for event in events].index(S2)
    return [(str(event.type), event.data.get("gold")) for event in events[since:]]


def test_call_announces_then_robs_then_the_passive_ability_and_then_the_income() -> None:
    assert called_after_a_robbery("king", ["manor", "castle"]) == [
        ("character_call", None),
        ("robbed", 5),
        ("crown_passed", None),
        ("gold_collected", 2),
    ]
    assert called_after_a_robbery("merchant", ["tavern", "market"]) == [
        ("character_call", None),
        ("robbed", 5),
        ("gold_collected", 1),
        ("gold_collected", 2),
    ]
    assert called_after_a_robbery("architect", []) == [
        ("character_call", None),
        ("robbed", 5),
        ("cards_drawn", None),
    ]


def test_robbed_and_murdered_cannot_be_the_same() -> None:
    game = on_turn(start(), S1, "assassin", (S2, "thief"), (S3, "king"))
    act(game, S1, "ability", character="king")
    act(game, S1, "take_gold")
    act(game, S1, "end_turn")
    offers = [offer for offer in game.offers(S2) if offer.type == "ability"]
    assert "king" not in offers[0].params["character"].options


def test_robbed_character_that_nobody_has_brings_the_thief_nothing() -> None:
    game = on_turn(start(), S1, "thief", (S2, "king"))
    act(game, S1, "ability", character="merchant")
    act(game, S1, "take_gold")
    before = gold(game, S1)
    act(game, S1, "end_turn")
    act(game, S2, "take_gold")
    assert "robbed" not in told(act(game, S2, "end_turn"))
    assert gold(game, S1) == before


def played_round(game: Citadels) -> Citadels:
    """Play by defaults until the next round has begun."""
    while public(game)["round"] == 1:
        expire(game)
    return game


def test_round_ends_after_the_last_call_and_the_next_draft_begins() -> None:
    game = on_turn(start(), S1, "warlord")
    act(game, S1, "take_gold")
    events = act(game, S1, "end_turn")
    assert told(events) == ["turn_end", "round_end", "draft_start"]
    assert data(events, "round_end") == {"round": 1}
    assert (public(game)["phase"], public(game)["round"]) == ("draft_pick", 2)


def test_new_round_forgets_who_was_whom_but_keeps_the_last_calls_in_view() -> None:
    game = played_round(on_turn(start(), S1, "assassin", (S2, "king")))
    assert player_of(game, S1)["revealed_roles"] == []
    assert (public(game)["calls"], public(game)["murdered"]) == ([], None)
    assert [call["player"] for call in public(game)["last_calls"]] == [
        *(S1, None, None, S2),
        *(None, None, None, None),
    ]


def test_last_round_is_played_to_its_end() -> None:
    game = start(end_city_size=4)
    give(game, S1, city=["manor", "temple", "tavern"])
    on_turn(game, S1, "king", (S2, "warlord"))
    give(game, S1, hand=["prison"], gold=9)
    act(game, S1, "take_gold")
    events = act(game, S1, "build", district_name="prison")
    assert data(events, "last_round") == {"player": S1}
    assert public(game)["final_round"] is True
    assert game.result is None
    assert public(game)["current_turn"] == S2
    act(game, S2, "take_gold")
    events = act(game, S2, "end_turn")
    counted = ["counted"] * 5
    assert told(events) == ["turn_end", "round_end", *counted, "game_over"]
    assert public(game)["phase"] == "game_over"

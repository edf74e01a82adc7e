"""What must not be told: picks, hands, drawn and kept cards."""

import json

import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.citadels.terms import EventType
from custom_components.parlor.games.vocabulary import SeatId

from .stage import S1, S2, act, by_chance, give, on_turn, player_of, private, public, start


def steps(game: Citadels, count: int, seed: int) -> list[str]:
    """Play by chance and return the public views and events on the way."""
    chance, said = Chance.seeded(seed), []
    for _ in range(count):
        events = by_chance(game, chance)
        said += [json.dumps([game.public_view(), [dict(event.data) for event in events]])]
    return said


def test_card_ids_are_public_only_in_cities() -> None:
    game = start(seed=5)
    hidden = {card.id for card in game.board.deck}
    hidden |= {card.id for player in game.board.players.values() for card in player.hand}
    said = steps(game, 60, seed=5)
    public_ones = {card.id for player in game.board.players.values() for card in player.city}
    still_hidden = hidden - public_ones
    assert not [card for card in still_hidden for text in said[-1:] if f'"{card}"' in text]


def test_every_event_reaches_everyone() -> None:
    game = start()
    chance = Chance.seeded(2)
    for _ in range(150):
        events = by_chance(game, chance)
        assert all(event.public for event in events)


RULES = ["house", "boxed"]

EVENTS: dict[str, list[set[str]]] = {
    "draft_start": [{"round", "face_up"}],
    "draft_pick": [{"player"}],
    "draft_aside": [{"player"}],
    "draft_done": [set()],
    "character_call": [{"character"}, {"character", "player"}],
    "murdered": [{"character", "victim"}],
    "robbed": [{"character", "gold", "victim", "by"}],
    "gold_taken": [{"player", "gold"}],
    "gold_collected": [{"player", "gold", "source"}],
    "cards_drawn": [{"player", "count"}],
    "card_kept": [{"player"}],
    "district_built": [{"player", "district", "cost", "color"}],
    "district_destroyed": [{"player", "district", "by"}],
    "graveyard": [{"player", "district", "accepted"}],
    "ability_used": [
        {"player", "character", "named"},
        {"player", "character", "trick", "target"},
        {"player", "character", "trick", "count"},
        {"player", "character", "target", "district"},
    ],
    "crown_passed": [{"player"}],
    "turn_end": [{"player"}],
    "round_end": [{"round"}],
    "last_round": [{"player"}],
    "standstill_near": [{"count"}],
    "counted": [{"player", "part", "points"}],
    "game_over": [{"winners", "ended_by"}],
}


def test_events_carry_exactly_what_is_documented() -> None:
    carried: dict[str, list[set[str]]] = {}
    for seed in range(40):
        game, chance = (
            start(2 + seed % 6, seed=seed, rules=RULES[seed // 6 % 2]),
            Chance.seeded(seed),
        )
        give(game, S2, city=["graveyard", "tavern"])
        for event in game.opening:
            carried.setdefault(event.type, []).append({*event.data})
        while game.result is None:
            for event in by_chance(game, chance):
                carried.setdefault(event.type, []).append({*event.data})
    quiet = start()
    while quiet.result is None:
        for event in quiet.expire():
            carried.setdefault(event.type, []).append({*event.data})
    assert carried.keys() == EVENTS.keys() == {*EventType}
    for kind, known in EVENTS.items():
        assert {*map(frozenset, carried[kind])} == {*map(frozenset, known)}


def test_pick_is_told_without_the_character() -> None:
    game = start()
    choice = private(game, S1)["draft_choices"][0]
    events = act(game, S1, "draft_pick", character=choice)
    assert choice not in json.dumps([dict(event.data) for event in events[1:]])
    assert choice not in json.dumps(public(game))


def test_drawn_and_kept_cards_are_told_as_numbers() -> None:
    game = on_turn(start(), S1, "king")
    events = [*act(game, S1, "draw_cards"), *act(game, S1, "keep_card", index=0)]
    assert [dict(event.data) for event in events] == [{"player": S1, "count": 2}, {"player": S1}]


def test_private_view_of_a_stranger_is_empty() -> None:
    assert private(start(), SeatId("s9")) == {}


def test_private_view_has_the_documented_keys() -> None:
    keys = {"hand", "characters", "draft_choices", "drawn_cards", "keep_count", "valid_targets"}
    assert keys <= private(start(), S2).keys()


def test_everyone_sees_gold_city_crown_and_the_size_of_every_hand() -> None:
    game = start(3)
    give(game, S2, hand=["manor", "temple"], city=["keep", "tavern"], gold=7)
    keep, _ = game.board.players[S2].city
    shown = player_of(game, S2)
    assert (shown["gold"], shown["hand_size"], shown["has_crown"]) == (7, 2, False)
    assert [card["district"] for card in shown["city"]] == ["keep", "tavern"]
    assert shown["city"][0] == {"id": keep.id, "district": "keep", "color": "special", "cost": 3}
    assert public(game)["deck_size"] == len(game.board.deck)
    assert (public(game)["crown"], player_of(game, S1)["has_crown"]) == (S1, True)


def test_seat_sees_its_own_hand() -> None:
    game = start()
    give(game, S2, hand=["manor", "temple"])
    assert [card["district"] for card in private(game, S2)["hand"]] == ["manor", "temple"]


def test_public_view_has_the_documented_keys() -> None:
    keys = {"phase", "round", "waiting_for", "scores", "current_call", "current_turn"}
    keys |= {"current_role", "deck_size", "draft_face_up", "draft_available", "draft_picker"}
    view = public(start())
    assert keys | {"final_round", "crown"} <= view.keys()
    assert {"gold", "hand_size", "city", "has_crown", "revealed_roles"} <= view["players"][0].keys()
    assert view["players"][0]["score"].keys() == {
        *("district_score", "color_bonus", "first_complete", "other_complete"),
        *("special_bonus", "total"),
    }


@pytest.mark.parametrize("seat", [S1, S2])
def test_private_views_have_the_same_silhouette(seat: SeatId) -> None:
    game = on_turn(start(), S1, "assassin", (S2, "king"))
    assert private(game, seat).keys() == private(start(), S2).keys()

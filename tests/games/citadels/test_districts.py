"""The deck, and every row of the table of special districts."""

from collections import Counter

import pytest

from custom_components.parlor.games.citadels.cards import all_cards
from custom_components.parlor.games.citadels.districts.deck import DISTRICTS
from custom_components.parlor.games.citadels.terms import Color

from .stage import (
    S1,
    S2,
    S3,
    act,
    all_cards_of,
    bottom,
    city,
    data,
    empty_deck,
    give,
    gold,
    hand,
    on_top,
    on_turn,
    private,
    public,
    refused,
    start,
    told,
)

DECK = {
    Color.NOBLE: {"manor": (3, 5), "castle": (4, 4), "palace": (5, 3)},
    Color.RELIGIOUS: {
        "temple": (1, 3),
        "church": (2, 3),
        "monastery": (3, 3),
        "cathedral": (5, 2),
    },
    Color.TRADE: {
        "tavern": (1, 5),
        "trading_post": (2, 3),
        "market": (2, 3),
        "docks": (3, 3),
        "harbor": (4, 2),
        "town_hall": (5, 1),
    },
    Color.MILITARY: {
        "watchtower": (1, 3),
        "prison": (2, 3),
        "battlefield": (3, 3),
        "fortress": (5, 2),
    },
    Color.SPECIAL: {
        "haunted_city": (2, 1),
        "keep": (3, 2),
        "laboratory": (5, 1),
        "smithy": (5, 1),
        "observatory": (5, 1),
        "graveyard": (5, 1),
        "school_of_magic": (6, 1),
        "library": (6, 1),
        "university": (6, 1),
        "dragon_gate": (6, 1),
    },
}


def test_deck_has_every_district_with_its_cost_and_copies() -> None:
    there: dict[Color, dict[str, tuple[int, int]]] = {color: {} for color in Color}
    for district in DISTRICTS:
        there[district.color][district.id] = (district.cost, district.copies)
    assert there == DECK


def test_deck_has_62_cards_with_ids_of_their_own() -> None:
    cards = all_cards(DISTRICTS)
    assert len(cards) == len({card.id for card in cards}) == 62
    assert Counter(card.district.color for card in cards) == {
        Color.NOBLE: 12,
        Color.RELIGIOUS: 11,
        Color.TRADE: 17,
        Color.MILITARY: 11,
        Color.SPECIAL: 11,
    }


@pytest.mark.parametrize("players", range(2, 8))
def test_everyone_starts_with_4_cards_and_2_gold_and_the_first_seat_has_the_crown(
    players: int,
) -> None:
    view = public(start(players))
    assert [player["hand_size"] for player in view["players"]] == [4] * players
    assert [player["gold"] for player in view["players"]] == [2] * players
    assert [player["has_crown"] for player in view["players"]] == [True] + [False] * (players - 1)
    assert view["deck_size"] == 62 - 4 * players


def test_haunted_city_may_be_built_although_there_is_one() -> None:
    game = start()
    give(game, S1, city=["haunted_city"])
    on_turn(game, S1, "king")
    game.board.players[S1].hand = [*game.board.players[S1].city]
    give(game, S1, gold=2)
    act(game, S1, "take_gold")
    act(game, S1, "build", district_name="haunted_city")
    assert city(game, S1) == ["haunted_city"] * 2


def test_keep_cannot_be_destroyed() -> None:
    game = start()
    give(game, S2, city=["keep"])
    on_turn(game, S1, "warlord")
    give(game, S1, gold=9)
    assert refused(game, S1, "ability", target=S2, district_name="keep") == "invalid_target"


def test_laboratory_turns_a_card_into_gold_once_a_turn() -> None:
    game = start()
    give(game, S1, city=["laboratory"])
    on_turn(game, S1, "king")
    give(game, S1, hand=["manor", "temple"], gold=0)
    events = act(game, S1, "lab_discard", district_name="manor")
    assert data(events, "gold_collected") == {"player": S1, "gold": 1, "source": "laboratory"}
    assert (hand(game, S1), gold(game, S1), bottom(game)) == (["temple"], 1, ["manor"])
    assert refused(game, S1, "lab_discard", district_name="temple") == "already_used"


def test_laboratory_needs_a_card_in_hand() -> None:
    game = start()
    give(game, S1, city=["laboratory"])
    on_turn(game, S1, "king")
    give(game, S1, hand=[])
    assert refused(game, S1, "lab_discard", district_name="manor") == "not_in_hand"


def test_laboratory_of_somebody_else_is_of_no_use() -> None:
    game = start()
    give(game, S2, city=["laboratory"])
    on_turn(game, S1, "king")
    give(game, S1, hand=["manor"])
    assert refused(game, S1, "lab_discard", district_name="manor") == "invalid_target"


def test_smithy_turns_2_gold_into_3_cards_once_a_turn() -> None:
    game = start()
    give(game, S1, city=["smithy"])
    on_turn(game, S1, "king")
    give(game, S1, hand=[], gold=4)
    on_top(game, "manor", "temple", "tavern")
    events = act(game, S1, "smithy_draw")
    assert data(events, "cards_drawn") == {"player": S1, "count": 3}
    assert (hand(game, S1), gold(game, S1)) == (["manor", "temple", "tavern"], 2)
    assert refused(game, S1, "smithy_draw") == "already_used"


def test_smithy_needs_2_gold() -> None:
    game = start()
    give(game, S1, city=["smithy"])
    on_turn(game, S1, "king")
    give(game, S1, gold=1)
    assert refused(game, S1, "smithy_draw") == "cannot_afford"


def test_smithy_with_an_empty_deck_is_of_no_use() -> None:
    game = start()
    give(game, S1, city=["smithy"])
    on_turn(game, S1, "king")
    give(game, S1, gold=4)
    empty_deck(game)
    assert refused(game, S1, "smithy_draw") == "invalid_target"


def test_smithy_of_somebody_else_is_of_no_use() -> None:
    game = start()
    give(game, S2, city=["smithy"])
    on_turn(game, S1, "king")
    give(game, S1, gold=4)
    assert refused(game, S1, "smithy_draw") == "invalid_target"


def test_laboratory_and_smithy_can_be_used_again_in_the_next_turn() -> None:
    game = start(2)
    give(game, S1, city=["smithy", "laboratory"])
    on_turn(game, S1, "king", (S1, "bishop"))
    give(game, S1, hand=["manor", "manor"], gold=9)
    act(game, S1, "smithy_draw")
    act(game, S1, "lab_discard", district_name="manor")
    act(game, S1, "take_gold")
    act(game, S1, "end_turn")
    assert public(game)["turn_so_far"]["tools_used"] == []
    before = len(hand(game, S1)), gold(game, S1)
    act(game, S1, "smithy_draw")
    act(game, S1, "lab_discard", district_name="manor")
    assert (len(hand(game, S1)), gold(game, S1)) == (before[0] + 3 - 1, before[1] - 2 + 1)
    assert public(game)["turn_so_far"]["tools_used"] == ["smithy_draw", "lab_discard"]


def test_observatory_draws_3_instead_of_2() -> None:
    game = start()
    give(game, S1, city=["observatory"])
    on_turn(game, S1, "king")
    events = act(game, S1, "draw_cards")
    assert data(events, "cards_drawn") == {"player": S1, "count": 3}
    assert (len(private(game, S1)["drawn_cards"]), private(game, S1)["keep_count"]) == (3, 1)


def test_observatory_sends_what_is_not_kept_to_the_bottom() -> None:
    game = start()
    give(game, S1, city=["observatory"])
    on_turn(game, S1, "king")
    on_top(game, "manor", "temple", "tavern")
    act(game, S1, "draw_cards")
    act(game, S1, "keep_card", index=1)
    assert hand(game, S1)[-1] == "temple"
    assert sorted(bottom(game, 2)) == ["manor", "tavern"]


def test_library_keeps_all_drawn_cards_without_a_choice() -> None:
    game = start()
    give(game, S1, city=["library"])
    on_turn(game, S1, "king")
    give(game, S1, hand=[])
    on_top(game, "manor", "temple")
    events = act(game, S1, "draw_cards")
    assert told(events) == ["cards_drawn"]
    assert (hand(game, S1), public(game)["phase"]) == (["manor", "temple"], "player_turn")


def test_observatory_with_library_draws_3_and_keeps_3() -> None:
    game = start()
    give(game, S1, city=["library", "observatory"])
    on_turn(game, S1, "king")
    give(game, S1, hand=[])
    on_top(game, "manor", "temple", "tavern")
    act(game, S1, "draw_cards")
    assert hand(game, S1) == ["manor", "temple", "tavern"]


@pytest.mark.parametrize(
    ("built", "left", "draws", "keeps"),
    [
        ([], 9, 2, 1),
        (["observatory"], 9, 3, 1),
        (["library"], 9, 2, 2),
        (["observatory", "library"], 9, 3, 3),
        (["observatory"], 2, 2, 1),
        ([], 1, 1, 1),
        ([], 0, 0, 0),
    ],
)
def test_everyone_sees_what_drawing_would_bring(
    built: list[str], left: int, draws: int, keeps: int
) -> None:
    game = start()
    give(game, S1, city=built)
    on_turn(game, S1, "king")
    del game.board.deck[left:]
    turn = public(game)["turn_so_far"]
    assert (turn["draws"], turn["keeps"]) == (draws, keeps)


def test_graveyard_accepted_gives_the_district_back_for_1_gold() -> None:
    game = start()
    give(game, S2, city=["graveyard", "manor"], gold=3)
    on_turn(game, S1, "warlord")
    give(game, S1, gold=9)
    act(game, S1, "ability", target=S2, district_name="manor")
    assert (public(game)["phase"], public(game)["waiting_for"]) == ("graveyard", [S2])
    assert len(all_cards_of(game)) == 62
    events = act(game, S2, "graveyard", accept=True)
    assert data(events, "graveyard") == {"player": S2, "district": "manor", "accepted": True}
    assert (hand(game, S2)[-1], gold(game, S2), city(game, S2)) == ("manor", 2, ["graveyard"])
    assert (public(game)["phase"], public(game)["waiting_for"]) == ("player_turn", [S1])


def test_graveyard_declined_lets_the_district_go_to_the_bottom() -> None:
    game = start()
    give(game, S2, city=["graveyard", "manor"], gold=3)
    on_turn(game, S1, "warlord")
    give(game, S1, gold=9)
    act(game, S1, "ability", target=S2, district_name="manor")
    events = act(game, S2, "graveyard", accept=False)
    assert data(events, "graveyard")["accepted"] is False
    assert (bottom(game), gold(game, S2)) == (["manor"], 3)
    assert public(game)["waiting_for"] == [S1]


def test_graveyard_shows_everyone_what_waits_for_an_answer() -> None:
    game = start()
    give(game, S2, city=["graveyard", "manor"], gold=3)
    on_turn(game, S1, "warlord")
    give(game, S1, gold=9)
    act(game, S1, "ability", target=S2, district_name="manor")
    destroyed = public(game)["destroyed"]
    assert (destroyed["player"], destroyed["card"]["district"]) == (S2, "manor")


def test_graveyard_is_not_asked_without_gold() -> None:
    game = start()
    give(game, S2, city=["graveyard", "manor"], gold=0)
    on_turn(game, S1, "warlord")
    give(game, S1, gold=9)
    act(game, S1, "ability", target=S2, district_name="manor")
    assert (public(game)["phase"], bottom(game)) == ("player_turn", ["manor"])


def test_graveyard_does_not_save_itself() -> None:
    game = start()
    give(game, S2, city=["graveyard"], gold=3)
    on_turn(game, S1, "warlord")
    give(game, S1, gold=9)
    act(game, S1, "ability", target=S2, district_name="graveyard")
    assert (public(game)["phase"], bottom(game)) == ("player_turn", ["graveyard"])


def test_graveyard_of_the_warlord_is_of_no_use_to_others() -> None:
    game = start()
    give(game, S1, city=["graveyard"])
    give(game, S2, city=["manor"], gold=3)
    on_turn(game, S1, "warlord")
    give(game, S1, gold=9)
    act(game, S1, "ability", target=S2, district_name="manor")
    assert public(game)["phase"] == "player_turn"


def test_graveyard_is_answered_by_its_owner_alone() -> None:
    game = start()
    give(game, S2, city=["graveyard", "manor"], gold=3)
    on_turn(game, S1, "warlord")
    give(game, S1, gold=9)
    act(game, S1, "ability", target=S2, district_name="manor")
    for seat in (S1, S3):
        assert refused(game, seat, "graveyard", accept=True) == "not_your_turn"
    for answer in (None, 1, "yes", [True]):
        assert refused(game, S2, "graveyard", accept=answer) == "invalid_params"


@pytest.mark.parametrize(
    ("character", "plain"), [("king", 0), ("bishop", 0), ("merchant", 1), ("warlord", 0)]
)
def test_school_of_magic_counts_for_every_income(character: str, plain: int) -> None:
    game = start()
    give(game, S1, city=["school_of_magic"], gold=0)
    on_turn(game, S1, character)
    assert gold(game, S1) == plain + 1


@pytest.mark.parametrize("name", ["university", "dragon_gate"])
def test_university_and_dragon_gate_cost_6_and_are_worth_8(name: str) -> None:
    game = start()
    give(game, S1, city=[name])
    assert public(game)["scores"][S1] == 8

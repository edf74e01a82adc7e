"""Which refusal comes first: phase, then whose turn, then the rest."""

from collections.abc import Callable

import pytest

from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.refused import COMMON_REFUSALS, CommonRefusal

from .stage import S1, S2, S3, act, give, on_turn, refused, start

PARAMS: dict[str, dict[str, object]] = {
    "draft_pick": {"character": "king"},
    "take_gold": {},
    "draw_cards": {},
    "keep_card": {"index": 0},
    "build": {"district_name": "manor"},
    "ability": {"character": "king"},
    "lab_discard": {"district_name": "manor"},
    "smithy_draw": {},
    "graveyard": {"accept": True},
    "end_turn": {},
    "lay_aside": {"character": "king"},
    "collect_income": {},
}


def drafting() -> Citadels:
    return start()


def turning() -> Citadels:
    return on_turn(start(), S1, "king")


def choosing() -> Citadels:
    game = turning()
    act(game, S1, "draw_cards")
    return game


def answering() -> Citadels:
    game = start()
    give(game, S1, city=["graveyard", "tavern"], gold=3)
    on_turn(game, S2, "warlord")
    act(game, S2, "ability", target=S1, district_name="tavern")
    return game


def ended() -> Citadels:
    game = turning()
    game.end()
    return game


PLACES: dict[Callable[[], Citadels], set[str]] = {
    drafting: {"draft_pick", "lay_aside"},
    turning: {"take_gold", "draw_cards", "build", "ability", "lab_discard", "smithy_draw"}
    | {"end_turn", "collect_income"},
    choosing: {"keep_card"},
    answering: {"graveyard"},
    ended: set(),
}


def test_actions_are_the_documented_ones() -> None:
    assert PARAMS.keys() == Citadels.actions.keys()
    assert {name for names in PLACES.values() for name in names} == PARAMS.keys()


@pytest.mark.parametrize("place", PLACES)
def test_action_of_another_phase_is_refused_whoever_asks(place: Callable[[], Citadels]) -> None:
    game = place()
    for name in PARAMS.keys() - PLACES[place]:
        for seat in (S1, S3):
            assert refused(game, seat, name, **PARAMS[name]) == "wrong_phase"


@pytest.mark.parametrize("place", [drafting, turning, choosing, answering])
def test_action_of_somebody_else_is_refused_before_it_is_looked_at(
    place: Callable[[], Citadels],
) -> None:
    game = place()
    for name in PLACES[place]:
        junk = dict.fromkeys(PARAMS[name], object())
        for params in (PARAMS[name], junk):
            assert refused(game, S3, name, **params) == "not_your_turn"


def test_whoever_is_not_at_the_table_is_told_so() -> None:
    assert refused(start(), type(S1)("s9"), "take_gold") == "not_in_game"


def test_unknown_actions_and_parameters_are_refused() -> None:
    game = turning()
    assert refused(game, S1, "conquer") == "unknown_action"
    assert refused(game, S1, "build") == "invalid_params"
    assert refused(game, S1, "take_gold", amount=9) == "invalid_params"


@pytest.mark.parametrize("junk", [None, 2**70, "x" * 500, [1] * 5000, {"a": []}, [[]]])
def test_nothing_but_a_refusal_comes_back_for_junk(junk: object) -> None:
    for place, names in PLACES.items():
        game = place()
        for name in (name for name in names if PARAMS[name]):
            assert refused(game, game.decider or S1, name, **dict.fromkeys(PARAMS[name], junk))


def test_abilities_survive_junk() -> None:
    for character in ("assassin", "thief", "magician", "warlord"):
        game = start()
        give(game, S2, city=["tavern"])
        on_turn(game, S1, character)
        for junk in (None, True, [1] * 5000, {"a": []}, [[]], object()):
            for params in ({"character": junk}, {"target": junk, "district_name": junk}):
                refused(game, S1, "ability", **params)
            for extra in ("swap_hand", "discard_draw", junk):
                refused(game, S1, "ability", extra_data=extra, target=junk)
                refused(game, S1, "ability", extra_data=extra, indices=junk)


def test_codes_are_the_documented_ones() -> None:
    assert {str(code) for code in Citadels.refusals - COMMON_REFUSALS} | {
        CommonRefusal.WRONG_PHASE
    } == {
        *("wrong_phase", "not_your_turn", "cannot_afford", "duplicate_district", "build_limit"),
        *("invalid_target", "already_used", "not_in_hand", "gather_first"),
    }


def test_refused_building_is_told_the_first_thing_that_is_wrong() -> None:
    game = start()
    give(game, S1, city=["palace", "smithy"])
    on_turn(game, S1, "king")
    give(game, S1, hand=["temple"], gold=9)
    assert refused(game, S1, "build", district_name="palace") == "gather_first"
    act(game, S1, "take_gold")
    act(game, S1, "build", district_name="temple")
    assert refused(game, S1, "build", district_name="palace") == "not_in_hand"
    give(game, S1, hand=["palace"], gold=0)
    assert refused(game, S1, "build", district_name="palace") == "build_limit"


def test_second_district_of_a_kind_is_refused_before_its_price_is_asked() -> None:
    game = start()
    give(game, S1, city=["palace"])
    on_turn(game, S1, "architect")
    give(game, S1, hand=["palace"], gold=0)
    act(game, S1, "take_gold")
    assert refused(game, S1, "build", district_name="palace") == "duplicate_district"


def test_used_tool_is_refused_before_its_price_is_asked() -> None:
    game = start()
    give(game, S1, city=["smithy", "laboratory"])
    on_turn(game, S1, "king")
    give(game, S1, hand=["manor"], gold=2)
    act(game, S1, "smithy_draw")
    act(game, S1, "lab_discard", district_name="manor")
    assert refused(game, S1, "smithy_draw") == "already_used"
    assert refused(game, S1, "lab_discard", district_name="no_such") == "already_used"


def test_used_ability_is_refused_before_its_target_is_looked_at() -> None:
    game = on_turn(start(), S1, "assassin")
    act(game, S1, "ability", character="king")
    assert refused(game, S1, "ability", character="assassin") == "already_used"
    assert refused(game, S1, "ability") == "already_used"

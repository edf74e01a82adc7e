"""What is shown for its time: calls, turns that are over, and the count in the end."""

import pytest

from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.citadels.draft import Draft
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import Cause, Skip

from .stage import (
    S1,
    S2,
    S3,
    act,
    cast,
    data,
    give,
    gold,
    murder,
    on_turn,
    player_of,
    public,
    refused,
    start,
    step,
    told,
)


def drafted(*roles: tuple[str, str], face_up: tuple[str, ...] = ()) -> Citadels:
    """Return a game in which these have just chosen, and the first character is called."""
    game = start(4)
    everyone = [character.id for character in game.board.characters]
    game.draft = Draft(
        order=tuple(seat for seat, _ in roles),  # type: ignore[misc]
        face_up=tuple(c for c in everyone if c in face_up),
        face_down=(),
        available=[c for c in everyone if c not in face_up],
    )
    for seat, character in roles:
        step(game, seat, "draft_pick", character=character)  # type: ignore[arg-type]
    return game


def calls(game: Citadels) -> list[tuple[str, float]]:
    """Return who is called until somebody has a turn, and for how long each call is shown."""
    found = []
    while public(game)["phase"] == "resolution":
        assert (game.clock, game.decider, public(game)["waiting_for"]) == ("call", None, [])
        assert game.deadline is not None
        found += [(public(game)["current_call"], game.deadline)]
        game.expire()
    return found


def test_each_call_is_shown_for_its_time_before_the_turn_begins() -> None:
    game = drafted((S1, "king"), (S2, "bishop"), face_up=("thief",))
    assert calls(game) == [
        ("assassin", 1.2),
        ("thief", 0.5),
        ("magician", 1.2),
        ("king", 2.4),
    ]
    assert public(game)["phase"] == "player_turn"
    assert (public(game)["current_turn"], game.clock) == (S1, None)


def test_nobody_has_a_turn_while_a_character_is_called() -> None:
    game = drafted((S1, "assassin"), (S2, "bishop"))
    assert public(game)["current_turn"] is None
    assert not any(game.offers(seat) for seat in game.seats)
    assert refused(game, S1, "take_gold") == "wrong_phase"


def test_gold_moves_with_the_call_and_not_before() -> None:
    game = drafted((S1, "thief"), (S2, "king"))
    calls(game)
    act(game, S1, "ability", character="king")
    act(game, S1, "take_gold")
    give(game, S2, gold=5, city=["manor"])
    events = step(game, S1, "end_turn")
    assert (public(game)["current_call"], gold(game, S2)) == ("magician", 5)
    events = game.expire()
    robbery = {"character": "king", "gold": 5, "victim": S2, "by": S1}
    assert data(events, "robbed") == robbery
    assert public(game)["calls"][-1] == {
        "character": "king",
        "player": S2,
        "face_up": False,
        "murdered": False,
        "robbed": 5,
        "crowned": True,
        "gold": 1,
        "cards": 0,
    }
    assert game.deadline == 3.0
    assert public(game)["current_turn"] is None


def test_murdered_character_is_shown_and_then_skipped() -> None:
    game = drafted((S1, "king"), (S2, "bishop"))
    murder(game, "king")
    assert calls(game)[-2:] == [("king", 3.0), ("bishop", 2.4)]
    assert public(game)["current_turn"] == S2


def test_calls_after_the_last_turn_are_shown_too() -> None:
    game = on_turn(start(), S1, "king", (S2, "assassin"))
    act(game, S1, "take_gold")
    step(game, S1, "end_turn")
    assert [character for character, _ in calls(game)] == [
        *("bishop", "merchant", "architect", "warlord")
    ]
    assert public(game)["phase"] == "draft_pick"


@pytest.mark.parametrize("seconds", [0, 60])
def test_calls_take_their_own_time_whatever_a_decision_may_take(seconds: int) -> None:
    game = start(decision_seconds=seconds)
    cast(game, (S1, "king"), (S2, "bishop"))
    assert game.deadline == (seconds or None)
    act(game, S1, "take_gold")
    step(game, S1, "end_turn")
    assert (game.clock, game.deadline) == ("call", 2.4)


def test_next_hurries_a_call_on() -> None:
    game = drafted((S1, "king"), (S2, "bishop"))
    assert game.skip is Skip.GOES_ON
    game.expire(Cause.NEXT)
    assert public(game)["current_call"] == "thief"


def test_turn_in_which_nothing_is_left_to_do_ends_by_itself_after_everyone_has_seen_it() -> None:
    game = on_turn(start(), S1, "king", (S2, "warlord"))
    give(game, S1, hand=["temple"], gold=2)
    step(game, S1, "take_gold")
    assert public(game)["waiting_for"] == [S1]
    step(game, S1, "build", district_name="temple")
    assert (game.clock, game.deadline) == ("turn_over", 1.5)
    assert public(game)["waiting_for"] == []
    assert public(game)["current_turn"] == S1
    assert public(game)["turn_so_far"]["over"] is True
    assert refused(game, S1, "end_turn") == "not_your_turn"
    assert told(game.expire())[:2] == ["turn_end", "character_call"]


@pytest.mark.parametrize("hand", [["palace"], ["temple"]])
def test_turn_never_ends_by_itself_because_of_what_is_in_a_hand(hand: list[str]) -> None:
    game = start()
    give(game, S1, city=["temple"])
    on_turn(game, S1, "king", (S2, "warlord"))
    give(game, S1, hand=hand, gold=0)
    step(game, S1, "take_gold")
    assert game.decider == S1


@pytest.mark.parametrize(
    ("character", "built"),
    [("assassin", []), ("magician", []), ("king", ["laboratory"]), ("king", ["smithy"])],
)
def test_turn_goes_on_while_something_can_still_be_done(character: str, built: list[str]) -> None:
    game = start()
    give(game, S1, city=built)
    on_turn(game, S1, character, (S2, "warlord"))
    give(game, S1, hand=["temple", "tavern"], gold=9)
    step(game, S1, "take_gold")
    step(game, S1, "build", district_name="temple")
    assert game.decider == S1


def counting() -> Citadels:
    """Return a game whose count is about to begin: S1 is ahead of S2, and S3 has nothing."""
    game = start(3, end_city_size=4)
    give(game, S1, city=["manor", "temple", "tavern", "prison"])
    give(game, S2, city=["university"])
    on_turn(game, S2, "warlord")
    game.board.first_complete = S1
    give(game, S2, gold=0)
    act(game, S2, "take_gold")
    step(game, S2, "end_turn")
    assert public(game)["phase"] == "counting"
    return game


def test_cities_are_counted_one_by_one_and_part_by_part_the_best_one_last() -> None:
    game = counting()
    assert (game.clock, game.deadline, game.result) == ("count", 1.5, None)
    assert public(game)["scores"] == {S1: 0, S2: 0, S3: 0}
    assert public(game)["count"] == {"order": [S3, S2, S1], "counted": [], "done": False}
    seen = []
    while game.result is None:
        seen += [dict(event.data) for event in game.expire() if event.type == "counted"]
    assert seen == [
        {"player": S3, "part": "district_score", "points": 0},
        {"player": S2, "part": "district_score", "points": 6},
        {"player": S2, "part": "special_bonus", "points": 2},
        {"player": S1, "part": "district_score", "points": 7},
        {"player": S1, "part": "first_complete", "points": 4},
    ]
    assert game.result.scores == {S1: 11, S2: 8, S3: 0}


def test_scores_grow_with_the_count_on_every_screen() -> None:
    game = counting()
    game.expire()
    game.expire()
    assert (game.clock, game.deadline) == ("count", 1.0)
    assert public(game)["scores"] == {S1: 0, S2: 6, S3: 0}
    assert player_of(game, S2)["score"]["total"] == 6
    assert public(game)["waiting_for"] == []


def test_game_is_over_only_when_the_count_is_done() -> None:
    game = counting()
    for _ in range(5):
        assert "game_over" not in told(game.expire())
    assert public(game)["count"]["done"] is True
    assert (game.result, public(game)["phase"], game.deadline) == (None, "counting", 2.0)
    assert told(game.expire()) == ["game_over"]
    assert game.result is not None
    assert (public(game)["phase"], game.clock, game.result.winners) == ("game_over", None, (S1,))


def test_next_counts_the_rest_of_a_city_and_cannot_skip_the_end() -> None:
    game = counting()
    assert told(game.expire(Cause.NEXT)) == ["counted"]
    assert told(game.expire(Cause.NEXT)) == ["counted", "counted"]
    assert told(game.expire(Cause.NEXT)) == ["counted", "counted"]
    assert game.skip is Skip.NOTHING
    with pytest.raises(Refused, match="nothing_to_skip"):
        game.expire(Cause.NEXT)


def test_whoever_leaves_during_the_count_cannot_win() -> None:
    game = counting()
    game.leave(S1)
    while game.result is None:
        game.expire()
    assert (game.result.winners, game.result.ended_by) == ((S2,), "played")

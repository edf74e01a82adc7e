"""Every part of the score, and ties."""

import pytest

from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.citadels.terms import Part, Phase
from custom_components.parlor.games.vocabulary import SeatId

from .stage import S1, S2, S3, act, expire, give, on_turn, player_of, public, start

FOUR = ["manor", "temple", "tavern", "prison"]


def part(game: Citadels, part: Part) -> int:
    """Return a part of the first player's score."""
    return int(player_of(game, S1)["score"][part])


def test_district_score_is_the_sum_of_the_costs() -> None:
    game = start()
    give(game, S1, city=["manor", "temple", "palace"])
    assert part(game, Part.DISTRICT_SCORE) == 3 + 1 + 5
    assert public(game)["scores"][S1] == 9


def test_color_bonus_is_3_for_all_five_colors() -> None:
    game = start()
    give(game, S1, city=[*FOUR, "keep"])
    assert part(game, Part.COLOR_BONUS) == 3


@pytest.mark.parametrize("missing", range(5))
def test_color_bonus_needs_every_color(missing: int) -> None:
    game = start()
    built = [*FOUR, "keep"]
    built[missing] = {0: "church", 4: "castle"}.get(missing, "palace")
    give(game, S1, city=built)
    assert part(game, Part.COLOR_BONUS) == 0


@pytest.mark.parametrize("missing", range(4))
def test_school_of_magic_stands_for_the_color_that_is_missing(missing: int) -> None:
    game = start()
    give(game, S1, city=[*FOUR[:missing], *FOUR[missing + 1 :], "keep", "school_of_magic"])
    assert part(game, Part.COLOR_BONUS) == 3


def test_school_of_magic_stands_for_special_if_that_is_missing() -> None:
    game = start()
    give(game, S1, city=[*FOUR, "school_of_magic"])
    assert part(game, Part.COLOR_BONUS) == 3


def test_school_of_magic_does_not_count_as_two_colors() -> None:
    game = start()
    give(game, S1, city=[*FOUR[:3], "school_of_magic", "palace"])
    assert part(game, Part.COLOR_BONUS) == 0


def completed(*seats: SeatId) -> Citadels:
    """Return a finished game in which these seats, in this order, completed their cities."""
    game = start(end_city_size=4)
    for seat in (S1, S2):
        give(game, seat, city=["manor", "temple", "tavern"])
    on_turn(game, S1, "king", (S2, "warlord"), (S3, "bishop"))
    for seat in seats:
        while game.decider != seat:
            expire(game)
        give(game, seat, hand=["prison"], gold=9)
        act(game, seat, "take_gold")
        act(game, seat, "build", district_name="prison")
    while game.result is None:
        expire(game)
    return game


def test_first_complete_is_4() -> None:
    game = completed(S1)
    assert part(game, Part.FIRST_COMPLETE) == 4
    assert part(game, Part.OTHER_COMPLETE) == 0


def test_other_complete_is_2() -> None:
    game = completed(S1, S2)
    assert player_of(game, S2)["score"]["other_complete"] == 2
    assert player_of(game, S2)["score"]["first_complete"] == 0


def test_incomplete_city_gets_neither() -> None:
    game = completed(S1)
    score = player_of(game, S2)["score"]
    assert (score["first_complete"], score["other_complete"]) == (0, 0)


def test_special_bonus_is_2_each_for_university_and_dragon_gate() -> None:
    game = start()
    give(game, S1, city=["university", "dragon_gate"])
    assert part(game, Part.DISTRICT_SCORE) == 12
    assert part(game, Part.SPECIAL_BONUS) == 4


def test_result_holds_every_part_for_each_player() -> None:
    result = completed(S1, S2).result
    assert result is not None
    assert {seat: [made.reason for made in parts] for seat, parts in result.breakdown.items()} == {
        seat: [*Part] for seat in ("s1", "s2", "s3", "s4")
    }
    assert result.scores == {
        seat: sum(made.points for made in parts) for seat, parts in result.breakdown.items()
    }


def test_highest_total_wins() -> None:
    result = completed(S1, S2).result
    assert result is not None
    assert result.scores == {"s1": 3 + 1 + 1 + 2 + 4, "s2": 3 + 1 + 1 + 2 + 2, "s3": 0, "s4": 0}
    assert result.winners == (S1,)


def tied(*roles: str) -> Citadels:
    """Return a game that was ended in a tie, after the first two seats were called so."""
    game = start()
    for seat in (S1, S2):
        give(game, seat, city=["temple"])
    on_turn(game, S2, roles[1], (S1, roles[0]))
    return game


@pytest.mark.parametrize(
    ("first", "second", "winner"), [("king", "warlord", S2), ("bishop", "thief", S1)]
)
def test_tie_goes_to_the_higher_character_of_the_last_round(
    first: str, second: str, winner: str
) -> None:
    game = tied(first, second)
    game.board.first_complete = S3
    while game.result is None:
        expire(game)
    assert (game.result.winners, game.result.tie) == ((winner,), "higher_character")


def test_tie_with_two_characters_each_goes_to_the_highest_of_all() -> None:
    game = start(2)
    for seat in (S1, S2):
        give(game, seat, city=["temple"])
    on_turn(game, S1, "assassin", (S2, "merchant"), (S1, "warlord"), (S2, "architect"))
    game.board.first_complete = S1
    while game.result is None:
        expire(game)
    assert game.result.winners == (S1,)


def test_a_game_that_is_ended_while_the_cities_are_counted_was_played() -> None:
    game = tied("king", "warlord")
    game.board.first_complete = S3
    while game.phase is not Phase.COUNTING:
        game.expire()
    game.end()
    assert game.result is not None
    assert (game.result.ended_by, game.result.winners) == ("played", (S2,))


def test_nobody_has_won_a_game_that_is_ended_early() -> None:
    game = tied("king", "warlord")
    game.end()
    assert game.result is not None
    assert (game.result.ended_by, game.result.winners, game.result.tie) == ("host", (), None)

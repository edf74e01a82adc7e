"""A turn: going, entering, passages, and suggestions with and without a step."""

from itertools import pairwise

import pytest

from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.cards import ROOMS, Card
from custom_components.parlor.games.occluedo.mansion import NUMBERS
from custom_components.parlor.games.occluedo.terms import OccluedoRefusal, Phase, PlaceId
from custom_components.parlor.games.refused import CommonRefusal, Refused

from .play import (
    ACKNOWLEDGE,
    S1,
    S2,
    START_ACCUSATION,
    START_SUGGESTION,
    dealt,
    drive,
    enter,
    in_the_lounge,
    lobby,
    name,
    show,
    told,
)

LOBBIES = {*range(9)}
PASSAGES = [
    (Card.STUDY, Card.KITCHEN),
    (Card.KITCHEN, Card.STUDY),
    (Card.LOUNGE, Card.CONSERVATORY),
    (Card.CONSERVATORY, Card.LOUNGE),
]


def refusal(game: Occluedo, place: object) -> object:
    """Return why the first seat may not go there."""
    with pytest.raises(Refused) as refused:
        game.apply(S1, {"type": "go", "place": place})
    return refused.value.code


def test_from_the_start_one_goes_to_any_lobby_and_into_no_room() -> None:
    assert dealt([], []).applicable() == [*range(9), START_ACCUSATION]


def test_going_to_a_lobby_passes_the_turn_on() -> None:
    game = dealt([], [])
    assert told(drive(game, lobby(Card.HALL))) == ["moved"]
    assert (game.whose_turn, game.player_places[0]) == (1, 14)


def test_nobody_goes_to_a_lobby_on_which_a_token_stands() -> None:
    game = dealt([], [])
    drive(game, lobby(Card.LOUNGE))
    assert LOBBIES & {*game.applicable()} == LOBBIES - {0}
    with pytest.raises(Refused) as refused:
        game.apply(S2, {"type": "go", "place": "lounge_lobby"})
    assert refused.value.code is OccluedoRefusal.LOBBY_TAKEN


def test_the_tokens_of_suspects_that_nobody_plays_count_too() -> None:
    game = dealt([], [])
    game.player_places[5] = NUMBERS[PlaceId.HALL_LOBBY]
    assert LOBBIES & {*game.applicable()} == LOBBIES - {8}
    assert refusal(game, "hall_lobby") is OccluedoRefusal.LOBBY_TAKEN


@pytest.mark.parametrize("room", [Card(room) for room in ROOMS])
def test_from_a_lobby_one_goes_into_its_room_and_no_other(room: Card) -> None:
    game = dealt([], [])
    other = Card.LOUNGE if room is not Card.LOUNGE else Card.HALL
    drive(game, lobby(room), lobby(other))
    assert [number for number in game.applicable() if 9 <= number < 18] == [enter(room)]


def test_entering_a_room_starts_a_suggestion_with_that_room_and_the_turn_stays() -> None:
    game = in_the_lounge([], [])
    assert (game.suggestion, game.suggestion_phase, game.whose_turn) == ([0], 2, 0)


@pytest.mark.parametrize(("here", "there"), PASSAGES)
def test_a_secret_passage_leads_from_room_to_room(here: Card, there: Card) -> None:
    game = dealt([], [])
    game.player_places[0] = NUMBERS[here.id]
    assert [number for number in game.applicable() if 9 <= number < 18] == [enter(there)]
    drive(game, enter(there))
    assert (game.suggestion, game.phase) == ([there - ROOMS.start], Phase.NAME_SUSPECT)


@pytest.mark.parametrize("room", ["dining_room", "ballroom", "billiard_room", "library", "hall"])
def test_no_passage_leads_out_of_other_rooms(room: str) -> None:
    game = dealt([], [])
    game.player_places[0] = NUMBERS[room]
    assert [number for number in game.applicable() if 9 <= number < 18] == []


def test_from_a_room_one_goes_to_any_lobby_that_is_free() -> None:
    game = dealt([], [])
    game.player_places[0] = NUMBERS[PlaceId.HALL]
    assert {*game.applicable()} >= LOBBIES


@pytest.mark.parametrize("place", ["miss_scarlet_start", "hall", "hall_lobby"])
def test_nobody_goes_to_where_they_are(place: str) -> None:
    game = dealt([], [])
    game.player_places[0] = NUMBERS[place]
    assert refusal(game, place) is OccluedoRefusal.ALREADY_THERE


@pytest.mark.parametrize("place", ["mr_green_start", "lounge", "hall"])
def test_nobody_goes_to_a_start_or_into_a_room_across_the_house(place: str) -> None:
    assert refusal(dealt([], []), place) is OccluedoRefusal.OUT_OF_REACH


@pytest.mark.parametrize("place", ["attic", "", 6, None, ["hall"]])
def test_nobody_goes_to_a_place_that_is_not_in_the_house(place: object) -> None:
    assert refusal(dealt([], []), place) is OccluedoRefusal.INVALID_PLACE


def test_nobody_goes_in_mid_suggestion_or_mid_accusation() -> None:
    suggesting, accusing = in_the_lounge([], []), dealt([], [])
    drive(accusing, START_ACCUSATION)
    for game in (suggesting, accusing):
        assert refusal(game, "hall_lobby") is CommonRefusal.WRONG_PHASE


def test_only_whose_turn_it_is_may_go() -> None:
    with pytest.raises(Refused) as refused:
        dealt([], []).apply(S2, {"type": "go", "place": "hall_lobby"})
    assert refused.value.code is OccluedoRefusal.NOT_YOUR_TURN


def test_there_are_no_dice() -> None:
    game = dealt([], [])
    before = game.chance.random()
    again = dealt([], [])
    drive(again, lobby(Card.LOUNGE), lobby(Card.HALL), enter(Card.LOUNGE))
    assert again.chance.random() == before


def test_the_suspect_named_is_moved_into_the_room_and_has_recently_arrived() -> None:
    game = in_the_lounge([], [])
    assert told(drive(game, name(Card.MR_GREEN))) == ["moved"]
    assert game.player_places[1] == NUMBERS["lounge"]
    assert (game.recent_arrivals, game.suggestion, game.suggestion_phase) == ([1], [0, 1], 3)


def test_a_suspect_whom_nobody_plays_arrives_as_well() -> None:
    game = in_the_lounge([], [])
    drive(game, name(Card.MRS_WHITE))
    assert (game.player_places[5], game.recent_arrivals) == (NUMBERS["lounge"], [5])


def test_a_suspect_who_was_in_the_room_before_is_no_recent_arrival() -> None:
    game = in_the_lounge([], [])
    assert told(drive(game, name(Card.MISS_SCARLET))) == []
    assert game.recent_arrivals == []


def summoned() -> Occluedo:
    """Return a game in which Mr. Green was called into the Lounge, and is on turn."""
    game = in_the_lounge([Card.MR_GREEN], [Card.ROPE])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE), show(0), ACKNOWLEDGE)
    return game


def test_who_was_summoned_may_start_a_suggestion_without_moving() -> None:
    game = summoned()
    assert START_SUGGESTION in game.applicable()
    drive(game, START_SUGGESTION)
    assert (game.suggestion, game.suggestion_phase, game.recent_arrivals) == ([0], 2, [])


def test_who_was_not_summoned_may_not_start_a_suggestion() -> None:
    game = dealt([], [])
    assert START_SUGGESTION not in game.applicable()
    with pytest.raises(Refused) as refused:
        game.apply_operator(START_SUGGESTION)
    assert refused.value.code is OccluedoRefusal.NOT_SUMMONED


def test_a_recent_arrival_is_one_until_it_moves() -> None:
    game = summoned()
    game.expire()
    game.expire()
    assert game.recent_arrivals == [1]
    drive(game, lobby(Card.HALL))
    assert game.recent_arrivals == []


def test_who_entered_by_themselves_may_not_suggest_twice_in_the_same_room() -> None:
    game = in_the_lounge([Card.MR_GREEN], [Card.ROPE])
    drive(game, name(Card.MISS_SCARLET), name(Card.ROPE), show(0), ACKNOWLEDGE)
    game.expire()
    assert game.whose_turn == 0
    assert START_SUGGESTION not in game.applicable()


def test_a_round_begins_whenever_the_turn_comes_back_to_the_first() -> None:
    game = dealt([], [], [])
    rounds = []
    for _ in range(7):
        rounds.append((game.round, game.turns, game.whose_turn))
        game.expire()
    assert rounds[:4] == [(1, 1, 0), (1, 2, 1), (1, 3, 2), (2, 4, 0)]
    assert all(later[1] == earlier[1] + 1 for earlier, later in pairwise(rounds))

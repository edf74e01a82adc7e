"""Clocks and defaults: what happens when nobody decides, leaves, or ends the game."""

import pytest

from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.flow import GONE_SECONDS, STANDSTILL_ROUNDS
from custom_components.parlor.games.occluedo.terms import Clock, EndedBy, Phase
from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.state import Cause, Skip
from tests.games.contract.playout import seat_ids

from .play import (
    ACKNOWLEDGE,
    CULPRITS,
    S1,
    S2,
    S3,
    SORRY,
    START_ACCUSATION,
    accuse,
    dealt,
    drive,
    enter,
    in_the_lounge,
    lobby,
    name,
    show,
    told,
)

NAMED = (Card.MR_GREEN, Card.LOUNGE, Card.ROPE)


def at_a_table(seconds: int = 0, players: int = 3) -> Occluedo:
    """Return a game as people play it."""
    return Occluedo.start(seat_ids(players), {"decision_seconds": seconds}, seed=4)


def asked_at_a_table(seconds: int = 0) -> Occluedo:
    """Return a game at a table in which the first role asks for what nobody else holds."""
    game = at_a_table(seconds)
    suspect, room, weapon = game.deal.crime
    drive(game, lobby(room))
    game.expire()
    game.expire()
    drive(game, enter(room), name(suspect), name(weapon))
    return game


def test_no_clock_runs_unless_seconds_per_decision_are_set() -> None:
    game = at_a_table(0)
    assert (game.clock, game.deadline) == (None, None)


def test_every_decision_has_its_seconds_where_they_are_set() -> None:
    game = at_a_table(30)
    runs = [(game.clock, game.deadline, game.clock_run)]
    drive(game, game.applicable()[0])
    runs.append((game.clock, game.deadline, game.clock_run))
    assert runs == [(Clock.DECISION, 30, 1), (Clock.DECISION, 30, 2)]


def test_a_free_turn_passes_on() -> None:
    game = dealt([], [])
    assert game.expire() == []
    assert (game.whose_turn, game.player_places) == (1, [0, 1, 2, 3, 4, 5])


@pytest.mark.parametrize("numbers", [[], [name(Card.MR_GREEN)]])
def test_an_unfinished_suggestion_is_dropped_and_the_turn_passes(numbers: list[int]) -> None:
    game = in_the_lounge([], [])
    drive(game, *numbers)
    game.expire()
    assert (game.suggestion, game.suggestion_phase, game.whose_turn) == ([], 0, 1)


@pytest.mark.parametrize("count", range(1, 5))
def test_an_unfinished_accusation_is_dropped_and_the_turn_passes(count: int) -> None:
    game = dealt([], [], [])
    drive(game, *accuse(*CULPRITS)[:count])
    game.expire()
    assert (game.current_accusation, game.accusation_phase, game.whose_turn) == ([], 0, 1)
    assert game.accusations == []


def test_sorry_is_said_by_default_where_no_card_answers() -> None:
    game = in_the_lounge(NAMED, [], [])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE))
    assert told(game.expire()) == ["sorry"]


def test_a_card_that_answers_is_shown_by_default_and_it_is_any_of_them() -> None:
    shown = set()
    for draws in range(30):
        game = in_the_lounge([], [*NAMED, Card.KNIFE])
        drive(game, name(Card.MR_GREEN), name(Card.ROPE))
        for _ in range(draws):
            game.chance.random()
        assert told(game.expire()) == ["card_shown"]
        shown.add(game.private_view(S1)["refutation_card"])
    assert shown == {card.id for card in NAMED}


def test_a_shown_card_is_acknowledged_by_default() -> None:
    game = in_the_lounge([], [Card.ROPE])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE), show(0))
    game.expire()
    assert (game.suggestion_phase, game.whose_turn) == (0, 1)


@pytest.mark.parametrize("cause", [Cause.NEXT, Cause.AWAY])
def test_a_verdict_cannot_be_skipped(cause: Cause) -> None:
    game = at_a_table()
    drive(game, *accuse(*game.deal.crime))
    assert game.skip is Skip.NOTHING
    with pytest.raises(Refused) as refused:
        game.expire(cause)
    assert refused.value.code is CommonRefusal.NOTHING_TO_SKIP


def test_ten_rounds_in_which_nobody_does_anything_end_the_game() -> None:
    game = dealt([], [], [])
    for _ in range(3 * STANDSTILL_ROUNDS - 1):
        game.expire()
    assert (game.result, game.skip) == (None, Skip.ENDS)
    game.expire()
    assert game.result is not None
    assert (game.result.winners, game.result.ended_by) == ((), EndedBy.STANDSTILL)


def test_whoever_does_something_begins_the_count_anew() -> None:
    game = dealt([], [], [])
    for _ in range(3 * STANDSTILL_ROUNDS - 1):
        game.expire()
    drive(game, game.applicable()[0])
    assert game.skip is Skip.GOES_ON


def test_whoever_leaves_has_no_more_turns() -> None:
    game = dealt([], [], [])
    game.leave(S2)
    drive(game, lobby(Card.LOUNGE))
    assert (game.whose_turn, game.inactive_players) == (2, [1])


def test_whoever_leaves_on_their_turn_drops_what_is_unfinished() -> None:
    suggesting, accusing = in_the_lounge([], [], []), dealt([], [], [])
    drive(accusing, START_ACCUSATION)
    for game in (suggesting, accusing):
        game.leave(S1)
        assert (game.whose_turn, game.phase, game.suggestion) == (1, Phase.TURN, [])


def test_the_hand_of_whoever_has_left_goes_on_answering() -> None:
    game = dealt([], [Card.ROPE], [])
    game.leave(S2)
    drive(game, lobby(Card.LOUNGE), lobby(Card.HALL), enter(Card.LOUNGE), name(Card.MRS_WHITE))
    assert told(drive(game, name(Card.ROPE))) == ["suggestion", "card_shown"]
    assert game.private_view(S1)["refutation_card"] == Card.ROPE.id


def test_at_a_table_a_hand_without_a_player_answers_after_a_moment() -> None:
    game = at_a_table()
    leaver = game.seat_of[game.active_roles[1]]
    suspect, room, weapon = game.deal.crime
    drive(game, lobby(room))
    game.leave(leaver)
    drive(game, lobby(Card.STUDY if room is not Card.STUDY else Card.HALL))
    drive(game, enter(room), name(suspect), name(weapon))
    assert (game.phase, game.clock, game.deadline) == (Phase.ANSWERS, Clock.GONE, GONE_SECONDS)
    assert (game.decider, game.public_view()["waiting_for"]) == (None, [])
    assert told(game.expire()) == ["sorry"]


def test_whoever_leaves_while_asked_answers_by_default() -> None:
    game = in_the_lounge([], [Card.ROPE], [])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE))
    assert told(game.leave(S2)) == ["card_shown"]


def test_the_answers_to_whoever_has_left_go_on_and_then_the_turn_passes() -> None:
    game = in_the_lounge(NAMED, [], [])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE))
    game.leave(S1)
    assert game.whose_subturn == 1
    drive(game, SORRY)
    assert told(drive(game, SORRY)) == ["sorry", "nobody_disproved"]
    assert (game.whose_turn, game.phase) == (1, Phase.TURN)


def test_an_accuser_who_leaves_before_the_verdict_has_not_accused() -> None:
    game = at_a_table()
    accuser = game.seat_of[game.whose_turn]
    drive(game, *accuse(*game.deal.crime))
    game.leave(accuser)
    assert (game.result, game.phase, game.accusations) == (None, Phase.TURN, [])


def test_one_active_player_who_is_left_wins() -> None:
    game = dealt([], [], [])
    game.leave(S1)
    assert told(game.leave(S3)) == ["won"]
    assert game.result is not None
    assert (game.result.winners, game.result.left) == ((S2,), (S1, S3))
    assert game.result.ended_by == EndedBy.LAST_ONE


def test_a_false_accuser_and_a_leaver_leave_the_game_to_the_third() -> None:
    game = dealt([], [], [])
    drive(game, *accuse(Card.MR_GREEN, Card.HALL, Card.ROPE))
    game.leave(S3)
    assert game.winner == 1


def test_a_false_accuser_who_leaves_changes_nothing_for_the_others() -> None:
    game = dealt([], [], [])
    drive(game, *accuse(Card.MR_GREEN, Card.HALL, Card.ROPE))
    assert game.leave(S1) == ()
    assert (game.result, game.whose_turn, game.inactive_players) == (None, 1, [0])


def test_somebody_elses_leaving_leaves_the_clock_alone() -> None:
    game = at_a_table(30)
    before = (game.clock, game.clock_run)
    game.leave(game.seat_of[game.active_roles[1]])
    assert (game.clock, game.clock_run) == before


def test_the_host_ends_the_game_without_a_winner_and_the_crime_is_shown() -> None:
    game = in_the_lounge([], [])
    game.end()
    assert game.result is not None
    assert (game.result.winners, game.result.ended_by) == ((), EndedBy.HOST)
    assert game.public_view()["crime"] == [8, 5, 5]
    assert game.applicable() == []


def test_acknowledging_is_waited_for_with_a_clock_of_its_own() -> None:
    game = asked_at_a_table(30)
    runs = {game.clock_run}
    for number in (SORRY, SORRY, ACKNOWLEDGE):
        drive(game, number)
        runs.add(game.clock_run)
    assert len(runs) == 4

"""The choice of the spy: vote or guess, not both."""

from collections.abc import Callable

import pytest

from custom_components.parlor.games.refused import CommonRefusal
from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.games.spyster.terms import Phase, SpysterRefusal
from custom_components.parlor.games.state import Cause
from custom_components.parlor.games.vocabulary import SeatId

from .play import (
    at,
    elsewhere,
    guess,
    here,
    innocents,
    offered,
    questioning,
    refusal,
    spy_of,
    to_points,
    to_verdict,
    verdict,
    vote,
    voting,
)

GUESS = {"type": "spy_guess", "location_id": "beach"}
OUTSIDE_A_VOTE = pytest.mark.parametrize(
    "phase", [phase for phase in Phase if phase is not Phase.VOTE]
)


def cast_all_but_the_spy(game: Spyster) -> None:
    """Let every innocent vote for the spy."""
    for seat in innocents(game):
        vote(game, seat, spy_of(game))


def test_the_spy_may_vote_or_guess() -> None:
    game = voting()
    assert offered(game, spy_of(game)) == ["vote", "spy_guess"]


def test_the_spy_may_guess_until_it_has_acted() -> None:
    game = voting()
    spy = spy_of(game)
    assert game.private_view(spy)["can_guess_location"] is True
    vote(game, spy, innocents(game)[0])
    assert game.private_view(spy)["can_guess_location"] is False


def test_the_spy_sees_the_locations_in_the_vote_by_id_and_name() -> None:
    game = voting()
    view = game.private_view(spy_of(game))
    assert view["is_spy"] is True
    assert view["location_list"] == [
        {"id": place.id, "name": place.name} for place in game.pack.locations
    ]


@OUTSIDE_A_VOTE
def test_nobody_has_a_list_to_guess_from_outside_a_vote(phase: Phase) -> None:
    game = at(phase)
    keys = {key for seat in game.seats for key in game.private_view(seat)}
    assert not keys & {"location_list", "can_guess_location"}


def test_everyone_else_sees_no_list_at_all_in_the_vote() -> None:
    game = voting()
    views = [game.private_view(seat) for seat in innocents(game)]
    assert [view["is_spy"] for view in views] == [False] * 4
    assert not any({"location_list", "can_guess_location"} & {*view} for view in views)


def test_a_guess_ends_voting_at_once() -> None:
    game = voting()
    guess(game, here(game))
    assert (game.phase, game.clock) == (Phase.REVEAL, "reveal")


def test_the_spy_cannot_vote_after_a_guess() -> None:
    game = voting()
    guess(game, here(game))
    action = {"type": "vote", "target": innocents(game)[0], "bet": 1}
    assert refusal(game, spy_of(game), action) == SpysterRefusal.ALREADY_VOTED
    to_points(game)
    assert refusal(game, spy_of(game), action) == SpysterRefusal.ALREADY_VOTED


def test_others_cannot_vote_after_a_guess() -> None:
    game = voting()
    guess(game, here(game))
    action = {"type": "vote", "target": spy_of(game), "bet": 1}
    codes = [refusal(game, seat, action) for seat in innocents(game)]
    assert codes == [CommonRefusal.WRONG_PHASE] * 4


def test_the_spy_cannot_guess_after_a_vote() -> None:
    game = voting()
    vote(game, spy_of(game), innocents(game)[0])
    assert offered(game, spy_of(game)) == []
    assert refusal(game, spy_of(game), GUESS) == SpysterRefusal.SPY_ALREADY_ACTED


def test_the_spy_cannot_guess_twice() -> None:
    game = voting()
    guess(game, here(game))
    assert refusal(game, spy_of(game), GUESS) == CommonRefusal.WRONG_PHASE


def test_nobody_but_the_spy_can_guess() -> None:
    game = voting()
    codes = [refusal(game, seat, GUESS) for seat in innocents(game)]
    assert codes == [SpysterRefusal.NOT_SPY] * 4


@OUTSIDE_A_VOTE
def test_nobody_can_guess_outside_a_vote(phase: Phase) -> None:
    game = at(phase)
    codes = [refusal(game, seat, GUESS) for seat in game.seats]
    assert codes == [CommonRefusal.WRONG_PHASE] * 5


@pytest.mark.parametrize("location", [None, "", "atlantis", 1, True, ["beach"], {"id": "beach"}])
def test_the_spy_cannot_guess_an_unknown_location(location: object) -> None:
    game = voting()
    action = {"type": "spy_guess", "location_id": location}
    assert refusal(game, spy_of(game), action) == SpysterRefusal.INVALID_LOCATION


def test_the_spy_cannot_guess_without_a_location() -> None:
    game = voting()
    assert refusal(game, spy_of(game), {"type": "spy_guess"}) == SpysterRefusal.INVALID_LOCATION


def test_who_is_not_in_the_game_cannot_guess() -> None:
    assert refusal(voting(), SeatId("s9"), GUESS) == CommonRefusal.NOT_IN_GAME


def test_the_phase_of_a_guess_is_checked_before_the_spy() -> None:
    game = questioning()
    assert refusal(game, innocents(game)[0], {"type": "spy_guess"}) == CommonRefusal.WRONG_PHASE


def test_the_spy_is_checked_before_who_has_acted() -> None:
    game = voting()
    seat, other, *_ = innocents(game)
    vote(game, seat, other)
    assert refusal(game, seat, GUESS) == SpysterRefusal.NOT_SPY


def test_who_has_acted_is_checked_before_the_location() -> None:
    game = voting()
    vote(game, spy_of(game), innocents(game)[0])
    assert refusal(game, spy_of(game), {"type": "spy_guess"}) == SpysterRefusal.SPY_ALREADY_ACTED


def test_only_the_spy_sees_that_the_guess_is_locked() -> None:
    game = voting()
    place = elsewhere(game)
    guess(game, place)
    guesses = {seat: game.private_view(seat)["my_guess"] for seat in game.seats}
    assert {seat for seat, guessed in guesses.items() if guessed} == {spy_of(game)}
    assert place in str(guesses[spy_of(game)])


def test_nobody_can_tell_a_guess_from_the_end_of_a_vote_before_its_act() -> None:
    guessed, closed = voting(), voting()
    assert guess(guessed, here(guessed)) == [*closed.expire(Cause.AWAY)]
    assert guessed.public_view() == closed.public_view()
    assert (guessed.clock_run, guessed.deadline) == (closed.clock_run, closed.deadline)
    guessed.expire()
    assert guessed.public_view()["reveal"] != closed.public_view()["reveal"]


def test_nobody_hears_whether_the_last_to_act_has_voted_or_guessed() -> None:
    voted, guessed = voting(), voting()
    for game in (voted, guessed):
        cast_all_but_the_spy(game)
    heard = vote(voted, spy_of(voted), innocents(voted)[0]), guess(guessed, here(guessed))
    assert heard == ([], [])
    assert voted.public_view() == guessed.public_view()


@pytest.mark.parametrize(("where", "outcome"), [(here, "guess_right"), (elsewhere, "guess_wrong")])
def test_the_verdict_on_a_guess_names_spy_location_and_guess(
    where: Callable[[Spyster], str], outcome: str
) -> None:
    game = voting()
    place = where(game)
    guess(game, place)
    to_verdict(game)
    shown = verdict(game)
    assert (shown["outcome"], shown["spy"], shown["convicted"]) == (outcome, spy_of(game), None)
    assert (shown["location"]["id"], shown["guess"]["id"]) == (here(game), place)


def test_a_guess_comes_before_the_votes_that_were_cast() -> None:
    game = voting()
    for seat in innocents(game):
        vote(game, seat, spy_of(game), 3)
    guess(game, here(game))
    to_points(game)
    assert game.scores() == {**dict.fromkeys(game.seats, 0), spy_of(game): 10}


def test_the_round_ends_after_a_guess() -> None:
    game = voting()
    guess(game, elsewhere(game))
    to_points(game)
    assert game.phase is Phase.SCORING

"""The host: next, and the end at any time."""

import pytest

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.games.spyster.terms import Phase
from custom_components.parlor.games.state import Cause, Skip
from custom_components.parlor.games.vocabulary import SeatId

from .play import (
    at,
    cast,
    guess,
    here,
    innocents,
    questioning,
    shown,
    spy_of,
    started,
    to_points,
    to_verdict,
    verdict,
    vote,
    voting,
)


def next_by(game: Spyster, seat: SeatId | None) -> list[Event]:
    """Let the host say "next"."""
    return [*game.expire(Cause.NEXT, seat)]


def late(players: int = 5) -> Spyster:
    """Return a vote of which half of the time is over."""
    game = voting(players)
    game.expire()
    return game


def test_next_calls_the_vote_in_the_name_of_the_host() -> None:
    game = questioning()
    host = game.seats[2]
    events = next_by(game, host)
    assert (game.phase, events[0].data) == (Phase.VOTE, {"by": host})
    assert game.public_view()["caller"] == {"seat": host, "clock": False}
    assert game.calls_left(host) == 0


def test_next_calls_a_vote_although_the_host_has_no_calls_left() -> None:
    game = questioning()
    host = game.seats[2]
    for _ in range(2):
        next_by(game, host)
        cast(game, {})
        to_points(game)
    assert (game.phase, game.calls_left(host)) == (Phase.QUESTIONING, 0)


@pytest.mark.parametrize("host", [None, SeatId("s99")])
def test_a_host_who_does_not_play_calls_the_vote_and_not_the_clock(host: SeatId | None) -> None:
    game = questioning()
    next_by(game, host)
    assert game.public_view()["caller"] == {"seat": None, "clock": False}


@pytest.mark.parametrize("host", [SeatId("s1"), None])
def test_a_tie_after_next_leaves_the_remaining_time(host: SeatId | None) -> None:
    game = questioning()
    run = game.clock_run
    next_by(game, host)
    cast(game, {})
    to_points(game)
    assert (game.phase, game.clock, game.clock_run) == (Phase.QUESTIONING, "round", run)


def test_next_is_refused_in_the_first_half_of_a_vote() -> None:
    game = voting()
    assert game.skip is Skip.NOT_YET
    with pytest.raises(Refused) as refused:
        next_by(game, game.seats[0])
    assert (refused.value.code, game.phase) == (CommonRefusal.NOTHING_TO_SKIP, Phase.VOTE)


def test_next_closes_a_vote_in_its_second_half() -> None:
    game = late()
    assert game.skip is Skip.CUTS_SHORT
    next_by(game, game.seats[0])
    assert game.phase is Phase.REVEAL


def test_a_spy_who_is_the_host_convicts_nobody_alone() -> None:
    game = late()
    spy = spy_of(game)
    vote(game, spy, innocents(game)[0], 3)
    next_by(game, spy)
    to_verdict(game)
    assert (verdict(game)["outcome"], verdict(game)["convicted"]) == ("no_conviction", None)
    assert (shown(game)["needed"], {*game.scores().values()}) == (3, {0})


@pytest.mark.parametrize(
    ("players", "votes", "convicted"),
    [(5, 2, False), (5, 3, True), (6, 3, False), (6, 4, True)],
)
def test_only_a_majority_of_all_players_convicts_in_a_vote_that_was_cut_short(
    players: int, votes: int, convicted: bool
) -> None:
    game = late(players)
    spy = spy_of(game)
    for seat in innocents(game)[:votes]:
        vote(game, seat, spy)
    next_by(game, game.seats[0])
    to_verdict(game)
    assert (verdict(game)["convicted"] == spy) is convicted


def test_the_most_votes_convict_when_the_clock_or_the_absence_of_others_ends_a_vote() -> None:
    for cause in (Cause.CLOCK, Cause.AWAY):
        game = late()
        vote(game, innocents(game)[0], spy_of(game))
        game.expire(cause)
        to_verdict(game)
        assert (verdict(game)["convicted"], shown(game)["needed"]) == (spy_of(game), None)


def test_a_vote_does_not_wait_for_people_who_are_away_in_its_first_half_either() -> None:
    game = voting()
    game.expire(Cause.AWAY)
    assert game.phase is Phase.REVEAL


def test_next_starts_the_next_round_from_the_points() -> None:
    game = at(Phase.SCORING)
    assert game.skip is Skip.GOES_ON
    next_by(game, game.seats[0])
    assert (game.phase, game.round.number) == (Phase.ROLES, 2)


def test_the_host_is_asked_before_next_ends_the_game_after_the_last_points() -> None:
    game = at(Phase.SCORING, rounds=1)
    assert game.skip is Skip.ENDS
    next_by(game, game.seats[0])
    assert game.phase is Phase.END


# Through all steps of a round, and into the next.
@pytest.mark.parametrize("clocks", range(16))
def test_the_host_may_end_the_game_at_any_time(clocks: int) -> None:
    game = started()
    for _ in range(clocks):
        game.expire()
    events = game.end()
    assert game.phase is Phase.END
    assert game.result is not None
    assert game.result.ended_by == "host"
    assert (game.clock, game.deadline) == (None, None)
    assert [event.type for event in events] == ["game_over"]


def test_the_scores_so_far_are_final_but_nobody_has_won() -> None:
    game = voting()
    spy = spy_of(game)
    guess(game, here(game))
    to_verdict(game)
    game.expire()
    game.expire()
    game.end()
    assert game.result is not None
    assert (game.result.winners, game.result.scores[spy]) == ((), 10)


def test_a_game_whose_last_verdict_was_seen_is_played_when_the_host_ends_it() -> None:
    game = voting(rounds=1)
    guess(game, here(game))
    to_verdict(game)
    game.end()
    assert game.result is not None
    assert (game.result.ended_by, game.result.winners) == ("played", (spy_of(game),))


def test_a_verdict_that_everyone_has_seen_counts_when_the_host_ends_the_game() -> None:
    game = voting()
    guess(game, here(game))
    to_verdict(game)
    game.end()
    assert game.result is not None
    assert game.result.scores[spy_of(game)] == 10


def test_a_verdict_that_nobody_has_seen_does_not_count() -> None:
    game = voting()
    guess(game, here(game))
    game.end()
    assert game.result is not None
    assert {*game.result.scores.values()} == {0}


def test_spy_and_location_stay_secret_when_the_host_ends_a_round_in_the_middle() -> None:
    game = voting()
    cast(game, {innocents(game)[0]: (spy_of(game), 1)})
    game.end()
    view = game.public_view()
    assert (view["reveal"], view["questioner"], view["caller"]) == (None, None, None)

"""The host: next, and the end at any time."""

import pytest

from custom_components.parlor.games.spyster.words import Phase

from .play import cast, guess, here, innocents, questioning, spy_of, started, to_verdict, voting


def test_next_skips_from_the_questioning_to_the_vote() -> None:
    game = questioning()
    game.expire()
    assert game.phase is Phase.VOTE


def test_next_closes_the_vote() -> None:
    game = voting()
    game.expire()
    assert game.phase is Phase.REVEAL


def test_next_starts_the_next_round_from_the_points() -> None:
    game = voting()
    guess(game, here(game))
    to_verdict(game)
    game.expire()
    game.expire()
    assert (game.phase, game.round.number) == (Phase.ROLES, 2)


def test_next_alone_plays_a_whole_game() -> None:
    game = started(rounds=3)
    phases = [game.phase]
    while game.result is None:
        game.expire()
        phases.append(game.phase)
    once = [
        phase for phase, before in zip(phases, [None, *phases], strict=False) if phase != before
    ]
    assert once == [
        *[Phase.ROLES, Phase.QUESTIONING, Phase.VOTE, Phase.REVEAL, Phase.SCORING] * 3,
        Phase.END,
    ]


@pytest.mark.parametrize("clocks", range(12))
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


def test_the_scores_so_far_are_final() -> None:
    game = voting()
    spy = spy_of(game)
    guess(game, here(game))
    to_verdict(game)
    game.expire()
    game.expire()
    game.end()
    assert game.result is not None
    assert (game.result.winners, game.result.scores[spy]) == ((spy,), 10)


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

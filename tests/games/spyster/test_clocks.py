"""The clocks: one for each phase, and what follows when it runs out."""

from custom_components.parlor.games.spyster.terms import Clock, Phase

from .play import questioning, started

ROUND = [Phase.ROLES, Phase.QUESTIONING, Phase.VOTE, Phase.REVEAL, Phase.SCORING]


def test_every_phase_has_a_clock_of_its_own_and_the_end_has_none() -> None:
    game = started(rounds=1)
    clocks = {game.phase: game.clock}
    while game.result is None:
        game.expire()
        clocks[game.phase] = game.clock
    assert clocks == {**dict(zip(ROUND, Clock, strict=True)), Phase.END: None}


def test_the_clock_alone_plays_a_whole_game() -> None:
    game = started(rounds=3)
    phases = [game.phase]
    while game.result is None:
        game.expire()
        phases += [game.phase] if game.phase != phases[-1] else []
    assert phases == [*ROUND * 3, Phase.END]


def test_the_clock_of_a_round_starts_anew_with_the_next() -> None:
    game = questioning(rounds=2)
    run = game.clock_run
    game.expire()
    while game.phase is not Phase.QUESTIONING:
        game.expire()
    assert (game.round.number, game.clock, game.clock_run) == (2, "round", run + 1)

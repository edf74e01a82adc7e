"""Bots: at most twice par, whatever they meet."""

import pytest

from custom_components.parlor.games.bot import Chosen, Glimpse
from custom_components.parlor.games.cascade import Cascade
from custom_components.parlor.games.cascade.bot import CascadeBot
from custom_components.parlor.games.cascade.builtin import PACKS
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import SeatId

from .drawn import data
from .played import S1, S2, S3, SEATS, WRONG, body, race, start, tap, use_up


def choice(
    game: Cascade, seat: SeatId, seed: int = 1, people: frozenset[SeatId] = frozenset()
) -> Chosen | None:
    """Return what a bot does at a seat."""
    chance = Chance.seeded(seed)
    return CascadeBot().choose(Glimpse.of(game, seat, chance, people), chance)


def play(game: Cascade, chance: Chance) -> None:
    """Let bots play a game to its end, by turns."""
    bot = CascadeBot()
    while game.result is None:
        for seat in game.seats:
            chosen = bot.choose(Glimpse.of(game, seat, chance), chance)
            if chosen is not None and game.result is None:
                game.apply(seat, chosen)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("pack", PACKS.shipped)
def test_bots_solve_every_level_in_at_most_twice_its_par(pack: str, seed: int) -> None:
    game = Cascade.start([S1], {"pack": pack, "levels": 30}, seed=seed)
    play(game, Chance.seeded(seed))
    assert game.result is not None
    assert game.result.together
    for past in game.run_of(S1).past:
        assert past.leg.par <= past.taps <= 2 * past.leg.par
        assert past.resets == 0


def test_bots_stray_at_times() -> None:
    taps = []
    for seed in range(8):
        game = Cascade.start([S1], {"pack": "first_firing"}, seed=seed)
        play(game, Chance.seeded(seed))
        taps.append(sum(past.taps for past in game.run_of(S1).past))
    assert len({*taps}) > 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_win_together_and_one_of_them_a_race(players: int) -> None:
    for mode in ("together", "race"):
        game = Cascade.start(SEATS[:players], {"mode": mode}, seed=1)
        play(game, Chance.seeded(1))
        assert game.result is not None
        assert game.result.winners


def test_bots_start_over_when_no_steps_are_left() -> None:
    game = race()
    use_up(game, S1)
    assert choice(game, S1) == {"type": "reset"}


def test_bots_start_over_when_it_takes_more_steps_than_are_left() -> None:
    game = race(pack=body(data(budget=3)))
    tap(game, S1, WRONG)
    tap(game, S1, (6, 10))
    assert choice(game, S1) == {"type": "reset"}


def test_bots_start_over_when_it_would_take_more_than_twice_par() -> None:
    game = race(pack=body(data(budget=0)))
    tap(game, S1, WRONG)
    assert choice(game, S1) == {"type": "reset"}


def test_bots_start_over_with_people_who_want_to() -> None:
    game = start(3, pack=body(data(budget=0)))
    tap(game, S1, WRONG)
    tap(game, S1, WRONG)
    game.apply(S1, {"type": "reset"})
    assert choice(game, S2, people=frozenset({S1})) == {"type": "reset"}


def test_bots_that_have_voted_wait() -> None:
    game = start(3)
    use_up(game, S1)
    game.apply(S2, {"type": "reset"})
    assert choice(game, S2) is None
    assert choice(game, S3) == {"type": "reset"}


def test_bots_that_are_through_wait() -> None:
    game = race()
    game.end()
    assert choice(game, S1) is None


def test_bots_take_their_time_and_look_longer_at_a_new_level() -> None:
    alone, racing = start(), race()
    new = [CascadeBot.pace(game.public_view()) for game in (alone, racing)]
    for game in (alone, racing):
        tap(game, S1, WRONG)
    later = [CascadeBot.pace(game.public_view()) for game in (alone, racing)]
    assert new == [6.0, 3.2]
    assert later == [3.0, 1.6]

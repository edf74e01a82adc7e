"""Awards: what really happened, once it is over."""

from custom_components.parlor.games.cascade import Cascade
from custom_components.parlor.games.cascade.terms import Honour
from custom_components.parlor.games.vocabulary import SeatId

from .drawn import data
from .played import S1, S2, S3, S4, WRONG, body, race, solve_level, start, tap

type Given = dict[str, tuple[tuple[SeatId, ...], int | None]]


def awards(game: Cascade) -> Given:
    """Return who got which award, for how much."""
    assert game.result is not None
    return {award.id: (award.seats, award.number) for award in game.result.awards}


def test_together_the_last_touch_and_the_quickest_finger_are_honoured() -> None:
    game = start(3)
    tap(game, S1, WRONG)
    tap(game, S1, WRONG)
    solve_level(game, S2)
    solve_level(game, S2)
    solve_level(game, S3)
    assert awards(game) == {Honour.LAST_TOUCH: ((S2,), 2), Honour.QUICK_FINGER: ((S1, S2), 2)}


def test_in_a_race_care_is_honoured() -> None:
    game = race()
    tap(game, S1, WRONG)
    game.apply(S1, {"type": "reset"})
    tap(game, S2, WRONG)
    tap(game, S2, WRONG)
    solve_level(game, S2)
    for _ in range(3):
        solve_level(game, S1)
    assert awards(game) == {
        Honour.PERFECTIONIST: ((S1,), 3),
        Honour.FIRST_TRY: ((S1,), 2),
        Honour.FRESH_START: ((S1,), 1),
    }


def test_every_fresh_start_is_counted_once() -> None:
    game = race()
    for _ in range(3):
        tap(game, S2, WRONG)
        game.apply(S2, {"type": "reset"})
        game.expire()
    assert awards(game)[Honour.FRESH_START] == ((S2,), 3)


def test_an_award_that_too_many_share_is_none() -> None:
    game = start(4)
    for seat in (S1, S2, S3):
        solve_level(game, seat)
    assert awards(game) == {}


def test_whoever_has_left_gets_nothing() -> None:
    game = start(4)
    solve_level(game, S1)
    solve_level(game, S1)
    game.leave(S1)
    solve_level(game, S4)
    assert awards(game)[Honour.LAST_TOUCH] == ((S4,), 1)


def test_nobody_is_the_best_alone() -> None:
    game = start(1)
    for _ in range(3):
        solve_level(game, S1)
    assert awards(game) == {}


def test_the_puzzle_of_the_day_is_an_award_for_all_who_have_solved_it_by_their_stars() -> None:
    together = start(4, pack=body(data(), day="2026-11-18"))
    solve_level(together, S2)
    assert awards(together)[Honour.PUZZLE_OF_THE_DAY] == ((S1, S2, S3, S4), 3)


def test_the_puzzle_of_the_day_is_nobodys_award_unless_it_is_solved() -> None:
    ended = start(1, pack=body(data(), day="2026-11-18"))
    ended.end()
    given_up = start(1, pack=body(data(), day="2026-11-18"))
    given_up.expire()
    racing = race(pack=body(data(), day="2026-11-18"))
    solve_level(racing, S1)
    assert awards(ended) == awards(given_up) == {}
    assert awards(racing)[Honour.PUZZLE_OF_THE_DAY] == ((S1,), 3)

"""Together: one board, on which everyone taps."""

from copy import deepcopy

import pytest

from custom_components.parlor.games.cascade import Cascade
from custom_components.parlor.games.cascade.builtin import PACKS
from custom_components.parlor.games.cascade.terms import (
    CascadeRefusal,
    EndedBy,
    EventType,
    Mode,
    Phase,
    Reason,
)
from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.state import Cause, Skip

from .drawn import PLUS, ROW, constraint, data, rows, tiles
from .played import (
    RIGHT,
    S1,
    S2,
    S3,
    SEATS,
    WRONG,
    body,
    refusal,
    solve_level,
    start,
    tap,
    types,
    use_up,
)

GAPPED = [constraint(0, 0, [[2, 2, 2], [2, 8, 0], [2, 2, 2]])]
MIDDLE_ROW = [[2, 2, 2], [2, 8, 0], [2, 2, 2]]
LONG = data(budget=0, constraints=[constraint(1, 1, [[0, 2, 0], [2, 8, 2], [0, 2, 0]])])


def test_one_seat_plays_alone() -> None:
    game = start(1)
    told = [event for _ in range(3) for event in solve_level(game, S1)]
    assert types(told)[-2:] == [EventType.LEVEL_SOLVED, EventType.WON]
    assert game.result is not None
    assert (game.result.together, game.result.winners) == (True, (S1,))


def test_nobody_races_alone() -> None:
    assert Cascade.in_effect({"mode": "race", "minutes": 3}, 1) == {
        "mode": "together",
        "minutes": 3,
    }
    assert Cascade.in_effect({"mode": "race"}, 2) == {"mode": "race"}
    assert start(1, Mode.RACE).mode is Mode.TOGETHER


def test_everyone_taps_on_the_same_board() -> None:
    game = start(3)
    tap(game, S1, WRONG)
    tap(game, S3, WRONG)
    (board,) = game.public_view()["boards"]
    assert board["seats"] == [*SEATS[:3]]
    assert (board["taps"], board["steps_left"]) == (2, 3)
    assert board["tapped"] == {S1: 1, S3: 1}
    assert board["last"] == {"seat": S3, "level": 1, "x": 10, "y": 10}


def test_a_tap_is_chatter_that_says_who_and_where() -> None:
    (told,) = tap(start(), S2, WRONG)
    assert (told.type, told.chatter) == (EventType.TAPPED, True)
    assert told.data == {"seat": S2, "x": 10, "y": 10}


def test_a_solved_level_is_told_with_taps_and_par_and_the_next_begins() -> None:
    game = start()
    for _ in range(2):
        tap(game, S1, WRONG)
    tapped, solved, begun = tap(game, S2, RIGHT)
    assert tapped.type is EventType.TAPPED
    assert (solved.type, solved.chatter) == (EventType.LEVEL_SOLVED, False)
    assert solved.data == {"level": 1, "taps": 3, "par": 1, "stars": 1, "seat": None}
    assert (begun.type, begun.data) == (EventType.LEVEL_BEGUN, {"level": 2})
    (board,) = game.public_view()["boards"]
    assert (board["level"], board["taps"], board["steps_left"]) == (2, 0, 5)
    assert board["past"] == [{"level": 1, "taps": 3, "resets": 0, "stars": 1}]
    assert board["last"] == {"seat": S2, "level": 1, "x": 2, "y": 2}


def test_the_first_level_is_told_with_the_start() -> None:
    (told,) = start().opening
    assert (told.type, told.data) == (EventType.LEVEL_BEGUN, {"level": 1})


def test_taps_that_come_late_are_for_no_other_level() -> None:
    game = start()
    solve_level(game, S1)
    late = {"type": "tap", "level": 1, "x": 2, "y": 2}
    assert refusal(game, S2, **late) is CascadeRefusal.OTHER_LEVEL
    assert game.run_of(S2).board.taps == 0


@pytest.mark.parametrize("level", [0, 2, "1", 1.0, True, None, [1]])
def test_nobody_can_tap_another_level(level: object) -> None:
    told = refusal(start(), S1, type="tap", level=level, x=2, y=2)
    assert told is CascadeRefusal.OTHER_LEVEL


@pytest.mark.parametrize(
    ("x", "y"), [(3, 2), (2, 3), (14, 2), (-2, 2), ("2", 2), (2, 2.0), (True, 2), (None, 2)]
)
def test_nobody_can_tap_where_no_tile_could_be(x: object, y: object) -> None:
    told = refusal(start(), S1, type="tap", level=1, x=x, y=y)
    assert told is CascadeRefusal.INVALID_SPOT


def test_a_tap_into_a_gap_changes_and_costs_nothing() -> None:
    game = start(pack=body(data(tiles=tiles("###", "#.#", "###"), constraints=GAPPED)))
    before = game.public_view()
    assert tap(game, S1, (6, 6)) == []
    assert game.public_view() == before


def test_a_tap_into_a_gap_is_a_step_where_the_level_says_so() -> None:
    level = data(tiles=tiles("###", "#.#", "###"), constraints=GAPPED, empty_costs=True, budget=2)
    game = start(pack=body(level))
    assert types(tap(game, S1, (6, 6))) == [EventType.TAPPED]
    assert types(tap(game, S1, (6, 6))) == [EventType.TAPPED, EventType.LOST]
    assert {*game.run_of(S1).board.hues} == {0}


def test_the_win_comes_before_the_step_is_counted() -> None:
    game = start(pack=body(data(budget=1)))
    assert types(tap(game, S1, RIGHT)) == [EventType.TAPPED, EventType.LEVEL_SOLVED, EventType.WON]
    assert game.run_of(S1).board.steps_left == 1


def test_the_level_is_lost_with_exactly_the_last_step() -> None:
    game = start()
    for left in (4, 3, 2, 1):
        assert types(tap(game, S1, WRONG)) == [EventType.TAPPED]
        assert (game.run_of(S1).board.steps_left, game.phase) == (left, Phase.SOLVING)
    assert types(tap(game, S1, WRONG)) == [EventType.TAPPED, EventType.LOST]
    assert game.phase is Phase.STUCK
    assert game.result is None


def test_nobody_can_tap_when_no_steps_are_left_until_the_level_begins_again() -> None:
    game = start()
    use_up(game, S1)
    told = refusal(game, S2, type="tap", level=1, x=2, y=2)
    assert told is CascadeRefusal.NO_STEPS_LEFT
    assert [offer.type for offer in game.offers(S2)] == ["reset"]
    game.apply(S1, {"type": "reset"})
    game.apply(S2, {"type": "reset"})
    assert game.phase is Phase.SOLVING
    assert types(tap(game, S2, RIGHT))[:2] == [EventType.TAPPED, EventType.LEVEL_SOLVED]


def test_a_special_tile_has_its_own_pattern_in_a_game_too() -> None:
    special = [{"x": 2, "y": 2, "pattern": rows("000/000/001")}]
    level = data(specials=special, budget=0, constraints=[constraint(0, 1, MIDDLE_ROW)])
    game = start(pack=body(level, data()))
    tap(game, S1, (2, 2))
    assert game.run_of(S1).leg.number == 2


def test_all_who_are_there_win_when_every_level_is_solved() -> None:
    game = start(3)
    for seat in SEATS[:3]:
        solve_level(game, seat)
    assert game.result is not None
    assert (game.result.together, game.result.winners) == (True, (S1, S2, S3))
    assert game.result.ended_by == EndedBy.PLAYED
    assert game.phase is Phase.OVER


def test_stars_are_everyones_points() -> None:
    game = start(2, pack=body(data(budget=0), data(budget=0), data(budget=0), LONG))
    solve_level(game, S1)
    tap(game, S1, WRONG)
    solve_level(game, S1)
    solve_level(game, S2)
    for _ in range(2):
        tap(game, S2, (6, 2))
    solve_level(game, S2)
    assert [past.stars for past in game.run_of(S1).past] == [3, 1, 3, 2]
    assert game.result is not None
    assert game.result.scores == {S1: 9, S2: 9}
    reasons = [(part.reason, part.points, part.round) for part in game.result.breakdown[S2]]
    assert reasons == [
        (Reason.PAR, 3, 1),
        (Reason.SOLVED, 1, 2),
        (Reason.PAR, 3, 3),
        (Reason.NEAR_PAR, 2, 4),
    ]


def test_a_game_with_a_level_given_up_is_not_won() -> None:
    game = start()
    assert types(game.expire(Cause.NEXT)) == [EventType.GIVEN_UP, EventType.LEVEL_BEGUN]
    solve_level(game, S1)
    told = solve_level(game, S1)
    assert types(told)[-1] is EventType.GAME_OVER
    assert game.result is not None
    assert (game.result.together, game.result.winners) == (False, ())
    assert game.result.scores == {S1: 6, S2: 6}
    assert [past.stars for past in game.runs[0].past] == [0, 3, 3]


@pytest.mark.parametrize("cause", [Cause.CLOCK, Cause.NEXT, Cause.AWAY])
def test_when_the_last_level_is_given_up_the_game_ends(cause: Cause) -> None:
    game = start(minutes=1)
    for _ in range(2):
        assert game.skip is Skip.CUTS_SHORT
        game.expire(cause)
    assert game.skip is Skip.ENDS
    assert types(game.expire(cause)) == [EventType.GIVEN_UP, EventType.GAME_OVER]
    assert game.result is not None
    assert game.result.ended_by == EndedBy.PLAYED


def test_a_level_that_is_stuck_can_be_given_up() -> None:
    game = start()
    use_up(game, S1)
    game.expire(Cause.NEXT)
    assert (game.phase, game.run_of(S1).leg.number) == (Phase.SOLVING, 2)


def test_after_the_end_there_is_nothing_to_skip() -> None:
    game = start()
    game.end()
    assert game.skip is Skip.NOTHING
    assert game.expire(Cause.CLOCK) == ()
    with pytest.raises(Refused) as refused:
        game.expire(Cause.NEXT)
    assert refused.value.code is CommonRefusal.NOTHING_TO_SKIP


def test_without_minutes_there_is_no_clock() -> None:
    game = start()
    assert (game.clock, game.deadline) == (None, None)


def test_with_minutes_every_level_has_a_clock_of_its_own() -> None:
    game = start(minutes=3)
    assert (game.clock, game.deadline, game.clock_run) == ("level", 180, 1)
    tap(game, S1, WRONG)
    game.apply(S1, {"type": "reset"})
    game.apply(S2, {"type": "reset"})
    assert game.clock_run == 1
    solve_level(game, S1)
    assert (game.deadline, game.clock_run) == (180, 2)
    game.expire()
    assert game.clock_run == 3
    solve_level(game, S1)
    assert game.clock is None


def test_when_somebody_leaves_nothing_happens() -> None:
    game = start(3)
    tap(game, S1, WRONG)
    assert game.leave(S1) == ()
    (board,) = game.public_view()["boards"]
    assert (board["seats"], board["taps"]) == ([S2, S3], 1)
    assert game.scores().keys() == {S2, S3}


def test_when_the_last_has_left_the_game_is_over() -> None:
    game = start(1)
    game.leave(S1)
    assert game.result is not None
    assert (game.result.ended_by, game.result.together) == (EndedBy.TOO_FEW_PLAYERS, False)
    assert game.leave(S1) == ()


def test_what_the_host_ends_nobody_has_won() -> None:
    game = start()
    solve_level(game, S1)
    assert types(game.end()) == [EventType.GAME_OVER]
    assert game.result is not None
    assert (game.result.winners, game.result.ended_by) == ((), EndedBy.HOST)
    assert game.result.scores == {S1: 3, S2: 3}
    assert game.end() == ()


def test_after_the_end_everyone_sees_how_the_last_level_was_solved() -> None:
    game = start(1)
    for _ in range(3):
        solve_level(game, S1)
    (board,) = game.public_view()["boards"]
    assert (board["through"], board["solved"], board["level"]) == (True, True, 3)
    assert board["hues"] == [1, 0, 0, 0, 0, 0, 0, 0, 0]


def test_the_view_tells_all_that_a_phone_needs_to_foresee_a_tap() -> None:
    special = [{"x": 6, "y": 6, "pattern": rows(ROW)}]
    level = data(pattern=rows(PLUS), specials=special, check_centre=True, note="Mind the middle.")
    view = start(pack=body(level)).public_view()
    (shown,) = view["levels"]
    assert shown["level"] == 1
    assert shown["tiles"] == level["tiles"]
    assert shown["pattern"] == [0, 1, 0, 1, 1, 1, 0, 1, 0]
    assert shown["specials"] == [{"x": 6, "y": 6, "nine": [0, 0, 0, 1, 1, 1, 0, 0, 0]}]
    assert shown["constraints"] == [{"x": 6, "y": 6, "nine": [0, 2, 2, 2, 8, 2, 2, 2, 2]}]
    assert (shown["check_centre"], shown["empty_costs"], shown["budget"]) == (True, False, 5)
    assert (shown["note"], shown["par"]) == ("Mind the middle.", PACKS.take(body(level)).pars[0])


def test_the_legs_of_a_game_are_named_with_their_pars() -> None:
    view = start(pack="first_firing").public_view()
    assert [leg["par"] for leg in view["course"]] == [4, 4, 5, 4, 6, 5]
    assert (view["round"], len(view["levels"])) == (1, 1)


def test_a_game_can_be_copied_and_goes_on_by_itself() -> None:
    game = start()
    tap(game, S1, WRONG)
    game.apply(S2, {"type": "reset"})
    other = deepcopy(game)
    assert other.public_view() == game.public_view()
    other.apply(S1, {"type": "reset"})
    solve_level(other, S1)
    assert game.run_of(S1).board.taps == 1
    assert game.run_of(S1).votes == [S2]
    assert game.run_of(S1).past == []

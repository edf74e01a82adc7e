"""The contract's base: starting, the phase guard, parameters and clocks."""

from enum import StrEnum

import pytest

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.methods import action, query
from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.state import GameState, Skip
from custom_components.parlor.games.vocabulary import Json, SeatId

from .broken.whisper import No, Phase, Whisper
from .contract.playout import seat_ids
from .contract.sights import all_sights

S1, S2, S3 = seat_ids(3)


@pytest.fixture
def game() -> Whisper:
    return Whisper.start([S1, S2, S3], seed=1)


def refusal_of(game: GameState, seat: SeatId, move: dict[str, object]) -> StrEnum:
    """Return the code with which a game refuses."""
    with pytest.raises(Refused) as refused:
        game.apply(seat, move)
    return refused.value.code


def test_a_game_cannot_start_with_too_few() -> None:
    with pytest.raises(Refused) as refused:
        Whisper.start([S1], seed=1)
    assert (refused.value.code, refused.value.details) == (
        CommonRefusal.NOT_ENOUGH_PLAYERS,
        {"min": 2},
    )


def test_a_game_cannot_start_with_too_many() -> None:
    with pytest.raises(Refused) as refused:
        Whisper.start(seat_ids(5), seed=1)
    assert (refused.value.code, refused.value.details) == (
        CommonRefusal.TOO_MANY_PLAYERS,
        {"max": 4},
    )


def test_a_seat_cannot_sit_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        Whisper.start([S1, S1], seed=1)


def test_a_game_cannot_start_with_a_bad_option() -> None:
    with pytest.raises(Refused) as refused:
        Whisper.start([S1, S2], {"rounds": 0}, seed=1)
    assert refused.value.code is CommonRefusal.INVALID_OPTION


def test_the_same_seed_starts_the_same_game() -> None:
    one, other = (Whisper.start([S1, S2, S3], seed=9) for _ in range(2))
    assert all_sights(one, one.seats) == all_sights(other, other.seats)


def test_the_actions_of_a_game_are_known_by_name() -> None:
    assert {*Whisper.actions} == {"peek", "guess"}
    assert Whisper.actions["guess"].names == {"target", "card", "bet"}
    assert Whisper.actions["guess"].required == {"target", "card"}
    assert Whisper.actions["guess"].phases == {Phase.PLAYING}


def test_a_game_can_inherit_and_replace_actions() -> None:
    class Silent(Whisper):
        @action(Phase.OVER)
        def shout(self, seat: SeatId) -> list[Event]:
            return []

    assert {*Silent.actions} == {"peek", "guess", "shout"}
    assert {*Whisper.actions} == {"peek", "guess"}


def test_no_action_may_take_a_name_of_the_wire() -> None:
    with pytest.raises(TypeError, match="reserved"):

        @action(Phase.PLAYING)
        def send(game: Whisper, seat: SeatId, version: object) -> list[Event]:
            return []


def test_a_stranger_cannot_act(game: Whisper) -> None:
    assert (
        refusal_of(game, SeatId("s9"), {"type": "peek", "target": S1}) is CommonRefusal.NOT_IN_GAME
    )


@pytest.mark.parametrize("name", ["shout", "expire", "_next", "", None, 1, ["peek"]])
def test_nobody_can_do_what_is_no_action(game: Whisper, name: object) -> None:
    assert refusal_of(game, S1, {"type": name}) is CommonRefusal.UNKNOWN_ACTION


def test_an_action_without_a_type_is_refused(game: Whisper) -> None:
    assert refusal_of(game, S1, {"target": S2}) is CommonRefusal.UNKNOWN_ACTION


@pytest.mark.parametrize(
    "params", [{}, {"card": 1}, {"target": S2, "card": 1, "self": 1}, {"seat": S2}, {"extra": 1}]
)
def test_missing_and_extra_parameters_are_refused(game: Whisper, params: dict[str, object]) -> None:
    assert refusal_of(game, S1, {"type": "guess", **params}) is CommonRefusal.INVALID_PARAMS


def test_a_parameter_with_a_default_may_be_left_out(game: Whisper) -> None:
    assert game.apply(S1, {"type": "guess", "target": S2, "card": 1})


def test_a_rule_of_the_game_refuses_with_its_own_code(game: Whisper) -> None:
    assert refusal_of(game, S2, {"type": "peek", "target": S1}) is No.NOT_YOUR_TURN


def test_nobody_can_act_in_another_phase(game: Whisper) -> None:
    game.phase = Phase.OVER
    assert refusal_of(game, S1, {"type": "peek", "target": S2}) is CommonRefusal.WRONG_PHASE


def test_nobody_can_act_once_there_is_a_result(game: Whisper) -> None:
    game.end()
    game.phase = Phase.PLAYING
    assert refusal_of(game, S1, {"type": "peek", "target": S2}) is CommonRefusal.WRONG_PHASE


def test_the_guard_stands_before_the_method_itself(game: Whisper) -> None:
    game.phase = Phase.OVER
    with pytest.raises(Refused) as refused:
        game.peek(S1, S2)
    assert refused.value.code is CommonRefusal.WRONG_PHASE


def test_a_game_answers_no_queries_by_default(game: Whisper) -> None:
    with pytest.raises(Refused) as refused:
        game.query(S1, {"type": "look"})
    assert refused.value.code is CommonRefusal.UNKNOWN_QUERY


class Curious(Whisper):
    """Answers what anybody wants to know."""

    @query()
    def rules(self, seat: SeatId, page: object = 1) -> dict[str, Json]:
        return {"page": str(page), "for": seat}

    @query(Phase.PLAYING)
    def mine(self, seat: SeatId) -> dict[str, Json]:
        return {"card": self.cards[seat]}


def test_the_queries_of_a_game_are_known_by_name() -> None:
    assert {*Curious.queries} == {"rules", "mine"}
    assert {*Curious.actions} == {"peek", "guess"}
    assert Curious.queries["rules"].names == {"page"}
    assert not Curious.queries["rules"].required


def test_a_seat_may_ask_what_changes_nothing() -> None:
    game = Curious.start([S1, S2], seed=1)
    before = all_sights(game, game.seats)
    assert game.query(S1, {"type": "mine"}) == {"card": game.cards[S1]}
    assert game.query(S2, {"type": "rules", "page": 3}) == {"page": "3", "for": S2}
    assert all_sights(game, game.seats) == before


def test_a_query_without_phases_can_be_asked_when_the_game_is_over() -> None:
    game = Curious.start([S1, S2], seed=1)
    game.end()
    assert game.query(S1, {"type": "rules"}) == {"page": "1", "for": S1}
    with pytest.raises(Refused) as refused:
        game.query(S1, {"type": "mine"})
    assert refused.value.code is CommonRefusal.WRONG_PHASE


@pytest.mark.parametrize(
    ("seat", "asked", "code"),
    [
        (S3, {"type": "rules"}, CommonRefusal.NOT_IN_GAME),
        (S1, {"type": "peek"}, CommonRefusal.UNKNOWN_QUERY),
        (S1, {"type": ["rules"]}, CommonRefusal.UNKNOWN_QUERY),
        (S1, {}, CommonRefusal.UNKNOWN_QUERY),
        (S1, {"type": "rules", "chapter": 1}, CommonRefusal.INVALID_PARAMS),
    ],
)
def test_nobody_can_ask_what_is_no_query(
    seat: SeatId, asked: dict[str, object], code: CommonRefusal
) -> None:
    with pytest.raises(Refused) as refused:
        Curious.start([S1, S2], seed=1).query(seat, asked)
    assert refused.value.code is code


def test_an_action_may_need_no_fresh_look() -> None:
    class Walking(Whisper):
        @action(Phase.PLAYING, anytime=True)
        def step(self, seat: SeatId) -> list[Event]:
            return []

    assert Walking.actions["step"].anytime
    assert not Walking.actions["peek"].anytime


def test_there_is_something_to_skip_until_there_is_a_result(game: Whisper) -> None:
    before, _ = game.skip, game.end()
    assert [before, game.skip] == [Skip.GOES_ON, Skip.NOTHING]


def test_a_game_without_secrets_resamples_to_a_copy(game: Whisper) -> None:
    world = GameState.resample(game, S1, game.chance)
    assert world is not game
    assert all_sights(world, game.seats) == all_sights(game, game.seats)


def test_a_clock_that_starts_anew_has_a_new_run(game: Whisper) -> None:
    game._start_clock("round", 60)
    first = (game.clock, game.clock_run, game.deadline)
    game._start_clock("round", 60)
    assert first == ("round", 1, 60)
    assert (game.clock, game.clock_run) == ("round", 2)


def test_a_clock_that_goes_on_keeps_its_run(game: Whisper) -> None:
    game._start_clock("round", 60)
    game._start_clock("vote", 20)
    game._resume_clock("round", 60)
    assert (game.clock, game.clock_run, game.deadline) == ("round", 1, 60)


def test_without_a_clock_there_is_no_run_and_no_deadline(game: Whisper) -> None:
    game._stop_clock()
    assert (game.clock, game.clock_run, game.deadline) == (None, 0, None)


def test_a_refusal_carries_its_code_and_details() -> None:
    refused = Refused(CommonRefusal.INVALID_OPTION, option="rounds", max=9)
    assert refused.code is CommonRefusal.INVALID_OPTION
    assert refused.details == {"option": "rounds", "max": 9}

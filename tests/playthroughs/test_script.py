"""The machinery of playthroughs: what is written can be read and played again."""

from itertools import count
from pathlib import Path

import pytest

from custom_components.parlor.games.options import Kind, Option
from tests.conftest import pytest_configure
from tests.games.broken.lasting import ReadsAGlobal
from tests.games.broken.whisper import Whisper
from tests.games.cellar import Cellar
from tests.games.contract.playout import seat_ids
from tests.games.contract.steps import Step

from .render import render
from .script import Script, composed_anew, planned
from .variety import options_of, untried, wanted

S1, S2, _ = seat_ids(3)
MOVES = [
    Step.act(S1, {"type": "peek", "target": S2}),
    Step.expire(),
    Step.leave(S1),
    Step.end(),
]
SHORT = Script(Whisper, seat_ids(3), 5, {"rounds": 2}, MOVES)
TEXT = """\
game: whisper
seats: s1 s2 s3
seed: 5
options: {"rounds":2}

--- start
! to all: round_started {"round":1}
public
  phase = "playing"
  turn = "s1"
  round = 1
  waiting_for = ["s1"]
  scores = {"s1":0,"s2":0,"s3":0}
  last = {}
  peeked = {"s1":[],"s2":[],"s3":[]}
  (clock) = turn (run 1), 20 s
s1
  card = 5
  seen = {}
  may = peek(target: s2|s3); guess(target: s2|s3, card: 1|2|3|4|5|6|7, bet: 1|2)
s2
  card = 7
  seen = {}
  may = nothing
s3
  card = 4
  seen = {}
  may = nothing

--- 1. s1 peek {"target":"s2"}
! to all: peeked {"by":"s1","target":"s2"}
! to s1: shown {"card":7}
public
  turn = "s2"
  waiting_for = ["s2"]
  last = {"by":"s1","target":"s2","card":null,"right":null}
  peeked = {"s1":["s2"],"s2":[],"s3":[]}
  (clock) = turn (run 2), 20 s
s1
  seen = {"s2":7}
  may = nothing
s2
  may = peek(target: s1|s3); guess(target: s1|s3, card: 1|2|3|4|5|6|7, bet: 1|2)

--- 2. clock
public
  turn = "s3"
  waiting_for = ["s3"]
  last = {}
  (clock) = turn (run 3), 20 s
s2
  may = nothing
s3
  may = peek(target: s1|s2); guess(target: s1|s2, card: 1|2|3|4|5|6|7, bet: 1|2)

--- 3. leave s1
s1
  card is gone
  seen is gone
s3
  may = peek(target: s2); guess(target: s2, card: 1|2|3|4|5|6|7, bet: 1|2)

--- 4. end
! to all: game_over {"ended_by":"host"}
public
  phase = "over"
  turn = null
  waiting_for = []
  (clock) = None (run 0), None s
  (result).winners = []
  (result).together = null
  (result).scores = {"s2":0,"s3":0,"s1":0}
  (result).breakdown = {"s2":[],"s3":[],"s1":[]}
  (result).ended_by = "host"
  (result).awards = []
  (result).left = ["s1"]
  (result).tie = null
s3
  may = nothing
"""


def test_a_playthrough_reads_like_this() -> None:
    assert render(SHORT) == TEXT


def test_what_is_written_can_be_read() -> None:
    assert Script.read(TEXT, {"whisper": Whisper}) == SHORT


def test_a_head_alone_can_be_read() -> None:
    head = Script.read("\n".join(SHORT.head), {"whisper": Whisper})
    assert (head.seed, head.options, head.moves) == (5, {"rounds": 2}, [])


def test_a_game_that_goes_another_way_reads_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    # Other tests play this game too, and what it deals depends on how many there have been.
    monkeypatch.setattr(ReadsAGlobal, "games", count())
    script = Script.composed(ReadsAGlobal, 3, 1, {})
    assert render(script) != render(script)


def test_a_composed_script_goes_on_to_the_end() -> None:
    assert Script.composed(Whisper, 4, 7, {}).played().result is not None


def test_a_new_script_keeps_seed_and_options_of_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.playthroughs.script.FOLDER", tmp_path)
    file = tmp_path / "whisper_3.txt"
    file.write_text("\n".join(SHORT.head), encoding="utf-8")
    script = composed_anew(Whisper, file)
    assert (script.seed, script.options) == (5, {"rounds": 2})


def test_the_fewest_the_middle_and_the_most_players_have_a_playthrough() -> None:
    assert [file.name for file in planned(Whisper)] == [f"whisper_{n}.txt" for n in (2, 3, 4)]


def test_a_game_has_as_many_playthroughs_as_try_every_value() -> None:
    class Moody(Whisper):
        id = "moody"
        options = (*Whisper.options, Option("mood", Kind.CHOICE, "a", choices=tuple("abcd")))

    names = [file.stem for file in planned(Moody)]
    assert names == ["moody_2", "moody_3", "moody_4", "moody_2_2"]
    moods = [options_of(Moody, players, number)["mood"] for players, number in wanted(Moody)]
    assert {*moods} == {*"abcd"}


def test_a_value_that_nobody_has_played_is_named() -> None:
    assert [*untried(Whisper, [{}])] == ["rounds: not 3"]
    assert [*untried(Cellar, [{"seconds": 10, "lantern": {S1: "rose"}, "cellar": "wine"}])] == [
        "seconds: 180",
        "lantern: amber",
        "lantern: blue",
        "lantern: green",
        "lantern: violet",
        "lantern: white",
        "cellar: potatoes",
    ]


def test_ci_cannot_regenerate(pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pytestconfig.option, "regenerate_playthroughs", True)
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.UsageError, match="never regenerated by CI"):
        pytest_configure(pytestconfig)

"""Saying: lines of one common list, the same for all seats and places."""

import json
from pathlib import Path

import pytest

from custom_components.parlor.games.refused import CommonRefusal
from custom_components.parlor.games.spyster import PACKS, Spyster
from custom_components.parlor.games.spyster.lines import ANSWERS, FACTS, QUESTIONS, fits
from custom_components.parlor.games.spyster.terms import SpysterRefusal
from custom_components.parlor.games.vocabulary import SeatId

from .play import questioning, refusal, started, voting

TEXT = Path("custom_components/parlor/games/spyster/text")
ASK = {"type": "say", "line": "q1"}
ANSWER = {"type": "say", "line": "a1"}


def say(game: Spyster, seat: SeatId, line: str) -> None:
    """Let a seat say something."""
    game.apply(seat, {"type": "say", "line": line})


def lines_offered(game: Spyster, seat: SeatId) -> set[object]:
    """Return what a seat may say."""
    return {
        line
        for offer in game.offers(seat)
        if offer.type == "say"
        for line in offer.params["line"].options
    }


def test_there_is_plenty_to_say() -> None:
    assert len(QUESTIONS) >= 60
    assert len(ANSWERS) >= 120


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_line_has_words_of_its_own(language: str) -> None:
    words = json.loads((TEXT / f"{language}.json").read_text("utf-8"))["lines"]
    assert words.keys() == {*QUESTIONS, *ANSWERS}
    assert len({*words.values()}) == len(words)


@pytest.mark.parametrize("pack", PACKS.shipped)
def test_no_line_fits_one_place_only(pack: str) -> None:
    places = [place.id for place in PACKS.shipped[pack].locations]
    fitting = {
        line: [p for p in places if fits(line, pack, p)] for line in {**QUESTIONS, **ANSWERS}
    }
    assert {line: found for line, found in fitting.items() if len(found) < 2} == {}


def test_something_is_known_of_every_place_that_ships() -> None:
    assert {pack: {*places} for pack, places in FACTS.items()} == {
        name: {place.id for place in pack.locations} for name, pack in PACKS.shipped.items()
    }


def test_at_a_place_of_ones_own_only_lines_fit_that_fit_anywhere() -> None:
    assert [*filter(lambda line: fits(line, "mine", "cellar"), ANSWERS)] == [
        line for line, known in ANSWERS.items() if not known.needs
    ]


@pytest.mark.parametrize("seed", range(5))
def test_who_asks_may_say_any_question_and_who_answers_any_answer(seed: int) -> None:
    game = questioning(seed=seed)
    questioner, answerer = game.round.pair
    assert lines_offered(game, questioner) == {*QUESTIONS}
    assert lines_offered(game, answerer) == {*ANSWERS}
    listening = [seat for seat in game.seats if seat not in game.round.pair]
    assert [lines_offered(game, seat) for seat in listening] == [set()] * 3


def test_everyone_sees_what_was_said_and_at_which_question() -> None:
    game = questioning()
    a, b, *_ = game.round.order
    say(game, a, "q7")
    say(game, b, "a80")
    game.apply(b, {"type": "next_turn"})
    say(game, b, "q1")
    assert game.public_view()["said"] == [
        {"seat": a, "line": "q7", "question": 1},
        {"seat": b, "line": "a80", "question": 1},
        {"seat": b, "line": "q1", "question": 2},
    ]


def test_who_says_another_line_takes_the_first_one_back() -> None:
    game = questioning()
    seat = game.round.questioner
    say(game, seat, "q7")
    say(game, seat, "q8")
    assert [said["line"] for said in game.public_view()["said"]] == ["q8"]


def test_what_is_said_is_heard_at_the_table_and_not_in_the_house() -> None:
    game = questioning()
    (event,) = game.apply(game.round.questioner, ASK)
    assert (event.type, event.data) == ("said", {"seat": game.round.questioner, "line": "q1"})
    assert (event.public, event.chatter) == (True, True)


def test_a_new_round_begins_in_silence() -> None:
    game = questioning()
    say(game, game.round.questioner, "q1")
    number = game.round.number
    while game.round.number == number:
        game.expire()
    assert (game.public_view()["said"], game.public_view()["asked"]) == ([], [])


def test_only_the_two_whose_turn_it_is_can_say_something() -> None:
    game = questioning()
    listening = next(seat for seat in game.seats if seat not in game.round.pair)
    assert refusal(game, listening, ASK) == SpysterRefusal.NOT_YOUR_TURN


@pytest.mark.parametrize("line", ["a1", "q99", "", None, 1, ["q1"], "Beach"])
def test_nothing_can_be_said_that_is_not_on_the_list(line: object) -> None:
    game = questioning()
    action = {"type": "say", "line": line}
    assert refusal(game, game.round.questioner, action) == SpysterRefusal.INVALID_LINE


@pytest.mark.parametrize("game", [started(), voting()])
def test_nobody_says_anything_but_while_people_talk(game: Spyster) -> None:
    assert refusal(game, game.seats[0], ANSWER) == CommonRefusal.WRONG_PHASE

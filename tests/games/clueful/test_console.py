"""The console: one entry for phone, house and voice, which says what is for whose ears."""

import pytest

from custom_components.parlor.games.clueful import Clueful
from custom_components.parlor.games.clueful.terms import CluefulRefusal, Stakes, Understood
from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.vocabulary import Json, SeatId

from .deals import ron_and_hermione, three_friends
from .play import HERMIONE, RON, said, typed

MARY, BOB = SeatId("Mary Ann"), SeatId("Bob")


def example() -> Clueful:
    return Clueful.from_deal(ron_and_hermione())


def test_an_action_is_named_and_not_done() -> None:
    game = example()
    answer = said(game, RON, "travel to the ballroom")
    assert answer["understood"] is Understood.ACTION
    assert answer["action"] == {"type": "travel", "room": "ballroom"}
    assert (game.current, game.world.get_location("Ron")) == (RON, "foyer")
    assert game.offers(RON)[0].admits(answer["action"])


@pytest.mark.parametrize(
    ("text", "stakes"),
    [
        ("guess white in the foyer with the rope", None),
        ("guess white in the hall with the rope", Stakes.FORFEITS),
        ("accuse white in the hall with the rope", Stakes.ENDS),
    ],
)
def test_it_is_said_what_an_action_may_cost(text: str, stakes: Stakes | None) -> None:
    assert said(example(), RON, text)["stakes"] == stakes


def test_whoever_has_not_the_turn_is_told_whose_it_is() -> None:
    answer = said(example(), HERMIONE, "travel to the ballroom")
    assert (answer["understood"], answer["action"]) == (Understood.ANSWER, None)
    assert answer["text"].startswith("It is Ron’s turn.")


def test_once_it_is_over_everyone_is_told_who_has_won() -> None:
    game = example()
    typed(game, "accuse white in the foyer with the leadpipe")
    assert said(game, HERMIONE, "travel to the hall")["text"] == "The game is over. Ron wins."
    ended = example()
    ended.end()
    assert "nobody has won" in said(ended, RON, "travel to the hall")["text"]


def test_what_is_not_certain_is_offered_in_the_language_of_the_phone() -> None:
    game = example()
    english, german = (said(game, RON, "travle to the balroom", one) for one in ("en", "de-AT"))
    assert english["understood"] is german["understood"] is Understood.UNSURE
    assert english["suggestions"] == ["travel to the ballroom"]
    assert german["suggestions"] == ["reise in den Ballsaal"]
    assert game.current == RON


def test_nonsense_is_answered_with_what_was_expected() -> None:
    answer = said(example(), RON, "xyzzy")
    assert answer["understood"] is Understood.NOTHING
    assert "travel, guess, accuse" in answer["text"]
    assert answer["suggestions"] == ["look", "help"]


@pytest.mark.parametrize("text", ["cards", "my cards", "sheet", "Karten", "Zettel"])
def test_what_is_ones_own_is_for_nobody_elses_ears(text: str) -> None:
    answer = said(example(), RON, text)
    assert (answer["private"], answer["aloud"]) == (True, "")
    assert answer["text"]


@pytest.mark.parametrize("text", ["look", "show rope", "examine mirror", "help", "where is Ron"])
def test_what_everyone_may_know_can_be_said_aloud(text: str) -> None:
    answer = said(example(), RON, text)
    assert (answer["private"], answer["aloud"]) == (False, answer["text"])


def outcome(game: Clueful, seat: SeatId) -> dict[str, Json]:
    return game.query(seat, {"type": "outcome"})


def test_the_card_that_was_shown_is_told_to_the_guesser_and_never_aloud() -> None:
    game = example()
    typed(game, "travel to the ballroom")
    typed(game, "guess white in the foyer with the rope")
    told = outcome(game, HERMIONE)
    assert told["text"] == "Ron shows you a card, and the card revealed was: rope"
    assert told["aloud"] == "Hermione guesses white in the foyer with the rope. Ron shows a card."
    assert told["private"] is True
    assert outcome(game, RON)["text"] == "Ron travelled to the ballroom."


def test_what_is_said_aloud_is_the_same_whichever_card_was_shown() -> None:
    deals = [three_friends(), three_friends()]
    deals[1]["playersCards"]["Bob"]["suspects"].remove("white")
    games = [Clueful.from_deal(deal) for deal in deals]
    for game in games:
        typed(game, "guess white in the foyer with the revolver")
    texts = [outcome(game, MARY)["text"] for game in games]
    aloud = [outcome(game, MARY)["aloud"] for game in games]
    assert texts[0] != texts[1]
    assert aloud[0] == aloud[1]


def test_whoever_has_taken_no_turn_is_told_so() -> None:
    assert outcome(example(), HERMIONE)["text"] == "You have not taken a turn yet."


def test_things_that_are_found_are_named_for_whoever_counts_them() -> None:
    game = example()
    assert said(game, RON, "examine the mirror")["found"] == ["foyer.mirror"]
    assert said(game, RON, "öffne die Fußmatte", "de")["found"] == ["foyer.doormat"]
    assert said(game, RON, "look")["found"] == []


def test_one_thing_leads_to_another() -> None:
    game = example()
    assert said(game, RON, "examine doormat")["suggestions"] == ["open the doormat"]
    assert said(game, RON, "open doormat")["suggestions"] == ["examine the calling card"]
    assert "not made to be opened" in said(game, RON, "open the mirror")["text"]


def test_people_are_called_by_the_names_that_come_with_the_question() -> None:
    game = example()
    names = {"Ron": "Old Ron", "Hermione": "Miss G."}
    request = {"type": "say", "text": "where is miss g", "names": names}
    assert game.query(RON, request)["text"] == "Miss G. is in the foyer."


@pytest.mark.parametrize(
    "wrong",
    [
        {"text": 7},
        {"text": "x" * 161},
        {"text": "look", "language": 3},
        {"text": "look", "names": ["Ron"]},
        {"text": "look", "names": {"Ron": 1}},
        {"text": "look", "names": {"Ron": "x" * 41}},
        {"text": "look", "names": {f"s{number}": "x" for number in range(13)}},
    ],
)
def test_what_cannot_be_read_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        example().query(RON, {"type": "say", **wrong})
    assert refused.value.code is CommonRefusal.INVALID_PARAMS


def test_an_unknown_language_is_answered_in_english() -> None:
    assert said(example(), RON, "where is Ron", "fr")["text"] == "Ron is in the foyer."


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"type": "show", "card": "joker"}, CluefulRefusal.INVALID_CARD),
        ({"type": "examine", "thing": "piano"}, CluefulRefusal.NOTHING_LIKE_IT),
        ({"type": "unlatch", "thing": None}, CluefulRefusal.NOTHING_LIKE_IT),
    ],
)
def test_nobody_finds_what_is_not_there(request_: dict[str, object], code: CluefulRefusal) -> None:
    with pytest.raises(Refused) as refused:
        example().query(RON, request_)
    assert refused.value.code is code


def test_the_sheet_has_a_cross_where_one_holds_a_card_or_was_shown_it() -> None:
    game = example()
    typed(game, "travel to the ballroom")
    typed(game, "guess white in the foyer with the rope")
    sheet = game.private_view(HERMIONE)["sheet"]
    rows = {
        row["card"]: (row["me"], row["jarvis"])
        for row in (*sheet["suspects"], *sheet["weapons"], *sheet["rooms"])
    }
    assert rows["rope"] == (False, True)
    assert rows["plum"] == (True, False)
    assert rows["white"] == (False, False)
    lines = said(game, HERMIONE, "sheet")["text"].splitlines()
    assert [line.split() for line in lines[:3]] == [
        ["suspects", "me", "Jarvis"],
        ["scarlett"],
        ["plum", "X"],
    ]
    assert lines[0].index("Jarvis") == next(
        line for line in lines if line.startswith("rope")
    ).index("X")

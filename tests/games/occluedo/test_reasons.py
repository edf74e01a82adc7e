"""Why a cell of the sheet is filled: asked freely, and told from what one has seen oneself."""

from typing import Any

import pytest

from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.observations import DEALING, HandSizes, NotTheCrime
from custom_components.parlor.games.occluedo.reasons import told
from custom_components.parlor.games.occluedo.terms import FactKind, Hints, OccluedoRefusal
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import SeatId

from .play import S1, S2, S3, SORRY, accuse, dealt, drive, in_the_lounge, name, show

NAMED = ["mr_green", "lounge", "rope"]


def after_an_answer() -> Occluedo:
    """Return a game in which the second player was sorry and the third showed the Rope."""
    game = in_the_lounge([Card.MR_GREEN], [], [Card.ROPE, Card.LOUNGE], hints=Hints.SHEET)
    drive(game, name(Card.MR_GREEN), name(Card.ROPE), SORRY, show(0))
    return game


def why(game: Occluedo, card: str, holder: str, seat: SeatId = S1) -> Any:
    """Return the facts that a seat is given."""
    return game.query(seat, {"type": "why", "card": card, "holder": holder})["because"]


def test_a_card_that_was_shown_is_known_because_it_was_shown() -> None:
    fact = {
        "fact": "held",
        "how": "shown",
        "seat": S3,
        "to": None,
        "cards": ["rope"],
        "round": 2,
        "turn": 4,
    }
    game = after_an_answer()
    assert why(game, "rope", S3) == [fact]
    assert why(game, "rope", S1) == [fact]
    assert why(game, "rope", "crime") == [fact]


def test_who_was_sorry_has_none_of_the_three() -> None:
    (fact,) = why(after_an_answer(), "lounge", S2)
    assert (fact["fact"], fact["seat"], fact["to"], fact["cards"]) == ("sorry", S2, S1, NAMED)


def test_the_own_hand_is_known_and_what_is_not_in_it() -> None:
    game = after_an_answer()
    (mine,) = why(game, "mr_green", S1)
    (other,) = why(game, "wrench", S1)
    assert (mine["fact"], mine["how"]) == ("held", "dealt")
    assert other["fact"] == "hand_sizes"


def test_who_has_looked_at_the_crime_knows_it_by_that() -> None:
    game = dealt([], [], [], hints=Hints.SHEET)
    drive(game, *accuse(Card.MRS_WHITE, Card.HALL, Card.ROPE))
    for card in ("wrench", "hall", "mrs_white"):
        assert [fact["fact"] for fact in why(game, card, "crime")] == ["the_crime"]
    assert why(game, "wrench", S2)[0]["cards"] == ["mrs_white", "hall", "wrench"]


def test_what_is_not_known_has_no_reason() -> None:
    assert why(after_an_answer(), "wrench", S3) == []
    assert why(after_an_answer(), "rope", S3, seat=S2) == []


def test_every_filled_cell_has_a_reason_and_no_other() -> None:
    game = after_an_answer()
    for seat in game.seats:
        sheet = game.private_view(seat)["sheet"]
        assert sheet is not None
        for card, row in sheet["rows"].items():
            reasons = [bool(why(game, card, who, seat)) for who in ("crime", *sheet["columns"])]
            assert reasons == [cell is not None for cell in row]


def test_with_full_deduction_every_filled_cell_has_a_reason_and_no_other() -> None:
    game = in_the_lounge([Card.MR_GREEN], [], [Card.ROPE, Card.LOUNGE], hints=Hints.DEDUCTION)
    drive(game, name(Card.MR_GREEN), name(Card.ROPE), SORRY, show(0))
    for seat in game.seats:
        sheet = game.private_view(seat)["sheet"]
        assert sheet is not None
        for card, row in sheet["rows"].items():
            asked = [
                game.query(seat, {"type": "why", "card": card, "holder": who})["reason"]
                for who in ("crime", *sheet["columns"])
            ]
            assert [reason is not None for reason in asked] == [cell is not None for cell in row]


@pytest.mark.parametrize(
    ("card", "holder", "code"),
    [
        ("teapot", S1, OccluedoRefusal.INVALID_CARD),
        (3, S1, OccluedoRefusal.INVALID_CARD),
        ("rope", "nobody", OccluedoRefusal.INVALID_PLAYER),
        ("rope", None, OccluedoRefusal.INVALID_PLAYER),
    ],
)
def test_nobody_asks_about_what_is_not_on_the_sheet(
    card: object, holder: object, code: OccluedoRefusal
) -> None:
    with pytest.raises(Refused) as refused:
        after_an_answer().query(S1, {"type": "why", "card": card, "holder": holder})
    assert refused.value.code is code


def test_without_a_sheet_nobody_is_told_why() -> None:
    game = dealt([], [], hints=Hints.OFF)
    with pytest.raises(Refused) as refused:
        game.query(S1, {"type": "why", "card": "rope", "holder": "crime"})
    assert refused.value.code is OccluedoRefusal.NO_SHEET


def test_every_kind_of_fact_can_be_told() -> None:
    wrong = NotTheCrime(Card.MR_GREEN, Card.HALL, Card.ROPE, S2, DEALING)
    assert (told(wrong)["fact"], told(wrong)["seat"]) == (FactKind.NOT_THE_CRIME, S2)
    assert told(HandSizes(((S1, 9), (S2, 9))))["cards"] == []

"""The sheet: filled in by itself from what its seat has seen, as far as the host wants it."""

from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.shapes import Sheet
from custom_components.parlor.games.occluedo.sheet import filled, sheet
from custom_components.parlor.games.occluedo.terms import Hints
from custom_components.parlor.games.vocabulary import SeatId

from .play import S1, S2, S3, SORRY, accuse, dealt, drive, in_the_lounge, name, show

MINE = (
    *(Card.MR_GREEN, Card.PROF_PLUM, Card.STUDY),
    *(Card.KITCHEN, Card.KNIFE, Card.REVOLVER),
)


def seen_by(game: Occluedo, seat: SeatId) -> Sheet:
    """Return the sheet of what a seat has seen."""
    seen = game.observations(seat)
    return sheet(filled(seen), seen)


def test_without_hints_there_is_no_sheet() -> None:
    assert dealt([], [], hints=Hints.OFF).private_view(S1)["sheet"] is None


def test_the_columns_are_the_crime_and_the_players_in_turn_order() -> None:
    own = seen_by(dealt([], [], []), S2)
    assert own["columns"] == [S1, S2, S3]
    assert {len(row) for row in own["rows"].values()} == {4}
    assert [*own["rows"]] == [card.id for card in Card]


def test_the_own_hand_is_filled_in_and_what_is_not_in_it() -> None:
    rows = seen_by(dealt(MINE, [], []), S1)["rows"]
    assert rows["knife"] == [False, True, False, False]
    assert rows["rope"] == [None, False, None, None]


def test_a_card_that_was_shown_and_who_was_sorry_are_filled_in() -> None:
    game = in_the_lounge(MINE, [], [Card.ROPE, Card.LOUNGE])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE), SORRY, show(0))
    rows = seen_by(game, S1)["rows"]
    assert rows["rope"] == [False, False, False, True]
    assert rows["lounge"] == [None, False, False, None]


def test_what_one_of_three_is_known_of_stays_open_until_it_is_known() -> None:
    game = in_the_lounge(MINE, [], [Card.ROPE, Card.LOUNGE])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE), SORRY, show(0))
    assert seen_by(game, S1)["one_of"] == []
    one_of = [{"seat": S3, "cards": ["mr_green", "lounge", "rope"]}]
    assert seen_by(game, S2)["one_of"] == one_of


def test_whoever_has_looked_at_the_crime_finds_it_on_the_sheet() -> None:
    game = dealt(MINE, [], [])
    drive(game, *accuse(Card.MRS_WHITE, Card.HALL, Card.ROPE))
    rows = seen_by(game, S1)["rows"]
    assert [rows[card][0] for card in ("mrs_white", "hall", "wrench")] == [True, True, True]


def test_with_full_deduction_the_sheet_says_what_follows() -> None:
    game = in_the_lounge(MINE, [], [Card.ROPE, Card.LOUNGE], hints=Hints.DEDUCTION)
    drive(game, name(Card.MRS_WHITE), name(Card.WRENCH), SORRY, show(1))
    own, seen = game.private_view(S1)["sheet"], seen_by(game, S1)
    assert own is not None
    assert own["columns"] == seen["columns"]
    assert own["rows"] == {card.id: row for card, row in game.deduction(S1).grid().items()}
    assert all(
        cell in (None, own["rows"][card][at])
        for card, row in seen["rows"].items()
        for at, cell in enumerate(row)
    )

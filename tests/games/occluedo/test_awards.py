"""Awards: for what really happened, and everyone has seen."""

from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.mansion import NUMBERS
from custom_components.parlor.games.occluedo.terms import Honour
from custom_components.parlor.games.result import Award

from .play import (
    ACKNOWLEDGE,
    S1,
    S2,
    S3,
    SORRY,
    accuse,
    dealt,
    drive,
    enter,
    in_the_lounge,
    name,
    show,
)


def given(game: Occluedo) -> dict[str, Award]:
    """End the game and return its awards."""
    game.end()
    assert game.result is not None
    return {award.id: award for award in game.result.awards}


def test_whoever_asks_most_is_the_most_curious() -> None:
    game = in_the_lounge([], [Card.ROPE])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE), show(0), ACKNOWLEDGE)
    assert given(game)[Honour.MOST_CURIOUS] == Award(Honour.MOST_CURIOUS, (S1,), 1)


def test_whoever_asks_what_nobody_can_disprove_has_the_sharpest_nose() -> None:
    game = in_the_lounge([Card.MR_GREEN, Card.ROPE, Card.LOUNGE], [], [])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE), SORRY, SORRY)
    found = given(game)
    assert found[Honour.SHARPEST_NOSE].seats == (S1,)
    assert found[Honour.POKER_FACE].seats == (S2, S3)


def test_whoever_shows_most_is_an_open_book_and_whoever_is_named_most_suspected() -> None:
    game = in_the_lounge([], [Card.ROPE], [])
    drive(game, name(Card.COLONEL_MUSTARD), name(Card.ROPE), show(0))
    found = given(game)
    assert found[Honour.OPEN_BOOK].seats == (S2,)
    assert found[Honour.MOST_SUSPECTED].seats == (S3,)


def test_whoever_takes_a_secret_passage_walks_through_walls() -> None:
    game = dealt([], [])
    game.player_places[0] = NUMBERS["study"]
    drive(game, enter(Card.KITCHEN))
    assert given(game)[Honour.WALL_WALKER] == Award(Honour.WALL_WALKER, (S1,), 1)


def test_whoever_accuses_falsely_was_too_hasty() -> None:
    game = dealt([], [], [])
    drive(game, *accuse(Card.MR_GREEN, Card.HALL, Card.ROPE))
    assert given(game)[Honour.TOO_HASTY].seats == (S1,)


def test_whoever_has_left_gets_no_award() -> None:
    game = dealt([], [], [])
    drive(game, *accuse(Card.MR_GREEN, Card.HALL, Card.ROPE))
    game.leave(S1)
    assert Honour.TOO_HASTY not in given(game)


def test_an_award_that_more_than_two_share_is_none() -> None:
    game = dealt([], [], [])
    for seat in (S1, S2, S3):
        game.ledger.count(Honour.MOST_CURIOUS, seat)
    assert given(game) == {}

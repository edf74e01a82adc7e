"""The card that is shown is known to two people; everyone else sees the same, whichever it was."""

from collections.abc import Sequence

import pytest

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.terms import Hints
from custom_components.parlor.games.vocabulary import SeatId
from tests.games.contract.sights import heard, private_sight, public_sight

from .play import ACKNOWLEDGE, S1, S2, S3, accuse, drive, in_the_lounge, name, show, written

NAMED = (Card.MR_GREEN, Card.LOUNGE, Card.ROPE)
ALL_HINTS = pytest.mark.parametrize("hints", Hints)
# Everyone but whoever asks and whoever shows: the third player, and whoever watches.
type Seen = tuple[bytes, bytes, bytes, bytes, int]


def seen(game: Occluedo, events: Sequence[Event]) -> Seen:
    """Return all that reaches the third player and the house."""
    return (
        public_sight(game),
        private_sight(game, S3),
        heard(events, None),
        heard(events, S3),
        game.envelope,
    )


def asked(mine: Sequence[Card], theirs: Sequence[Card], hints: Hints) -> Occluedo:
    """Return a game in which the second player must answer."""
    third = (Card.KNIFE, Card.STUDY, Card.PROF_PLUM, Card.KITCHEN, Card.LIBRARY, Card.REVOLVER)
    game = in_the_lounge(mine, theirs, third, hints=hints)
    drive(game, name(Card.MR_GREEN), name(Card.ROPE))
    return game


@ALL_HINTS
def test_nobody_else_can_tell_which_card_was_shown(hints: Hints) -> None:
    games = [asked([], NAMED, hints) for _ in NAMED]
    shown = [drive(game, show(at)) for at, game in enumerate(games)]
    first, *others = map(seen, games, shown, strict=True)
    assert all(other == first for other in others)
    later = [drive(game, ACKNOWLEDGE) for game in games]
    first, *others = map(seen, games, later, strict=True)
    assert all(other == first for other in others)


@ALL_HINTS
def test_nobody_else_can_tell_from_how_many_cards_the_answer_was_chosen(hints: Hints) -> None:
    hands: list[tuple[list[Card], list[Card]]] = [
        ([], [*NAMED]),
        ([Card.LOUNGE], [Card.ROPE, Card.MR_GREEN]),
        ([Card.LOUNGE, Card.MR_GREEN], [Card.ROPE]),
    ]
    games = [asked(mine, theirs, hints) for mine, theirs in hands]
    before = [seen(game, ()) for game in games]
    after = [seen(game, drive(game, show(0))) for game in games]
    assert [len({*views}) for views in (before, after)] == [1, 1]


@ALL_HINTS
def test_nobody_else_can_tell_which_card_was_shown_by_the_clock(hints: Hints) -> None:
    games = [asked([], NAMED, hints) for _ in range(20)]
    for draws, game in enumerate(games):
        for _ in range(draws):
            game.chance.random()
    views = {seen(game, game.expire()) for game in games}
    cards = {game.private_view(S1)["refutation_card"] for game in games}
    assert (len(views), len(cards)) == (1, 3)


def test_the_shown_card_is_seen_by_whoever_asks_and_whoever_shows_and_nobody_else() -> None:
    game = asked([], NAMED, Hints.OFF)
    drive(game, show(2))
    cards = [game.private_view(seat)["refutation_card"] for seat in (S1, S2, S3)]
    assert cards == ["rope", "rope", None]


def test_the_others_learn_that_a_card_was_shown_and_by_whom() -> None:
    game = asked([], NAMED, Hints.OFF)
    (event,) = drive(game, show(2))
    assert (event.public, event.data) == (True, {"by": S2, "to": S1})
    assert game.public_view()["log"][-1]["answers"] == [{"by": S2, "answer": "shown"}]


@ALL_HINTS
def test_nobody_else_can_tell_what_a_false_accuser_has_seen(hints: Hints) -> None:
    def accused(weapon: int) -> Seen:
        third = [Card.KNIFE, Card.STUDY, Card.PROF_PLUM, Card.KITCHEN, Card.LIBRARY, Card.REVOLVER]
        crime = (5, 8, weapon)
        taken = {Card.MRS_WHITE, Card.HALL, Card.weapon(weapon), *third}
        left = [card for card in Card if card not in taken]
        hands = {0: left[:6], 1: left[6:], 2: third}
        game = Occluedo.from_deal(
            [0, 1, 2],
            crime,
            {role: [*map(written, hand)] for role, hand in hands.items()},
            hints=hints,
        )
        return seen(game, drive(game, *accuse(Card.MR_GREEN, Card.LOUNGE, Card.CANDLESTICK)))

    assert accused(4) == accused(5)


def test_whoever_watches_sees_no_card_at_all() -> None:
    game = asked([], NAMED, Hints.DEDUCTION)
    drive(game, show(0))
    stranger = SeatId("nobody")
    assert not game.private_view(stranger)
    assert not game.offers(stranger)

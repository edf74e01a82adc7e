"""Views: exactly what the rules name for everyone, and the own things for a seat."""

from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.views import LAST
from custom_components.parlor.games.shapes import PublicView

from .play import (
    ACKNOWLEDGE,
    S1,
    S2,
    SORRY,
    START_ACCUSATION,
    dealt,
    drive,
    in_the_lounge,
    name,
    show,
)

PUBLIC = {
    *("active_roles", "whose_turn", "whose_subturn", "suggestion", "suggestion_phase"),
    *("current_accusation", "accusations", "accusation_phase", "inactive_players"),
    *("recent_arrivals", "player_places", "winner"),
}
# What screens need beside that: who plays whom, the log, and the end.
BESIDE = {"roles", "hand_sizes", "hints", "log", "crime", "result"}


def test_the_public_view_has_the_names_of_the_rules() -> None:
    shown = dealt([], []).public_view().keys()
    assert shown == PUBLIC | BESIDE | PublicView.__required_keys__


def test_the_private_view_has_the_hand_the_shown_card_and_the_sheet() -> None:
    game = dealt([Card.ROPE], [Card.KNIFE])
    view = game.private_view(S1)
    assert view.keys() == {"hand", "refutation_card", "crime", "sheet"}
    assert view["hand"] == [card.id for card in game.deal.hands[0]]


def test_nobody_answers_before_something_was_suggested() -> None:
    assert dealt([], []).public_view()["whose_subturn"] == -1


def test_the_turn_is_a_seat_and_whose_turn_its_role() -> None:
    view = dealt([], [], roles=[3, 5]).public_view()
    assert (view["turn"], view["whose_turn"], view["roles"]) == (S1, 3, {S1: 3, S2: 5})


def test_who_is_waited_for_is_asked_in_an_answer_and_on_turn_elsewhere() -> None:
    game = in_the_lounge([], [Card.ROPE])
    seen = [game.public_view()["waiting_for"]]
    for number in (name(Card.MR_GREEN), name(Card.ROPE), show(0)):
        drive(game, number)
        seen.append(game.public_view()["waiting_for"])
    assert seen == [[S1], [S1], [S2], [S1]]


def test_a_suggestion_and_an_accusation_are_shown_as_far_as_they_are_named() -> None:
    game = in_the_lounge([], [Card.ROPE])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE))
    assert game.public_view()["suggestion"] == [0, 1, 4]
    accusing = dealt([], [])
    drive(accusing, START_ACCUSATION, 45, 53)
    assert accusing.public_view()["current_accusation"] == [2, 1]


def test_the_log_tells_who_asked_what_and_who_answered_how() -> None:
    game = in_the_lounge([Card.MR_GREEN], [], [Card.ROPE, Card.LOUNGE])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE), SORRY, show(0), ACKNOWLEDGE)
    assert game.public_view()["log"] == [
        {
            "round": 2,
            "turn": 4,
            "by": S1,
            "named": [0, 1, 4],
            "accusation": False,
            "answers": [{"by": "s2", "answer": "sorry"}, {"by": "s3", "answer": "shown"}],
        }
    ]


def test_the_log_shows_the_latest_and_does_not_grow_without_end() -> None:
    game = in_the_lounge([Card.MR_GREEN], [Card.ROPE])
    for entry in range(LAST + 5):
        game.ledger.asked(game.now._replace(turn=entry), S1, [0, 1, 2])
    log = game.public_view()["log"]
    assert (len(log), log[-1]["turn"]) == (LAST, LAST + 4)


def test_a_view_that_was_taken_does_not_change_with_the_game() -> None:
    game = in_the_lounge([Card.MR_GREEN], [Card.ROPE])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE))
    view = game.public_view()
    drive(game, show(0), ACKNOWLEDGE)
    assert (view["log"][-1]["answers"], view["suggestion"]) == ([], [0, 1, 4])

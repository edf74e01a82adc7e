"""Suggestions: who answers when, what must be shown, and who may say sorry."""

import pytest

from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.terms import OccluedoRefusal, Phase
from custom_components.parlor.games.refused import Refused

from .play import (
    ACKNOWLEDGE,
    CULPRITS,
    S1,
    S2,
    S3,
    SORRY,
    accuse,
    dealt,
    drive,
    enter,
    in_the_lounge,
    lobby,
    name,
    show,
    told,
)

NAMED = (Card.MR_GREEN, Card.LOUNGE, Card.ROPE)


def test_a_suggestion_goes_through_its_phases() -> None:
    game = in_the_lounge([], [Card.ROPE])
    seen = [game.suggestion_phase]
    for number in (name(Card.MR_GREEN), name(Card.ROPE), show(0), ACKNOWLEDGE):
        drive(game, number)
        seen.append(game.suggestion_phase)
    assert seen == [2, 3, 4, 5, 0]


@pytest.mark.parametrize("suspect", range(19, 25))
@pytest.mark.parametrize("weapon", range(25, 31))
def test_any_suspect_and_any_weapon_may_be_named(suspect: int, weapon: int) -> None:
    game = in_the_lounge([], [])
    drive(game, suspect, weapon)
    assert game.suggestion == [0, suspect - 19, weapon - 25]


@pytest.mark.parametrize("held", NAMED)
def test_sorry_is_refused_to_whoever_holds_any_of_the_three(held: Card) -> None:
    game = in_the_lounge([card for card in NAMED if card is not held], [held])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE))
    assert game.applicable() == [show(0)]
    with pytest.raises(Refused) as refused:
        game.apply_operator(SORRY)
    assert refused.value.code is OccluedoRefusal.MUST_SHOW


def test_sorry_is_all_that_whoever_holds_none_of_the_three_can_say() -> None:
    game = in_the_lounge(NAMED, [])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE))
    assert game.applicable() == [SORRY]


def test_who_holds_several_of_the_three_shows_the_one_of_their_own_choice() -> None:
    for at in range(3):
        game = in_the_lounge([], NAMED)
        drive(game, name(Card.MR_GREEN), name(Card.ROPE))
        assert game.applicable() == [show(0), show(1), show(2)]
        drive(game, show(at))
        assert game.private_view(S1)["refutation_card"] == NAMED[at].id


def test_show_hand_card_k_is_the_kth_card_in_dealt_order() -> None:
    game = in_the_lounge([], [Card.KNIFE, Card.STUDY, Card.ROPE])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE))
    assert show(2) in game.applicable()
    drive(game, show(2))
    assert game.private_view(S2)["refutation_card"] == Card.ROPE.id


def test_the_others_answer_in_turn_and_the_first_shown_card_ends_the_answers() -> None:
    game = in_the_lounge([], [], [Card.ROPE, Card.MR_GREEN, Card.LOUNGE])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE))
    assert game.whose_subturn == 1
    assert told(drive(game, SORRY)) == ["sorry"]
    assert game.whose_subturn == 2
    assert told(drive(game, show(0))) == ["card_shown"]
    assert (game.whose_subturn, game.phase, game.whose_turn) == (-1, Phase.ACKNOWLEDGE, 0)


def test_whoever_comes_after_the_first_shown_card_is_not_asked() -> None:
    game = in_the_lounge([], [Card.ROPE], [Card.MR_GREEN, Card.LOUNGE])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE), show(0), ACKNOWLEDGE)
    assert [answer["by"] for answer in game.public_view()["log"][-1]["answers"]] == [S2]


def test_the_answers_go_round_the_table_from_whoever_asks() -> None:
    game = dealt([], [*NAMED], [])
    game.expire()
    drive(game, lobby(Card.LOUNGE))
    game.expire()
    game.expire()
    drive(game, enter(Card.LOUNGE), name(Card.MR_GREEN), name(Card.ROPE))
    assert game.whose_subturn == 2
    drive(game, SORRY)
    assert game.whose_subturn == 0
    drive(game, SORRY)
    assert game.phase is Phase.ACKNOWLEDGE


def test_that_nobody_could_disprove_is_told() -> None:
    game = in_the_lounge(NAMED, [], [])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE), SORRY)
    assert told(drive(game, SORRY)) == ["sorry", "nobody_disproved"]
    assert game.phase is Phase.ACKNOWLEDGE
    assert game.private_view(S1)["refutation_card"] is None


def test_false_accusers_answer_too() -> None:
    game = dealt([], [Card.ROPE], [])
    drive(game, lobby(Card.LOUNGE), *accuse(CULPRITS[0], CULPRITS[1], Card.KNIFE))
    drive(game, lobby(Card.HALL), enter(Card.LOUNGE), name(Card.MRS_WHITE), name(Card.ROPE))
    assert (game.inactive_players, game.whose_subturn) == ([1], 1)
    drive(game, show(0))
    assert game.phase is Phase.ACKNOWLEDGE


def test_the_turn_passes_on_when_the_answer_is_acknowledged() -> None:
    game = in_the_lounge([], [Card.ROPE])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE), show(0))
    assert game.applicable() == [ACKNOWLEDGE]
    drive(game, ACKNOWLEDGE)
    assert (game.whose_turn, game.suggestion, game.suggestion_phase) == (1, [], 0)
    assert game.private_view(S1)["refutation_card"] is None


def test_nobody_shows_a_card_that_does_not_answer_or_is_not_theirs() -> None:
    game = in_the_lounge([Card.KNIFE], [Card.ROPE, Card.STUDY])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE))
    for card, code in (
        ("study", OccluedoRefusal.DOES_NOT_ANSWER),
        ("knife", OccluedoRefusal.NOT_IN_HAND),
        ("teapot", OccluedoRefusal.INVALID_CARD),
        (3, OccluedoRefusal.INVALID_CARD),
    ):
        with pytest.raises(Refused) as refused:
            game.apply(S2, {"type": "show", "card": card})
        assert refused.value.code is code


def test_nobody_answers_for_somebody_else() -> None:
    game = in_the_lounge([], [], [Card.ROPE])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE))
    for seat, answer in ((S3, {"type": "show", "card": "rope"}), (S1, {"type": "sorry"})):
        with pytest.raises(Refused) as refused:
            game.apply(seat, answer)
        assert refused.value.code is OccluedoRefusal.NOT_YOUR_TURN


@pytest.mark.parametrize(
    ("action", "param", "value"),
    [("suspect", "suspect", "rope"), ("suspect", "suspect", 1), ("suspect", "suspect", "butler")],
)
def test_only_a_suspect_is_named_as_a_suspect(action: str, param: str, value: object) -> None:
    with pytest.raises(Refused) as refused:
        in_the_lounge([], []).apply(S1, {"type": action, param: value})
    assert refused.value.code is OccluedoRefusal.INVALID_CARD

"""Turns: journeys, guesses and accusations, as events tell them and views show them."""

import pytest

from custom_components.parlor.games.clueful import Clueful
from custom_components.parlor.games.clueful.terms import (
    CluefulRefusal,
    Deed,
    EndedBy,
    Honour,
    Phase,
)
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import SeatId

from .deals import ron_and_hermione, three_friends
from .play import HERMIONE, RON

MARY, BOB, JEAN = SeatId("Mary Ann"), SeatId("Bob"), SeatId("Jean de la Tour")
WHITE = {"suspect": "white", "room": "foyer", "weapon": "rope"}
TRUTH = {"suspect": "plum", "room": "study", "weapon": "wrench"}


def friends() -> Clueful:
    return Clueful.from_deal(three_friends())


def travel(game: Clueful, *rooms: str) -> None:
    """Let everyone travel in turn."""
    for room in rooms:
        assert game.current is not None
        game.apply(game.current, {"type": "travel", "room": room})


def test_only_whoever_has_the_turn_is_offered_anything() -> None:
    game = friends()
    offered = {seat: [offer.type for offer in game.offers(seat)] for seat in game.seats}
    assert offered == {MARY: ["travel", "guess", "accuse"], BOB: [], JEAN: []}


def test_nobody_acts_out_of_turn() -> None:
    with pytest.raises(Refused) as refused:
        friends().apply(BOB, {"type": "travel", "room": "hall"})
    assert refused.value.code is CluefulRefusal.NOT_YOUR_TURN


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"type": "travel", "room": "attic"}, CluefulRefusal.INVALID_ROOM),
        ({"type": "travel", "room": None}, CluefulRefusal.INVALID_ROOM),
        ({"type": "guess", **WHITE, "suspect": "jarvis"}, CluefulRefusal.INVALID_CARD),
        ({"type": "guess", **WHITE, "weapon": "white"}, CluefulRefusal.INVALID_CARD),
        ({"type": "accuse", **WHITE, "room": "rope"}, CluefulRefusal.INVALID_ROOM),
    ],
)
def test_only_cards_of_the_house_can_be_named(
    action: dict[str, object], code: CluefulRefusal
) -> None:
    game = friends()
    with pytest.raises(Refused) as refused:
        game.apply(MARY, action)
    assert refused.value.code is code
    assert (game.current, game.story) == (MARY, [])


def test_a_journey_is_told_to_everyone_also_to_where_one_is() -> None:
    game = friends()
    (event,) = game.apply(MARY, {"type": "travel", "room": "foyer"})
    assert (event.type, event.public, event.data) == (
        "travelled",
        True,
        {"by": MARY, "room": "foyer"},
    )
    assert game.current == BOB


def test_everyone_learns_whether_a_card_was_shown_and_only_the_guesser_which() -> None:
    game = Clueful.from_deal(ron_and_hermione())
    travel(game, "ballroom")
    guessed, answered = game.apply(HERMIONE, {"type": "guess", **WHITE})
    assert guessed.data == {"by": HERMIONE, "to": RON, **WHITE}
    assert answered.data == {"by": RON, "to": HERMIONE, "shown": "yes"}
    assert game.private_view(HERMIONE)["revealed"] == {"card": "rope", "by": RON, "round": 1}
    assert game.private_view(HERMIONE)["seen"] == ["rope"]
    assert game.private_view(RON)["revealed"] is None
    assert game.private_view(RON)["showed"] == ["rope"]
    assert game.public_view()["log"][-1] == {
        "round": 1,
        "by": HERMIONE,
        "deed": Deed.GUESSED,
        **WHITE,
        "to": RON,
        "shown": True,
    }


def test_a_card_that_was_shown_is_only_what_came_of_the_last_turn() -> None:
    game = Clueful.from_deal(ron_and_hermione())
    travel(game, "ballroom")
    game.apply(HERMIONE, {"type": "guess", **WHITE})
    travel(game, "hall", "hall")
    assert game.private_view(HERMIONE)["revealed"] is None
    assert game.private_view(HERMIONE)["seen"] == ["rope"]


def test_nothing_to_show_is_told_too() -> None:
    game = friends()
    _, answered = game.apply(
        MARY, {"type": "guess", "suspect": "plum", "room": "foyer", "weapon": "knife"}
    )
    assert answered.data == {"by": BOB, "to": MARY, "shown": "no"}
    assert game.public_view()["log"][-1]["shown"] is False


def test_a_guess_about_another_room_is_forfeited() -> None:
    game = friends()
    (event,) = game.apply(MARY, {"type": "guess", **WHITE, "room": "hall"})
    assert event.type == "forfeited"
    assert game.current == BOB
    last = game.public_view()["log"][-1]
    assert (last["deed"], last["to"], last["shown"]) == (Deed.FORFEITED, None, None)
    assert game.private_view(MARY)["seen"] == []


def test_a_right_accusation_wins_and_opens_the_envelope() -> None:
    game = friends()
    accused, won = game.apply(MARY, {"type": "accuse", **TRUTH})
    assert accused.data == {"by": MARY, **TRUTH}
    assert won.data == {"by": MARY, **TRUTH}
    assert game.result is not None
    assert (game.result.winners, game.result.ended_by) == ((MARY,), EndedBy.PLAYED)
    assert game.public_view()["envelope"] == ["plum", "wrench", "study"]
    assert game.phase is Phase.OVER
    assert [award.id for award in game.result.awards] == [Honour.DEAD_CERTAIN]


def test_a_wrong_accusation_makes_the_next_in_line_win() -> None:
    game = friends()
    _, won = game.apply(MARY, {"type": "accuse", **WHITE})
    assert won.data == {"by": BOB, **TRUTH}
    assert game.result is not None
    assert (game.result.winners, game.result.ended_by) == ((BOB,), EndedBy.WRONG)
    assert [award.id for award in game.result.awards] == [Honour.TOO_HASTY]


def test_the_next_in_line_is_nobody_who_has_left() -> None:
    game = friends()
    game.leave(BOB)
    game.apply(MARY, {"type": "accuse", **WHITE})
    assert game.result is not None
    assert (game.result.winners, game.result.left) == ((JEAN,), (BOB,))


def test_the_envelope_is_closed_until_the_end() -> None:
    game = friends()
    assert game.public_view()["envelope"] is None
    game.end()
    assert game.public_view()["envelope"] == ["plum", "wrench", "study"]
    assert game.result is not None
    assert (game.result.winners, game.result.ended_by) == ((), EndedBy.HOST)


def test_it_gets_later_round_by_round() -> None:
    game = friends()
    seen = [(game.round, game.phase, game.hour)]
    for _ in range(9):
        game.apply(MARY, {"type": "guess", **WHITE, "room": game.world.get_location(MARY)})
        travel(game, "hall", "hall")
        seen.append((game.round, game.phase, game.hour))
    assert seen[0] == (1, Phase.EVENING, 22 * 60)
    assert seen[3] == (4, Phase.NIGHT, 23 * 60)
    assert seen[6] == (7, Phase.MIDNIGHT, 0)
    assert seen[9] == (10, Phase.SMALL_HOURS, 60)

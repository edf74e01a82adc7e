"""The check of OCCLUEdo's secrets must catch every leak that is planted in front of it."""

from collections.abc import Callable, Iterator
import json
from typing import Any, Final

import pytest

from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.terms import Hints
from custom_components.parlor.games.vocabulary import SeatId
from tests.e2e.occluedo_secrets import assert_alike_in_length, assert_kept_secrets
from tests.e2e.recorder import Recorder
from tests.e2e.traffic import Kind
from tests.games.occluedo.play import (
    ACKNOWLEDGE,
    S1,
    S2,
    S3,
    accuse,
    drive,
    in_the_lounge,
    name,
    show,
)

TV: Final = "tv"
PHONES: Final = {"Ada": S1, "Ben": S2, "Cleo": S3}
# Ada asks, Ben shows her Mr. Green; then he accuses Cleo, and is wrong.
STORY: Final = (
    name(Card.MR_GREEN),
    name(Card.ROPE),
    show(0),
    ACKNOWLEDGE,
    *accuse(Card.COLONEL_MUSTARD, Card.HALL, Card.WRENCH),
)
LENGTH: Final = 16 * 1024

type State = dict[str, Any]


@pytest.fixture
def recorder() -> Iterator[Recorder]:
    with Recorder(0) as recorder:
        yield recorder


def told(game: Occluedo, client: str, version: int) -> State:
    """Return the state that a client is told."""
    seat = PHONES.get(client, SeatId(client))
    private = {"seat": seat, "view": game.private_view(seat)}
    public = {"stage": "playing", "view": game.public_view()}
    state: State = {
        "type": "state",
        "version": version,
        "public": public,
        "private": private,
        "remaining": None,
    }
    return state


def tell(recorder: Recorder, client: str, message: State) -> None:
    """Note what a client is told, in its envelope."""
    recorder.keep(client, Kind.MESSAGE, "", json.dumps(message).ljust(LENGTH).encode())


def play(recorder: Recorder) -> Occluedo:
    """Play a part of a game, of which everyone is told what they may know."""
    game = in_the_lounge([], [Card.MR_GREEN], [], hints=Hints.DEDUCTION)
    for version, operator in enumerate(STORY):
        drive(game, operator)
        for client in (TV, *PHONES):
            tell(recorder, client, told(game, client, version))
    return game


def see_a_shown_card(state: State) -> None:
    state["private"]["view"]["refutation_card"] = Card.MR_GREEN.id


def see_another_hand(state: State) -> None:
    state["private"]["view"]["hand"][0] = Card.MR_GREEN.id


def see_the_crime(state: State) -> None:
    state["private"]["view"]["crime"] = [8, 5, 5]


def see_the_crime_in_public(state: State) -> None:
    state["public"]["view"]["crime"] = [8, 5, 5]


def see_a_card_in_public(state: State) -> None:
    state["public"]["view"]["shown"] = Card.MR_GREEN.id


def see_a_cell_too_many(state: State) -> None:
    state["private"]["view"]["sheet"]["rows"][Card.WRENCH.id][0] = True


LEAKS: Final[dict[str, Callable[[State], None]]] = {
    "saw a card that was shown to another": see_a_shown_card,
    "was told of several hands": see_another_hand,
    "saw the crime": see_the_crime,
    "was told the crime": see_the_crime_in_public,
    "was told of cards in public": see_a_card_in_public,
    "knew more than was to be seen": see_a_cell_too_many,
}


def test_what_everyone_may_know_is_no_leak(recorder: Recorder) -> None:
    play(recorder)
    assert_kept_secrets(recorder, TV, *PHONES)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_to_a_third_player_is_caught(recorder: Recorder, leak: str) -> None:
    state = told(play(recorder), "Cleo", len(STORY))
    LEAKS[leak](state)
    tell(recorder, "Cleo", state)
    with pytest.raises(AssertionError, match=f"Cleo {leak}"):
        assert_kept_secrets(recorder, TV, *PHONES)


@pytest.mark.parametrize("kind", ["card_shown", "sorry", "false_accusation"])
def test_a_card_in_an_event_is_caught(recorder: Recorder, kind: str) -> None:
    play(recorder)
    tell(recorder, TV, {"type": "event", "event": kind, "data": {"card": Card.ROPE.id}})
    with pytest.raises(AssertionError, match=rf"{TV}: .*rope"):
        assert_kept_secrets(recorder, TV, *PHONES)


def test_a_card_in_a_reason_is_caught(recorder: Recorder) -> None:
    play(recorder)
    fact = {"fact": "held", "cards": [Card.MR_GREEN.id]}
    tell(recorder, "Ada", {"type": "result", "because": [fact]})
    assert_kept_secrets(recorder, TV, *PHONES)
    tell(recorder, "Cleo", {"type": "result", "because": [fact]})
    with pytest.raises(AssertionError, match=r"Cleo: .*mr_green"):
        assert_kept_secrets(recorder, TV, *PHONES)


def test_a_longer_state_is_caught(recorder: Recorder) -> None:
    game = play(recorder)
    for version in range(len(STORY), 30):
        for phone in PHONES:
            tell(recorder, phone, told(game, phone, version))
    assert_alike_in_length(recorder, *PHONES)
    state = json.dumps(told(game, "Cleo", 10)).ljust(LENGTH + 1)
    recorder.keep("Cleo", Kind.MESSAGE, "", state.encode())
    with pytest.raises(AssertionError):
        assert_alike_in_length(recorder, *PHONES)

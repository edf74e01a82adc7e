"""What nobody may learn too early in Clueful, and the check that nobody did."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tests.e2e.recorder import Recorder
from tests.e2e.secrets_of import dicts
from tests.whole import State, states

# What only a seat's own part may hold.
OWN: Final = frozenset({"hand", "seen", "showed", "revealed", "sheet"})

type Hands = Mapping[str, frozenset[str]]


def assert_kept_mum(recorder: Recorder, tv: str, *phones: str) -> None:
    """Fail if anybody was told of another hand, a card shown to others, or the envelope early."""
    for client in (tv, *phones):
        told = [*_playing(recorder, client)]
        assert told, f"{client} has seen no game"
        for state in told:
            assert state["public"]["view"]["envelope"] is None, f"{client} was told the envelope"
            known = [key for part in dicts(state["public"]) for key in part]
            assert not OWN & {*known}, f"{client} was told of a hand in public"
    assert all(not state["private"]["view"] for state in _playing(recorder, tv))
    hands = {_seat(recorder, phone): _hand(recorder, phone) for phone in phones}
    for phone in phones:
        _assert_knows_only_its_own(recorder, phone, hands)


def _assert_knows_only_its_own(recorder: Recorder, phone: str, hands: Hands) -> None:
    """Fail if a phone knows a card that it neither holds nor was shown by who answers it."""
    for state in _playing(recorder, phone):
        me, own = state["private"]["seat"], state["private"]["view"]
        order = state["public"]["view"]["order"]
        answers = hands.get(order[(order.index(me) + 1) % len(order)])
        seen = {*own["seen"]}
        assert answers is None or answers >= seen, f"{phone} was shown what nobody held"
        rows = [row for part in own["sheet"].values() for row in part]
        assert {row["card"] for row in rows if row["me"]} == hands[me]
        assert {row["card"] for row in rows if row["jarvis"]} == seen
        assert own["revealed"] is None or own["revealed"]["card"] in seen


def assert_told_in_private(recorder: Recorder, phone: str) -> None:
    """Fail if the house has told a phone its cards in words for everyone's ears."""
    (answer,) = [one for one in _answers(recorder, phone) if one["private"]]
    assert answer["text"] != ""
    assert answer["aloud"] == ""


def _playing(recorder: Recorder, client: str) -> Iterator[State]:
    """Return every state of the running game that a client was told."""
    return (
        state
        for state in states(recorder.messages(client))
        if state["public"]["stage"] == "playing"
    )


def _answers(recorder: Recorder, client: str) -> Iterator[dict[str, Any]]:
    """Return what the house has answered to a phone."""
    return (message for message in recorder.messages(client) if "understood" in message)


def _seat(recorder: Recorder, phone: str) -> str:
    (seat,) = {state["private"]["seat"] for state in _playing(recorder, phone)}
    return str(seat)


def _hand(recorder: Recorder, phone: str) -> frozenset[str]:
    """Return the one hand that a phone was told of."""
    (hand,) = {
        frozenset(card for cards in state["private"]["view"]["hand"].values() for card in cards)
        for state in _playing(recorder, phone)
    }
    return hand

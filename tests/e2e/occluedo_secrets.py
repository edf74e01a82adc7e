"""What nobody may learn too early in OCCLUEdo, and the check that nobody did."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
import json
from typing import Any, Final

from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.deduction import Deduction
from custom_components.parlor.games.occluedo.observations import (
    DEALING,
    HandSizes,
    Held,
    How,
    NotTheCrime,
    Observation,
    ShowedOneOf,
    Sorry,
    TheCrime,
    When,
)
from custom_components.parlor.games.occluedo.sheet import filled, sheet
from custom_components.parlor.games.vocabulary import SeatId
from tests.e2e.recorder import Recorder
from tests.e2e.secrets_of import strings
from tests.e2e.traffic import Kind
from tests.whole import State, running

type Message = Mapping[str, Any]
type Trio = tuple[Card, Card, Card]

CARDS: Final = {card.id for card in Card}
# What is said aloud has names in it.
ALOUD: Final = frozenset({"moved", "suggestion", "accusation", "won"})


def assert_kept_secrets(recorder: Recorder, tv: str, *phones: str) -> None:
    """Fail if anybody was told of another hand, a card shown to others, or the crime too early."""
    for client in (tv, *phones):
        states = [*running(recorder.messages(client))]
        assert states, f"{client} has seen no game"
        for state in states:
            view = state["public"]["view"]
            assert view["crime"] is None, f"{client} was told the crime"
            assert not CARDS & {*strings(view)}, f"{client} was told of cards in public"
        for event in _events(recorder.messages(client)):
            assert event["event"] in ALOUD or not CARDS & {*strings(event)}, f"{client}: {event}"
    assert all(not state["private"]["view"] for state in running(recorder.messages(tv)))
    for phone in phones:
        _Witness(phone).hear(recorder.messages(phone))


def assert_alike_in_length(recorder: Recorder, *phones: str) -> None:
    """Fail if a state was longer for one phone than for another, whatever each was told."""
    lengths: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for one in recorder.everything():
        message = json.loads(one.body) if one.client in phones and one.kind is Kind.MESSAGE else {}
        if message.get("private", {}).get("view"):
            # How much is left of a clock is everybody's, and a little less a moment later.
            clock = len(json.dumps(message["remaining"]))
            same = (str(message["version"]), *message["public"])
            lengths[same].append(len(one.body) - clock)
    shared = [each for each in lengths.values() if len(each) >= len(phones)]
    assert len(shared) > 20
    assert not [each for each in shared if len({*each}) > 1]


class _Witness:
    """Somebody who knows no more than the own hand, what all have heard, and what was shown."""

    def __init__(self, phone: str) -> None:
        self.phone = phone
        self.shown: dict[int, Card] = {}

    def hear(self, messages: Sequence[State]) -> None:
        """Follow a phone through the game."""
        hands = {tuple(state["private"]["view"]["hand"]) for state in running(messages)}
        assert len(hands) == 1, f"{self.phone} was told of several hands"
        for state in running(messages):
            self._check(state["private"]["seat"], state["public"]["view"], state["private"]["view"])
        known = {*hands.pop(), *(card.id for card in self.shown.values())}
        for fact in _facts(messages):
            assert fact["fact"] != "held" or known >= {*fact["cards"]}, f"{self.phone}: {fact}"

    def _check(self, me: SeatId, view: Message, own: Message) -> None:
        accused = {accusation["by"] for accusation in view["accusations"]}
        assert own["crime"] is None or view["roles"][me] in accused, f"{self.phone} saw the crime"
        if own["refutation_card"] is not None:
            self._see(me, view["log"][-1], Card[own["refutation_card"].upper()], own["hand"])
        seen = [*self._observations(me, view, own)]
        grid = filled(seen)
        grid.rows = Deduction(seen).grid()
        assert own["sheet"] == sheet(grid, seen), f"{self.phone} knew more than was to be seen"

    def _see(self, me: SeatId, entry: Message, card: Card, hand: Sequence[str]) -> None:
        """Note what was shown to me; whoever has shown it knows it anyway."""
        givers = {answer["by"] for answer in entry["answers"] if answer["answer"] == "shown"}
        assert me in {*givers, entry["by"]}, f"{self.phone} saw a card that was shown to another"
        assert (card.id in hand) is (me in givers), f"{self.phone} saw a card of the wrong hand"
        if me == entry["by"]:
            self.shown[entry["turn"]] = card

    def _observations(self, me: SeatId, view: Message, own: Message) -> Iterator[Observation]:
        yield HandSizes(tuple(view["hand_sizes"].items()))
        for card in own["hand"]:
            yield Held(me, Card[card.upper()], DEALING, How.DEALT)
        for entry in view["log"]:
            when, cards = When(entry["round"], entry["turn"]), _trio(entry["named"])
            if entry["accusation"]:
                yield NotTheCrime(*cards, entry["by"], when)
            if entry["accusation"] and entry["by"] == me:
                yield TheCrime(*_trio(own["crime"]), when)
            for answer in entry["answers"]:
                if answer["answer"] == "sorry":
                    yield Sorry(answer["by"], cards, entry["by"], when)
                elif entry["by"] == me:
                    yield Held(answer["by"], self.shown[entry["turn"]], when, How.SHOWN)
                elif answer["by"] != me:
                    yield ShowedOneOf(answer["by"], cards, entry["by"], when)


def _trio(named: Sequence[int]) -> Trio:
    room, suspect, weapon = named
    return Card.suspect(suspect), Card.room(room), Card.weapon(weapon)


def _events(messages: Sequence[Message]) -> Iterator[Message]:
    return (message for message in messages if message["type"] == "event")


def _facts(messages: Sequence[Message]) -> Iterator[Message]:
    """Give every fact that a sheet gave as a reason."""
    answers = (message for message in messages if message["type"] == "result")
    return (fact for answer in answers for fact in answer.get("because", ()))

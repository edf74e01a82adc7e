"""What nobody may learn too early in Citadels, and the check that nobody did."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from tests.e2e.recorder import Recorder
from tests.e2e.secrets_of import strings
from tests.whole import running

type Message = Mapping[str, Any]


def ids(cards: list[dict[str, Any]]) -> set[str]:
    """Return the names of single cards."""
    return {card["id"] for card in cards}


def lies_open(view: Message) -> set[str]:
    """Return the cards that everyone sees."""
    ruins = [view["destroyed"]["card"]] if view["destroyed"] else []
    return ids(ruins).union(*(ids(player["city"]) for player in view["players"]))


def is_own(own: Message) -> set[str]:
    """Return the cards that one player holds."""
    return ids(own["hand"]) | ids(own["drawn_cards"]) if own else set()


def assert_kept_secrets(recorder: Recorder, *clients: str) -> None:
    """Fail if anybody was told of another hand, or of a character before its call."""
    held: dict[int, dict[str, set[str]]] = defaultdict(dict)
    for client in clients:
        for state in running(recorder.messages(client)):
            held[state["version"]][client] = is_own(state["private"]["view"])
    assert held
    every_card = set[str]().union(*(cards for hands in held.values() for cards in hands.values()))
    for client in clients:
        for state in running(recorder.messages(client)):
            _check_state(client, state, held[state["version"]], every_card)
        for event in (one for one in recorder.messages(client) if one["type"] == "event"):
            assert not every_card & set(strings(event)), f"{client} heard of a card: {event}"


def _check_state(
    client: str, state: Message, held: Mapping[str, set[str]], every_card: set[str]
) -> None:
    view, own = state["public"]["view"], state["private"]["view"]
    # What a player has seen of hidden cards came about in play: the engine's tests vouch for it.
    told = {**state, "private": {key: part for key, part in own.items() if key != "seen"}}
    cards = every_card & set(strings(told))
    assert cards <= lies_open(view) | held[client], f"{client} was told of hidden cards: {cards}"
    for other in held.keys() - {client}:
        assert not cards & held[other], f"{client} was told what {other} holds"
    called = {call["character"]: call["player"] for call in view["calls"]}
    for player in view["players"]:
        for role in player["revealed_roles"]:
            assert called.get(role) == player["player"], f"{client} knew too early: {role}"
    choosing = own.get("draft_choices")
    assert not choosing or view["draft_picker"] == state["private"]["seat"]

"""Puts together what a page is sent in parts, as the page does."""

from collections.abc import Iterable, Iterator
from typing import Any

type State = dict[str, Any]


def whole(before: State | None, update: State) -> State:
    """Return the state that a page has after an update."""
    known = before["public"] if before else {}
    return {**update, "public": {**known, **update["public"]}}


def states(messages: Iterable[State]) -> Iterator[State]:
    """Return every state that a page has had after these messages."""
    state: State | None = None
    for message in messages:
        if message["type"] == "state":
            state = whole(state, message)
            yield state


def running(messages: Iterable[State]) -> Iterator[State]:
    """Return every state of a running game among them."""
    return (state for state in states(messages) if state["public"]["stage"] == "playing")

"""Strict schemas: nothing gets through that was not meant to."""

from typing import Any

import orjson
import pytest

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.web.protocol import MAX_MESSAGE_BYTES, WireRefusal
from custom_components.parlor.web.schema import check, decode, request_id

GOOD: list[dict[str, Any]] = [
    {"type": "hello", "id": "1", "build": "abc"},
    {"type": "join", "id": "1", "code": "x", "name": "Anna"},
    {"type": "configure", "id": "1"},
    {"type": "configure", "id": "1", "game": "spyster", "options": {"rounds": 3, "pack": "x"}},
    {"type": "configure", "id": "1", "options": {"roles": {"s1": "bishop"}}},
    {"type": "practise", "id": "1", "bots": 4},
    {"type": "rename", "id": "1", "name": "Anna"},
    {"type": "move", "id": "1", "seat": "s1", "position": 0},
    {"type": "query", "id": "1", "request": {"type": "look", "at": ["sofa"]}},
    {"type": "vote", "id": "1", "version": 3, "target": "s2", "bet": 3},
    {"type": "next_turn", "id": "1", "version": 3},
]

BAD: list[dict[str, Any]] = [
    {"type": "hello", "build": "abc"},
    {"type": "hello", "id": "1"},
    {"type": "hello", "id": "", "build": "abc"},
    {"type": "hello", "id": "x" * 33, "build": "abc"},
    {"type": "hello", "id": 1, "build": "abc"},
    {"type": "hello", "id": None, "build": "abc"},
    {"type": "hello", "id": "1", "build": "abc", "more": 1},
    {"type": "join", "id": "1", "code": "x", "name": ["Anna"]},
    {"type": "join", "id": "1", "code": "x", "name": "A" * 101},
    {"type": "join", "id": "1", "code": "", "name": "Anna"},
    {"type": "join", "id": "1", "code": "x", "name": "Anna", "seat": "s1"},
    {"type": "resume", "id": "1", "token": "x" * 201},
    {"type": "ready", "id": "1", "ready": 1},
    {"type": "ready", "id": "1", "ready": "yes"},
    {"type": "start", "id": "1", "seat": "s1"},
    {"type": "practise", "id": "1", "bots": True},
    {"type": "practise", "id": "1", "bots": 21},
    {"type": "practise", "id": "1", "bots": 2.0},
    {"type": "move", "id": "1", "seat": "s1", "position": -1},
    {"type": "configure", "id": "1", "options": []},
    {"type": "configure", "id": "1", "options": {"roles": {"s1": {"deep": 1}}}},
    {"type": "configure", "id": "1", "options": {"pack": None}},
    {"type": "configure", "id": "1", "options": {f"o{n}": 1 for n in range(33)}},
    {"type": "query", "id": "1", "request": "look"},
    {"type": "vote", "id": "1", "target": "s2"},
    {"type": "vote", "id": "1", "version": -1},
    {"type": "vote", "id": "1", "version": True},
    {"type": "vote", "id": "1", "version": "3"},
    {"type": "vote", "version": 3},
    {"type": "vote", "id": "1", "version": 3, "target": None},
    {"type": "vote", "id": "1", "version": 3, "target": 1.5},
    {"type": "vote", "id": "1", "version": 3, "target": {"s2": [[1]]}},
    {"type": "vote", "id": "1", "version": 3, "target": "x" * 501},
    {"type": "vote", "id": "1", "version": 3, "target": ["s2"] * 101},
    {"type": "vote", "id": "1", "version": 3, "bet": 2**53 + 1},
    {"type": "vote", "id": "1", "version": 3, "x" * 65: 1},
    {"type": "vote", "id": "1", "version": 3} | {f"p{n}": 1 for n in range(33)},
]


@pytest.mark.parametrize("message", GOOD, ids=lambda m: m["type"])
def test_a_message_may_hold_what_its_type_says(message: dict[str, Any]) -> None:
    assert check(message) == message


@pytest.mark.parametrize("message", BAD, ids=str)
def test_a_message_cannot_hold_anything_else(message: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        check(message)
    assert refused.value.code is WireRefusal.BAD_MESSAGE


@pytest.mark.parametrize("kind", ["", "nonsense", "__init__", "apply", "welcome", "state"])
def test_a_message_cannot_have_a_type_that_nobody_knows(kind: str) -> None:
    with pytest.raises(Refused) as refused:
        check({"type": kind, "id": "1", "version": 1})
    assert refused.value.code is WireRefusal.UNKNOWN_MESSAGE


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"hello",
        b"[]",
        b"null",
        b"1",
        b'"hello"',
        b"{}",
        b'{"type": 1}',
        b'{"type": null}',
        b'{"type": "hello"',
        b"\xff\xfe",
        b'{"type": "\xed\xa0\x80"}',
        b"[" * 8000,
        b'{"type":' * 2000,
        b'{"type": "ping", "id": "1", "n": NaN}',
    ],
    ids=repr,
)
def test_a_page_cannot_send_what_is_no_message(data: bytes) -> None:
    with pytest.raises(Refused) as refused:
        decode(data)
    assert refused.value.code is WireRefusal.BAD_MESSAGE


def test_a_page_cannot_send_too_much() -> None:
    with pytest.raises(Refused) as refused:
        decode(orjson.dumps({"type": "ping", "id": "x" * MAX_MESSAGE_BYTES}))
    assert refused.value.code is WireRefusal.TOO_LARGE


@pytest.mark.parametrize("given", [None, 1, "", "x" * 33, ["1"], {"id": "1"}], ids=repr)
def test_an_answer_cannot_repeat_an_id_that_is_none(given: object) -> None:
    assert request_id({"id": given}) is None


def test_an_answer_may_repeat_an_id() -> None:
    assert request_id({"id": "a-1"}) == "a-1"

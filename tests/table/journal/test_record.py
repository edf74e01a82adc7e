"""A game is its record."""

import orjson
import pytest

from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.table.journal.record import CannotReplay, Entry, EntryKind, Record
from custom_components.parlor.table.match import Match
from tests.table.tally import GAMES, Tally

SEATS = [SeatId("s1"), SeatId("s2"), SeatId("s3")]


def played() -> Match:
    match = Match.start(1, Tally, SEATS, {"length": 4, "shy": False, "pack": "plain"}, 2**60 + 1)
    match.take(Entry(EntryKind.ACTION, SEATS[0], {"type": "add", "amount": 2}, 10.0))
    match.take(Entry(EntryKind.CLOCK, at=20.0))
    match.take(Entry(EntryKind.LEAVE, SEATS[1], at=30.0))
    match.take(Entry(EntryKind.END, at=40.0))
    return match


def test_a_record_gives_the_same_game_again() -> None:
    match = played()
    again = match.record.replay(GAMES)
    assert again.public_view() == match.state.public_view()
    assert again.result == match.state.result
    assert [again.private_view(seat) for seat in SEATS] == [
        match.state.private_view(seat) for seat in SEATS
    ]


def test_a_record_survives_being_written_as_json() -> None:
    match = played()
    read = Record.from_json(orjson.loads(orjson.dumps(match.record.to_json())))
    assert read == match.record
    assert read.replay(GAMES).result == match.state.result


def test_a_record_of_other_rules_cannot_be_replayed() -> None:
    record = played().record
    record.rules_version = 2
    with pytest.raises(CannotReplay):
        record.replay(GAMES)


def test_a_record_of_an_unknown_game_cannot_be_replayed() -> None:
    with pytest.raises(CannotReplay):
        played().record.replay({})


@pytest.mark.parametrize(
    "entry",
    [
        Entry(EntryKind.ACTION, SEATS[0], {"type": "add", "amount": 9}),
        Entry(EntryKind.ACTION, SEATS[0], {"type": "stumble"}),
        Entry(EntryKind.ACTION, SEATS[0]),
        Entry(EntryKind.ACTION, None, {"type": "add", "amount": 1}),
        Entry(EntryKind.LEAVE),
        Entry(EntryKind.CLOCK, SEATS[0]),
    ],
)
def test_a_record_with_an_impossible_entry_cannot_be_replayed(entry: Entry) -> None:
    record = played().record
    record.log[0] = entry
    with pytest.raises(CannotReplay):
        record.replay(GAMES)


@pytest.mark.parametrize("data", [{}, {"game": "tally"}, {**played().record.to_json(), "log": 1}])
def test_what_is_no_record_is_not_taken_for_one(data: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="not a record"):
        Record.from_json(data)  # type: ignore[arg-type]


@pytest.mark.parametrize("line", [7, {}, {"kind": "magic", "seat": None, "action": None, "at": 1}])
def test_a_record_with_a_line_that_is_none_is_refused(line: object) -> None:
    data = {**played().record.to_json(), "log": [line]}
    with pytest.raises(ValueError, match=r"entry|EntryKind"):
        Record.from_json(data)  # type: ignore[arg-type]


def test_a_match_goes_back_to_what_its_record_says() -> None:
    match = Match.start(1, Tally, SEATS, {}, 7)
    match.take(Entry(EntryKind.ACTION, SEATS[0], {"type": "add", "amount": 2}))
    match.take(Entry(EntryKind.CLOCK))
    match.back_to(1, GAMES)
    assert match.state.public_view()["history"] == [["s1", 2]]

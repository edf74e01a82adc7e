"""Every row of the table of drafts."""

import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.citadels.characters import CHARACTERS
from custom_components.parlor.games.citadels.draft import Draft, new_draft

from .stage import S1, S2, S3, S4, SEATS, act, data, expire, private, public, refused, start, told

NAMES = {character.id for character in CHARACTERS}

# players, face down, face up, picks each, left over
TABLE = [(2, 1, 0, 2, 3), (3, 1, 0, 2, 1), (4, 1, 2, 1, 1), (5, 1, 1, 1, 1), (6, 1, 0, 1, 1)]
TABLE += [(7, 1, 0, 1, 0)]


def finished(players: int, seed: int) -> Draft:
    """Return a draft in which everyone has picked by chance."""
    chance = Chance.seeded(seed)
    draft = new_draft(CHARACTERS, SEATS[:players], SEATS[0], chance)
    while draft.picker is not None:
        draft.take(chance.pick(draft.choices))
    return draft


@pytest.mark.parametrize(
    ("players", "face_down", "face_up", "picks", "left_over"),
    TABLE,
    ids=[f"{players}_players" for players, *_ in TABLE],
)
def test_draft_has_the_sizes_of_its_row(
    players: int, face_down: int, face_up: int, picks: int, left_over: int
) -> None:
    draft = finished(players, seed=players)
    assert (len(draft.face_down), len(draft.face_up)) == (face_down, face_up)
    assert all(len(draft.looks(seat)) == picks for seat in SEATS[:players])
    assert len(draft.available) == left_over
    everyone = [*draft.face_down, *draft.face_up, *draft.picks, *draft.available]
    assert len(everyone) == 8
    assert {*everyone} == NAMES


@pytest.mark.parametrize("players", [4, 5])
def test_king_never_lies_face_up(players: int) -> None:
    drafts = [finished(players, seed) for seed in range(200)]
    assert all("king" not in draft.face_up for draft in drafts)
    assert {name for draft in drafts for name in draft.face_up} == NAMES - {"king"}


@pytest.mark.parametrize(("players", "hidden"), [(2, 8), (4, 6), (5, 7), (7, 8)])
def test_king_lies_face_down_as_often_as_anybody_else_who_is_hidden(
    players: int, hidden: int
) -> None:
    drafts = 1200
    found = sum("king" in finished(players, seed).face_down for seed in range(drafts))
    assert found == pytest.approx(drafts / hidden, rel=0.25)


def test_anybody_may_lie_face_down() -> None:
    assert {name for seed in range(200) for name in finished(4, seed).face_down} == NAMES


@pytest.mark.parametrize("players", range(2, 8))
def test_draft_begins_with_the_crown_and_goes_clockwise(players: int) -> None:
    seats = SEATS[:players]
    draft = new_draft(CHARACTERS, seats, seats[1], Chance.seeded(1))
    assert draft.order[:players] == (*seats[1:], seats[0])


@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_players_pick_two_characters_alternating(players: int) -> None:
    draft = new_draft(CHARACTERS, SEATS[:players], S1, Chance.seeded(1))
    assert draft.order == tuple(SEATS[:players]) * 2


def test_picker_alone_sees_what_is_available() -> None:
    game = start()
    assert len(private(game, S1)["draft_choices"]) == 5
    assert [private(game, seat)["draft_choices"] for seat in (S2, S3, S4)] == [[], [], []]
    assert public(game)["draft_available"] == 5


def test_next_picker_does_not_see_what_was_taken() -> None:
    game = start()
    choices = private(game, S1)["draft_choices"]
    events = act(game, S1, "draft_pick", character=choices[2])
    assert data(events, "draft_pick") == {"player": S1}
    assert private(game, S2)["draft_choices"] == choices[:2] + choices[3:]
    assert private(game, S1)["characters"] == [choices[2]]


def test_picker_remembers_what_there_was_to_choose_from() -> None:
    game = start()
    choices = private(game, S1)["draft_choices"]
    act(game, S1, "draft_pick", character=choices[0])
    assert private(game, S1)["seen"]["draft"] == [
        {"choices": choices, "picked": choices[0], "aside": False}
    ]
    assert private(game, S2)["seen"]["draft"] == []


def test_first_draft_is_told_of_with_the_start() -> None:
    game = start()
    assert told(game.opening) == ["draft_start"]
    assert data(game.opening, "draft_start") == {
        "round": 1,
        "face_up": public(game)["draft_face_up"],
    }
    events = act(game, S1, "draft_pick", character=private(game, S1)["draft_choices"][0])
    assert told(events) == ["draft_pick"]


def test_last_pick_ends_the_draft_and_starts_the_call() -> None:
    game = start()
    for _ in range(3):
        expire(game)
    events = expire(game)
    assert told(events)[:3] == ["draft_pick", "draft_done", "character_call"]
    assert public(game)["phase"] == "player_turn"


@pytest.mark.parametrize("character", ["nobody", None, 1, True, ["king"], {"id": "king"}])
def test_picker_cannot_pick_what_is_no_character(character: object) -> None:
    assert refused(start(), S1, "draft_pick", character=character) == "invalid_target"


def test_picker_cannot_pick_what_is_face_up() -> None:
    game = start()
    face_up = public(game)["draft_face_up"][0]
    assert refused(game, S1, "draft_pick", character=face_up) == "invalid_target"


def test_nobody_else_can_pick() -> None:
    game = start()
    choice = private(game, S1)["draft_choices"][0]
    assert refused(game, S2, "draft_pick", character=choice) == "not_your_turn"

"""The world: the rules by names, as they are handed in and given back."""

from copy import deepcopy
from typing import Any

import pytest

from custom_components.parlor.games.clueful import World

from .deals import burt_and_ernie, ron_and_hermione, three_friends


def theory(suspect: str, room: str, weapon: str) -> dict[str, str]:
    """Return what a guess or an accusation names."""
    return {"suspect": suspect, "room": room, "weapon": weapon}


def drive(world: World, *turns: tuple[str, Any]) -> list[str]:
    """Take turns one after the other, and return what came of them."""
    return [world.take_turn(action, args) for action, args in turns]


def travel(room: str) -> tuple[str, str]:
    return ("travel", room)


def guess(suspect: str, room: str, weapon: str) -> tuple[str, dict[str, str]]:
    return ("guess", theory(suspect, room, weapon))


def accuse(suspect: str, room: str, weapon: str) -> tuple[str, dict[str, str]]:
    return ("accuse", theory(suspect, room, weapon))


def test_the_first_example_of_the_rules() -> None:
    came = drive(
        World(ron_and_hermione()),
        travel("ballroom"),
        guess("white", "foyer", "rope"),
        travel("conservatory"),
        guess("scarlett", "ballroom", "rope"),
        accuse("white", "library", "leadpipe"),
    )
    assert came == ["travel", "rope", "travel", "invalid room", "Hermione"]


def test_the_second_example_of_the_rules() -> None:
    world = World(burt_and_ernie())
    came = drive(
        world,
        travel("study"),
        travel("library"),
        guess("scarlett", "study", "revolver"),
        guess("mustard", "library", "candlesticks"),
    )
    assert came[2:] == ["study", "candlesticks"]
    assert world.get_revealed_cards() == ["study", "candlesticks"]
    assert world.get_seen_cards("Burt") == ["study"]


def test_everyone_begins_in_the_foyer_and_the_first_has_the_turn() -> None:
    world = World(three_friends())
    assert world.get_players() == ["Mary Ann", "Bob", "Jean de la Tour"]
    assert {world.get_location(player) for player in world.get_players()} == {"foyer"}
    assert world.get_current_player_name() == "Mary Ann"


def test_every_turn_moves_on_and_wraps_a_forfeited_guess_too() -> None:
    world = World(three_friends())
    drive(world, travel("foyer"), guess("plum", "hall", "rope"), guess("plum", "foyer", "wrench"))
    assert world.get_current_player_name() == "Mary Ann"
    assert world.get_location("Mary Ann") == "foyer"


def test_an_accusation_does_not_move_on() -> None:
    world = World(three_friends())
    drive(world, accuse("plum", "study", "wrench"))
    assert world.get_current_player_name() == "Mary Ann"


def test_a_right_accusation_wins_and_a_wrong_one_makes_the_next_in_line_win() -> None:
    assert drive(World(three_friends()), accuse("plum", "study", "wrench")) == ["Mary Ann"]
    assert drive(World(three_friends()), accuse("plum", "hall", "wrench")) == ["Bob"]
    last = World(three_friends())
    came = drive(last, travel("hall"), travel("hall"), accuse("plum", "hall", "wrench"))
    assert came[-1] == "Mary Ann"


def test_an_accusation_is_compared_as_a_set() -> None:
    deal = three_friends()
    deal["envelope"] = ["wrench", "plum", "study"]
    assert drive(World(deal), accuse("plum", "study", "wrench")) == ["Mary Ann"]


def test_only_the_next_player_is_asked() -> None:
    world = World(three_friends())
    assert drive(world, guess("peacock", "foyer", "knife")) == ["none"]
    assert world.get_revealed_cards() == []


def test_a_suspect_is_shown_before_a_weapon_before_a_room() -> None:
    world = World(three_friends())
    came = drive(
        world,
        travel("library"),
        travel("foyer"),
        guess("scarlett", "foyer", "rope"),
        guess("white", "library", "revolver"),
        travel("foyer"),
        travel("foyer"),
        guess("plum", "library", "candlesticks"),
    )
    assert (came[2], came[3], came[6]) == ("scarlett", "white", "candlesticks")


def test_what_was_shown_before_is_shown_again_before_anything_else() -> None:
    world = World(three_friends())
    came = drive(
        world,
        travel("library"),
        travel("foyer"),
        travel("foyer"),
        guess("plum", "library", "rope"),
        travel("foyer"),
        travel("foyer"),
        guess("white", "library", "revolver"),
    )
    assert (came[3], came[6]) == ("library", "library")


def test_what_somebody_else_has_shown_is_not_shown_before() -> None:
    deal = three_friends()
    deal["playersCards"]["Jean de la Tour"]["weapons"].append("candlesticks")
    world = World(deal)
    came = drive(
        world,
        guess("plum", "foyer", "candlesticks"),
        guess("peacock", "foyer", "candlesticks"),
    )
    assert came == ["candlesticks", "peacock"]


def test_cards_are_noted_in_the_order_of_first_showing_and_once() -> None:
    world = World(ron_and_hermione())
    drive(
        world,
        guess("plum", "foyer", "wrench"),
        guess("scarlett", "foyer", "rope"),
        guess("plum", "foyer", "candlesticks"),
        guess("white", "foyer", "rope"),
        guess("white", "foyer", "wrench"),
    )
    assert world.get_revealed_cards() == ["plum", "scarlett", "rope", "wrench"]
    assert world.get_seen_cards("Ron") == ["plum", "wrench"]
    assert world.get_seen_cards("Hermione") == ["scarlett", "rope"]


def test_cards_are_given_back_by_kind() -> None:
    assert World(ron_and_hermione()).get_cards("Ron") == {
        "weapons": ["rope", "revolver", "knife"],
        "rooms": ["hall", "conservatory", "kitchen"],
        "suspects": ["scarlett", "peacock"],
    }


def test_a_deal_is_not_checked() -> None:
    deal = ron_and_hermione()
    deal["playersCards"]["Hermione"]["weapons"] = ["rope", "leadpipe"]
    world = World(deal)
    came = drive(world, guess("white", "foyer", "leadpipe"), guess("white", "foyer", "rope"))
    assert came == ["leadpipe", "rope"]
    assert world.get_revealed_cards() == ["leadpipe", "rope"]


def test_the_world_keeps_what_it_was_handed_to_itself() -> None:
    deal = ron_and_hermione()
    before = deepcopy(deal)
    world = World(deal)
    world.get_players().clear()
    world.get_cards("Ron")["weapons"].clear()
    world.get_seen_cards("Ron").append("rope")
    drive(world, guess("plum", "foyer", "wrench"))
    deal["players"].clear()
    assert world.get_players() == before["players"]
    assert world.get_cards("Ron")["weapons"] == ["rope", "revolver", "knife"]
    assert world.get_seen_cards("Ron") == ["plum"]


def test_whoever_has_left_has_no_turns_but_goes_on_answering() -> None:
    world = World(three_friends())
    world.leave("Bob")
    assert drive(world, guess("white", "foyer", "rope")) == ["white"]
    assert world.get_current_player_name() == "Jean de la Tour"


def test_whoever_leaves_in_their_turn_passes_it_on_and_cannot_win() -> None:
    world = World(three_friends())
    drive(world, travel("hall"))
    world.leave("Bob")
    assert world.get_current_player_name() == "Jean de la Tour"
    drive(world, travel("hall"))
    assert drive(world, accuse("white", "hall", "rope")) == ["Jean de la Tour"]


def test_nobody_can_do_anything_else() -> None:
    with pytest.raises(ValueError, match="dance"):
        World(three_friends()).take_turn("dance", "ballroom")

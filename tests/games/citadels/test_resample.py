"""What a seat knows, what it therefore cannot be wrong about, and what it cannot know."""

from collections.abc import Iterator

import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.vocabulary import SeatId

from .stage import (
    S1,
    S2,
    S3,
    S4,
    act,
    all_cards_of,
    bottom,
    by_chance,
    cast,
    expire,
    give,
    hand,
    on_top,
    on_turn,
    private,
    public,
    start,
)

WORLDS = 60


def worlds(game: Citadels, seat: SeatId, count: int = WORLDS) -> Iterator[Citadels]:
    """Give worlds that the seat cannot tell from the real one."""
    chance = Chance.seeded(7)
    return (game.resample(seat, chance) for _ in range(count))


def picked(game: Citadels, seat: SeatId) -> str:
    """Return the first character that a seat has picked."""
    return game.draft.looks(seat)[0].picked


def draft_of(players: int, picks: int, seed: int = 3) -> Citadels:
    """Return a draft in which so many picks have been made."""
    game = start(players, seed=seed)
    for _ in range(picks):
        expire(game)
    return game


def test_seat_knows_its_own_hand_and_nobody_elses() -> None:
    game = start()
    hands = {seat: {tuple(hand(world, seat)) for world in worlds(game, S1)} for seat in game.seats}
    assert hands[S1] == {tuple(hand(game, S1))}
    assert all(len(hands[seat]) > WORLDS / 2 for seat in (S2, S3, S4))


def test_order_of_the_deck_is_known_to_nobody() -> None:
    game = start()
    assert len({tuple(bottom(world, 5)) for world in worlds(game, S1)}) > WORLDS / 2


def test_resampled_worlds_go_on_by_another_chance() -> None:
    game = draft_of(2, 0)
    assert len({picked_by_chance(world) for world in worlds(game, S1)}) > 1


def picked_by_chance(world: Citadels) -> str:
    """Return what the first seat gets when its time is up."""
    expire(world)
    return picked(world, S1)


@pytest.mark.parametrize("players", range(2, 8))
def test_resampled_worlds_have_the_same_cards_and_characters(players: int) -> None:
    game = draft_of(players, 3)
    for world in worlds(game, S2, 10):
        draft = world.draft
        everyone = [*draft.face_down, *draft.face_up, *draft.picks, *draft.available]
        assert len({*everyone}) == len(everyone) == 8
        assert all_cards_of(world) == all_cards_of(game)


def test_seat_that_has_not_picked_yet_knows_only_what_lies_face_up() -> None:
    game = draft_of(4, 1)
    possible = {picked(world, S1) for world in worlds(game, S3)}
    assert possible == {*game.board.ranks} - {*game.draft.face_up}


def test_first_picker_knows_that_nobody_can_have_the_character_set_aside() -> None:
    game = draft_of(6, 6)
    choices = {*game.draft.looks(S1)[0].choices}
    unseen = {*game.board.ranks} - choices
    assert {*game.draft.face_down} == unseen
    assert all({*world.draft.face_down} == unseen for world in worlds(game, S1))


def test_picker_knows_what_was_gone_before_and_what_could_go_later() -> None:
    game = draft_of(5, 4)
    before = {*game.draft.picks[:2], *game.draft.face_down}
    after = {*game.draft.picks[3:], *game.draft.available}
    sampled = [world.draft for world in worlds(game, S3)]
    assert all({*draft.picks[:2], *draft.face_down} == before for draft in sampled)
    assert all({*draft.picks[3:], *draft.available} == after for draft in sampled)
    assert {draft.picks[0] for draft in sampled} == before
    assert {draft.picks[3] for draft in sampled} == after


def test_first_of_two_pickers_knows_what_the_other_took_in_between() -> None:
    game = draft_of(2, 3)
    first = game.draft.picks[1]
    assert all(world.draft.picks[1] == first for world in worlds(game, S1))
    assert len({world.draft.picks[0] for world in worlds(game, S2)}) > 1


def test_picker_at_this_moment_knows_what_is_available_now() -> None:
    game = draft_of(7, 3)
    available = game.draft.available
    sampled = [world.draft for world in worlds(game, S4)]
    assert all(draft.available == available for draft in sampled)
    assert len({tuple(draft.picks) for draft in sampled}) > 1


def test_called_character_is_known_to_everyone() -> None:
    game = draft_of(6, 6)
    assert game.turn is not None
    owner, called = game.turn.seat, game.turn.character.id
    for seat in game.seats:
        assert all(world.draft.owner(called) == owner for world in worlds(game, seat, 20))


def test_character_called_in_vain_is_with_nobody() -> None:
    for seed in range(20):
        game = draft_of(4, 4, seed)
        vain = [call.character for call in game.board.round.calls if call.player is None]
        for world in worlds(game, S2, 10):
            assert all(world.draft.owner(character) is None for character in vain)


def test_character_not_called_yet_may_be_with_anybody_who_could_have_it() -> None:
    game = start(7)
    cast(game, (S1, "assassin"), (S2, "king"), (S3, "warlord"), (S4, "bishop"))
    owners = {world.draft.owner(game.board.characters[7].id) for world in worlds(game, S1)}
    assert owners == {S2, S3, S4, None}


def test_swapped_hands_are_known_to_both() -> None:
    game = on_turn(start(), S1, "magician", (S2, "king"))
    mine, yours = hand(game, S1), hand(game, S2)
    act(game, S1, "ability", extra_data="swap_hand", target=S2)
    for one, other, cards in ((S1, S2, mine), (S2, S1, yours)):
        known = private(game, one)["seen"]["hands"][other]
        assert sorted(card["district"] for card in known) == sorted(cards)
        assert all(sorted(hand(world, other)) == sorted(cards) for world in worlds(game, one, 20))
    assert private(game, S3)["seen"]["hands"] == {}
    assert len({tuple(hand(world, S1)) for world in worlds(game, S3)}) > WORLDS / 2


def test_known_card_that_may_have_been_discarded_is_lost_out_of_sight() -> None:
    game = start()
    give(game, S2, city=["laboratory"])
    on_turn(game, S1, "magician", (S2, "king"))
    give(game, S1, hand=["town_hall"])
    give(game, S2, hand=["tavern"])
    act(game, S1, "ability", extra_data="swap_hand", target=S2)
    act(game, S1, "take_gold")
    act(game, S1, "end_turn")
    on_top(game, "temple", "church")
    act(game, S2, "draw_cards")
    act(game, S2, "keep_card", index=0)
    act(game, S2, "lab_discard", district_name="temple")
    seen = private(game, S1)["seen"]
    assert (seen["hands"], [lost["card"]["district"] for lost in seen["lost"]]) == (
        {},
        ["town_hall"],
    )
    assert seen["lost"][0]["player"] == S2
    places = {
        ("town_hall" in hand(world, S2), bottom(world) == ["town_hall"])
        for world in worlds(game, S1)
    }
    assert places == {(True, False), (False, True)}


def test_own_discards_are_known_in_their_order() -> None:
    game = on_turn(start(), S1, "magician", (S2, "king"))
    give(game, S1, hand=["manor", "temple", "tavern"])
    act(game, S1, "ability", extra_data="discard_draw", indices=[2, 0])
    size = public(game)["deck_size"]
    assert [
        (known["card"]["district"], known["cards_above"])
        for known in private(game, S1)["seen"]["deck"]
    ] == [("manor", size - 1), ("tavern", size - 2)]
    assert all(bottom(world, 2) == ["manor", "tavern"] for world in worlds(game, S1, 20))
    assert private(game, S2)["seen"]["deck"] == []
    assert len({tuple(bottom(world, 2)) for world in worlds(game, S2)}) > WORLDS / 2


def test_drawn_card_that_was_not_kept_is_known_to_lie_at_the_bottom() -> None:
    game = on_turn(start(), S1, "king", (S2, "warlord"))
    on_top(game, "manor", "temple")
    act(game, S1, "draw_cards")
    act(game, S1, "keep_card", index=0)
    assert [known["card"]["district"] for known in private(game, S1)["seen"]["deck"]] == ["temple"]
    assert all(bottom(world) == ["temple"] for world in worlds(game, S1, 20))
    assert len({bottom(world)[0] for world in worlds(game, S2)}) > 5


def test_drawn_cards_are_hidden_from_others() -> None:
    game = on_turn(start(), S1, "king", (S2, "warlord"))
    act(game, S1, "draw_cards")
    drawn = {str(private(world, S1)["drawn_cards"]) for world in worlds(game, S2)}
    assert len(drawn) > WORLDS / 2
    assert {str(private(world, S1)["drawn_cards"]) for world in worlds(game, S1, 20)} == {
        str(private(game, S1)["drawn_cards"])
    }


def test_destroyed_district_is_known_to_everyone_at_the_bottom() -> None:
    game = start()
    give(game, S2, city=["tavern"])
    on_turn(game, S1, "warlord", (S2, "king"))
    act(game, S1, "ability", target=S2, district_name="tavern")
    for seat in game.seats:
        known = private(game, seat)["seen"]["deck"]
        assert [each["card"]["district"] for each in known] == ["tavern"]
        assert all(bottom(world) == ["tavern"] for world in worlds(game, seat, 10))


def test_rescued_district_is_known_to_everyone_in_the_hand() -> None:
    game = start()
    give(game, S2, city=["graveyard", "tavern"], gold=3)
    on_turn(game, S1, "warlord", (S2, "king"))
    act(game, S1, "ability", target=S2, district_name="tavern")
    act(game, S2, "graveyard", accept=True)
    for seat in (S1, S3, S4):
        known = private(game, seat)["seen"]["hands"][S2]
        assert [card["district"] for card in known] == ["tavern"]
        assert all("tavern" in hand(world, S2) for world in worlds(game, seat, 10))


def test_choice_that_time_made_is_no_secret() -> None:
    game = on_turn(start(), S1, "magician", (S2, "king"))
    give(game, S1, hand=["palace", "temple"])
    act(game, S1, "ability", extra_data="discard_draw", indices=[1, 0])
    game.board.deck += [game.board.deck.pop(0), game.board.deck.pop(0)][::-1]
    act(game, S1, "take_gold")
    act(game, S1, "end_turn")
    act(game, S2, "draw_cards")
    expire(game)
    assert all(hand(world, S2)[-1] == "palace" for world in worlds(game, S1, 20))
    assert all(bottom(world) == ["temple"] for world in worlds(game, S1, 20))


def test_somebody_who_only_watches_knows_nothing_hidden() -> None:
    game = draft_of(4, 4)
    sampled = [*worlds(game, SeatId("watcher"))]
    assert all(public(world) == public(game) for world in sampled)
    assert all(
        len({tuple(hand(world, seat)) for world in sampled}) > WORLDS / 2 for seat in game.seats
    )


@pytest.mark.parametrize("players", range(2, 8))
def test_resampled_worlds_look_the_same_for_others_too_when_they_are_resampled(
    players: int,
) -> None:
    """A resampled world is a whole one: everybody in it remembers what they saw there."""
    game = start(players, seed=players)
    chance = Chance.seeded(players)
    for step in range(240):
        game = game if game.result is None else start(players, seed=step)
        by_chance(game, chance)
        world = game.resample(chance.pick(game.seats), chance)
        other = chance.pick(world.seats)
        again = world.resample(other, chance)
        assert private(again, other) == private(world, other)
        assert public(again) == public(game)

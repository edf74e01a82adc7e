"""The bot plays a sensible game, and only by what its seat may see."""

from collections.abc import Callable

import pytest

from custom_components.parlor.games.bot import Bot, Glimpse, RandomBot
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.citadels.bot import CitadelsBot
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import Json, SeatId

from .stage import S1, S2, S3, SEATS, act, give, on_turn, shown, start


def never() -> GameState:
    raise AssertionError("the bot asked for another world")


def glimpse(game: Citadels, seat: SeatId, imagine: Callable[[], GameState] = never) -> Glimpse:
    """Return what a seat may see, and nothing that leads to the real state."""
    public, private = game.public_view(), game.private_view(seat)
    return Glimpse(seat, public, private, game.offers(seat), imagine)


def choice(game: Citadels, seat: SeatId, seed: int = 1) -> dict[str, Json] | None:
    """Return what the bot would do."""
    return CitadelsBot().choose(glimpse(game, seat), Chance.seeded(seed))


def winners(seed: int, players: int, bots: dict[SeatId, Bot]) -> tuple[SeatId, ...]:
    """Return who wins if these bots play and all others play by chance."""
    game, chance = start(players, seed=seed), Chance.seeded(seed)
    for _ in range(5000):
        shown(game)
        if (seat := game.decider) is None:
            break
        move = bots.get(seat, RandomBot()).choose(glimpse(game, seat), chance)
        game.apply(seat, move or {})
    assert game.result is not None
    return game.result.winners


def test_bot_wins_far_more_often_than_chance_against_three_random_players() -> None:
    games = 200
    wins = sum(
        SEATS[seed % 4] in winners(seed, 4, {SEATS[seed % 4]: CitadelsBot()})
        for seed in range(games)
    )
    # A quarter would be chance; it is about 99 of 100.
    assert wins >= 0.9 * games


@pytest.mark.parametrize("players", range(2, 8))
def test_bots_among_themselves_come_to_an_end(players: int) -> None:
    bots: dict[SeatId, Bot] = {seat: CitadelsBot() for seat in SEATS[:players]}
    for seed in range(3):
        assert winners(seed, players, bots)


def test_bot_waits_while_others_are_on_turn() -> None:
    game = on_turn(start(), S1, "king")
    assert choice(game, S2) is None


def test_bot_builds_the_best_it_can_pay() -> None:
    game = on_turn(start(), S1, "king")
    give(game, S1, hand=["temple", "castle", "palace"], gold=2)
    assert choice(game, S1) == {"type": "take_gold"}
    act(game, S1, "take_gold")
    assert choice(game, S1) == {"type": "build", "district_name": "castle"}


def test_bot_draws_when_it_has_nothing_to_build() -> None:
    game = on_turn(start(), S1, "king")
    give(game, S1, hand=[])
    assert choice(game, S1) == {"type": "draw_cards"}


def test_bot_keeps_a_card_that_it_does_not_have_yet() -> None:
    game = start()
    give(game, S1, city=["manor"])
    on_turn(game, S1, "king")
    give(game, S1, hand=[], gold=3)
    act(game, S1, "draw_cards")
    turn = game.turn
    assert turn is not None
    cards = {str(card.district.id): card for card in [*game.board.deck, *turn.drawn]}
    turn.drawn = [cards["manor"], cards["tavern"]]
    assert choice(game, S1) == {"type": "keep_card", "index": 1}


def test_bot_ends_its_turn_when_there_is_nothing_left_to_do() -> None:
    game = on_turn(start(), S1, "king")
    give(game, S1, hand=["palace"], gold=0)
    act(game, S1, "take_gold")
    assert choice(game, S1) == {"type": "end_turn"}


def test_magician_bot_takes_a_much_larger_hand() -> None:
    game = on_turn(start(), S1, "magician")
    give(game, S1, hand=[])
    give(game, S3, hand=["manor", "temple", "tavern", "prison", "docks"])
    assert choice(game, S1) == {"type": "ability", "extra_data": "swap_hand", "target": S3}


@pytest.mark.parametrize(
    ("built", "character"),
    [
        (["manor", "castle", "palace"], "king"),
        (["temple", "church", "monastery"], "bishop"),
        (["tavern", "market", "docks"], "merchant"),
        (["watchtower", "prison", "fortress"], "warlord"),
    ],
)
def test_bot_picks_the_character_that_brings_it_the_most(built: list[str], character: str) -> None:
    game = start(7)
    game.draft.available = [*game.board.ranks]
    give(game, S1, city=built, hand=["university"])
    assert {(choice(game, S1, seed) or {})["character"] for seed in range(20)} == {character}


def test_magician_suits_a_bot_with_an_empty_hand() -> None:
    game = start(7)
    game.draft.available = [*game.board.ranks]
    give(game, S1, hand=[])
    picks = [(choice(game, S1, seed) or {})["character"] for seed in range(20)]
    assert picks.count("magician") > 15


def test_assassin_bot_names_what_would_suit_the_leader() -> None:
    game = start(7)
    give(game, S2, city=["tavern", "market", "docks"])
    give(game, S3, city=["temple"])
    on_turn(game, S1, "assassin", (S2, "king"))
    named = [(choice(game, S1, seed) or {})["character"] for seed in range(20)]
    assert named.count("merchant") > 15


def test_thief_bot_names_what_would_suit_the_richest() -> None:
    game = start(7)
    give(game, S3, city=["watchtower", "prison", "fortress"], gold=9)
    on_turn(game, S1, "thief", (S2, "king"))
    named = [(choice(game, S1, seed) or {})["character"] for seed in range(20)]
    assert named.count("warlord") > 15


@pytest.mark.parametrize("players", range(2, 8))
def test_bot_does_the_same_in_every_world_that_looks_the_same(players: int) -> None:
    game, chance = start(players, seed=players), Chance.seeded(players)
    for step in range(150):
        shown(game)
        seat = game.decider or S1
        move = choice(game, seat, step)
        assert choice(game.resample(seat, chance), seat, step) == move
        game.apply(seat, move or {})
        shown(game)
        game = game if game.result is None else start(players, seed=step)


def test_assassin_bot_does_not_name_what_lies_face_up_or_what_it_is_itself() -> None:
    game = start(2)
    on_turn(game, S1, "assassin", (S2, "king"), (S1, "architect"))
    game.draft.face_up = (game.board.characters[5].id,)
    named = {str((choice(game, S1, seed) or {})["character"]) for seed in range(60)}
    assert not named & {"assassin", "architect", "merchant"}
    assert len(named) > 1


def test_warlord_bot_tears_down_what_would_soon_be_complete() -> None:
    game = start(end_city_size=4)
    give(game, S2, city=["manor", "temple", "tavern"])
    on_turn(game, S1, "warlord")
    give(game, S1, hand=[], gold=5)
    act(game, S1, "take_gold")
    move = choice(game, S1) or {}
    assert (move["type"], move["target"]) == ("ability", S2)


@pytest.mark.parametrize(("name", "accept"), [("palace", True), ("tavern", False)])
def test_bot_digs_out_only_what_was_dear(name: str, accept: bool) -> None:
    game = start()
    give(game, S2, city=["graveyard", name], gold=3)
    on_turn(game, S1, "warlord")
    give(game, S1, gold=9)
    act(game, S1, "ability", target=S2, district_name=name)
    assert choice(game, S2) == {"type": "graveyard", "accept": accept}


def test_bot_uses_laboratory_and_smithy() -> None:
    game = start()
    give(game, S1, city=["laboratory", "smithy", "tavern"])
    on_turn(game, S1, "king")
    give(game, S1, hand=["tavern"], gold=4)
    act(game, S1, "take_gold")
    assert choice(game, S1) == {"type": "lab_discard", "district_name": "tavern"}
    act(game, S1, "lab_discard", district_name="tavern")
    assert choice(game, S1) == {"type": "smithy_draw"}


def test_whoever_practises_meets_three_bots() -> None:
    assert Citadels.practice_seats == 4

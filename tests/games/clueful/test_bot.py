"""Bots: they guess by elimination, accuse only when certain, and choose from what they see."""

import pytest

from custom_components.parlor.games.bot import Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.clueful import Clueful
from custom_components.parlor.games.clueful.bot import CluefulBot
from custom_components.parlor.games.clueful.cards import CARDS, by_kind
from custom_components.parlor.games.clueful.terms import EndedBy
from custom_components.parlor.games.clueful.world import deal_of
from tests.games.contract.playout import seat_ids


def choice(game: Clueful, seed: int = 1) -> dict[str, object]:
    """Return what a bot does whose turn it is."""
    seat, chance = game.current, Chance.seeded(seed)
    assert seat is not None
    return {**(CluefulBot().choose(Glimpse.of(game, seat, chance), chance) or {})}


def played(players: int, seed: int) -> Clueful:
    """Return a game that bots have played to the end."""
    game, chance = Clueful.start(seat_ids(players), seed=seed), Chance.seeded(seed)
    while (seat := game.current) is not None:
        game.apply(seat, CluefulBot().choose(Glimpse.of(game, seat, chance), chance) or {})
    return game


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("seed", range(4))
def test_bots_solve_the_case_and_never_accuse_before_they_are_certain(
    players: int, seed: int
) -> None:
    game = played(players, seed)
    assert game.result is not None
    assert game.result.ended_by is EndedBy.PLAYED


def knowing_all() -> Clueful:
    """Return a game in which the first player holds all that is not in the envelope."""
    envelope = ["plum", "study", "wrench"]
    mine = [card for card in CARDS if card not in envelope]
    return Clueful.from_deal(deal_of(envelope, {"s1": by_kind(mine), "s2": by_kind([])}))


def test_a_bot_that_is_certain_accuses_of_what_it_knows() -> None:
    assert choice(knowing_all()) == {
        "type": "accuse",
        "suspect": "plum",
        "room": "study",
        "weapon": "wrench",
    }


def test_a_bot_that_knows_nothing_does_not_accuse() -> None:
    games = [Clueful.start(seat_ids(3), seed=seed) for seed in range(20)]
    assert {choice(game)["type"] for game in games} <= {"travel", "guess"}


def test_a_bot_guesses_only_in_the_room_it_is_in() -> None:
    game, chance = Clueful.start(seat_ids(4), seed=5), Chance.seeded(5)
    while (seat := game.current) is not None:
        game.apply(seat, CluefulBot().choose(Glimpse.of(game, seat, chance), chance) or {})
    assert not [turn for turn in game.story if turn.deed == "forfeited"]


def test_a_bot_chooses_alike_in_worlds_that_look_alike() -> None:
    game = Clueful.start(seat_ids(3), seed=8)
    for _ in range(9):
        assert game.current is not None
        game.apply(game.current, choice(game))
    seat = game.current
    assert seat is not None
    twins = [game.resample(seat, Chance.seeded(seed)) for seed in range(10)]
    assert len({tuple(twin.envelope_cards) for twin in twins}) > 1
    assert all(choice(twin) == choice(game) for twin in twins)


def test_how_long_a_bot_thinks_tells_nothing() -> None:
    certain, unsure = knowing_all(), Clueful.start(seat_ids(2), seed=1)
    paces = {CluefulBot.pace(game.public_view()) for game in (certain, unsure)}
    assert len(paces) == 1


def test_a_bot_that_has_not_the_turn_waits() -> None:
    game, chance = Clueful.start(seat_ids(2), seed=1), Chance.seeded(1)
    glimpse = Glimpse.of(game, seat_ids(2)[1], chance)
    assert CluefulBot().choose(glimpse, chance) is None

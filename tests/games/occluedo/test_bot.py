"""Bots: they never accuse before they are certain, and choose from what they see alone."""

import pytest

from custom_components.parlor.games.bot import Glimpse, RandomBot
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.bot import OccluedoBot
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.terms import EndedBy
from custom_components.parlor.table.house import Settings
from tests.games.contract.playout import seat_ids

from .asker import Asker
from .play import ACKNOWLEDGE, S1, S2, drive, in_the_lounge, name, show, written

SIZES = pytest.mark.parametrize("players", range(2, 7))


def choice(game: Occluedo, seed: int = 1) -> dict[str, object]:
    """Return what a bot does whose turn it is to decide."""
    seat, chance = game.decider, Chance.seeded(seed)
    assert seat is not None
    return {**(OccluedoBot().choose(Glimpse.of(game, seat, chance), chance) or {})}


def played_by(bot: OccluedoBot | RandomBot, players: int, seed: int) -> Occluedo:
    """Return a game that such bots have played to the end."""
    game, chance = Occluedo.start(seat_ids(players), seed=seed), Chance.seeded(seed)
    while game.result is None:
        seat = game.decider
        chosen = seat and bot.choose(Glimpse.of(game, seat, chance), chance)
        if seat and chosen:
            game.apply(seat, chosen)
        else:
            game.expire()
    return game


@SIZES
def test_bots_never_accuse_before_they_are_certain(players: int) -> None:
    for seed in range(2):
        game = played_by(OccluedoBot(), players, seed)
        assert game.result is not None
        assert (game.accusations, game.result.ended_by) == ([], EndedBy.PLAYED)


@pytest.mark.parametrize("crime", [(0, 0, 0), (5, 8, 5)])
def test_a_bot_that_is_certain_accuses_of_what_it_knows(crime: tuple[int, int, int]) -> None:
    suspect, room, weapon = crime
    culprits = {Card.suspect(suspect), Card.room(room), Card.weapon(weapon)}
    mine = [written(card) for card in Card if card not in culprits]
    game = Occluedo.from_deal([0, 1], crime, [mine, []])
    for _ in range(5):
        game.apply(S1, choice(game))
    assert game.winner == 0


def test_a_bot_shows_again_what_whoever_asks_has_seen() -> None:
    for seed in range(10):
        game = in_the_lounge([], [Card.KNIFE, Card.ROPE, Card.LOUNGE])
        drive(game, name(Card.MRS_WHITE), name(Card.ROPE), show(1), ACKNOWLEDGE)
        game.expire()
        game.player_places[0] = 19
        drive(game, 9, name(Card.MRS_WHITE), name(Card.ROPE))
        assert game.decider == S2
        assert choice(game, seed) == {"type": "show", "card": "rope"}


def test_a_bot_chooses_the_same_in_a_world_that_looks_the_same_to_it() -> None:
    game = in_the_lounge([Card.LOUNGE], [Card.ROPE], [])
    for seed in range(10):
        world = game.resample(S1, Chance.seeded(seed))
        assert choice(world, seed) == choice(game, seed)


def test_a_bot_takes_its_time_so_that_people_can_follow() -> None:
    game = in_the_lounge([], [Card.ROPE], [])
    paces = [OccluedoBot.pace(game.public_view())]
    for number in (name(Card.MR_GREEN), name(Card.ROPE), show(0)):
        drive(game, number)
        paces.append(OccluedoBot.pace(game.public_view()))
    least, _ = Settings().bot_seconds
    naming, weapon, answering, noting = (pace * least for pace in paces)
    assert min(naming, weapon) > 1
    assert min(answering, noting) > 1.5


@pytest.mark.parametrize(
    "hand", [[], [Card.ROPE], [Card.ROPE, Card.MR_GREEN], [Card.ROPE, Card.MR_GREEN, Card.LOUNGE]]
)
def test_how_long_a_bot_takes_to_answer_says_nothing_about_its_hand(hand: list[Card]) -> None:
    others = [card for card in (Card.ROPE, Card.MR_GREEN, Card.LOUNGE) if card not in hand]
    game = in_the_lounge([], hand, others)
    drive(game, name(Card.MR_GREEN), name(Card.ROPE))
    assert OccluedoBot.pace(game.public_view()) == 1.6


@pytest.mark.parametrize("players", [2, 4])
def test_bots_need_fewer_suggestions_than_random_questions_do(players: int) -> None:
    thinking, asking = (
        sum(len(played_by(bot, players, seed).ledger.entries) for seed in range(4))
        for bot in (OccluedoBot(), Asker())
    )
    assert thinking < asking

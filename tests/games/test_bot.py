"""Bots choose from what their seat may see."""

from custom_components.parlor.games.bot import Glimpse, RandomBot
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.offers import Offer
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import SeatId

from .broken.whisper import Whisper

S1, S2 = SeatId("s1"), SeatId("s2")


def whisper() -> Whisper:
    return Whisper.start([S1, S2], seed=1)


def glimpse_of_offers(*offers: Offer) -> Glimpse:
    return Glimpse(S1, {}, {}, offers, whisper)


def test_a_glimpse_holds_the_views_and_offers_of_its_seat() -> None:
    game = whisper()
    glimpse = Glimpse.of(game, S1, Chance.seeded(1))
    assert glimpse.seat == S1
    assert glimpse.public == game.public_view()
    assert glimpse.private == game.private_view(S1)
    assert glimpse.offers == game.offers(S1)


def test_an_imagined_world_looks_the_same_to_the_seat() -> None:
    game = whisper()
    glimpse = Glimpse.of(game, S1, Chance.seeded(1))
    worlds: list[GameState] = [glimpse.imagine() for _ in range(30)]
    assert all(world.private_view(S1) == glimpse.private for world in worlds)
    assert len({str(world.private_view(S2)) for world in worlds}) > 1


def test_a_random_bot_takes_an_offer() -> None:
    glimpse = Glimpse.of(whisper(), S1, Chance.seeded(1))
    action = RandomBot().choose(glimpse, Chance.seeded(2))
    assert action is not None
    assert any(offer.admits(action) for offer in glimpse.offers)


def test_a_random_bot_waits_where_nothing_is_offered() -> None:
    assert RandomBot().choose(glimpse_of_offers(), Chance.seeded(1)) is None


def test_a_random_bot_never_repeats_without_end() -> None:
    glimpse = glimpse_of_offers(Offer("reset", repeatable=True))
    assert RandomBot().choose(glimpse, Chance.seeded(1)) is None


def test_a_random_bot_can_play_a_whole_game() -> None:
    game, chance, bot = whisper(), Chance.seeded(3), RandomBot()
    while game.result is None:
        seat = game.queue[0]
        action = bot.choose(Glimpse.of(game, seat, chance), chance)
        game.apply(seat, action or {})
    assert game.result.ended_by == "played"

"""How good OCCLUEdo's bots play: `python -m bench.occluedo_bots`.

Whole games by the real rules, with doors, rooms and passages. First a bot among players who ask by
chance with the same sheet, and accuse once they are certain; then tables of one kind only, to see
how many suggestions each kind needs. Last, every suggestion of bots is held against all others
that were open in that room, and in all rooms that could be entered in that turn, by the share of
the deals that it is expected to leave: 1.00 would be the best there is.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from statistics import fmean

from bench.occluedo import fresh
from custom_components.parlor.games.bot import Bot, Glimpse, RandomBot
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.bot import OccluedoBot
from custom_components.parlor.games.occluedo.cards import SUSPECTS, WEAPONS, Card
from custom_components.parlor.games.occluedo.deduction import Questions, Worlds
from custom_components.parlor.games.occluedo.mansion import NUMBERS, ROOMS, card_of
from custom_components.parlor.games.occluedo.terms import Phase
from custom_components.parlor.games.vocabulary import SeatId
from tests.games.occluedo.asker import Asker

GAMES = 60
JUDGED = 6
# An even judge of questions, beside the deals that a bot draws itself.
JUDGE = 600


def play(bots: Mapping[SeatId, Bot], seed: int) -> Iterator[Occluedo]:
    """Play a game to its end, and give it before every choice."""
    game, chance = fresh(len(bots), seed), Chance.seeded(seed)
    while game.result is None and (seat := game.decider) is not None:
        yield game
        chosen = bots[seat].choose(Glimpse.of(game, seat, chance), chance)
        if chosen is not None:
            game.apply(seat, chosen)
    yield game


def ended(bots: Mapping[SeatId, Bot], seed: int) -> Occluedo:
    """Return a game that is over."""
    *_, game = play(bots, seed)
    return game


def table(bots: Sequence[Bot]) -> dict[SeatId, Bot]:
    """Seat some bots."""
    return {SeatId(f"s{number}"): bot for number, bot in enumerate(bots, 1)}


def wins(players: int, other: Bot) -> int:
    """Return how many games a bot wins among others, at every place in turn."""
    won = 0
    for seed in range(GAMES):
        mine = seed % players
        bots = table([OccluedoBot() if at == mine else other for at in range(players)])
        result = ended(bots, seed).result
        won += result is not None and SeatId(f"s{mine + 1}") in result.winners
    return won


def needed(players: int, bot: Bot) -> float:
    """Return how many suggestions are made at a table of one kind until somebody wins."""
    games = (ended(table([bot] * players), seed) for seed in range(GAMES))
    return fmean(len(game.ledger.entries) for game in games)


@dataclass
class Judge:
    """Holds suggestions against what else could have been asked; of the best each is 1."""

    chosen: list[float] = field(default_factory=list)
    anything: list[float] = field(default_factory=list)
    any_room: list[float] = field(default_factory=list)

    def watch(self, players: int, seed: int) -> None:
        """Judge every suggestion of a game."""
        rooms: list[Card] = []
        judged = 0
        for game in play(table([OccluedoBot()] * players), seed):
            if game.phase is Phase.TURN and game.decider is not None:
                rooms = open_rooms(game, game.decider)
            if game.phase is Phase.ANSWERS and len(game.ledger.entries) > judged:
                judged = len(game.ledger.entries)
                self._judge(game, rooms, seed)

    def _judge(self, game: Occluedo, rooms: Sequence[Card], seed: int) -> None:
        # Nobody has answered yet, so the sheet is the one by which it was chosen.
        if game.named is None or any(entry["answers"] for entry in game.ledger.entries[-1:]):
            return
        seat = game.seat_of[game.whose_turn]
        even = Questions(Worlds(game.deduction(seat)), seat, Chance.seeded(seed), JUDGE)
        here = [even.share_left(trio) for trio in suggestions([game.named[1]])]
        there = [even.share_left(trio) for trio in suggestions(rooms)]
        mine = even.share_left(game.named)
        self.chosen.append(mine / min(here))
        self.anything.append(fmean(here) / min(here))
        self.any_room.append(mine / min([*here, *there]))


def open_rooms(game: Occluedo, seat: SeatId) -> list[Card]:
    """Return the rooms in which a seat could make a suggestion in this turn."""
    offers = {offer.type: offer for offer in game.offers(seat)}
    places = [NUMBERS[str(place)] for place in offers["go"].params["place"].options]
    if "start_suggestion" in offers:
        places.append(game.player_places[game.whose_turn])
    return [card for place in places if place in ROOMS and (card := card_of(place)) is not None]


def suggestions(rooms: Sequence[Card]) -> Iterator[tuple[Card, Card, Card]]:
    """Give all that can be asked in some rooms."""
    for suspect, room, weapon in product(SUSPECTS, rooms, WEAPONS):
        yield Card(suspect), room, Card(weapon)


def main() -> None:
    """Print all of it."""
    for players in (2, 3, 4, 6):
        fair = GAMES / players
        print(f"{players} players, {GAMES} games (fair share {fair:.0f}):")
        print(f"  won among those who ask by chance: {wins(players, Asker())}")
        print(f"  won among those who do anything: {wins(players, RandomBot())}")
        for name, bot in (("thought", OccluedoBot()), ("chance", Asker())):
            print(f"  suggestions at a table that asks by {name}: {needed(players, bot):.1f}")
        judge = Judge()
        for seed in range(JUDGED):
            judge.watch(players, seed)
        print(f"  deals left / least possible, {len(judge.chosen)} suggestions:", end=" ")
        print(
            f"{fmean(judge.chosen):.3f} in that room (by chance {fmean(judge.anything):.2f}),",
            end=" ",
        )
        print(f"{fmean(judge.any_room):.3f} in all rooms open in that turn")


if __name__ == "__main__":
    main()

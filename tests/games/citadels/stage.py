"""Games in a state of one's choice: who is whom, who holds and has built what."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.citadels.cards import Card
from custom_components.parlor.games.citadels.draft import Draft
from custom_components.parlor.games.citadels.pasts import SHUFFLED
from custom_components.parlor.games.citadels.terms import CharacterId
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import SeatId

S1, S2, S3, S4, S5, S6, S7 = SEATS = [SeatId(f"s{number}") for number in range(1, 8)]


def start(
    players: int = 4, game: type[Citadels] = Citadels, seed: int = 1, **options: int | str
) -> Citadels:
    """Return a new game."""
    return game.start(SEATS[:players], options, seed=seed)


def step(game: Citadels, seat: SeatId, action: str, **params: object) -> Sequence[Event]:
    """Take an action, and nothing more."""
    return game.apply(seat, {"type": action, **params})


def act(game: Citadels, seat: SeatId, action: str, **params: object) -> Sequence[Event]:
    """Take an action, and let everything be shown that follows."""
    return [*step(game, seat, action, **params), *shown(game)]


def expire(game: Citadels) -> Sequence[Event]:
    """Let whoever is waited for do the least, and everything be shown that follows."""
    return [*game.expire(), *shown(game)]


def refused(game: Citadels, seat: SeatId, action: str, **params: object) -> str:
    """Return the code with which an action is refused; nothing may have changed then."""
    before = [game.public_view(), *(game.private_view(other) for other in game.seats)]
    with pytest.raises(Refused) as refusal:
        step(game, seat, action, **params)
    assert [game.public_view(), *(game.private_view(other) for other in game.seats)] == before
    return str(refusal.value.code)


def told(events: Iterable[Event]) -> list[str]:
    """Return what happened, in order."""
    return [str(event.type) for event in events]


def data(events: Iterable[Event], kind: str) -> dict[str, Any]:
    """Return what the first event of a kind carries."""
    return next(dict(event.data) for event in events if event.type == kind)


def shown(game: Citadels) -> list[Event]:
    """Let everything be shown until somebody decides or the game is over; return what happened."""
    events: list[Event] = []
    while game.result is None and game.decider is None:
        events += game.expire()
    return events


def by_chance(game: Citadels, chance: Chance) -> Sequence[Event]:
    """Let whoever decides do anything, or what is shown go on."""
    seat = game.decider
    if seat is None:
        return game.expire()
    return game.apply(seat, chance.pick(game.offers(seat)).sample(chance))


def cast(game: Citadels, *roles: tuple[SeatId, str]) -> Sequence[Event]:
    """Let the seats pick these characters, and be called until one of them has a turn."""
    game.draft = Draft(
        order=tuple(seat for seat, _ in roles),
        face_up=(),
        face_down=(),
        available=[character.id for character in game.board.characters],
    )
    events: Sequence[Event] = ()
    for seat, character in roles:
        events = act(game, seat, "draft_pick", character=character)
    return events


def on_turn(game: Citadels, seat: SeatId, character: str, *others: tuple[SeatId, str]) -> Citadels:
    """Let it be the turn of a seat as a character; those who come before do the least."""
    cast(game, (seat, character), *others)
    while game.turn is None or game.turn.character.id != character:
        game.expire()
    return game


def find(game: Citadels, name: str) -> Card:
    """Take a card out of the deck, or out of somebody's hand, and return it."""
    board = game.board
    piles = [board.deck, *(player.hand for player in board.players.values())]
    pile, card = next((pile, card) for pile in piles for card in pile if card.district.id == name)
    pile.remove(card)
    forget(game, [card])
    return card


def forget(game: Citadels, cards: Iterable[Card]) -> None:
    """Let nobody know anything of these cards, as if they came from a shuffled deck."""
    memory = game.board.memory
    for card in cards:
        memory.trails[card] = [SHUFFLED]
        for known in memory.known.values():
            known.discard(card)


def give(
    game: Citadels,
    seat: SeatId,
    *,
    hand: Iterable[str] | None = None,
    city: Iterable[str] | None = None,
    gold: int | None = None,
) -> None:
    """Let a player hold exactly these cards, have built exactly these, have so much gold."""
    board, player = game.board, game.board.players[seat]
    if hand is not None:
        board.bury(player.hand)
        forget(game, player.hand)
        player.hand = []
        player.hand = [find(game, name) for name in hand]
        board.memory.seen(seat, player.hand)
    if city is not None:
        board.bury(player.city)
        forget(game, player.city)
        player.city = []
        player.city = [find(game, name) for name in city]
        for card in player.city:
            board.memory.seen_by_all(card)
    if gold is not None:
        player.gold = gold


def on_top(game: Citadels, *names: str) -> None:
    """Put these cards on top of the deck, the first of them topmost."""
    cards = [find(game, name) for name in names]
    game.board.deck += reversed(cards)


def empty_deck(game: Citadels) -> None:
    """Let somebody else have built the whole deck, so that nothing is left to draw."""
    game.board.players[game.seats[-1]].city += game.board.deck
    game.board.deck.clear()


def public(game: Citadels) -> dict[str, Any]:
    """Return what everyone sees."""
    return {**game.public_view()}


def player_of(game: Citadels, seat: SeatId) -> dict[str, Any]:
    """Return what everyone sees of a player."""
    return next({**player} for player in public(game)["players"] if player["player"] == seat)


def private(game: Citadels, seat: SeatId) -> dict[str, Any]:
    """Return what only this seat sees."""
    return {**game.private_view(seat)}


def gold(game: Citadels, seat: SeatId) -> int:
    """Return how much gold a player has."""
    return game.board.players[seat].gold


def hand(game: Citadels, seat: SeatId) -> list[str]:
    """Return what a player holds."""
    return [card.district.id for card in game.board.players[seat].hand]


def city(game: Citadels, seat: SeatId) -> list[str]:
    """Return what a player has built."""
    return [card.district.id for card in game.board.players[seat].city]


def bottom(game: Citadels, count: int = 1) -> list[str]:
    """Return the lowest cards of the deck, the lowest first."""
    return [card.district.id for card in game.board.deck[:count]]


def all_cards_of(game: Citadels) -> list[str]:
    """Return every card there is, wherever it is, in order."""
    board = game.board
    piles = [board.deck, *([*p.hand, *p.city] for p in board.players.values())]
    waiting = [board.rescue.card] if board.rescue is not None else []
    drawn = game.turn.drawn if game.turn is not None else []
    return sorted(card.id for pile in [*piles, waiting, drawn] for card in pile)


def murder(game: Citadels, character: str) -> None:
    """Let a character be marked for the knife in this round."""
    game.board.round.murdered = CharacterId(character)

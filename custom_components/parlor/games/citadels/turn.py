"""The turn of one character: what its owner has done in it."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from custom_components.parlor.games.vocabulary import SeatId

from .board import Board
from .cards import Card, Player
from .characters.character import Character
from .income import income
from .shapes import Used
from .terms import EventType

GATHERED_GOLD: Final = 2
DRAWN_CARDS: Final = 2
KEPT_CARDS: Final = 1


@dataclass(slots=True)
class Turn:
    """Whose turn it is, as which character, and what has been done."""

    seat: SeatId
    character: Character
    gathered: bool = False
    built: int = 0
    ability: Used | None = None
    collected: bool = False
    tools_used: list[str] = field(default_factory=list)
    drawn: list[Card] = field(default_factory=list)
    keep_count: int = 0
    # Nothing is left to be done, and everyone may see what was.
    over: bool = False


def take_gold(board: Board, turn: Turn, player: Player) -> None:
    """Gather gold."""
    turn.gathered = True
    player.gold += GATHERED_GOLD
    board.tell(EventType.GOLD_TAKEN, player=player.seat, gold=GATHERED_GOLD)


class Draw(NamedTuple):
    """How many cards gathering them brings: so many are drawn, so many of them kept."""

    draws: int
    keeps: int


def draw_of(board: Board, player: Player) -> Draw:
    """Return what the player would draw now; the deck may hold less."""
    effects = [card.district.effect for card in player.city]
    draws, keeps = DRAWN_CARDS, KEPT_CARDS
    for effect in effects:
        draws = effect.draws(draws)
    draws = min(draws, len(board.deck))
    for effect in effects:
        keeps = effect.keeps(keeps, draws)
    return Draw(draws, min(keeps, draws))


def draw_cards(board: Board, turn: Turn, player: Player) -> None:
    """Gather cards; a choice is left only if more were drawn than may be kept."""
    draws, keeps = draw_of(board, player)
    turn.gathered = True
    turn.drawn = board.draw(player, draws)
    board.tell(EventType.CARDS_DRAWN, player=player.seat, count=draws)
    if keeps < draws:
        turn.keep_count = keeps
    else:
        player.hand += turn.drawn
        turn.drawn = []


def income_left(board: Board, turn: Turn, player: Player) -> int:
    """Return the gold that the player may still collect; by the house rules the call has paid."""
    return income(turn.character, player) if board.boxed and not turn.collected else 0


def collect_income(board: Board, turn: Turn, player: Player) -> None:
    """Collect the gold that the districts bring the character."""
    board.collect(player, income_left(board, turn, player), turn.character.id)
    turn.collected = True


def keep_card(board: Board, turn: Turn, player: Player, index: int, *, hidden: bool) -> None:
    """Keep one of the drawn cards; after the last choice the others go under the deck.

    A choice that the rules made is not hidden from anyone.
    """
    if hidden:
        board.memory.mixed(turn.drawn, player.seat)
    player.hand.append(turn.drawn.pop(index))
    board.tell(EventType.CARD_KEPT, player=player.seat)
    turn.keep_count -= 1
    if turn.keep_count == 0:
        # They go down in an order that nobody knows.
        board.memory.mixed(turn.drawn, None)
        board.bury(board.chance.shuffled(turn.drawn))
        turn.drawn = []

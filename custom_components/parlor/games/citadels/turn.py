"""The turn of one character: what its owner has done in it."""

from dataclasses import dataclass, field
from typing import Final

from custom_components.parlor.games.vocabulary import SeatId

from .board import Board
from .cards import Card, Player
from .characters.character import Character
from .shapes import Used
from .words import EventType

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
    tools_used: list[str] = field(default_factory=list)
    drawn: list[Card] = field(default_factory=list)
    keep_count: int = 0


def take_gold(board: Board, turn: Turn, player: Player) -> None:
    """Gather gold."""
    turn.gathered = True
    player.gold += GATHERED_GOLD
    board.tell(EventType.GOLD_TAKEN, player=player.seat, gold=GATHERED_GOLD)


def draw_cards(board: Board, turn: Turn, player: Player) -> None:
    """Gather cards; a choice is left only if more were drawn than may be kept."""
    effects = [card.district.effect for card in player.city]
    draw, keep = DRAWN_CARDS, KEPT_CARDS
    for effect in effects:
        draw = effect.draws(draw)
    turn.gathered = True
    turn.drawn = board.draw(player, draw)
    for effect in effects:
        keep = effect.keeps(keep, len(turn.drawn))
    board.tell(EventType.CARDS_DRAWN, player=player.seat, count=len(turn.drawn))
    if keep < len(turn.drawn):
        turn.keep_count = keep
    else:
        player.hand += turn.drawn
        turn.drawn = []


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

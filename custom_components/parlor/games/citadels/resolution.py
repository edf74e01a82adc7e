"""The characters are called, one after the other."""

from .board import Board, Call
from .cards import Player
from .characters.character import Character
from .draft import Draft
from .turn import Turn
from .words import EventType


def call_on(board: Board, draft: Draft) -> Turn | None:
    """Call characters until one of them has a turn; None when all have been called."""
    for character in board.characters[len(board.round.calls) :]:
        if (owner := _call(board, draft, character)) is not None:
            return Turn(owner.seat, character)
    return None


def _call(board: Board, draft: Draft, character: Character) -> Player | None:
    """Call a character, and return who has the turn now."""
    current, seat = board.round, draft.owner(character.id)
    if seat is None:
        current.calls.append(Call(character.id))
        board.tell(EventType.CHARACTER_CALL, character=character.id)
        return None
    board.tell(EventType.CHARACTER_CALL, character=character.id, player=seat)
    owner = board.players[seat]
    owner.revealed.append(character.id)
    if character.id == current.murdered:
        current.calls.append(Call(character.id, seat, murdered=True))
        board.tell(EventType.MURDERED, character=character.id)
        return None
    robbed = None
    if character.id == current.robbed and current.thief is not None:
        robbed = _rob(board, character, owner, board.players[current.thief])
    current.calls.append(Call(character.id, seat, robbed=robbed))
    character.called(board, owner)
    board.collect(owner, income(character, owner), character.id)
    return owner


def _rob(board: Board, character: Character, owner: Player, thief: Player) -> int:
    """Give all gold of the owner to the Thief, and return how much it was."""
    gold, owner.gold = owner.gold, 0
    thief.gold += gold
    board.tell(EventType.ROBBED, character=character.id, gold=gold)
    return gold


def income(character: Character, owner: Player) -> int:
    """Return the gold that the owner's districts bring the character by their color."""
    if character.color is None:
        return 0
    return sum(
        character.color in card.district.effect.colors(card.district.color) for card in owner.city
    )

"""The characters are called, one after the other; each call is a moment that everyone sees."""

from typing import Final

from .board import Board, Call
from .cards import Player
from .characters.character import Character
from .draft import Draft
from .income import income
from .terms import EventType, Honour, News

# How long a call is shown: in vain it is soon over, and nobody waits for whoever lies face up.
FACE_UP_SECONDS: Final = 0.5
NOBODY_SECONDS: Final = 1.2
ANSWERED_SECONDS: Final = 2.4
STRICKEN_SECONDS: Final = 3.0


def seconds(call: Call) -> float:
    """Return how long a call is shown."""
    if call.player is None:
        return FACE_UP_SECONDS if call.face_up else NOBODY_SECONDS
    return STRICKEN_SECONDS if call.murdered or call.robbed is not None else ANSWERED_SECONDS


def call_next(board: Board, draft: Draft) -> None:
    """Call the next character: announce, murdered or robbed, what it can do by itself, income."""
    current = board.round
    character = board.characters[len(current.calls)]
    seat = draft.owner(character.id)
    if seat is None:
        current.calls.append(Call(character.id, face_up=character.id in draft.face_up))
        board.tell(EventType.CHARACTER_CALL, character=character.id)
        return
    board.tell(EventType.CHARACTER_CALL, character=character.id, player=seat)
    owner = board.players[seat]
    owner.revealed.append(character.id)
    if character.id == current.murdered:
        board.tell(EventType.MURDERED, character=character.id, victim=seat)
        board.tell_only(owner, News.MURDERED, character=character.id)
        owner.tally[Honour.MOST_MURDERED] += 1
        current.calls.append(Call(character.id, seat, murdered=True))
    else:
        current.calls.append(_answer(board, character, owner))


def _answer(board: Board, character: Character, owner: Player) -> Call:
    """Let the owner be robbed, and get what the character brings."""
    current, robbed = board.round, None
    if character.id == current.robbed and current.thief is not None:
        robbed = _rob(board, character, owner, board.players[current.thief])
    crown, gold, cards = board.crown, owner.gold, len(owner.hand)
    character.called(board, owner)
    if not board.boxed:
        board.collect(owner, income(character, owner), character.id)
    gold, cards = owner.gold - gold, len(owner.hand) - cards
    if gold:
        board.tell_only(owner, News.INCOME, character=character.id, gold=gold)
    if cards:
        board.tell_only(owner, News.CARDS, character=character.id, count=cards)
    return Call(
        character.id,
        owner.seat,
        robbed=robbed,
        crowned=board.crown != crown,
        gold=gold,
        cards=cards,
    )


def _rob(board: Board, character: Character, owner: Player, thief: Player) -> int:
    """Give all gold of the owner to the Thief, and return how much it was."""
    gold, owner.gold = owner.gold, 0
    thief.gold += gold
    board.tell(
        EventType.ROBBED, character=character.id, gold=gold, victim=owner.seat, by=thief.seat
    )
    if owner is not thief:
        owner.tally[Honour.MOST_ROBBED] += gold
        thief.tally[Honour.MASTER_THIEF] += gold
        board.tell_only(owner, News.ROBBED, character=character.id, gold=gold, player=thief.seat)
        board.tell_only(thief, News.STOLE, character=character.id, gold=gold, player=owner.seat)
    return gold

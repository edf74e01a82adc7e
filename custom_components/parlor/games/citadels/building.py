"""Districts go up, and come down."""

from typing import TYPE_CHECKING, Final

from .board import Board, Rescue
from .cards import Card, District, Player
from .terms import CitadelsRefusal, EventType, Honour, News

if TYPE_CHECKING:
    from .turn import Turn

RESCUE_PRICE: Final = 1


def why_not_build(turn: Turn, player: Player, district: District) -> CitadelsRefusal | None:
    """Return what keeps the player whose turn it is from building a district in hand."""
    if not turn.gathered:
        return CitadelsRefusal.GATHER_FIRST
    if turn.built >= turn.character.builds:
        return CitadelsRefusal.BUILD_LIMIT
    if not district.effect.may_repeat and player.built(district.id) is not None:
        return CitadelsRefusal.DUPLICATE_DISTRICT
    if district.cost > player.gold:
        return CitadelsRefusal.CANNOT_AFFORD
    return None


def build(board: Board, turn: Turn, player: Player, card: Card) -> None:
    """Build a district from the hand; the first complete city announces the last round."""
    board.memory.met(player.hand, player.seat)
    player.hand.remove(card)
    player.city.append(card)
    player.gold -= card.district.cost
    player.tally[Honour.BIGGEST_BUILDER] += 1
    turn.built += 1
    board.round.built = True
    board.memory.seen_by_all(card)
    district = card.district
    board.tell(
        EventType.DISTRICT_BUILT,
        player=player.seat,
        district=district.id,
        cost=district.cost,
        color=district.color,
    )
    if board.first_complete is None and board.complete(player):
        board.first_complete = player.seat
        board.tell(EventType.LAST_ROUND, player=player.seat)


def destroy(board: Board, warlord: Player, owner: Player, card: Card) -> None:
    """Tear a district down; somebody may have a Graveyard, and the gold to use it."""
    owner.city.remove(card)
    owner.tally[Honour.MOST_RUINED] += 1
    board.tell(
        EventType.DISTRICT_DESTROYED,
        player=owner.seat,
        district=card.district.id,
        by=warlord.seat,
    )
    board.tell_only(owner, News.DESTROYED, district=card.district.id, player=warlord.seat)
    savior = next((other for other in _mourners(board, warlord, owner) if _may_save(other)), None)
    if savior is not None:
        board.rescue = Rescue(savior.seat, owner.seat, card)
    else:
        board.bury([card])


def _mourners(board: Board, warlord: Player, owner: Player) -> list[Player]:
    """Return whose Graveyard counts: the owner's, or by the boxed rules anyone's else."""
    return board.others(warlord) if board.boxed else [owner]


def _may_save(player: Player) -> bool:
    """Return whether a player has a Graveyard and the gold to use it."""
    graveyard = any(card.district.effect.rescues for card in player.city)
    return graveyard and player.gold >= RESCUE_PRICE


def answer_rescue(board: Board, rescue: Rescue, accept: bool) -> None:
    """Take a destroyed district into the hand for a price, or let it go."""
    player = board.players[rescue.player]
    board.rescue = None
    if accept:
        player.gold -= RESCUE_PRICE
        player.hand.append(rescue.card)
    else:
        board.bury([rescue.card])
    board.tell(
        EventType.GRAVEYARD,
        player=player.seat,
        district=rescue.card.district.id,
        accepted=accept,
    )

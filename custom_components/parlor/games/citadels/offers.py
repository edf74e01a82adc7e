"""What a seat may do now."""

from typing import TYPE_CHECKING

from custom_components.parlor.games.offers import Offer, Param
from custom_components.parlor.games.vocabulary import SeatId

from .building import why_not_build
from .cards import Player
from .districts.effect import Tool
from .turn import Turn
from .words import Phase

if TYPE_CHECKING:
    from .citadels import Citadels


def offers(game: Citadels, seat: SeatId) -> list[Offer]:
    """Return what this seat may do: nothing, unless it is waited for."""
    turn = game.turn
    if seat != game.decider or seat not in game.seats:
        return []
    if turn is None:
        return [Offer("draft_pick", {"character": Param.one(game.draft.available)})]
    if game.phase is Phase.DRAW_CHOICE:
        return [Offer("keep_card", {"index": Param.one(range(len(turn.drawn)))})]
    if game.phase is Phase.GRAVEYARD:
        return [Offer("graveyard", {"accept": Param.one([True, False])})]
    return _turn_offers(game, turn, game.board.players[seat])


def _turn_offers(game: Citadels, turn: Turn, player: Player) -> list[Offer]:
    """Return what can be done in a turn."""
    board, offers = game.board, list[Offer]()
    if not turn.gathered:
        offers.append(Offer("take_gold"))
        if board.deck:
            offers.append(Offer("draw_cards"))
    if buildable := _buildable(turn, player):
        offers.append(Offer("build", {"district_name": Param.one(buildable)}))
    if turn.ability is None:
        offers += turn.character.offers(board, player)
    for tool in tools(player):
        if tool.action not in turn.tools_used and (offer := tool.offer(board, player)) is not None:
            offers.append(offer)
    if turn.gathered:
        offers.append(Offer("end_turn"))
    return offers


def _buildable(turn: Turn, player: Player) -> list[str]:
    """Return the districts in hand that can be built now, each once."""
    districts = dict.fromkeys(card.district for card in player.hand)
    return [d.id for d in districts if why_not_build(turn, player, d) is None]


def tools(player: Player) -> list[Tool]:
    """Return what the player's city can be used for."""
    effects = (card.district.effect for card in player.city)
    return [effect for effect in effects if isinstance(effect, Tool)]

"""What a seat may do now."""

from typing import TYPE_CHECKING

from custom_components.parlor.games.offers import Offer, Param
from custom_components.parlor.games.vocabulary import SeatId

from .board import Board
from .building import why_not_build
from .cards import Player
from .districts.effect import Tool
from .terms import Phase
from .turn import Turn, income_left

if TYPE_CHECKING:
    from .citadels import Citadels


def offers(game: Citadels, seat: SeatId) -> list[Offer]:
    """Return what this seat may do: nothing, unless it is waited for."""
    turn = game.turn
    if seat != game.decider or seat not in game.seats:
        return []
    if turn is None:
        name = "lay_aside" if game.draft.laying_aside else "draft_pick"
        return [Offer(name, {"character": Param.one(game.draft_choices())})]
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
    if income_left(board, turn, player):
        offers.append(Offer("collect_income"))
    if buildable := _buildable(turn, player):
        offers.append(Offer("build", {"district_name": Param.one(buildable)}))
    if turn.ability is None:
        offers += turn.character.offers(board, player)
    offers += _tool_offers(board, turn, player)
    if turn.gathered:
        offers.append(Offer("end_turn"))
    return offers


def nothing_left(board: Board, turn: Turn) -> bool:
    """Return whether everyone can see that nothing is left to do in a turn.

    That no card in hand can be built is nobody's business, so such a turn does not end by itself.
    """
    player = board.players[turn.seat]
    return (
        turn.gathered
        and (turn.built >= turn.character.builds or not player.hand)
        and not income_left(board, turn, player)
        and (turn.ability is not None or not turn.character.offers(board, player))
        and not _tool_offers(board, turn, player)
    )


def _tool_offers(board: Board, turn: Turn, player: Player) -> list[Offer]:
    """Return what the player's city can still be used for in this turn."""
    unused = (tool for tool in tools(player) if tool.action not in turn.tools_used)
    return [offer for tool in unused if (offer := tool.offer(board, player)) is not None]


def _buildable(turn: Turn, player: Player) -> list[str]:
    """Return the districts in hand that can be built now, each once."""
    districts = dict.fromkeys(card.district for card in player.hand)
    return [d.id for d in districts if why_not_build(turn, player, d) is None]


def tools(player: Player) -> list[Tool]:
    """Return what the player's city can be used for."""
    effects = (card.district.effect for card in player.city)
    return [effect for effect in effects if isinstance(effect, Tool)]

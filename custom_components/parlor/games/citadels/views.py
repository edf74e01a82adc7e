"""What everyone, and what one seat, may see: built up from what is allowed."""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from custom_components.parlor.games.vocabulary import SeatId

from . import shapes
from .building import RESCUE_PRICE, why_not_build
from .cards import Card, Player
from .districts.effect import Tool
from .draft import Look
from .flow import WARNED_ROUNDS
from .income import pays
from .scoring import score_parts
from .terms import CharacterId, Part, Phase, Pointless, Twin
from .turn import Turn, draw_of, income_left

if TYPE_CHECKING:
    from .citadels import Citadels


def public_view(game: Citadels) -> shapes.CitadelsView:
    """Return what everyone may see."""
    board, draft = game.board, game.draft
    turn = game.turn if game.result is None else None
    current, picking = board.round, game.phase is Phase.DRAFT_PICK
    scores = _scores(game)
    return {
        "phase": game.phase,
        "rules": game.rules,
        "turn": game.decider,
        "round": current.number,
        "waiting_for": [game.decider] if game.decider is not None else [],
        "scores": {seat: sum(parts.values()) for seat, parts in scores.items()},
        "crown": board.crown,
        "current_call": current.calls[-1].character if current.calls else None,
        "current_turn": turn.seat if turn is not None else None,
        "current_role": turn.character.id if turn is not None else None,
        "turn_so_far": _turn_so_far(game, turn) if turn is not None else None,
        "calls": [call.to_json() for call in current.calls],
        "last_calls": [*board.last_calls],
        "murdered": current.murdered,
        "robbed": current.robbed,
        "deck_size": len(board.deck),
        "draft_face_up": [*draft.face_up],
        "draft_available": len(draft.choices) if picking else 0,
        "draft_picked": len(draft.picks),
        "draft_picker": draft.picker if picking else None,
        "draft_laying_aside": picking and draft.laying_aside,
        "draft_order": [*draft.order],
        "destroyed": _rescue(game),
        "quiet_rounds": game.quiet_rounds,
        "standstill_in": game.standstill_in if game.standstill_in <= WARNED_ROUNDS else None,
        "end_city_size": board.end_city_size,
        "first_complete": board.first_complete,
        "final_round": board.first_complete is not None,
        "count": game.count.to_json() if game.count is not None else None,
        "story": board.story.lines,
        "players": [_player(game, p, scores[seat]) for seat, p in board.players.items()],
    }


def _scores(game: Citadels) -> dict[SeatId, dict[Part, int]]:
    """Return the parts of all scores as they stand; in the end, what has been counted so far."""
    if game.count is not None:
        return {seat: game.count.so_far(seat) for seat in game.board.players}
    return {seat: score_parts(game.board, player) for seat, player in game.board.players.items()}


def _turn_so_far(game: Citadels, turn: Turn) -> shapes.TurnSoFar:
    """Return what has been done in a turn, how much may be built, and what drawing would bring."""
    player = game.board.players[turn.seat]
    draw = draw_of(game.board, player)
    return {
        "gathered": turn.gathered,
        "draws": draw.draws,
        "keeps": draw.keeps,
        "built": turn.built,
        "builds": turn.character.builds,
        "ability_used": turn.ability is not None,
        "ability": turn.ability,
        "tools_used": [*turn.tools_used],
        "drawn": len(turn.drawn),
        "income": income_left(game.board, turn, player),
        "over": turn.over,
    }


def _rescue(game: Citadels) -> shapes.Ruin | None:
    """Return the destroyed district that somebody may still save."""
    rescue = game.board.rescue
    if rescue is None:
        return None
    return {
        "player": rescue.player,
        "owner": rescue.owner,
        "card": rescue.card.json,
        "price": RESCUE_PRICE,
    }


def _player(game: Citadels, player: Player, parts: Mapping[Part, int]) -> shapes.Player:
    """Return what everyone knows of a player."""
    seat = player.seat
    return {
        "player": seat,
        "gold": player.gold,
        "hand_size": len(player.hand),
        "city": _cards(player.city),
        "has_crown": seat == game.board.crown,
        "revealed_roles": [*player.revealed],
        "complete": game.board.complete(player),
        "gone": seat not in game.seats,
        "score": _score(parts),
    }


def _score(parts: Mapping[Part, int]) -> shapes.Score:
    return {
        "district_score": parts[Part.DISTRICT_SCORE],
        "color_bonus": parts[Part.COLOR_BONUS],
        "first_complete": parts[Part.FIRST_COMPLETE],
        "other_complete": parts[Part.OTHER_COMPLETE],
        "special_bonus": parts[Part.SPECIAL_BONUS],
        "total": sum(parts.values()),
    }


def _cards(cards: list[Card]) -> list[shapes.Card]:
    return [card.json for card in cards]


def private_view(game: Citadels, seat: SeatId) -> shapes.OwnView:
    """Return what only this seat may see."""
    player, turn = game.board.players[seat], game.turn
    mine = turn if turn is not None and turn.seat == seat and game.result is None else None
    choosing = game.phase is Phase.DRAFT_PICK and game.draft.picker == seat
    looks = game.draft.looks(seat)
    return {
        "hand": _cards(player.hand),
        "blocked": _blocked(game, mine, player),
        "characters": _in_order(game, _own(looks)),
        "draft_choices": [*game.draft_choices()] if choosing else [],
        "drawn_cards": _cards(mine.drawn) if mine is not None else [],
        "keep_count": mine.keep_count if mine is not None else 0,
        "already": _already(player, mine.drawn if mine is not None else []),
        "valid_targets": _targets(game, mine, player) if mine is not None else [],
        "spared": _spared(game, mine, player) if mine is not None else [],
        "pays": pays(game.board.characters, tuple(player.city)),
        "tools": [
            _tool(card, tool)
            for card in player.city
            if isinstance(tool := card.district.effect, Tool)
        ],
        "news": player.news,
        "seen": _seen(game, player, looks),
    }


def _blocked(game: Citadels, mine: Turn | None, player: Player) -> dict[str, str]:
    """Return which cards of the hand can't be built in this turn, and why."""
    if mine is None or game.phase is not Phase.PLAYER_TURN:
        return {}
    whys = ((card, why_not_build(mine, player, card.district)) for card in player.hand)
    return {card.id: why for card, why in whys if why is not None}


def _targets(game: Citadels, mine: Turn, player: Player) -> list[shapes.Target]:
    """Return what the ability can be used on now, in the words of the action."""
    if not _may_aim(game, mine):
        return []
    targets = mine.character.targets(game.board, player)
    own = _own(game.draft.looks(player.seat))
    return [_marked(target, game.draft.face_up, own) for target in targets]


def _marked(target: shapes.Target, face_up: Collection[str], own: Collection[str]) -> shapes.Target:
    """Return a target, with why nothing would come of it."""
    named = target.get("character")
    if named in face_up:
        return {**target, "pointless": Pointless.FACE_UP}
    return {**target, "pointless": Pointless.YOURS} if named in own else target


def _spared(game: Citadels, mine: Turn, player: Player) -> list[shapes.NoTarget]:
    """Return what the ability can't be used on, and why."""
    return [*mine.character.spared(game.board, player)] if _may_aim(game, mine) else []


def _may_aim(game: Citadels, mine: Turn) -> bool:
    return mine.ability is None and game.phase is Phase.PLAYER_TURN


def _own(looks: Sequence[Look]) -> list[CharacterId]:
    """Return the characters that a seat has taken."""
    return [look.picked for look in looks if not look.aside]


def _already(player: Player, drawn: Sequence[Card]) -> dict[str, Twin]:
    """Return where the player has another card like one that was drawn, or is held."""
    if not (drawn or player.city):
        return {}
    city = {card.district for card in player.city}
    hand = {card.district for card in player.hand} if drawn else ()
    marks = {card.id: Twin.HAND for card in drawn if card.district in hand}
    built = {card.id: Twin.CITY for card in [*drawn, *player.hand] if card.district in city}
    return marks | built


def _tool(card: Card, tool: Tool) -> shapes.ToolFacts:
    """Return what a district of the own city can be used for."""
    return {
        "action": tool.action,
        "district": card.district.id,
        "takes_gold": tool.takes_gold,
        "takes_cards": tool.takes_cards,
        "gives_gold": tool.gives_gold,
        "gives_cards": tool.gives_cards,
    }


def _in_order(game: Citadels, characters: Collection[CharacterId]) -> list[str]:
    """Return the characters in the order of their call."""
    return [character for character in game.board.ranks if character in characters]


def _seen(game: Citadels, player: Player, looks: Sequence[Look]) -> shapes.Seen:
    """Return what this seat was shown of what is hidden: the draft, hands, cards in the deck.

    Lost are cards that it saw, but that another player has since moved unseen.
    """
    board, memory = game.board, game.board.memory
    known, lost = memory.known[player.seat], memory.lost[player.seat]
    top = len(board.deck) - 1
    return {
        "draft": [
            {
                "choices": _in_order(game, look.choices),
                "picked": look.picked,
                "aside": look.aside,
            }
            for look in looks
        ],
        "hands": {
            other.seat: _cards(cards)
            for other in board.players.values()
            if other is not player and (cards := [card for card in other.hand if card in known])
        },
        "deck": [
            {"card": card.json, "cards_above": top - at}
            for at, card in enumerate(board.deck)
            if card in known
        ],
        "lost": [{"card": card.json, "player": lost[card]} for card in sorted(lost, key=_by_id)],
    }


def _by_id(card: Card) -> str:
    return card.id

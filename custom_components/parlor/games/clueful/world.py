"""The world of Boddy Estate: the rules, told by names, and nothing else."""

from collections.abc import Container, Iterable, Mapping
from copy import deepcopy
from typing import Any, Final, Self, TypedDict

from .cards import Theory, in_order
from .terms import CardKind, RoomId

NO_CARD: Final = "none"
INVALID_ROOM: Final = "invalid room"
TRAVEL: Final = "travel"


class Deal(TypedDict):
    """A deal as it is handed in; nobody checks it."""

    envelope: list[str]
    players: list[str]
    playersCards: dict[str, dict[str, list[str]]]


class World:
    """Where everyone is, what everyone holds, and what has been shown to whom.

    It trusts whoever calls it: a card may be in two hands, and in the envelope too.
    """

    def __init__(self, state: Deal) -> None:
        """Begin in the foyer, with the first player."""
        given = deepcopy(state)
        self._envelope = frozenset(given["envelope"])
        self._players = given["players"]
        self._cards = given["playersCards"]
        self._hands = {
            player: frozenset(card for cards in kinds.values() for card in cards)
            for player, kinds in self._cards.items()
        }
        self._playing = [*self._players]
        self._current = self._players[0]
        self._locations = dict.fromkeys(self._players, RoomId.FOYER.value)
        self._revealed: list[str] = []
        self._seen: dict[str, list[str]] = {player: [] for player in self._players}
        self._shown: dict[str, list[str]] = {player: [] for player in self._players}

    def take_turn(self, action: str, args: Any) -> str:
        """Let the current player travel to a room, guess or accuse, and return what came of it.

        That is "travel"; the card that is shown, "none" or "invalid room"; or who has won.
        Raises `ValueError` where it is none of the three.
        """
        match action:
            case "travel":
                return self._travel(args)
            case "guess":
                return self._guess(args)
            case "accuse":
                return self._accuse(args)
        raise ValueError(f"nobody can {action}")

    def pass_turn(self) -> None:
        """Let the next player who has turns be the current one."""
        self._current = self._next_in_line()

    def leave(self, player: str) -> None:
        """Take a player's turns away; the hand goes on answering."""
        if player == self._current:
            self.pass_turn()
        self._playing.remove(player)

    def dealt_anew(self, deal: Deal, asked: Iterable[tuple[str, Theory]]) -> tuple[Self, list[str]]:
        """Return the same moment with other cards, and what the guesses so far would have shown."""
        other = deepcopy(self)
        fresh = type(self)(deal)
        other._envelope, other._cards, other._hands = fresh._envelope, fresh._cards, fresh._hands
        other._revealed, other._seen, other._shown = fresh._revealed, fresh._seen, fresh._shown
        shown = [other._ask(who, self.get_adversary(who), theory) for who, theory in asked]
        return other, [card or NO_CARD for card in shown]

    def get_current_player_name(self) -> str:
        """Return whose turn it is."""
        return self._current

    def get_players(self) -> list[str]:
        """Return all players in turn order, with those who have left."""
        return [*self._players]

    def get_location(self, player: str) -> str:
        """Return the room that a player is in."""
        return self._locations[player]

    def get_cards(self, player: str) -> dict[str, list[str]]:
        """Return a player's cards, by kind."""
        return {kind.value: [*self._cards[player].get(kind, ())] for kind in CardKind}

    def get_revealed_cards(self) -> list[str]:
        """Return all cards that were shown to anybody, in the order of first showing."""
        return [*self._revealed]

    def get_seen_cards(self, player: str) -> list[str]:
        """Return the cards that were shown to a player, in the order of first showing."""
        return [*self._seen[player]]

    def get_shown_cards(self, player: str) -> list[str]:
        """Return the cards that a player has shown, in the order of first showing."""
        return [*self._shown[player]]

    def get_envelope(self) -> frozenset[str]:
        """Return who it was, where, and with what."""
        return self._envelope

    def get_adversary(self, player: str) -> str:
        """Return who answers a player: the next in order, whether they still have turns or not."""
        return self._after(player, self._players)

    def _travel(self, room: str) -> str:
        self._locations[self._current] = room
        self.pass_turn()
        return TRAVEL

    def _guess(self, theory: Theory) -> str:
        guesser = self._current
        self.pass_turn()
        if theory["room"] != self._locations[guesser]:
            return INVALID_ROOM
        return self._ask(guesser, self.get_adversary(guesser), theory) or NO_CARD

    def _ask(self, guesser: str, adversary: str, theory: Theory) -> str | None:
        card = answer(self._hands[adversary], self._shown[adversary], in_order(theory))
        if card is not None:
            _note(card, self._revealed, self._seen[guesser], self._shown[adversary])
        return card

    def _accuse(self, theory: Theory) -> str:
        right = {*in_order(theory)} == self._envelope
        return self._current if right else self._next_in_line()

    def _next_in_line(self) -> str:
        return self._after(self._current, self._playing)

    def _after(self, player: str, players: list[str]) -> str:
        """Return who comes after a player, of those who are named."""
        at = self._players.index(player) + 1
        return next(who for who in (*self._players[at:], *self._players[:at]) if who in players)


def answer(hand: Container[str], shown: Container[str], named: Iterable[str]) -> str | None:
    """Return the card that a hand must show, if it has one: before all, one shown before."""
    held = [card for card in named if card in hand]
    return next((card for card in held if card in shown), held[0] if held else None)


def _note(card: str, *lists: list[str]) -> None:
    """Write a card down wherever it does not stand yet."""
    for cards in lists:
        if card not in cards:
            cards.append(card)


def deal_of(envelope: Iterable[str], hands: Mapping[str, Mapping[CardKind, Iterable[str]]]) -> Deal:
    """Return a deal as the world takes it; the players are in turn order."""
    return {
        "envelope": [*envelope],
        "players": [*hands],
        "playersCards": {
            player: {kind.value: [*kinds[kind]] for kind in CardKind}
            for player, kinds in hands.items()
        },
    }

"""Knowledge: where each card can still be, by all that one seat has seen and heard."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from custom_components.parlor.games.vocabulary import SeatId

from .cards import BY_KIND, CARDS, KIND_OF, in_order
from .terms import CardKind, Deed

if TYPE_CHECKING:
    from .investigation import Investigation

ENVELOPE: Final = ""


class Knowledge:
    """For every card the places where it can be; whatever follows by elimination is drawn."""

    def __init__(self, sizes: Mapping[str, int]) -> None:
        """Begin with hands of these sizes, of which nothing is known."""
        self.sizes = sizes
        self.places: dict[str, set[str]] = {card: {ENVELOPE, *sizes} for card in CARDS}
        self._one_of: list[tuple[str, frozenset[str]]] = []

    @classmethod
    def of(cls, game: Investigation, seat: SeatId) -> Knowledge:
        """Return what a seat can know: its hand, what it was shown, and what everyone heard."""
        hands = {player: game.world.get_cards(player) for player in game.order}
        sizes = {player: sum(map(len, hand.values())) for player, hand in hands.items()}
        known = cls({str(player): size for player, size in sizes.items()})
        mine = [card for cards in hands[seat].values() for card in cards]
        for card in CARDS:
            known._keep(card, {seat} if card in mine else {*known.places[card]} - {seat})
        for turn in game.story:
            if turn.deed is not Deed.GUESSED or turn.to is None:
                continue
            named = in_order(turn.theory)
            if turn.card is None:
                known._lacks(turn.to, named)
            elif turn.by == seat:
                known._keep(turn.card, {turn.to})
            else:
                known._one_of.append((turn.to, frozenset(named)))
        known._conclude()
        return known

    def candidates(self, kind: CardKind) -> list[str]:
        """Return the cards of a kind that may be in the envelope."""
        return [card for card in BY_KIND[kind] if ENVELOPE in self.places[card]]

    @property
    def solution(self) -> dict[CardKind, str] | None:
        """Return what the envelope holds, once it is certain."""
        left = {kind: self.candidates(kind) for kind in CardKind}
        if any(len(cards) != 1 for cards in left.values()):
            return None
        return {kind: cards[0] for kind, cards in left.items()}

    def is_open(self, card: str) -> bool:
        """Return whether nobody can say where a card is."""
        return len(self.places[card]) > 1

    def may_hold(self, player: str, card: str) -> bool:
        """Return whether a card may be in a hand."""
        return player in self.places[card]

    def _keep(self, card: str, places: set[str]) -> None:
        self.places[card] = self.places[card] & places

    def _lacks(self, player: str, cards: Collection[str]) -> None:
        for card in cards:
            self.places[card].discard(player)

    def _conclude(self) -> None:
        """Draw conclusions until there are no more."""
        before = -1
        while before != (before := sum(map(len, self.places.values()))):
            for card, place in self._certain():
                self.places[card] = {place}
            for card, places in self.places.items():
                if places == {ENVELOPE}:
                    self._lacks(ENVELOPE, [own for own in BY_KIND[KIND_OF[card]] if own != card])
            for player, size in self.sizes.items():
                self._close(player, size)

    def _certain(self) -> Iterator[tuple[str, str]]:
        """Give the cards for which a place is certain."""
        for kind in CardKind:
            if len(found := self.candidates(kind)) == 1:
                yield found[0], ENVELOPE
        for player, cards in self._one_of:
            possible = [card for card in cards if self.may_hold(player, card)]
            if len(possible) == 1:
                yield possible[0], player

    def _close(self, player: str, size: int) -> None:
        """See whether a hand is known whole, or must hold all that it may."""
        held = [card for card, places in self.places.items() if places == {player}]
        possible = [card for card in CARDS if self.may_hold(player, card)]
        if len(held) == size:
            self._lacks(player, [card for card in possible if card not in held])
        elif len(possible) == size:
            for card in possible:
                self.places[card] = {player}

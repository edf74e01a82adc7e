"""What a bot reads out of the views of its seat."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from custom_components.parlor.games.bot import Glimpse
from custom_components.parlor.games.citadels.terms import Color, DistrictName
from custom_components.parlor.games.offers import Offer
from custom_components.parlor.games.vocabulary import Json, SeatId


@dataclass(frozen=True, slots=True)
class Known:
    """A card that can be seen."""

    id: str
    district: str
    color: str
    cost: int

    @classmethod
    def of(cls, card: Mapping[str, Any]) -> Self:
        """Return the card that a view shows."""
        return cls(card["id"], card["district"], card["color"], card["cost"])


@dataclass(frozen=True, slots=True)
class Rival:
    """What everyone can see of a player; also used for the bot's own."""

    seat: SeatId
    gold: int
    hand_size: int
    city: Sequence[Known]
    score: int
    complete: bool

    @classmethod
    def of(cls, player: Mapping[str, Any]) -> Self:
        """Return the player that the public view shows."""
        return cls(
            SeatId(player["player"]),
            player["gold"],
            player["hand_size"],
            [Known.of(card) for card in player["city"]],
            player["score"]["total"],
            player["complete"],
        )

    def income(self, color: str | None) -> int:
        """Return how much gold the city brings by a color."""
        if color is None:
            return 0
        return sum(
            card.color == color or card.district == DistrictName.SCHOOL_OF_MAGIC
            for card in self.city
        )

    def has(self, district: str) -> bool:
        """Return whether a district stands in the city."""
        return any(card.district == district for card in self.city)


@dataclass(frozen=True, slots=True)
class Sight:
    """The game as the bot sees it."""

    me: Rival
    others: Sequence[Rival]
    hand: Sequence[Known]
    offers: Sequence[Offer]
    public: Mapping[str, Any]
    private: Mapping[str, Any]

    @classmethod
    def of(cls, glimpse: Glimpse) -> Self:
        """Read the views."""
        public, private = glimpse.public, glimpse.private
        players = [Rival.of(player) for player in public["players"]]
        return cls(
            me=next(player for player in players if player.seat == glimpse.seat),
            others=[player for player in players if player.seat != glimpse.seat],
            hand=[Known.of(card) for card in private["hand"]],
            offers=glimpse.offers,
            public=public,
            private=private,
        )

    def may(self, action: str) -> bool:
        """Return whether an action of this type is offered."""
        return any(offer.type == action for offer in self.offers)

    def offered(self, move: Mapping[str, Json]) -> bool:
        """Return whether exactly this is offered."""
        return any(offer.admits(move) for offer in self.offers)

    @property
    def end_city_size(self) -> int:
        """Return how many districts make a city complete."""
        return int(self.public["end_city_size"])

    @property
    def leader(self) -> Rival:
        """Return the strongest of the others: the fullest city counts, then the best one."""
        return max(self.others, key=lambda rival: (len(rival.city), rival.score, rival.gold))

    def nearly_done(self, rival: Rival, missing: int = 1) -> bool:
        """Return whether a city lacks no more than that many districts."""
        return len(rival.city) >= self.end_city_size - missing

    def useful(self) -> list[Known]:
        """Return the cards in hand that could be built some day, one for each district."""
        cards = {card.district: card for card in self.hand}
        return [card for card in cards.values() if not self.me.has(card.district)]

    def worth(self, card: Known) -> float:
        """Return how good it would be to have this district in the city."""
        colors = {built.color for built in self.me.city}
        new_color = 1.0 if card.color not in colors else 0.0
        special = 1.5 if card.color == Color.SPECIAL else 0.0
        return card.cost + new_color + special

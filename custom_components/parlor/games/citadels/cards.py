"""Districts, the cards that show them, and the players who hold the cards."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Self

from custom_components.parlor.games.vocabulary import SeatId

from .districts.effect import PLAIN, Effect
from .shapes import Card as CardShape, NewsItem
from .terms import CharacterId, Color, DistrictId, Honour


@dataclass(frozen=True, slots=True, eq=False)
class District:
    """What can be built; how many cards show it is part of the deck's data."""

    id: DistrictId
    color: Color
    cost: int
    copies: int
    effect: Effect = PLAIN


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card of the deck."""

    id: str
    district: District
    # As views carry it: made once, for there are many cards in every view.
    json: CardShape

    @classmethod
    def of(cls, district: District, number: int) -> Self:
        """Return a card that shows the district."""
        name = f"{district.id}-{number}"
        return cls(
            name,
            district,
            {
                "id": name,
                "district": district.id,
                "color": district.color,
                "cost": district.cost,
            },
        )

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """Return itself: a card is the same in every world, only elsewhere."""
        return self


def all_cards(districts: Iterable[District]) -> list[Card]:
    """Return the cards of a whole deck, each with an id of its own."""
    return [
        Card.of(district, number)
        for district in districts
        for number in range(1, district.copies + 1)
    ]


@dataclass(slots=True)
class Player:
    """What one player owns, and which characters of this round everyone knows."""

    seat: SeatId
    gold: int = 0
    hand: list[Card] = field(default_factory=list)
    city: list[Card] = field(default_factory=list)
    revealed: list[CharacterId] = field(default_factory=list)
    news: list[NewsItem] = field(default_factory=list)
    news_told: int = 0
    tally: Counter[Honour] = field(default_factory=Counter)
    gone: bool = False

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """Return a copy that can be changed by itself."""
        return replace(
            self,
            hand=[*self.hand],
            city=[*self.city],
            revealed=[*self.revealed],
            news=[*self.news],
            tally=self.tally.copy(),
        )

    def held(self, name: object) -> Card | None:
        """Return a card in hand that shows the district of this name."""
        return next((card for card in self.hand if card.district.id == name), None)

    def built(self, name: object) -> Card | None:
        """Return a card in the city that shows the district of this name."""
        return next((card for card in self.city if card.district.id == name), None)

    def knows(self, number: int) -> None:
        """Forget the news up to a number: nobody is told twice."""
        self.news = [item for item in self.news if item["number"] > number]

    def names_in_hand(self) -> list[DistrictId]:
        """Return the districts in hand, each once."""
        return [*dict.fromkeys(card.district.id for card in self.hand)]

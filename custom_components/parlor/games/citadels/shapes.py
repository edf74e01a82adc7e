"""The shape of Citadels' views."""

from typing import NotRequired, TypedDict

from custom_components.parlor.games.shapes import PublicView
from custom_components.parlor.games.vocabulary import SeatId

from .words import Color, Phase, Trick


class Card(TypedDict):
    """A card that shows a district."""

    id: str
    district: str
    color: Color
    cost: int


class Call(TypedDict):
    """A character that was called: who has it, and what became of it."""

    character: str
    player: SeatId | None
    murdered: bool
    robbed: int | None


class Used(TypedDict, total=False):
    """How an ability was used, as far as everyone may know."""

    named: str
    trick: Trick
    target: SeatId
    count: int
    district: str


class TurnSoFar(TypedDict):
    """What has been done in a turn, and how much may be built in it."""

    gathered: bool
    built: int
    builds: int
    ability_used: bool
    ability: Used | None
    tools_used: list[str]
    drawn: int


class Ruin(TypedDict):
    """A destroyed district that its owner may still save."""

    player: SeatId
    card: Card


class Score(TypedDict):
    """What a player would score now, part by part."""

    district_score: int
    color_bonus: int
    first_complete: int
    other_complete: int
    special_bonus: int
    total: int


class Player(TypedDict):
    """What everyone knows of a player."""

    player: SeatId
    gold: int
    hand_size: int
    city: list[Card]
    has_crown: bool
    revealed_roles: list[str]
    complete: bool
    gone: bool
    score: Score


class CitadelsView(PublicView):
    """What everyone sees of a game of Citadels."""

    phase: Phase
    round: int
    crown: SeatId
    current_call: str | None
    current_turn: SeatId | None
    current_role: str | None
    turn_so_far: TurnSoFar | None
    calls: list[Call]
    last_calls: list[Call]
    murdered: str | None
    robbed: str | None
    deck_size: int
    draft_face_up: list[str]
    draft_available: int
    draft_picker: SeatId | None
    draft_order: list[SeatId]
    destroyed: Ruin | None
    quiet_rounds: int
    end_city_size: int
    first_complete: SeatId | None
    final_round: bool
    players: list[Player]


class Target(TypedDict):
    """Whom or what the ability can be used on, in the words of the action."""

    character: NotRequired[str]
    target: NotRequired[SeatId]
    district_name: NotRequired[str]
    cost: NotRequired[int]


class Look(TypedDict):
    """What a picker chose from, and took."""

    choices: list[str]
    picked: str


class Buried(TypedDict):
    """A known card in the deck."""

    card: Card
    cards_above: int


class Lost(TypedDict):
    """A card that was seen, but that a player, or nobody, has since moved unseen."""

    card: Card
    player: SeatId | None


class Seen(TypedDict):
    """What a seat was shown of what is hidden."""

    draft: list[Look]
    hands: dict[SeatId, list[Card]]
    deck: list[Buried]
    lost: list[Lost]


class OwnView(TypedDict):
    """What only one seat sees; `blocked`: why cards of the hand can't be built, by their ids."""

    hand: list[Card]
    blocked: dict[str, str]
    characters: list[str]
    draft_choices: list[str]
    drawn_cards: list[Card]
    keep_count: int
    valid_targets: list[Target]
    seen: Seen

"""The shape of Citadels' views."""

from typing import NotRequired, TypedDict

from custom_components.parlor.games.shapes import PublicView
from custom_components.parlor.games.vocabulary import SeatId

from .terms import Color, Default, News, Part, Phase, Pointless, Rules, Spared, Trick, Twin


class Card(TypedDict):
    """A card that shows a district."""

    id: str
    district: str
    color: Color
    cost: int


class Call(TypedDict):
    """A character that was called: who has it, and what became of it.

    What it brought by itself: gold and cards. A character that lies face up is nobody's.
    """

    character: str
    player: SeatId | None
    face_up: bool
    murdered: bool
    robbed: int | None
    crowned: bool
    gold: int
    cards: int


class Line(TypedDict):
    """A line of the story: an event, with what is needed to tell it."""

    number: int
    event: str
    player: NotRequired[SeatId]
    character: NotRequired[str]
    target: NotRequired[SeatId]
    named: NotRequired[str]
    trick: NotRequired[Trick]
    district: NotRequired[str]
    source: NotRequired[str]
    gold: NotRequired[int]
    cost: NotRequired[int]
    count: NotRequired[int]
    accepted: NotRequired[bool]
    round: NotRequired[int]


class Used(TypedDict, total=False):
    """How an ability was used, as far as everyone may know."""

    named: str
    trick: Trick
    target: SeatId
    count: int
    district: str


class TurnSoFar(TypedDict):
    """What has been done in a turn, how much may be built in it, and what drawing would bring."""

    gathered: bool
    draws: int
    keeps: int
    built: int
    builds: int
    ability_used: bool
    ability: Used | None
    tools_used: list[str]
    drawn: int
    income: int
    over: bool


class Ruin(TypedDict):
    """A destroyed district, whose it was, and who may still save it for which price."""

    player: SeatId
    owner: SeatId
    card: Card
    price: int


class Counted(TypedDict):
    """A part of a score that has been counted."""

    player: SeatId
    part: Part
    points: int


class Count(TypedDict):
    """The count in the end: in which order, and what has been counted so far, the latest last."""

    order: list[SeatId]
    counted: list[Counted]
    done: bool


class Score(TypedDict):
    """What a player would score now, part by part; in the end, what has been counted so far."""

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
    rules: Rules
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
    draft_picked: int
    draft_picker: SeatId | None
    draft_laying_aside: bool
    draft_order: list[SeatId]
    destroyed: Ruin | None
    quiet_rounds: int
    standstill_in: int | None
    end_city_size: int
    first_complete: SeatId | None
    final_round: bool
    count: Count | None
    story: list[Line]
    players: list[Player]


class Target(TypedDict):
    """Whom or what the ability can be used on, in the words of the action.

    `pointless`: why nothing would come of it.
    """

    character: NotRequired[str]
    target: NotRequired[SeatId]
    district_name: NotRequired[str]
    cost: NotRequired[int]
    pointless: NotRequired[Pointless]


class NoTarget(TypedDict):
    """Whom or what the ability can't be used on, and why."""

    character: NotRequired[str]
    target: NotRequired[SeatId]
    district_name: NotRequired[str]
    cost: NotRequired[int]
    why: Spared


class Pay(TypedDict):
    """What a character would bring its owner now.

    Gold for so many districts of its color and what it gets anyway; cards; and how many districts
    it may build.
    """

    color: Color | None
    districts: int
    gold: int
    cards: int
    builds: int


class ToolFacts(TypedDict):
    """What a district of the own city can be used for: what it takes, and what it gives."""

    action: str
    district: str
    takes_gold: int
    takes_cards: int
    gives_gold: int
    gives_cards: int


class NewsFacts(TypedDict, total=False):
    """What is needed to tell something that happened to me; the player is the other one."""

    player: SeatId
    character: str
    district: str
    gold: int
    count: int
    deed: Default


class NewsItem(NewsFacts):
    """Something that happened to me since I did something myself, in this round or the last."""

    number: int
    round: int
    news: News


class Look(TypedDict):
    """What a picker chose from, and took, or laid aside."""

    choices: list[str]
    picked: str
    aside: bool


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
    """What only one seat sees.

    `blocked`: why cards of the hand can't be built; `already`: where there is another one like a
    card that is drawn or held; both by the cards' ids. `pays`: what each character would bring.
    """

    hand: list[Card]
    blocked: dict[str, str]
    characters: list[str]
    draft_choices: list[str]
    drawn_cards: list[Card]
    keep_count: int
    already: dict[str, Twin]
    valid_targets: list[Target]
    spared: list[NoTarget]
    pays: dict[str, Pay]
    tools: list[ToolFacts]
    news: list[NewsItem]
    seen: Seen

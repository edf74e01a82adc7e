"""The closed sets of Citadels: phases, colors, events, parts of a score and refusals."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NewType

CharacterId = NewType("CharacterId", str)
DistrictId = NewType("DistrictId", str)


class Phase(StrEnum):
    """Where a game stands; an ability is over before anyone can look."""

    DRAFT_PICK = "draft_pick"
    RESOLUTION = "resolution"
    PLAYER_TURN = "player_turn"
    ABILITY = "ability"
    DRAW_CHOICE = "draw_choice"
    GRAVEYARD = "graveyard"
    COUNTING = "counting"
    GAME_OVER = "game_over"


class Chapter(StrEnum):
    """What the house takes for one phase: picks, calls and turns pass by the dozen."""

    ROUND = "round"


CHAPTERS: Final[Mapping[StrEnum, str]] = dict.fromkeys(
    (
        Phase.DRAFT_PICK,
        Phase.RESOLUTION,
        Phase.PLAYER_TURN,
        Phase.ABILITY,
        Phase.DRAW_CHOICE,
        Phase.GRAVEYARD,
    ),
    Chapter.ROUND,
)


class Clock(StrEnum):
    """The clocks: one for whoever decides, and one for each kind of thing that is shown."""

    DECISION = "decision"
    CALL = "call"
    TURN_OVER = "turn_over"
    COUNT = "count"


class Rules(StrEnum):
    """Whose rules are played by: those of the house, or those in the box."""

    HOUSE = "house"
    BOXED = "boxed"


class Color(StrEnum):
    """The kinds of districts."""

    NOBLE = "noble"
    RELIGIOUS = "religious"
    TRADE = "trade"
    MILITARY = "military"
    SPECIAL = "special"


class CharacterName(StrEnum):
    """The characters that come with the game."""

    ASSASSIN = "assassin"
    THIEF = "thief"
    MAGICIAN = "magician"
    KING = "king"
    BISHOP = "bishop"
    MERCHANT = "merchant"
    ARCHITECT = "architect"
    WARLORD = "warlord"


class DistrictName(StrEnum):
    """The districts that come with the game."""

    MANOR = "manor"
    CASTLE = "castle"
    PALACE = "palace"
    TEMPLE = "temple"
    CHURCH = "church"
    MONASTERY = "monastery"
    CATHEDRAL = "cathedral"
    TAVERN = "tavern"
    TRADING_POST = "trading_post"
    MARKET = "market"
    DOCKS = "docks"
    HARBOR = "harbor"
    TOWN_HALL = "town_hall"
    WATCHTOWER = "watchtower"
    PRISON = "prison"
    BATTLEFIELD = "battlefield"
    FORTRESS = "fortress"
    HAUNTED_CITY = "haunted_city"
    KEEP = "keep"
    LABORATORY = "laboratory"
    SMITHY = "smithy"
    OBSERVATORY = "observatory"
    GRAVEYARD = "graveyard"
    SCHOOL_OF_MAGIC = "school_of_magic"
    LIBRARY = "library"
    UNIVERSITY = "university"
    DRAGON_GATE = "dragon_gate"


class Trick(StrEnum):
    """What the Magician can do, in the words of the action."""

    SWAP_HAND = "swap_hand"
    DISCARD_DRAW = "discard_draw"


class Part(StrEnum):
    """What a score is made of."""

    DISTRICT_SCORE = "district_score"
    COLOR_BONUS = "color_bonus"
    FIRST_COMPLETE = "first_complete"
    OTHER_COMPLETE = "other_complete"
    SPECIAL_BONUS = "special_bonus"


class Tie(StrEnum):
    """How a tie is broken."""

    HIGHER_CHARACTER = "higher_character"


class Pointless(StrEnum):
    """Why naming a character leads nowhere, although it is allowed."""

    FACE_UP = "face_up"
    YOURS = "yours"


class Spared(StrEnum):
    """Why something is no target."""

    CANNOT_FALL = "cannot_fall"
    COMPLETE = "complete"
    GUARDED = "guarded"
    TOO_DEAR = "too_dear"
    MURDERED = "murdered"
    CALLED = "called"


class Twin(StrEnum):
    """Where a player has another card of the same district."""

    HAND = "hand"
    CITY = "city"


class News(StrEnum):
    """What can happen to one player."""

    MURDERED = "murdered"
    ROBBED = "robbed"
    STOLE = "stole"
    HAND_SWAPPED = "hand_swapped"
    DESTROYED = "destroyed"
    CROWNED = "crowned"
    INCOME = "income"
    CARDS = "cards"
    DECIDED = "decided"


class Default(StrEnum):
    """What is done for whoever does not decide in time."""

    DRAFT_PICK = "draft_pick"
    LAY_ASIDE = "lay_aside"
    TAKE_GOLD = "take_gold"
    KEEP_CARD = "keep_card"
    GRAVEYARD = "graveyard"
    END_TURN = "end_turn"


class Honour(StrEnum):
    """What an award can be given for."""

    BIGGEST_BUILDER = "biggest_builder"
    MASTER_THIEF = "master_thief"
    MOST_ROBBED = "most_robbed"
    MOST_MURDERED = "most_murdered"
    MOST_RUINED = "most_ruined"
    RICHEST_MISER = "richest_miser"


class EndedBy(StrEnum):
    """Why a game is over."""

    PLAYED = "played"
    HOST = "host"
    TOO_FEW_PLAYERS = "too_few_players"
    STANDSTILL = "standstill"


class EventType(StrEnum):
    """What can happen; all of it in public, without what only one player may know."""

    DRAFT_START = "draft_start"
    DRAFT_PICK = "draft_pick"
    DRAFT_ASIDE = "draft_aside"
    DRAFT_DONE = "draft_done"
    CHARACTER_CALL = "character_call"
    MURDERED = "murdered"
    ROBBED = "robbed"
    GOLD_TAKEN = "gold_taken"
    GOLD_COLLECTED = "gold_collected"
    CARDS_DRAWN = "cards_drawn"
    CARD_KEPT = "card_kept"
    DISTRICT_BUILT = "district_built"
    DISTRICT_DESTROYED = "district_destroyed"
    GRAVEYARD = "graveyard"
    ABILITY_USED = "ability_used"
    CROWN_PASSED = "crown_passed"
    TURN_END = "turn_end"
    ROUND_END = "round_end"
    LAST_ROUND = "last_round"
    STANDSTILL_NEAR = "standstill_near"
    COUNTED = "counted"
    GAME_OVER = "game_over"


TOLD: Final[frozenset[StrEnum]] = frozenset(
    {
        EventType.DRAFT_START,
        EventType.MURDERED,
        EventType.ROBBED,
        EventType.DISTRICT_DESTROYED,
        EventType.LAST_ROUND,
        EventType.STANDSTILL_NEAR,
    }
)


class CitadelsRefusal(StrEnum):
    """The codes that Citadels adds to the common ones."""

    ALREADY_USED = "already_used"
    BUILD_LIMIT = "build_limit"
    CANNOT_AFFORD = "cannot_afford"
    DUPLICATE_DISTRICT = "duplicate_district"
    GATHER_FIRST = "gather_first"
    INVALID_TARGET = "invalid_target"
    NOT_IN_HAND = "not_in_hand"
    NOT_YOUR_TURN = "not_your_turn"

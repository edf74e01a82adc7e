"""The closed sets of OCCLUEdo: who, where and with what, phases, events and refusals."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from custom_components.parlor.games.vocabulary import GAME_OVER


class Suspect(StrEnum):
    """The suspects, who are also the players' roles; the turn goes round in this order."""

    MISS_SCARLET = "miss_scarlet"
    MR_GREEN = "mr_green"
    COLONEL_MUSTARD = "colonel_mustard"
    PROF_PLUM = "prof_plum"
    MRS_PEACOCK = "mrs_peacock"
    MRS_WHITE = "mrs_white"


class Weapon(StrEnum):
    """What it may have been done with."""

    CANDLESTICK = "candlestick"
    KNIFE = "knife"
    LEAD_PIPE = "lead_pipe"
    REVOLVER = "revolver"
    ROPE = "rope"
    WRENCH = "wrench"


class PlaceId(StrEnum):
    """Where a token can stand: the suspects' starts, the rooms' lobbies, and the rooms."""

    MISS_SCARLET_START = "miss_scarlet_start"
    MR_GREEN_START = "mr_green_start"
    COLONEL_MUSTARD_START = "colonel_mustard_start"
    PROF_PLUM_START = "prof_plum_start"
    MRS_PEACOCK_START = "mrs_peacock_start"
    MRS_WHITE_START = "mrs_white_start"
    LOUNGE_LOBBY = "lounge_lobby"
    DINING_ROOM_LOBBY = "dining_room_lobby"
    KITCHEN_LOBBY = "kitchen_lobby"
    BALLROOM_LOBBY = "ballroom_lobby"
    CONSERVATORY_LOBBY = "conservatory_lobby"
    BILLIARD_ROOM_LOBBY = "billiard_room_lobby"
    LIBRARY_LOBBY = "library_lobby"
    STUDY_LOBBY = "study_lobby"
    HALL_LOBBY = "hall_lobby"
    LOUNGE = "lounge"
    DINING_ROOM = "dining_room"
    KITCHEN = "kitchen"
    BALLROOM = "ballroom"
    CONSERVATORY = "conservatory"
    BILLIARD_ROOM = "billiard_room"
    LIBRARY = "library"
    STUDY = "study"
    HALL = "hall"


class Phase(StrEnum):
    """Where a game stands: what whoever is waited for has to decide."""

    TURN = "turn"
    NAME_SUSPECT = "name_suspect"
    NAME_WEAPON = "name_weapon"
    ANSWERS = "answers"
    ACKNOWLEDGE = "acknowledge"
    ACCUSE_ROOM = "accuse_room"
    ACCUSE_SUSPECT = "accuse_suspect"
    ACCUSE_WEAPON = "accuse_weapon"
    ASK_WIN = "ask_win"
    # Everyone holds their breath: the accusation is made, and nobody knows yet whether it is right.
    VERDICT = "verdict"
    # It was wrong: everyone sees who is out, and the accuser looks at the crime.
    AFTERMATH = "aftermath"
    # It was right: before anybody is told so, the crime is turned up, card by card.
    SOLUTION = "solution"
    OVER = "over"


class Chapter(StrEnum):
    """What the house takes for one phase: steps and answers pass by the dozen."""

    INVESTIGATION = "investigation"
    ACCUSATION = "accusation"


_ACCUSING: Final = (
    Phase.ACCUSE_ROOM,
    Phase.ACCUSE_SUSPECT,
    Phase.ACCUSE_WEAPON,
    Phase.ASK_WIN,
    Phase.VERDICT,
    Phase.AFTERMATH,
    Phase.SOLUTION,
)
CHAPTERS: Final[Mapping[StrEnum, str]] = {
    **dict.fromkeys(Phase, Chapter.INVESTIGATION),
    **dict.fromkeys(_ACCUSING, Chapter.ACCUSATION),
    Phase.OVER: GAME_OVER,
}


class Clock(StrEnum):
    """The clocks: of whoever decides, of a hand without a player, and around a verdict."""

    DECISION = "decision"
    GONE = "gone"
    VERDICT = "verdict"
    AFTERMATH = "aftermath"
    SOLUTION = "solution"


class Hints(StrEnum):
    """How much the sheet fills in by itself."""

    OFF = "off"
    SHEET = "sheet"  # what was seen
    DEDUCTION = "deduction"  # and all that follows from it


class FactKind(StrEnum):
    """What a seat can have seen, as a reason for what its sheet says."""

    HAND_SIZES = "hand_sizes"
    HELD = "held"
    SORRY = "sorry"
    SHOWED_ONE_OF = "showed_one_of"
    NOT_THE_CRIME = "not_the_crime"
    THE_CRIME = "the_crime"


class Response(StrEnum):
    """What somebody said to a suggestion."""

    SORRY = "sorry"
    SHOWN = "shown"


class EndedBy(StrEnum):
    """Why a game is over."""

    PLAYED = "played"
    LAST_ONE = "last_one"
    NOBODY_LEFT = "nobody_left"
    STANDSTILL = "standstill"
    HOST = "host"


class Honour(StrEnum):
    """What an award can be given for; all of it was seen by everyone."""

    SHARPEST_NOSE = "sharpest_nose"
    MOST_CURIOUS = "most_curious"
    POKER_FACE = "poker_face"
    OPEN_BOOK = "open_book"
    MOST_SUSPECTED = "most_suspected"
    WALL_WALKER = "wall_walker"
    TOO_HASTY = "too_hasty"


class EventType(StrEnum):
    """What can happen; all of it in public."""

    DEALT = "dealt"
    MOVED = "moved"
    SUGGESTION = "suggestion"
    SORRY = "sorry"
    CARD_SHOWN = "card_shown"
    NOBODY_DISPROVED = "nobody_disproved"
    ACCUSATION = "accusation"
    FALSE_ACCUSATION = "false_accusation"
    WON = "won"


# What a person would tell of when the evening is over.
TOLD: Final[frozenset[StrEnum]] = frozenset(
    {
        EventType.SUGGESTION,
        EventType.NOBODY_DISPROVED,
        EventType.ACCUSATION,
        EventType.FALSE_ACCUSATION,
    }
)


class OccluedoRefusal(StrEnum):
    """The codes that OCCLUEdo adds to the common ones."""

    ALREADY_THERE = "already_there"
    DOES_NOT_ANSWER = "does_not_answer"
    INVALID_CARD = "invalid_card"
    INVALID_PLACE = "invalid_place"
    INVALID_PLAYER = "invalid_player"
    LOBBY_TAKEN = "lobby_taken"
    MUST_SHOW = "must_show"
    NO_SHEET = "no_sheet"
    NOT_IN_HAND = "not_in_hand"
    NOT_SUMMONED = "not_summoned"
    NOT_YOUR_TURN = "not_your_turn"
    OUT_OF_REACH = "out_of_reach"

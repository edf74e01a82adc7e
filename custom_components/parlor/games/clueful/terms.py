"""The closed sets of Clueful: who, with what and where, phases, events and refusals."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from custom_components.parlor.games.vocabulary import GAME_OVER


class Suspect(StrEnum):
    """Who it may have been."""

    SCARLETT = "scarlett"
    PLUM = "plum"
    GREEN = "green"
    MUSTARD = "mustard"
    WHITE = "white"
    PEACOCK = "peacock"


class Weapon(StrEnum):
    """What it may have been done with."""

    ROPE = "rope"
    WRENCH = "wrench"
    CANDLESTICKS = "candlesticks"
    REVOLVER = "revolver"
    LEADPIPE = "leadpipe"
    KNIFE = "knife"


class RoomId(StrEnum):
    """The rooms of Boddy Estate; from each one can go to every other."""

    HALL = "hall"
    FOYER = "foyer"
    CONSERVATORY = "conservatory"
    LIBRARY = "library"
    BALLROOM = "ballroom"
    STUDY = "study"
    KITCHEN = "kitchen"


class CardKind(StrEnum):
    """The kinds of cards, in the order in which a hand shows them."""

    SUSPECTS = "suspects"
    WEAPONS = "weapons"
    ROOMS = "rooms"


class Phase(StrEnum):
    """How late it is in the house; whatever the hour, one has the same choices."""

    EVENING = "evening"
    NIGHT = "night"
    MIDNIGHT = "midnight"
    SMALL_HOURS = "small_hours"
    OVER = "over"


NIGHTTIME: Final = (Phase.EVENING, Phase.NIGHT, Phase.MIDNIGHT, Phase.SMALL_HOURS)
CHAPTERS: Final[Mapping[StrEnum, str]] = {Phase.OVER: GAME_OVER}


class Clock(StrEnum):
    """The clock of whoever has the turn, where turns are limited."""

    TURN = "turn"


class Deed(StrEnum):
    """What somebody did with a turn, as the log tells it."""

    TRAVELLED = "travelled"
    GUESSED = "guessed"
    FORFEITED = "forfeited"
    ACCUSED = "accused"


class Verb(StrEnum):
    """What a command asks for: the first three take a turn, all others are free."""

    TRAVEL = "travel"
    GUESS = "guess"
    ACCUSE = "accuse"
    LOOK = "look"
    EXAMINE = "examine"
    OPEN = "open"
    SHOW = "show"
    CARDS = "cards"
    SHEET = "sheet"
    WHERE = "where"
    TIME = "time"
    HELP = "help"


ACTS: Final = frozenset({Verb.TRAVEL, Verb.GUESS, Verb.ACCUSE})


class Understood(StrEnum):
    """What the house made of something that was typed or said."""

    ANSWER = "answer"  # it was a question, and here is the answer
    ACTION = "action"  # it is something to do, and it has not been done yet
    UNSURE = "unsure"  # it may have been one of the suggestions
    NOTHING = "nothing"


class Stakes(StrEnum):
    """What a person may want to be asked about before it is done."""

    FORFEITS = "forfeits"  # the turn will be lost
    ENDS = "ends"  # the game will be over


class EndedBy(StrEnum):
    """Why a game is over."""

    PLAYED = "played"
    WRONG = "wrong"
    LAST_ONE = "last_one"
    STANDSTILL = "standstill"
    HOST = "host"


class Honour(StrEnum):
    """What an award can be given for; all of it was seen by everyone."""

    MOST_CURIOUS = "most_curious"
    GREAT_TRAVELLER = "great_traveller"
    LOST_IN_THE_HOUSE = "lost_in_the_house"
    OPEN_BOOK = "open_book"
    EMPTY_HANDS = "empty_hands"
    DEAD_CERTAIN = "dead_certain"
    TOO_HASTY = "too_hasty"


class EventType(StrEnum):
    """What can happen; all of it in public."""

    TRAVELLED = "travelled"
    GUESSED = "guessed"
    ANSWERED = "answered"
    FORFEITED = "forfeited"
    ACCUSED = "accused"
    WON = "won"


# What a person would tell of when the evening is over; of answers, those that leave nobody cold.
TOLD: Final[frozenset[StrEnum]] = frozenset(
    {EventType.ANSWERED, EventType.FORFEITED, EventType.ACCUSED}
)


class CluefulRefusal(StrEnum):
    """The codes that Clueful adds to the common ones."""

    INVALID_CARD = "invalid_card"
    INVALID_ROOM = "invalid_room"
    NOT_YOUR_TURN = "not_your_turn"
    NOTHING_LIKE_IT = "nothing_like_it"

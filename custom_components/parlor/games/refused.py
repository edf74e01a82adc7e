"""How a game says no: one exception with a code, translated at the edge."""

from enum import StrEnum
from typing import Final

from .vocabulary import Value


class CommonRefusal(StrEnum):
    """The codes that every game can answer with."""

    INVALID_OPTION = "invalid_option"
    INVALID_PARAMS = "invalid_params"
    NOT_ENOUGH_PLAYERS = "not_enough_players"
    NOT_IN_GAME = "not_in_game"
    NOTHING_TO_SKIP = "nothing_to_skip"
    TOO_MANY_PLAYERS = "too_many_players"
    UNKNOWN_ACTION = "unknown_action"
    UNKNOWN_OPTION = "unknown_option"
    UNKNOWN_QUERY = "unknown_query"
    WRONG_PHASE = "wrong_phase"


COMMON_REFUSALS: Final = frozenset(CommonRefusal)


class Refused(Exception):  # noqa: N818
    """An action, option or question was refused and nothing has changed."""

    def __init__(self, code: StrEnum, **details: Value) -> None:
        """Refuse with a code and the values that its words need."""
        super().__init__(code, details)
        self.code = code
        self.details = details

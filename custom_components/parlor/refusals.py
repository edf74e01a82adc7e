"""How a table's refusal reaches a user of Home Assistant: in words."""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import Final

from homeassistant.exceptions import HomeAssistantError, ServiceValidationError

from .const import DOMAIN
from .games.refused import CommonRefusal, Refused
from .table.refusals import TableRefusal
from .table.seats import Caller, Seat

# With these, nobody has asked for something wrong.
_FAILURES: Final = frozenset(
    {TableRefusal.BROKEN, TableRefusal.NOT_SAVED, TableRefusal.TABLE_CLOSED}
)


class ActingRefusal(StrEnum):
    """The code with which the house is told that a game refuses, but not why."""

    NOT_POSSIBLE = "not_possible"


@contextmanager
def reasons_kept(caller: Caller, seat: Seat) -> Iterator[None]:
    """Keep from whoever acts for others why a game refuses; why the table does is no secret."""
    try:
        yield
    except Refused as refused:
        if caller.owns(seat) or isinstance(refused.code, TableRefusal):
            raise
        # A game's reason may depend on what only the seat knows: "only the spy may guess".
        raise Refused(ActingRefusal.NOT_POSSIBLE) from None


@contextmanager
def refusals_in_words() -> Iterator[None]:
    """Raise what is refused as an error that Home Assistant can translate."""
    try:
        yield
    except Refused as refused:
        error = HomeAssistantError if refused.code in _FAILURES else ServiceValidationError
        raise error(
            translation_domain=DOMAIN,
            translation_key=words_key(refused),
            translation_placeholders={key: str(value) for key, value in refused.details.items()},
        ) from refused


def words_key(refused: Refused) -> str:
    """Return the key of the words; those about an option say what it takes, where that is known."""
    if refused.code == CommonRefusal.INVALID_OPTION:
        if {"min", "max"} <= refused.details.keys():
            return "invalid_option_range"
        if "choices" in refused.details:
            return "invalid_option_choice"
    return str(refused.code)

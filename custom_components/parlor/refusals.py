"""How a table's refusal reaches a user of Home Assistant: in words."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from homeassistant.exceptions import HomeAssistantError, ServiceValidationError

from .const import DOMAIN
from .games.refused import CommonRefusal, Refused
from .table.refusals import TableRefusal

# With these, nobody has asked for something wrong.
_FAILURES: Final = frozenset(
    {TableRefusal.BROKEN, TableRefusal.NOT_SAVED, TableRefusal.TABLE_CLOSED}
)


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

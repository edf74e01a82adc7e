"""How a table's refusal reaches a user of Home Assistant: in words."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from homeassistant.exceptions import HomeAssistantError, ServiceValidationError

from .const import DOMAIN
from .games.refused import Refused
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
            translation_key=str(refused.code),
            translation_placeholders={key: str(value) for key, value in refused.details.items()},
        ) from refused

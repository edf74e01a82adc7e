"""The one definition of what travels between a page and the table.

Schemas (`schema.py`) and the pages' types (`scripts/types`) are made from it.
"""

from enum import StrEnum
from typing import Final

PHONE_URL: Final = "/api/parlor/"
TV_URL: Final = "/api/parlor/tv"
SOCKET_URL: Final = "/api/parlor/socket"
INVITE_URL: Final = "/api/parlor/invite"
SHORT_URL: Final = "/parlor"
SHORT_TV_URL: Final = "/parlor/tv"
STATIC_URL: Final = "/parlor_static"

HEARTBEAT_SECONDS: Final = 15
MAX_MESSAGE_BYTES: Final = 16 * 1024


class WireRefusal(StrEnum):
    """The codes of refusals that come without a word of the table."""

    ALREADY_SEATED = "already_seated"
    BAD_MESSAGE = "bad_message"
    BUSY = "busy"
    HELLO_FIRST = "hello_first"
    NO_ANSWER = "no_answer"
    NOT_HOME = "not_home"
    NOT_SEATED = "not_seated"
    ONLY_AT_HOME = "only_at_home"
    READ_ONLY = "read_only"
    TOO_FAST = "too_fast"
    TOO_LARGE = "too_large"
    TOO_MANY_TRIES = "too_many_tries"
    UNKNOWN_ADDRESS = "unknown_address"
    UNKNOWN_MESSAGE = "unknown_message"
    WRONG_CODE = "wrong_code"
    WRONG_TOKEN = "wrong_token"  # noqa: S105


class Farewell(StrEnum):
    """Why the server closes on purpose.

    After `restarting` and `table_closed` a page comes back by itself, and so it does after `shut`,
    though nobody knows when the table will be open again; after `idle`, when it has something to
    say; after `new_code`, with a code that a person gives it.
    """

    IDLE = "idle"
    NEW_CODE = "new_code"
    REPLACED = "replaced"
    REMOVED = "removed"
    RESTARTING = "restarting"
    SHUT = "shut"
    TABLE_CLOSED = "table_closed"

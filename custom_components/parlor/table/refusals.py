"""How the table says no."""

from enum import StrEnum


class TableRefusal(StrEnum):
    """The codes that a table answers with, beside those of its games."""

    BAD_CONTENT = "bad_content"
    BOT_PLAYS = "bot_plays"
    BROKEN = "broken"
    CHOICE_TAKEN = "choice_taken"
    CLAIM_REFUSED = "claim_refused"
    CROWDED_OUT = "crowded_out"
    DOOR_GUARDED = "door_guarded"
    GAME_ON = "game_on"
    INVALID_PARAMS = "invalid_params"
    NAME_INVALID = "name_invalid"
    NAME_TAKEN = "name_taken"
    NO_SUCH_CLAIM = "no_such_claim"
    NO_SUCH_GAME = "no_such_game"
    NO_SUCH_SEAT = "no_such_seat"
    NOBODY_AWAY = "nobody_away"
    NOT_ALLOWED = "not_allowed"
    NOT_ALONE = "not_alone"
    NOT_ASKED = "not_asked"
    NOT_ENOUGH_PLAYERS = "not_enough_players"
    NOT_HOST = "not_host"
    NOT_KEPT = "not_kept"
    NOT_PAUSED = "not_paused"
    NOT_READY = "not_ready"
    NOT_SAVED = "not_saved"
    PAUSED = "paused"
    STALE = "stale"
    START_RESERVED = "start_reserved"
    TABLE_CLOSED = "table_closed"
    TABLE_FULL = "table_full"
    WOULD_END = "would_end"
    WRONG_STAGE = "wrong_stage"
    WRONG_TOKEN = "wrong_token"  # noqa: S105


class ArchiveRefusal(StrEnum):
    """The codes with which a table refuses to look back, or to forget."""

    AT_TABLE = "at_table"
    NO_RECORD = "no_record"
    NO_SUCH_PERSON = "no_such_person"
    NO_SUCH_STEP = "no_such_step"
    NOT_OVER = "not_over"
    RECORD_DAMAGED = "record_damaged"
    RULES_CHANGED = "rules_changed"

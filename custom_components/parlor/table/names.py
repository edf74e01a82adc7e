"""Names: tidied when given, and told apart as people read them."""

from typing import Final
import unicodedata

from custom_components.parlor.games.refused import Refused

from .refusals import TableRefusal

LONGEST_NAME: Final = 20

# Joiners that scripts and emoji need; they are kept in a name and ignored when comparing.
_JOINERS: Final = frozenset("\u200c\u200d")
_BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_REMOVED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_MARKS: Final = frozenset({"Mn", "Me", "Mc"})


def tidy(name: object) -> str:
    """Return the name without control and direction marks. Refuses with `name_invalid`."""
    if not isinstance(name, str):
        raise Refused(TableRefusal.NAME_INVALID)
    words = " ".join(name.split())
    kept = "".join(char for char in words if _stays(char))
    tidied = unicodedata.normalize("NFC", " ".join(kept.split()))
    if len(tidied) > LONGEST_NAME or not _can_be_seen(tidied):
        raise Refused(TableRefusal.NAME_INVALID)
    return tidied


def alike(name: str) -> str:
    """Return what two names share that would be taken for the same."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join("".join(char for char in folded if _counts(char)).split())


def _stays(char: str) -> bool:
    return char in _JOINERS or unicodedata.category(char) not in _REMOVED


def _counts(char: str) -> bool:
    """Return whether a character makes a name another one."""
    selector = unicodedata.name(char, "").startswith("VARIATION SELECTOR")
    return not selector and char not in _BLANKS and unicodedata.category(char) not in _REMOVED


def _can_be_seen(name: str) -> bool:
    return any(
        not char.isspace() and unicodedata.category(char) not in _MARKS for char in alike(name)
    )

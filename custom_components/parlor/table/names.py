"""Names: tidied when given, and told apart as people read them."""

from functools import lru_cache
from typing import Final
import unicodedata

from custom_components.parlor.games.refused import Refused

from .lookalikes import SMALL_CAPITALS, skeleton, without_ornaments
from .refusals import TableRefusal

LONGEST_NAME: Final = 20
# Whoever has no name that can be read.
NAMELESS: Final = "?"

# Joiners that scripts and emoji need; they are kept in a name and ignored when comparing.
_JOINERS: Final = frozenset("\u200c\u200d")
_BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_REMOVED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_MARKS: Final = frozenset({"Mn", "Me", "Mc"})


def tidy(name: object, longest: int = LONGEST_NAME) -> str:
    """Return the name without control and direction marks. Refuses with `name_invalid`."""
    if not isinstance(name, str):
        raise Refused(TableRefusal.NAME_INVALID)
    words = " ".join(name.split())
    kept = "".join(char for char in words if _stays(char))
    tidied = unicodedata.normalize("NFC", " ".join(kept.split()))
    if len(tidied) > longest or not _can_be_seen(tidied):
        raise Refused(TableRefusal.NAME_INVALID)
    return tidied


def shortened(name: str, ending: str = "") -> str:
    """Return as much of a name as can be one with this ending; where nothing can, a plain one."""
    try:
        # Composed, a letter may take up to three places.
        whole = tidy(name, 3 * len(name))
        return tidy(whole[: LONGEST_NAME - len(ending)])
    except Refused:
        return NAMELESS


def said(name: str) -> str:
    """Return a name as it is said aloud: by it, somebody is known again on another evening."""
    return _folded(name)


def alike(one: str, other: str) -> bool:
    """Return whether one name would be taken for the other."""
    return not _readings(one).isdisjoint(_readings(other))


@lru_cache(maxsize=256)
def _readings(name: str) -> frozenset[str]:
    """Return a name as it is said, and as it looks: a capital may look like what it is not.

    Between its letters a space tells nobody apart.
    """
    bare = without_ornaments(name)
    return frozenset({_closed_up(_folded(bare)), _closed_up(_folded(skeleton(bare)))})


def _closed_up(name: str) -> str:
    return "".join(name.split())


def _folded(name: str) -> str:
    plain = unicodedata.normalize("NFKC", name).translate(SMALL_CAPITALS)
    folded = unicodedata.normalize("NFKC", plain.casefold())
    return " ".join("".join(char for char in folded if _counts(char)).split())


def _stays(char: str) -> bool:
    return char in _JOINERS or unicodedata.category(char) not in _REMOVED


def _counts(char: str) -> bool:
    """Return whether a character makes a name another one."""
    selector = unicodedata.name(char, "").startswith("VARIATION SELECTOR")
    return not selector and char not in _BLANKS and unicodedata.category(char) not in _REMOVED


def _can_be_seen(name: str) -> bool:
    return any(
        not char.isspace() and unicodedata.category(char) not in _MARKS for char in _folded(name)
    )

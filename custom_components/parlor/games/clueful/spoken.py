"""What is spoken: an answer for everyone's ears, or for the player's phone alone."""

from collections.abc import Sequence

from custom_components.parlor.games.vocabulary import Json

from .shapes import Spoken
from .terms import Stakes, Understood


def aloud(text: str, *, suggestions: Sequence[str] = (), found: Sequence[str] = ()) -> Spoken:
    """Return an answer that everyone may hear."""
    return _spoken(Understood.ANSWER, text, text, suggestions=suggestions, found=found)


def privately(text: str, aloud: str = "") -> Spoken:
    """Return an answer for the player alone, with as much of it as everyone may hear."""
    return _spoken(Understood.ANSWER, text, aloud)


def to_do(text: str, action: dict[str, Json], stakes: Stakes | None = None) -> Spoken:
    """Return an action that was meant, and has not been done yet."""
    return _spoken(Understood.ACTION, text, text, action=action, stakes=stakes)


def unsure(text: str, suggestions: Sequence[str]) -> Spoken:
    """Return what may have been meant."""
    return _spoken(Understood.UNSURE, text, text, suggestions=suggestions)


def not_understood(text: str, suggestions: Sequence[str]) -> Spoken:
    """Return what was expected, with commands that are always understood."""
    return _spoken(Understood.NOTHING, text, text, suggestions=suggestions)


def _spoken(
    understood: Understood,
    text: str,
    aloud: str,
    *,
    action: dict[str, Json] | None = None,
    stakes: Stakes | None = None,
    suggestions: Sequence[str] = (),
    found: Sequence[str] = (),
) -> Spoken:
    return {
        "understood": understood,
        "text": text,
        "aloud": aloud,
        "private": text != aloud,
        "action": action,
        "stakes": stakes,
        "suggestions": [*suggestions],
        "found": [*found],
    }

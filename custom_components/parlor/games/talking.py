"""Talk: how a game is asked, and told what to do, in plain text."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypedDict

from .vocabulary import Json


class Uttered(TypedDict):
    """What every game that takes text answers with, whatever else it adds.

    `text` is for the player; `aloud` is as much of it as a speaker may say for all to hear, and
    `private` says that it is less: the rest is in the seat's own view. An action is what was
    meant, and has not been done yet.
    """

    text: str
    aloud: str
    private: bool
    action: dict[str, Json] | None


@dataclass(frozen=True, slots=True)
class Talk:
    """The query that understands a text, and the one that tells what came of an action.

    Both take a `language` and the `names` of the seats, the first also the `text`. The sentences,
    by language, are those by which a house knows that this game is meant, as its Assist takes
    them; whatever matches one is understood by the game itself.
    """

    understand: str
    outcome: str
    sentences: Mapping[str, Sequence[str]]

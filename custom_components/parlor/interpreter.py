"""The interpreter: takes what is said for a seat to its game, and brings back what is answered."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import cast

from .games.refused import Refused
from .games.talking import Talk, Uttered
from .games.vocabulary import Json
from .refusals import reasons_kept
from .table.seats import Caller, Seat
from .table.table import Table
from .words import Words


class TalkingRefusal(StrEnum):
    """The code with which nobody is listened to."""

    TAKES_NO_TEXT = "takes_no_text"


@dataclass(frozen=True, slots=True)
class Utterance:
    """An answer; `aloud` may be said for all to hear, `text` is for whoever has asked.

    Both are the same for everyone but the seat's own user. What else is `private` is in the view
    of the seat alone, and `aloud` says so.
    """

    text: str
    aloud: str
    private: bool


async def interpret(
    table: Table, caller: Caller, seat: Seat, text: str, words: Words, language: str
) -> Utterance:
    """Have a text understood: do what it means, or ask it; return what came of that.

    Refuses with `takes_no_text`, `not_allowed`, or as the table does; with the reason of a game
    only whoever may know it.
    """
    talk = talk_of(table)
    if talk is None:
        raise Refused(TalkingRefusal.TAKES_NO_TEXT)
    names: dict[str, Json] = {other.id: other.name for other in table.seats if not other.watching}
    given: dict[str, Json] = {"language": language, "names": names}
    with reasons_kept(caller, seat):
        uttered = await _ask(table, caller, {"type": talk.understand, "text": text, **given})
        if (action := uttered["action"]) is not None:
            params = {name: value for name, value in action.items() if name != "type"}
            await table.perform(caller, str(action["type"]), params)
            uttered = await _ask(table, caller, {"type": talk.outcome, **given})
    aloud, private = uttered["aloud"], uttered["private"]
    if private:
        aloud = " ".join(filter(None, [aloud, words.on_phone(language, seat.name)]))
    return Utterance(uttered["text"] if caller.owns(seat) else aloud, aloud, private)


def talk_of(table: Table) -> Talk | None:
    """Return how the game of a table is talked to; None where it takes no text."""
    game = table.games.get(table.public()["game"])
    return None if game is None else game.talk


async def _ask(table: Table, caller: Caller, request: Mapping[str, Json]) -> Uttered:
    return cast(Uttered, await table.perform(caller, "query", {"request": {**request}}))

"""What a page is sent, as bytes."""

from collections.abc import Iterable, Mapping
from typing import Final, cast

import orjson

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import Json, SeatId
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.filling import blank
from custom_components.parlor.table.replay import Frame
from custom_components.parlor.table.table import Table

from .protocol import Farewell
from .protocol.server import GameInfo, GameOption, Gone, Happening, Refusal, TableInfo, Welcome

ANSWER_BYTES: Final = 256


def welcome(
    request_id: str,
    entry: ParlorConfigEntry,
    seat: SeatId | None,
    *,
    token: str | None = None,
    line: int | None = None,
) -> bytes:
    """Return the answer to someone who has come in."""
    message = Welcome(
        type="welcome",
        id=request_id,
        table=TableInfo(id=entry.entry_id, name=entry.runtime_data.name),
        seat=seat,
        games=_games(entry.runtime_data.games.values()),
    )
    if token is not None:
        message["token"] = token
    if line is not None:
        message["line"] = line
    return orjson.dumps(message)


def state(
    table: Table | Frame, private: bytes, seat: SeatId | None, since: int | None = None
) -> bytes:
    """Return all that a seat may see, but for what everyone sees and has not changed since then.

    What others see too was serialised once for all. What is private is never left out.
    """
    offers = table.offers_bytes(seat)
    message = orjson.dumps(
        {
            "type": "state",
            "version": table.version,
            "now": table.now_ms(),
            "remaining": table.remaining_ms(),
            "public": orjson.Fragment(table.public_bytes(since)),
            "private": orjson.Fragment(private),
            "offers": orjson.Fragment(offers),
        }
    )
    return message + blank(len(private) + len(offers), table.envelope)


def event(name: str, data: Mapping[str, Json]) -> bytes:
    """Return an event."""
    return orjson.dumps(Happening(type="event", event=name, data=dict(data)))


def events_of(frame: Frame) -> list[bytes]:
    """Return what was heard just before a step of a replay."""
    return [event(str(one.type), one.data) for one in frame.events]


def result(request_id: str, answer: Mapping[str, object], envelope: int = 0) -> bytes:
    """Return the answer to a message that was taken, and to a question up to its envelope."""
    return _sealed(orjson.dumps({**answer, "type": "result", "id": request_id}), envelope)


def refusal(request_id: str | None, refused: Refused, envelope: int = 0) -> bytes:
    """Return the answer to a message that was refused, as long as if it had been taken."""
    message = Refusal(type="error", id=request_id, code=refused.code)
    if refused.details:
        message["details"] = refused.details
    return _sealed(orjson.dumps(message), envelope)


def gone(reason: Farewell) -> bytes:
    """Return the last message before the server closes on purpose."""
    return orjson.dumps(Gone(type="gone", reason=reason))


def _sealed(answer: bytes, envelope: int) -> bytes:
    """Return an answer as long as any other: what was done is nobody else's business."""
    return answer + blank(len(answer), max(ANSWER_BYTES, envelope))


def _games(games: Iterable[type[GameState]]) -> list[GameInfo]:
    return [
        GameInfo(
            id=game.id,
            min_seats=game.min_seats,
            max_seats=game.max_seats,
            options=[cast(GameOption, option.to_json()) for option in game.options],
        )
        for game in games
    ]

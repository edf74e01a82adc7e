"""Happenings: what happens at the table itself, beside what happens in its games."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.result import BROKEN_OFF, GameResult, ahead
from custom_components.parlor.games.vocabulary import Json, SeatId

from .party import Stage
from .public import Public
from .published import Published
from .seats import SeatInfo, SeatKind


class TableEvent(StrEnum):
    """What can happen at a table; no game calls an event of its own like this."""

    PLAYER_JOINED = "player_joined"
    PLAYER_LEFT = "player_left"
    PLAYER_READY = "player_ready"
    PLAYER_AWAY = "player_away"
    PLAYER_BACK = "player_back"
    HOST_CHANGED = "host_changed"
    GAME_STARTED = "game_started"
    GAME_PAUSED = "game_paused"
    GAME_RESUMED = "game_resumed"
    GAME_ENDED = "game_ended"


class Happenings:
    """Compares what was public before with what is now, so that no deed has to tell of itself.

    Names are told with the seats: whoever has left can be looked up nowhere.
    """

    def __init__(self, published: Published) -> None:
        """Begin with what is published; whoever is away then is expected, and not told as back."""
        self._before = published
        self._away: set[SeatId] = set()

    def follow(self, published: Published, events: Sequence[Event]) -> list[Event]:
        """Return what has happened at the table, around what has happened in its game."""
        before, self._before = self._before, published
        was, now = before.made, published.made
        begun = published.match not in {None, before.match}
        happened = [*self._company(was, now), *_host(was, now)]
        if begun and _playing(was):
            happened.append(_ended(was["game"], None, before, published))
        if begun:
            happened.append(_started(now))
        happened += events
        if (begun or _playing(was)) and not _playing(now):
            game = now["game"] if begun else was["game"]
            happened.append(_ended(game, now["result"], before, published))
        elif _playing(was) and not begun and was["paused"] != now["paused"]:
            paused, resumed = TableEvent.GAME_PAUSED, TableEvent.GAME_RESUMED
            happened.append(Event(paused if now["paused"] else resumed))
        return happened

    def _company(self, was: Public, now: Public) -> Iterator[Event]:
        """Give who has left, sat down, gone away, come back or got ready."""
        if was["seats"] is now["seats"]:
            return
        before, after = _sitting(was), _sitting(now)
        self._away &= after.keys()
        for seat, info in before.items():
            if seat not in after:
                yield _of(TableEvent.PLAYER_LEFT, info)
        for seat, info in after.items():
            if seat not in before:
                bot = SeatKind(info["kind"]) is SeatKind.BOT
                yield _of(TableEvent.PLAYER_JOINED, info, bot=bot)
            else:
                yield from self._changed(before[seat], info)

    def _changed(self, was: SeatInfo, now: SeatInfo) -> Iterator[Event]:
        """Give what has changed about a seat; only who was told as away is told as back."""
        seat = now["id"]
        if was["present"] and not now["present"]:
            self._away.add(seat)
            yield _of(TableEvent.PLAYER_AWAY, now)
        elif now["present"] and seat in self._away:
            self._away.discard(seat)
            yield _of(TableEvent.PLAYER_BACK, now)
        if now["ready"] and not was["ready"] and SeatKind(now["kind"]).is_human:
            yield _of(TableEvent.PLAYER_READY, now)


def _playing(public: Public) -> bool:
    return Stage(public["stage"]) is Stage.PLAYING


def _sitting(public: Public) -> dict[SeatId, SeatInfo]:
    return {seat["id"]: seat for seat in public["seats"] if not seat["gone"]}


def _host(was: Public, now: Public) -> Iterator[Event]:
    """Give whom the role has passed to; whoever sits down first has it without a word."""
    host = now["host"]
    if host is not None and was["host"] not in {None, host}:
        yield _of(TableEvent.HOST_CHANGED, _sitting(now)[host])


def _started(now: Public) -> Event:
    players = [seat["id"] for seat in _sitting(now).values() if not seat["watching"]]
    named = _listed("players", players, _names(now))
    return Event(TableEvent.GAME_STARTED, {"game": now["game"], **named})


def _ended(game: str, result: GameResult | None, before: Published, now: Published) -> Event:
    """Return the end of a game; of one that is no longer there the evening knows who has won."""
    played = next(iter(now.party.evening[len(before.party.evening) :]), None)
    if result is not None:
        winners, leading, ended_by = result["winners"], ahead(result), result["ended_by"]
    elif played is not None:
        winners = [one.seat for one in played.players if one.won]
        leading, ended_by = [], played.ended_by
    else:
        winners, leading, ended_by = [], [], BROKEN_OFF
    names = _names(before.made) | _names(now.made)
    return Event(
        TableEvent.GAME_ENDED,
        {
            "game": game,
            **_listed("winners", winners, names),
            **_listed("ahead", leading, names),
            "count": len(winners or leading),
            "ended_by": ended_by,
        },
    )


def _names(public: Public) -> dict[SeatId, str]:
    return {seat["id"]: seat["name"] for seat in public["seats"]}


def _of(event: TableEvent, seat: SeatInfo, **more: Json) -> Event:
    return Event(event, {"player": seat["id"], "player_name": seat["name"], **more})


def _listed(key: str, seats: Sequence[SeatId], names: Mapping[SeatId, str]) -> dict[str, Json]:
    return {key: [*seats], f"{key}_names": [names.get(seat, seat) for seat in seats]}

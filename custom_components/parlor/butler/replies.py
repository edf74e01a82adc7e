"""Replies: what the butler finds out, or has done, at a table; all by what everyone may see."""

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from custom_components.parlor.games.result import ahead
from custom_components.parlor.games.vocabulary import Json
from custom_components.parlor.scene import Scene
from custom_components.parlor.table.table import Caller, Table
from custom_components.parlor.words import Words

from .phrases import Phrases
from .wish import Wish

HOUSE: Final = Caller(house=True)


@dataclass(frozen=True, slots=True)
class LastWord:
    """What was last told at a table."""

    game: str | None
    event: str
    data: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A wish, at a table, in somebody's language; `game`: the game that was named."""

    table: Table
    phrases: Phrases
    words: Words
    news: LastWord | None
    game: str | None

    @property
    def scene(self) -> Scene:
        """Return the table as everyone may see it."""
        return Scene.of(self.table)


type Respond = Callable[[Inquiry], Coroutine[Any, Any, str]]


async def _turn(asked: Inquiry) -> str:
    scene, phrases = asked.scene, asked.phrases
    if not scene.playing:
        return _not_playing(asked)
    if scene.turn is not None:
        return phrases.say("turn", player=scene.turn)
    view = scene.public["view"]
    waiting = [] if view is None else [scene.names[seat] for seat in view["waiting_for"]]
    if not waiting:
        return phrases.say("turn_of_nobody")
    return phrases.say("turn_of_several", players=phrases.listed(waiting))


async def _leader(asked: Inquiry) -> str:
    scene, phrases = asked.scene, asked.phrases
    if not scene.playing:
        return _not_playing(asked)
    view = scene.public["view"]
    scores = {} if view is None else view["scores"]
    if not scores:
        return phrases.say("no_scores")
    best = max(scores.values())
    ahead = [scene.names[seat] for seat, score in scores.items() if score == best]
    points = phrases.points(best)
    if len(ahead) == len(scores) > 1:
        return phrases.say("leader_is_nobody", points=points)
    return phrases.say("leader", len(ahead), players=phrases.listed(ahead), points=points)


async def _clock(asked: Inquiry) -> str:
    scene, phrases = asked.scene, asked.phrases
    if not scene.playing:
        return _not_playing(asked)
    clock, left = scene.public["clock"], asked.table.remaining_ms()
    if clock is None or left is None:
        return phrases.say("no_clock")
    reply = "clock" if clock["running"] else "clock_stands"
    return phrases.say(reply, time=phrases.time(round(left / 1000)))


async def _start(asked: Inquiry) -> str:
    named = {} if asked.game is None else {"game": asked.game}
    await asked.table.perform(HOUSE, "start", named)
    scene, phrases = asked.scene, asked.phrases
    players = phrases.listed([seat["name"] for seat in scene.players])
    game = asked.words.game(phrases.language, scene.public["game"])
    return phrases.say("started", game=game, players=players)


async def _pause(asked: Inquiry) -> str:
    await asked.table.perform(HOUSE, "pause")
    return asked.phrases.say("paused")


async def _resume(asked: Inquiry) -> str:
    await asked.table.perform(HOUSE, "resume_game")
    return asked.phrases.say("resumed")


async def _add_bot(asked: Inquiry) -> str:
    done = await asked.table.perform(HOUSE, "add_bot")
    return asked.phrases.say("bot_added", player=asked.scene.names[cast(str, done["seat"])])


async def _repeat(asked: Inquiry) -> str:
    news = asked.news
    if news is None:
        return asked.phrases.say("nothing_happened")
    told = asked.words.event(asked.phrases.language, news.game, news.event, news.data)
    return told or asked.phrases.say("nothing_happened")


def _not_playing(asked: Inquiry) -> str:
    """Return that no game is on, or who has won, or led, the one that is just over."""
    scene, phrases = asked.scene, asked.phrases
    if (result := scene.public["result"]) is None:
        return phrases.say("no_game")
    early = not scene.played_to_its_end
    told = [scene.names[seat] for seat in (ahead(result) if early else result["winners"])]
    return phrases.say("over_early" if early else "over", len(told), players=phrases.listed(told))


REPLIES: Final[Mapping[Wish, Respond]] = {
    Wish.TURN: _turn,
    Wish.LEADER: _leader,
    Wish.CLOCK: _clock,
    Wish.START: _start,
    Wish.PAUSE: _pause,
    Wish.RESUME: _resume,
    Wish.ADD_BOT: _add_bot,
    Wish.REPEAT: _repeat,
}

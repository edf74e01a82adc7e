"""The ways to be refused by the wire and by the table."""

from functools import partial
from typing import Any, Final

from homeassistant.auth.const import GROUP_ID_READ_ONLY
from homeassistant.util.file import WriteError

import custom_components.parlor
from custom_components.parlor import library
from custom_components.parlor.games.cascade.builtin import PACKS
from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.table.deeds.claims import MOST_CLAIMS
from custom_components.parlor.table.house import Settings
from custom_components.parlor.table.journal.journal import Journal, NotSaved
from custom_components.parlor.table.refusals import TableRefusal
from custom_components.parlor.web import socket
from custom_components.parlor.web.guesses import FREE_GUESSES
from custom_components.parlor.web.newcomers import MOST_AT_ONCE
from custom_components.parlor.web.places import ROOM, Place
from custom_components.parlor.web.protocol import MAX_MESSAGE_BYTES, WireRefusal
from custom_components.parlor.web.visit import SECONDS_TO_APPROVE
from tests.games.broken.trek.trek import Trek
from tests.games.cascade.test_strokes import strokes
from tests.house import change_options, pass_time
from tests.web.line import UserLine, make_user
from tests.web.phone import Phone

from .evening import Answer, Evening, Way, Ways


async def read_only(evening: Evening) -> Answer:
    _, token = await make_user(evening.house, group=GROUP_ID_READ_ONLY)
    line = await UserLine.open(evening.connect, evening.house, token, evening.entry, "house")
    return await line.ask("pause")


async def busy(evening: Evening) -> Answer:
    evening.monkeypatch.setitem(ROOM, Place.STRANGER, 0)
    return await (await Phone.dial(evening.client)).hear()


async def hello_first(evening: Evening) -> Answer:
    return await (await Phone.dial(evening.client)).ask("watch", code=evening.code)


async def no_answer(evening: Evening) -> Answer:
    stranger, request, _ = await claim(evening)
    await pass_time(evening.house, SECONDS_TO_APPROVE + 1)
    return await stranger.hear_answer(request)


async def not_home(evening: Evening) -> Answer:
    async def is_at_home(*_: object) -> bool:
        return False

    evening.monkeypatch.setattr(socket, "is_at_home", is_at_home)
    return await (await Phone.dial(evening.client)).hear()


async def unknown_address(evening: Evening) -> Answer:
    headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    return await (await Phone.dial(evening.client, headers)).hear()


async def too_fast(evening: Evening) -> Answer:
    for number in range(MOST_AT_ONCE - len(evening.phones)):
        await (await evening.stranger()).join(evening.code, f"Eve {number}")
    return await evening.ask_as_stranger("join", code=evening.code, name="Eve")


async def too_large(evening: Evening) -> Answer:
    await evening.guest.socket.send_str("x" * (MAX_MESSAGE_BYTES + 1))
    return await evening.guest.hear_until("error")


async def too_many_tries(evening: Evening) -> Answer:
    stranger = await evening.stranger()
    for _ in range(FREE_GUESSES):
        await stranger.ask("watch", code="BBBBBB")
    return await stranger.ask("watch", code="BBBBBB")


async def bot_plays(evening: Evening) -> Answer:
    await evening.play()
    await evening.guest.ask("substitute", seat=evening.guest.seat, bot=True)
    return await evening.guest.act("call_vote")


async def choice_taken(evening: Evening) -> Answer:
    await evening.choose(Trek)
    assert (await evening.host.ask("choose", option="role", value="cook"))["type"] == "result"
    return await evening.guest.ask("choose", option="role", value="cook")


async def claim(evening: Evening) -> tuple[Phone, str, str]:
    stranger = await evening.stranger()
    request = await stranger.say("reclaim", code=evening.code, name="Ben")
    return stranger, request, (await stranger.hear())["data"]["number"]


async def claim_refused(evening: Evening) -> Answer:
    stranger, request, number = await claim(evening)
    await evening.guest.ask("approve", claim=number, allow=False)
    return await stranger.hear_answer(request)


async def crowded_out(evening: Evening) -> Answer:
    claims = [await claim(evening) for _ in range(MOST_CLAIMS + 1)]
    stranger, request, _ = claims[1]
    return await stranger.hear_answer(request)


async def door_guarded(evening: Evening) -> Answer:
    await evening.host.ask("remove", seat=evening.guest.seat)
    return await evening.ask_as_stranger("join", code=evening.code, name="Ben")


async def game_on(evening: Evening) -> Answer:
    await evening.play()
    return await evening.guest.ask("rename", name="Benny")


async def nobody_away(evening: Evening) -> Answer:
    await evening.play()
    return await evening.host.ask("wait")


async def not_allowed(evening: Evening) -> Answer:
    await evening.host.ask("add_bot")
    return await evening.host.ask("hand_over", seat="s5")


async def not_asked(evening: Evening) -> Answer:
    _, _, number = await claim(evening)
    return await evening.host.ask("approve", claim=number, allow=True)


async def not_enough_players(evening: Evening) -> Answer:
    await evening.send_others_away()
    return await evening.host.ask("start")


async def not_paused(evening: Evening) -> Answer:
    await evening.play()
    return await evening.host.ask("resume_game")


async def broken(evening: Evening) -> Answer:
    await evening.play()
    with evening.monkeypatch.context() as flawed:
        flawed.setattr(Spyster, "private_view", lambda *_: 1 // 0)
        return await evening.host.ask("next")


async def not_saved(evening: Evening) -> Answer:
    async def write(*_: object) -> None:
        raise NotSaved

    with evening.monkeypatch.context() as broken:
        broken.setattr(Journal, "write", write)
        return await evening.guest.ask("ready", ready=True)


async def not_kept(evening: Evening) -> Answer:
    def write(*_: object, **__: object) -> None:
        raise WriteError

    drawn = {**strokes(PACKS.shipped["first_firing"].levels[0]), "name": "Mine"}
    with evening.monkeypatch.context() as full:
        full.setattr(library, "write_utf8_file_atomic", write)
        return await evening.host.ask("shelve", game="cascade", option="pack", drawn=drawn)


async def only_at_home(evening: Evening) -> Answer:
    async def is_at_home(*_: object) -> bool:
        return False

    await change_options(evening.house, evening.entry, {"open_outside": True})
    evening.monkeypatch.setattr(socket, "is_at_home", is_at_home)
    eve = await evening.stranger()
    await eve.ask("resume", token=evening.host.token)
    return await eve.ask("shelve", game="cascade", option="pack", drawn={})


async def paused(evening: Evening) -> Answer:
    await evening.play()
    await evening.host.ask("pause")
    return await evening.guest.act("call_vote")


async def stale(evening: Evening) -> Answer:
    await evening.play()
    await evening.host.ask("next")
    await evening.guest.see(lambda state: state["public"]["view"]["phase"] == "questioning")
    return await evening.guest.ask("call_vote", version=0)


async def start_reserved(evening: Evening) -> Answer:
    await change_options(evening.house, evening.entry, {"start_reserved": True})
    stranger = await evening.stranger()
    await stranger.ask("resume", token=evening.host.token)
    return await stranger.ask("start")


async def table_full(evening: Evening) -> Answer:
    evening.monkeypatch.setattr(
        custom_components.parlor, "Settings", partial(Settings, most_seats=4)
    )
    await evening.house.config_entries.async_reload(evening.entry.entry_id)
    return await evening.ask_as_stranger("join", code=evening.code, name="Eve")


async def would_end(evening: Evening) -> Answer:
    await evening.choose(Trek)
    await evening.play()
    await evening.host.act("step", way="on")
    await evening.go_on_until(lambda view: bool(view["food"] == 1))
    return await evening.host.ask("next")


def host(kind: str, **params: Any) -> Way:
    return lambda evening: evening.host.ask(kind, **params)


def guest(kind: str, **params: Any) -> Way:
    return lambda evening: evening.guest.ask(kind, **params)


def joining(name: str) -> Way:
    return lambda evening: evening.ask_as_stranger("join", code=evening.code, name=name)


def stranger(kind: str, **params: Any) -> Way:
    return lambda evening: evening.ask_as_stranger(kind, **params)


WAYS: Final[Ways] = {
    WireRefusal.ALREADY_SEATED: guest("watch", code="x"),
    WireRefusal.BAD_MESSAGE: guest("ready", ready=1),
    WireRefusal.BUSY: busy,
    WireRefusal.HELLO_FIRST: hello_first,
    WireRefusal.NO_ANSWER: no_answer,
    WireRefusal.NOT_HOME: not_home,
    WireRefusal.NOT_SEATED: stranger("start"),
    WireRefusal.ONLY_AT_HOME: only_at_home,
    WireRefusal.READ_ONLY: read_only,
    WireRefusal.TOO_FAST: too_fast,
    WireRefusal.TOO_LARGE: too_large,
    WireRefusal.TOO_MANY_TRIES: too_many_tries,
    WireRefusal.UNKNOWN_ADDRESS: unknown_address,
    WireRefusal.UNKNOWN_MESSAGE: guest("cheat"),
    WireRefusal.WRONG_CODE: stranger("watch", code="x"),
    WireRefusal.WRONG_TOKEN: stranger("resume", token="x"),
    TableRefusal.BAD_CONTENT: host("shelve", game="cascade", option="pack", drawn={}),
    TableRefusal.BOT_PLAYS: bot_plays,
    TableRefusal.BROKEN: broken,
    TableRefusal.CHOICE_TAKEN: choice_taken,
    TableRefusal.CLAIM_REFUSED: claim_refused,
    TableRefusal.CROWDED_OUT: crowded_out,
    TableRefusal.DOOR_GUARDED: door_guarded,
    TableRefusal.GAME_ON: game_on,
    TableRefusal.INVALID_PARAMS: host("move", seat="s1", position=99),
    TableRefusal.NAME_INVALID: joining("\u202e"),
    TableRefusal.NAME_TAKEN: joining("anna"),
    TableRefusal.NO_SUCH_CLAIM: host("approve", claim="100", allow=True),
    TableRefusal.NO_SUCH_GAME: host("configure", game="chess"),
    TableRefusal.NO_SUCH_SEAT: host("remove", seat="s99"),
    TableRefusal.NOBODY_AWAY: nobody_away,
    TableRefusal.NOT_ALLOWED: not_allowed,
    TableRefusal.NOT_ALONE: host("practise"),
    TableRefusal.NOT_ASKED: not_asked,
    TableRefusal.NOT_ENOUGH_PLAYERS: not_enough_players,
    TableRefusal.NOT_HOST: guest("add_bot"),
    TableRefusal.NOT_KEPT: not_kept,
    TableRefusal.NOT_PAUSED: not_paused,
    TableRefusal.NOT_READY: host("start"),
    TableRefusal.NOT_SAVED: not_saved,
    TableRefusal.PAUSED: paused,
    TableRefusal.STALE: stale,
    TableRefusal.START_RESERVED: start_reserved,
    TableRefusal.TABLE_FULL: table_full,
    TableRefusal.WOULD_END: would_end,
    TableRefusal.WRONG_STAGE: guest("rematch"),
}

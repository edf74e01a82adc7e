"""The servers that the wire is measured with, each a process of its own: `python -m bench.served`.

`table` is the real table, with its journal on the disk, behind the real web layer in a real Home
Assistant core. `bare` is a server of aiohttp alone that does the same work without any of that: it
takes a message, applies it to the same game, and sends each socket the same messages, as long to
the byte: the event, the state with what everyone sees (serialised once for all) and what is the
seat's own, and the answer. It keeps nothing, checks nothing and knows nobody.

Says on its output where it listens and by which tokens seats are taken, and serves until killed.
"""

import asyncio
from collections.abc import Mapping, Sequence
import json
import logging
from pathlib import Path
import socket
import sys
from tempfile import TemporaryDirectory
from typing import Any, cast

from aiohttp import WSMsgType, web
import orjson

from custom_components.parlor.games import GAMES
from custom_components.parlor.games.vocabulary import SeatId

from .hands8 import Hands8

# Before anything looks at the games.
cast(dict[str, Any], GAMES)[Hands8.id] = Hands8

from custom_components.parlor.table.filling import blank  # noqa: E402
from custom_components.parlor.table.published import TABLE_ENVELOPE  # noqa: E402
from custom_components.parlor.table.table import Caller, SeatKind  # noqa: E402
from custom_components.parlor.web.encode import ANSWER_BYTES  # noqa: E402

LOOPBACK = "127.0.0.1"
ROOT = Path(__file__).parent.parent


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as held:
        held.bind((LOOPBACK, 0))
        port: int = held.getsockname()[1]
        return port


def say(**facts: object) -> None:
    """Tell whoever started this process."""
    print(json.dumps(facts), flush=True)


async def serve_table(phones: int, config: Path) -> None:
    """Open a table in a real house and begin a game."""
    from homeassistant import bootstrap  # noqa: PLC0415
    from homeassistant.config_entries import SOURCE_USER  # noqa: PLC0415
    from homeassistant.runner import RuntimeConfig  # noqa: PLC0415

    port = free_port()
    (config / "custom_components").symlink_to(ROOT / "custom_components")
    (config / "configuration.yaml").write_text(
        f"http:\n  server_host: {LOOPBACK}\n  server_port: {port}\n", "utf-8"
    )
    hass = await bootstrap.async_setup_hass(RuntimeConfig(config_dir=str(config), skip_pip=True))
    assert hass is not None
    result = await hass.config_entries.flow.async_init(
        "parlor", context={"source": SOURCE_USER}, data={"name": "Bench"}
    )
    await hass.async_start()
    table = cast(Any, result)["result"].runtime_data
    house = Caller(house=True)
    await table.perform(house, "configure", {"game": Hands8.id})
    tokens = [(await table.join(f"Phone {n}", SeatKind.PHONE)).token for n in range(phones)]
    for seat in table.seats:
        await table.perform(Caller(seat.id), "ready", {"ready": True})
    await table.perform(house, "start")
    say(port=port, path="/api/parlor/socket", tokens=tokens)
    await asyncio.Event().wait()


class Bare:
    """The same game between sockets, and nothing else."""

    def __init__(self, phones: int) -> None:
        """Begin a game."""
        self.seats = [SeatId(f"s{n}") for n in range(1, phones + 1)]
        self.state = Hands8.start(self.seats, seed=1)
        self.sockets: dict[SeatId, web.WebSocketResponse] = {}
        self.version = 0

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Take what a page says, one by one."""
        page = web.WebSocketResponse(compress=False, decode_text=False)
        await page.prepare(request)
        seat = SeatId("")
        async for message in page:
            asked = orjson.loads(message.data)
            match asked["type"]:
                case "hello":
                    await _send(page, {"type": "result", "id": asked["id"]})
                case "resume":
                    seat = SeatId(asked["token"])
                    self.sockets[seat] = page
                    await _send(page, {"type": "welcome", "id": asked["id"], "seat": seat})
                    public = orjson.Fragment(orjson.dumps({"view": self.state.public_view()}))
                    await page.send_frame(self._state(seat, public), WSMsgType.TEXT)
                case _:
                    await self._play(page, seat, asked)
        return page

    async def _play(
        self, page: web.WebSocketResponse, seat: SeatId, asked: Mapping[str, Any]
    ) -> None:
        (happened,) = self.state.apply(seat, {"type": asked["type"], "card": asked["card"]})
        self.version += 1
        event = orjson.dumps({"type": "event", "event": happened.type, "data": happened.data})
        public = orjson.Fragment(orjson.dumps({"view": self.state.public_view()}))
        for other, socket_ in self.sockets.items():
            await socket_.send_frame(event, WSMsgType.TEXT)
            await socket_.send_frame(self._state(other, public), WSMsgType.TEXT)
        answer = orjson.dumps({"type": "result", "id": asked["id"]})
        await page.send_frame(answer + blank(len(answer), ANSWER_BYTES), WSMsgType.TEXT)

    def _state(self, seat: SeatId, public: orjson.Fragment) -> bytes:
        private = orjson.dumps({"seat": seat, "view": self.state.private_view(seat)})
        offers = orjson.dumps([offer.to_json() for offer in self.state.offers(seat)])
        message = orjson.dumps(
            {
                "type": "state",
                "version": self.version,
                "remaining": None,
                "public": public,
                "private": orjson.Fragment(private),
                "offers": orjson.Fragment(offers),
            }
        )
        envelope = TABLE_ENVELOPE + Hands8.envelope
        return message + blank(len(private) + len(offers), envelope)


async def _send(page: web.WebSocketResponse, message: Mapping[str, Any]) -> None:
    await page.send_frame(orjson.dumps(message), WSMsgType.TEXT)


async def serve_bare(phones: int) -> None:
    """Serve the same game without a table."""
    bare = Bare(phones)
    app = web.Application()
    app.router.add_get("/", bare.serve)
    runner = web.AppRunner(app)
    await runner.setup()
    port = free_port()
    await web.TCPSite(runner, LOOPBACK, port).start()
    say(port=port, path="/", tokens=bare.seats)
    await asyncio.Event().wait()


def main(arguments: Sequence[str]) -> None:
    """Serve one of the two for so many phones."""
    kind, phones = arguments[0], int(arguments[1])
    if kind == "bare":
        asyncio.run(serve_bare(phones))
        return
    # What is missing on this machine for other parts of Home Assistant is of no interest here.
    logging.disable(logging.ERROR)
    with TemporaryDirectory(dir=arguments[2] or None) as config:
        asyncio.run(serve_table(phones, Path(config)))


if __name__ == "__main__":
    main(sys.argv[1:])

"""A careless server: it sends a secret in every way that a real one could."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
import gzip
from threading import Thread
from typing import Any

from aiohttp import web

PAGE = """<!doctype html><title>leaky</title><link rel="icon" href="data:,"><h1>Hello</h1>"""


async def page(_: web.Request) -> web.Response:
    """Send a page with nothing to hide."""
    return web.Response(text=PAGE, content_type="text/html")


async def plain(request: web.Request) -> web.Response:
    """Send the secret as it is."""
    return web.Response(text=f"The spy is {request.query['secret']}.")


async def packed(request: web.Request) -> web.Response:
    """Send the secret in a packed script, as `.gz` siblings are sent."""
    body = gzip.compress(f"const spy = '{request.query['secret']}'".encode())
    headers = {"Content-Encoding": "gzip", "Content-Type": "text/javascript"}
    return web.Response(body=body, headers=headers)


async def chunked(request: web.Request) -> web.StreamResponse:
    """Send the secret in two pieces."""
    secret = request.query["secret"].encode()
    response = web.StreamResponse()
    response.enable_chunked_encoding()
    await response.prepare(request)
    await response.write(b"The spy is " + secret[:3])
    await response.write(secret[3:])
    await response.write_eof()
    return response


async def header(request: web.Request) -> web.Response:
    """Send the secret beside an empty body."""
    return web.Response(headers={"X-Spy": request.query["secret"]})


async def socket(request: web.Request) -> web.WebSocketResponse:
    """Send whatever a client sends back to it, with a goodbye that talks too much."""
    socket = web.WebSocketResponse(compress=request.query["packed"] == "yes")
    await socket.prepare(request)
    async for message in socket:
        await socket.send_json({"said": message.data, "padding": "." * 70_000})
        await socket.close(message=b"bye, Violet")
    return socket


@contextmanager
def leaky_server() -> Iterator[int]:
    """Run the server in a thread; yields its port."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()
    runner = asyncio.run_coroutine_threadsafe(_start(), loop).result(10)
    port: int = runner.addresses[0][1]
    yield port
    asyncio.run_coroutine_threadsafe(runner.cleanup(), loop).result(10)
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


async def _start() -> Any:
    app = web.Application()
    app.router.add_get("/", page)
    for leak in (plain, packed, chunked, header, socket):
        app.router.add_get(f"/{leak.__name__}", leak)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    return runner

"""What the owner asks of Home Assistant over its own WebSocket API, as its frontend does."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from aiohttp import ClientSession

from tests.e2e.house import House


def apart[T](work: Coroutine[Any, Any, T]) -> T:
    """Run something beside the browser, which has the event loop of this thread."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def command(house: House, kind: str, **more: Any) -> Any:
    """Ask Home Assistant something; return what it answers."""
    return apart(_command(house, {"id": 1, "type": kind, **more}))


def enable(house: House, table: str, *entities: str) -> None:
    """Enable entities of a table that are disabled by default."""
    for entity in entities:
        command(house, "config/entity_registry/update", entity_id=entity, disabled_by=None)
    house.owner.post(f"/api/config/config_entries/entry/{table}/reload")


async def _command(house: House, message: dict[str, Any]) -> Any:
    async with (
        ClientSession() as client,
        client.ws_connect(f"http://127.0.0.1:{house.port}/api/websocket") as socket,
    ):
        await socket.receive_json()
        await socket.send_json({"type": "auth", "access_token": house.owner.token})
        assert (await socket.receive_json())["type"] == "auth_ok"
        await socket.send_json(message)
        answer = await socket.receive_json()
        assert answer["success"], answer
        return answer["result"]

"""Frames that are made here are those that aiohttp would have made."""

from unittest.mock import Mock

from aiohttp import WSMsgType
from aiohttp._websocket.writer import WebSocketWriter
import pytest

from custom_components.parlor.web.frame import framed


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536])
async def test_a_frame_is_what_aiohttp_would_send(length: int) -> None:
    transport = Mock()
    transport.is_closing.return_value = False
    message = b"x" * length
    await WebSocketWriter(Mock(), transport, limit=1 << 20).send_frame(message, WSMsgType.TEXT)
    assert b"".join(call.args[0] for call in transport.write.call_args_list) == framed(message)

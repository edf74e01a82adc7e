"""The line between a page and the house, on which a page can be shown what a test likes."""

from itertools import count
import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.whole import whole

SHOWN = """version => new Promise(done => {
  const screen = document.querySelector("parlor-phone, parlor-tv");
  const look = () => requestAnimationFrame(
    screen?.store.now?.version === version ? () => requestAnimationFrame(done) : look
  );
  look();
})"""

VERSIONS = count(1_000_000)


class Line:
    """Passes everything on; while a scene is shown, the house's own states wait."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._socket: WebSocketRoute | None = None
        self._playing = False
        self.state: dict[str, Any] = {}
        page.route_web_socket(re.compile("/api/parlor/socket$"), self._connect)

    def show(self, scene: dict[str, Any]) -> None:
        """Show the page another state than the house's, and wait until it is drawn."""
        self._playing = True
        self._tell(scene)

    def go_on(self) -> None:
        """Show what the house says again."""
        self._playing = False
        self._tell(self.state)

    def _tell(self, state: dict[str, Any]) -> None:
        assert self._socket, "the page has not called the house"
        version = next(VERSIONS)
        self._socket.send(json.dumps(state | {"version": version}))
        self._page.evaluate(SHOWN, version)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        house = socket.connect_to_server()
        house.on_message(self._hear)
        house.on_close(lambda _code, _reason: socket.close())

    def _hear(self, message: str | bytes) -> None:
        assert self._socket, "the house speaks to nobody"
        told = json.loads(message)
        state = told["type"] == "state"
        if state:
            self.state = whole(self.state, told)
        if not (state and self._playing):
            self._socket.send(message)

"""The line between a page and the house, on which a page can be shown what a test likes."""

from collections.abc import Mapping
from functools import partial
from itertools import count
import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.whole import whole

# What the house says itself has a version that is far below all that is shown in its place.
OWN = 1_000_000
VERSIONS = count(OWN)

SHOWN = """([version, own]) => new Promise(done => {
  const screen = document.querySelector("parlor-phone, parlor-tv");
  const shown = () => {
    const now = screen?.store.now?.version;
    return now === version || now < own;
  };
  const look = () => requestAnimationFrame(shown() ? () => requestAnimationFrame(done) : look);
  look();
})"""

# A moment passes while it is being looked at: whatever lasts a second or more waits for us.
PATIENCE = """(() => {
  const real = window.setTimeout;
  window.setTimeout = (then, ms, ...more) => real(then, ms >= 1000 ? ms * 60 : ms, ...more);
})()"""


class Line:
    """Passes everything on; while a scene is shown, the house's own states wait."""

    def __init__(self, page: Page, *, patient: bool = False) -> None:
        self._page = page
        self._socket: WebSocketRoute | None = None
        self._scene: str | None = None
        self._called_again = False
        # What is answered in the house's place when the page asks a question.
        self.answer: Mapping[str, Any] | None = None
        self.state: dict[str, Any] = {}
        if patient:
            page.add_init_script(PATIENCE)
        page.route_web_socket(re.compile("/api/parlor/socket$"), self._connect)

    def show(self, scene: dict[str, Any]) -> None:
        """Show the page another state than the house's, and wait until it is drawn."""
        version = next(VERSIONS)
        self._scene = json.dumps(scene | {"version": version})
        self._tell(self._scene, version)

    def go_on(self) -> None:
        """Show what the house says again."""
        self._scene = self.answer = None
        version = next(VERSIONS)
        self._tell(json.dumps(self.state | {"version": version}), version, OWN)

    def _tell(self, state: str, version: int, own: int = 0) -> None:
        assert self._socket, "the page has not called the house"
        self._socket.send(state)
        self._page.evaluate(SHOWN, [version, own])

    def _connect(self, socket: WebSocketRoute) -> None:
        self._called_again = self._socket is not None
        self._socket = socket
        house = socket.connect_to_server()
        socket.on_message(partial(self._ask, socket, house))
        house.on_message(self._hear)
        house.on_close(lambda _code, _reason: socket.close())

    def _ask(self, page: WebSocketRoute, house: WebSocketRoute, message: str | bytes) -> None:
        asked = json.loads(message)
        if asked["type"] == "query" and self.answer is not None:
            page.send(json.dumps({"type": "result", "id": asked["id"], **self.answer}))
        else:
            house.send(message)

    def _hear(self, message: str | bytes) -> None:
        assert self._socket, "the house speaks to nobody"
        told = json.loads(message)
        if told["type"] != "state":
            self._socket.send(message)
            return
        self.state = whole(self.state, told)
        if self._scene is None:
            self._socket.send(message)
        elif self._called_again:
            # While nobody listens to a page it gives its line up: the new one needs the scene, too.
            self._socket.send(self._scene)
        self._called_again = False

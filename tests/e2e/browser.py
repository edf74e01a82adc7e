"""Phones and a television: Chromium as the guests hold it, on a true insecure origin."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
import os
from pathlib import Path
import re
import shutil
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    WebError,
)

from scripts.house.owner import PASSWORD, USER
from tests.e2e.house import HOST
from tests.e2e.recorder import Recorder

type Tap = Callable[[Page], object]

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {HOST} 127.0.0.1",
)

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TV = {"viewport": {"width": 1920, "height": 1080}}
DESK = {"viewport": {"width": 1280, "height": 800}}


# The first draws without windows, and so faster.
KNOWN = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    """Find the browser that scripts/setup has installed."""
    found = os.environ.get("PARLOR_CHROMIUM") or next(filter(None, map(shutil.which, KNOWN)), None)
    assert found, "There is no Chromium. Run scripts/setup, or set PARLOR_CHROMIUM to its path."
    return found


@contextmanager
def launched(playwright: Playwright) -> Iterator[Browser]:
    """Start a browser for as long as it is needed."""
    browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    yield browser
    browser.close()


@dataclass
class Client:
    """One device of one guest."""

    name: str
    context: BrowserContext
    page: Page
    asked: list[str] = field(default_factory=list)
    _problems: list[str] = field(default_factory=list)
    _forgiven: list[re.Pattern[str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.context.on("console", self._hear)
        self.context.on("weberror", self._catch)
        # What the pages ask for: a browser is curious by itself, too.
        self.context.on("request", lambda request: self.asked.append(request.url))
        self.page.on("websocket", lambda socket: self.asked.append(socket.url))

    def log_in(self, user: str = USER) -> None:
        """Log in, as the owner unless it is said otherwise, on Home Assistant's own page."""
        self.page.locator("input[name=username]").fill(user)
        self.page.locator("input[name=password]").fill(PASSWORD)
        self.page.locator("input[name=password]").press("Enter")
        self.page.locator("home-assistant-main").wait_for()

    def forgive(self, pattern: str) -> None:
        """Expect errors like this one: a browser complains by itself when the house is down."""
        self._forgiven.append(re.compile(pattern))

    @property
    def problems(self) -> list[str]:
        """List what went wrong on the page and was not expected."""
        return [
            f"{self.name}: {problem}"
            for problem in self._problems
            if not any(pattern.search(problem) for pattern in self._forgiven)
        ]

    def _catch(self, thrown: WebError) -> None:
        self._problems.append(thrown.error.stack or str(thrown.error))

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self._problems.append(said.text)


class Room:
    """The people in the room with their devices; all of them are recorded."""

    def __init__(self, browser: Browser, recorder: Recorder) -> None:
        self._browser = browser
        self._recorder = recorder
        # Drawing what moves costs more than all else; one evening is played with it.
        self.lively = False
        self.clients: list[Client] = []

    def phone(
        self, name: str, url: str, *, language: str = "en", tap: Tap | None = None, **more: Any
    ) -> Client:
        """Somebody takes a phone out and opens a link; `tap` has the page before it opens."""
        return self._open(name, url, PHONE | {"locale": language} | more, tap)

    def tv(
        self,
        url: str,
        *,
        name: str = "tv",
        language: str = "en",
        tap: Tap | None = None,
        **more: Any,
    ) -> Client:
        """Somebody switches the television on."""
        return self._open(name, url, TV | {"locale": language} | more, tap)

    def desk(self, url: str, *, name: str = "desk", language: str = "en", **more: Any) -> Client:
        """Somebody opens Home Assistant's own pages."""
        return self._open(name, url, DESK | {"locale": language} | more)

    def problems(self) -> list[str]:
        """List what went wrong on any page."""
        return [problem for client in self.clients for problem in client.problems]

    def photograph(self, folder: Path) -> None:
        """Take a picture of every screen."""
        folder.mkdir(parents=True, exist_ok=True)
        for client in self.clients:
            with suppress(Error):  # a page that is gone has no picture
                client.page.screenshot(path=folder / f"{client.name}.png")

    def close(self) -> None:
        """Everybody goes home."""
        while self.clients:
            self.clients.pop().context.close()

    def _open(self, name: str, url: str, device: dict[str, Any], tap: Tap | None = None) -> Client:
        # The content security policy stays in force: nothing here may bypass it.
        way_in = self._recorder.listen(name)
        motion = {"reduced_motion": "no-preference" if self.lively else "reduce"}
        context = self._browser.new_context(proxy={"server": way_in}, **motion | device)
        client = Client(name, context, context.new_page())
        self.clients.append(client)
        if tap is not None:
            tap(client.page)
        client.page.goto(url)
        return client


@contextmanager
def gathered(browser: Browser, recorder: Recorder) -> Iterator[Room]:
    """Gather people in a room; an error on any of their pages fails the test at the end."""
    room = Room(browser, recorder)
    yield room
    problems = room.problems()
    room.close()
    assert not problems, "\n".join(problems)

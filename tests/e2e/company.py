"""Ten at one table, whose names are as long as names may be, and the screens that they look at."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
import json
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Locator, Page, expect

from scripts.house.owner import Invitation
from tests.e2e.browser import Client, Room
from tests.e2e.line import Line
from tests.e2e.recorder import Recorder
from tests.e2e.scenes.scene import Scene

# Twenty letters each, some without a place to break.
NAMES: Final = (
    "Maximiliane-Charlott",
    "Hannelore Schmidhube",
    "Bartholomäus-Wilhelm",
    "Wolframjohannesmaria",
    "Grzegorz Brzęczyszcz",
    "Anneliese Marie-Lore",
    "Donaudampfschiffmann",
    "Friedrich-Wilhelmine",
    "Mississippi Delta Bo",
    "Konstantinopolitaner",
)
TEXT: Final = Path(__file__).parents[2] / "frontend" / "src" / "text"
LANGUAGES: Final = ("en", "de")
THEMES: Final[tuple[Theme, ...]] = ("dark", "light")
SEND: Final = "message => document.querySelector('parlor-phone').store.send(message)"

# Only the newest line of the story must be whole.
TELL: Final = """event => {
  const { store } = document.querySelector("parlor-phone, parlor-tv");
  store.story = [];
  store.happened(event);
}"""
# A deed of a moment that the house has not seen is refused, and here that is told for minutes.
DISMISS: Final = """() => {
  const { store } = document.querySelector("parlor-phone, parlor-tv");
  store.notices.forEach(({ id }) => store.dismiss(id));
}"""
# Another light does not come at once.
SETTLED: Final = """() => {
  const changes = root => [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
    shadowRoot === null ? [] : [...shadowRoot.getAnimations(), ...changes(shadowRoot)]);
  const transitions = changes(document).filter(one => one instanceof CSSTransition);
  return Promise.allSettled(transitions.map(({ finished }) => finished));
}"""
# What lies behind a cover is drawn a moment later.
REVEAL: Final = """cover => new Promise(done => {
  cover.reveal();
  requestAnimationFrame(() => requestAnimationFrame(done));
})"""

# What slides in is looked at, and tapped, when it is there.
AT_REST: Final = "thing => Promise.all(thing.getAnimations().map(({ finished }) => finished))"

type Theme = Literal["light", "dark"]


@cache
def words(language: str) -> Any:
    """Return what the pages say."""
    return json.loads((TEXT / f"{language}.json").read_text("utf-8"))


@dataclass(frozen=True)
class Screen:
    """A page and the line to its house."""

    client: Client
    line: Line
    language: str

    @property
    def page(self) -> Page:
        """What is looked at."""
        return self.client.page

    @property
    def cover(self) -> Locator:
        """What lies over my cards, if there are any."""
        return self.page.locator("parlor-cover").locator("visible=true")

    def show(self, scene: Scene) -> None:
        """Show a moment from its beginning, covered and with nothing chosen."""
        self._put_away()
        # The last tap was another moment's.
        self.page.evaluate("window.dispatchEvent(new PointerEvent('pointerdown'))")
        self.line.go_on()
        for state in scene.states(self.line.state):
            self.line.show(state)
            if scene.before is not None:
                expect(self.page.locator(scene.before).first).to_be_visible()
        if scene.answer is not None:
            self.line.answer = scene.answer()
        for tap in scene.taps:
            self._press(self.page.locator(tap).first)
        if scene.event is not None:
            self.page.evaluate(TELL, scene.event)
        self.sees(scene)

    def _press(self, thing: Locator) -> None:
        """Tap something; what is off now may be tapped, too, and says why."""
        thing.click(force=thing.get_attribute("aria-disabled") == "true")

    def _put_away(self) -> None:
        """Close a sheet and notices that the moment before has left open."""
        sheet = self.page.locator("parlor-sheet")
        if sheet.count():
            self.page.keyboard.press("Escape")
            expect(sheet).to_have_count(0)
        self.page.evaluate(DISMISS)

    def sees(self, scene: Scene) -> None:
        """See that what is to be seen is there."""
        expect(self.page.locator(scene.seen).first).to_be_visible()

    def look(self) -> None:
        """Look at my cards; the cover does not close while we look."""
        self.cover.evaluate(REVEAL)

    def word(self, key: str) -> str:
        """Return a word as this screen says it."""
        page, name = key.split(".")
        word: str = words(self.language)[page][name]
        return word

    def tap(self, key: str) -> None:
        """Tap the button that says this word."""
        self.page.get_by_role("button", name=self.word(key)).first.click()

    @property
    def theme(self) -> str | None:
        """Whether it is day or evening."""
        return self.page.locator("html").get_attribute("data-theme")

    def light(self, theme: Theme) -> None:
        """Make it day or evening: a phone follows its system, a TV its remote control."""
        if self.theme == theme:
            return
        self.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        if self.page.locator("parlor-tv").count():
            self.tap("tv.day" if theme == "light" else "tv.evening")
        expect(self.page.locator("html")).to_have_attribute("data-theme", theme)
        self.page.evaluate(SETTLED)

    def send(self, **message: Any) -> None:
        """Say something to the table that the screen has no button for."""
        self.page.evaluate(SEND, message)


@dataclass(frozen=True)
class Company:
    """The screens of a table where one language is spoken."""

    recorder: Recorder
    # The host's, who has the first seat; and that of a neighbour, on which outlines are taken.
    phone: Screen
    neighbour: Screen
    watcher: Screen
    tv: Screen
    # A TV that has no screen for any game.
    generic: Screen

    @property
    def language(self) -> str:
        """What everyone speaks."""
        return self.phone.language


@contextmanager
def gathered_company(
    table: Invitation, room: Room, recorder: Recorder, language: str
) -> Iterator[Company]:
    """Let ten people gather; they stay in the lobby, and are shown the rest."""
    opened = partial(_opened, language=language)
    tv = opened(partial(room.tv, table.tv, name="tv"), patient=True)
    generic = opened(partial(room.tv, table.tv.replace("#", "?generic#"), name="generic"))
    phone, neighbour = (
        opened(partial(room.phone, name, table.phone), patient=True) for name in NAMES[:2]
    )
    for one in (phone, neighbour):
        one.page.get_by_label(one.word("door.name")).fill(one.client.name)
        one.tap("door.join")
        one.page.locator("parlor-lobby-bar").wait_for()
    for name in NAMES[2:]:
        phone.send(type="add_bot", name=name)
    watcher = opened(partial(room.phone, "watcher", table.phone))
    watcher.tap("door.watch")
    watcher.page.locator("parlor-lobby").wait_for()
    for screen in (tv, phone, neighbour, watcher):
        expect(screen.page.get_by_text(NAMES[-1]).first).to_be_visible()
    yield Company(recorder, phone, neighbour, watcher, tv, generic)


def _opened(open_it: Callable[..., Client], *, language: str, patient: bool = False) -> Screen:
    lines: list[Line] = []
    client = open_it(
        language=language,
        tap=lambda page: lines.append(Line(page, patient=patient)),
    )
    return Screen(client, lines[0], language)

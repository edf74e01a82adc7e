"""Ten at one table, whose names are as long as names may be: two phones, two TVs and bots."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
import json
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Page, expect

from custom_components.parlor.games.vocabulary import SeatId
from scripts.house.owner import Invitation
from tests.e2e.browser import Client, Room
from tests.e2e.line import Line
from tests.e2e.recorder import Recorder
from tests.e2e.spyster_scenes import SCENES

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
SEND: Final = "message => document.querySelector('parlor-phone').store.send(message)"


type Theme = Literal["light", "dark"]


@cache
def words(language: str) -> Any:
    """Return what the pages say."""
    return json.loads((TEXT / f"{language}.json").read_text("utf-8"))


@dataclass(frozen=True)
class Screen:
    """A page, the line to its house, and whose it is; a TV's and a watcher's is nobody's."""

    client: Client
    line: Line
    language: str
    kind: Literal["phone", "tv", "generic"] = "phone"
    seat: SeatId | None = None

    @property
    def page(self) -> Page:
        """What is looked at."""
        return self.client.page

    def show(self, scene: str, *, spy: bool = False) -> None:
        """Show a moment of Spyster."""
        wanted = SCENES[scene]
        self.line.show(wanted.state(self.line.state, self.seat, spy=spy))
        expect(self.page.locator(getattr(wanted, self.kind)).first).to_be_visible()

    def word(self, key: str) -> str:
        """Return a word as this screen says it."""
        page, name = key.split(".")
        word: str = words(self.language)[page][name]
        return word

    def tap(self, key: str) -> None:
        """Tap the button that says this word."""
        self.page.get_by_role("button", name=self.word(key)).first.click()

    def light(self, theme: Theme) -> None:
        """Make it day or evening: a phone follows its system, a TV its remote control."""
        self.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page = self.page.locator("html")
        if self.kind == "tv" and page.get_attribute("data-theme") != theme:
            self.tap("tv.day" if theme == "light" else "tv.evening")
        expect(page).to_have_attribute("data-theme", theme)

    def send(self, **message: Any) -> None:
        """Say something to the table that the screen has no button for."""
        self.page.evaluate(SEND, message)


@dataclass(frozen=True)
class Company:
    """The screens, by language."""

    recorder: Recorder
    phones: Mapping[str, Screen]
    watchers: Mapping[str, Screen]
    tvs: Mapping[str, Screen]
    generic: Mapping[str, Screen]


@contextmanager
def gathered_company(table: Invitation, room: Room, recorder: Recorder) -> Iterator[Company]:
    """Let ten people gather; they stay in the lobby, and are shown the rest."""
    tvs = {language: _tv(room, f"tv {language}", table.tv, language) for language in LANGUAGES}
    generic = {
        language: _tv(room, f"generic {language}", table.tv.replace("#", "?generic#"), language)
        for language in LANGUAGES
    }
    phones = {
        language: phone_at(room, name, table.phone, language, SeatId(f"s{number}"))
        for number, (language, name) in enumerate(zip(LANGUAGES, NAMES, strict=False), 1)
    }
    for phone in phones.values():
        phone.page.get_by_label(phone.word("door.name")).fill(phone.client.name)
        phone.tap("door.join")
        phone.page.locator("parlor-lobby-bar").wait_for()
    for name in NAMES[len(phones) :]:
        phones["en"].send(type="add_bot", name=name)
    watchers = {
        language: phone_at(room, f"watcher {language}", table.phone, language)
        for language in LANGUAGES
    }
    for watcher in watchers.values():
        watcher.tap("door.watch")
        watcher.page.locator("parlor-lobby").wait_for()
    for screen in (*tvs.values(), *phones.values(), *watchers.values()):
        expect(screen.page.get_by_text(NAMES[-1]).first).to_be_visible()
    yield Company(recorder, phones, watchers, tvs, generic)


def phone_at(room: Room, name: str, link: str, language: str, seat: SeatId | None = None) -> Screen:
    """Open the link to a table on a phone."""
    lines: list[Line] = []
    client = room.phone(
        name,
        link,
        language=language,
        tap=lambda page: lines.append(Line(page)),
        reduced_motion="reduce",
    )
    return Screen(client, lines[0], language, seat=seat)


def _tv(room: Room, name: str, link: str, language: str) -> Screen:
    lines: list[Line] = []
    client = room.tv(
        link,
        name=name,
        language=language,
        tap=lambda page: lines.append(Line(page)),
        reduced_motion="reduce",
    )
    return Screen(client, lines[0], language, "generic" if "?generic" in link else "tv")

"""What lies around every game: the lobby and its sheets, as a host and as a guest see them."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import expect

from tests.e2e.company import Screen

type Opening = Callable[[Screen], object]


def from_menu(key: str) -> Opening:
    """Return how a sheet is opened from the menu."""

    def open_it(phone: Screen) -> None:
        phone.tap("shell.menu")
        phone.tap(key)

    return open_it


def seat_tools(phone: Screen) -> None:
    """Open what a host may do for a seat."""
    phone.page.locator("parlor-round-table [data-seat=s3]").click()


def renaming(phone: Screen) -> None:
    """Ask for a new name for a seat."""
    seat_tools(phone)
    phone.tap("tools.rename")


def removing(phone: Screen) -> None:
    """Ask before something that can't be taken back."""
    seat_tools(phone)
    phone.tap("tools.remove")


SHEETS: Final[Mapping[str, Opening]] = {
    "menu": lambda phone: phone.tap("shell.menu"),
    "games": lambda phone: phone.tap("lobby.other_game"),
    "options": lambda phone: phone.tap("lobby.options"),
    "invite": lambda phone: phone.tap("lobby.invite"),
    "help": from_menu("menu.help"),
    "settings": from_menu("menu.settings"),
    "players": from_menu("menu.players"),
    "seat": seat_tools,
    "rename": renaming,
    "remove": removing,
}


@contextmanager
def sheet(phone: Screen, name: str) -> Iterator[None]:
    """Open a sheet over the lobby as its host, and close it again."""
    with hosting(phone):
        SHEETS[name](phone)
        dialog = phone.page.locator("parlor-sheet dialog")
        expect(dialog).to_be_visible()
        yield
        phone.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


@contextmanager
def hosting(phone: Screen) -> Iterator[None]:
    """Show a phone the lobby as the host sees it."""
    phone.line.show(as_host(phone.line.state))
    yield
    phone.line.go_on()


def as_host(real: dict[str, Any]) -> dict[str, Any]:
    """Return what a host sees."""
    return real | {"private": real["private"] | {"host": True, "powers": True, "stand_in": True}}


# Everything that can be asked about a seat, and what is answered by nobody but the house.
QUESTIONS: Final = ("owner", "mine", "people", "one_more", "said", "house", "time", "knock")


@contextmanager
def asked(question: str, screen: Screen) -> Iterator[None]:
    """Show a screen the lobby while someone says "it's me again", or knocks."""
    screen.line.show(as_host(_with(question, screen.line.state)))
    card = screen.page.locator("parlor-claims .claim, parlor-tv-claims p")
    expect(card.first).to_be_visible()
    yield
    screen.line.go_on()


def _with(question: str, real: dict[str, Any]) -> dict[str, Any]:
    me = real["private"]["seat"] or "s1"
    waits_for = {"mine": "owner", "one_more": "people", "said": "people"}.get(question, question)
    claim = {
        "id": "427",
        "seat": me if question == "mine" else "s3",
        "waits_for": waits_for,
        "words": [me] if question == "said" else [],
        "missing": 1 if question in {"one_more", "said"} else 2,
        "until": None if waits_for == "owner" else real["now"] + 29_000,
    }
    knock = {"id": "428", "name": real["public"]["seats"][4]["name"]}
    claims = [] if question == "knock" else [claim, claim | {"id": "429"}]
    answered = ["428"] if question == "owner" else ["427", "428"]
    return real | {
        "public": real["public"] | {"claims": claims, "knocks": [knock]},
        "private": real["private"] | {"asked": answered},
    }

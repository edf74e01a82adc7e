"""What lies around every game: the lobby and its sheets, as a host and as a guest see them."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

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
def hosting(phone: Screen, **private: object) -> Iterator[None]:
    """Show a phone the lobby as the host sees it."""
    real = phone.line.state
    asked = real["private"] | {"host": True, "powers": True, "stand_in": True} | private
    phone.line.show(real | {"private": asked})
    yield
    phone.line.go_on()


def someone_knocks(phone: Screen) -> dict[str, object]:
    """Return what a host is asked when someone says "it's me again"."""
    seat = phone.line.state["public"]["seats"][2]
    return {"claims": [{"seat": seat["id"], "name": seat["name"]}]}

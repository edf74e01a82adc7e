"""What lies around every game: the lobby and its sheets, as a host and as a guest see them."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import expect

from tests.e2e import layout
from tests.e2e.company import Screen
from tests.e2e.scenes.scene import Real, Scene, State

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
    "dress": from_menu("menu.dress"),
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


@contextmanager
def after_two_games(phone: Screen) -> Iterator[None]:
    """Show a host the lobby when the evening has come to something."""
    real = as_host(phone.line.state)
    phone.line.show(real | {"public": real["public"] | {"evening": _evening(real)}})
    expect(phone.page.locator("parlor-evening li").first).to_be_visible()
    yield
    phone.line.go_on()


@contextmanager
def large_letters(phone: Screen) -> Iterator[None]:
    """Make all letters twice as large, as some people need them."""
    phone.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    yield
    phone.page.evaluate("() => { document.documentElement.style.fontSize = ''; }")
    phone.page.set_viewport_size({"width": 390, "height": 844})


def unusable(phone: Screen) -> list[str]:
    """Return what does not fit a phone, upright or on its side, or with large letters."""
    found = layout.on_phone(phone.page, [*layout.PHONES, *layout.SIDEWAYS])
    with large_letters(phone):
        return found + layout.on_phone(phone.page, layout.SMALL_PHONES)


def as_host(real: dict[str, Any]) -> dict[str, Any]:
    """Return what a host sees."""
    return real | {"private": real["private"] | {"host": True, "powers": True, "stand_in": True}}


def _evening(real: Real) -> dict[str, Any]:
    """Return an evening of two games that everyone has won, with long sums."""
    tally = {"games": 2, "wins": 2, "points": -112}
    players = [
        {"seat": seat["id"], "name": seat["name"], "kind": seat["kind"], **tally}
        for seat in real["public"]["seats"]
    ]
    winners = [seat["id"] for seat in real["public"]["seats"]]
    return {"games": [{"game": real["public"]["game"], "winners": winners}] * 2, "players": players}


# Everything that can be asked about a seat, and what is answered by nobody but the house.
QUESTIONS: Final = ("owner", "mine", "people", "one_more", "said", "house", "time", "knock")


@contextmanager
def asked(question: str, screen: Screen) -> Iterator[None]:
    """Show a screen the lobby while someone says "it's me again", or knocks."""
    screen.line.show(as_host(_with(question, screen.line.state)))
    open_door(screen)
    card = screen.page.locator("parlor-claims .claim, parlor-tv-claims p")
    expect(card.first).to_be_visible()
    yield
    screen.line.go_on()


def open_door(screen: Screen) -> None:
    """See who is at the door; a TV shows it by itself."""
    if screen.page.locator("parlor-phone").count():
        screen.page.locator("button.bell").click()


@contextmanager
def knocking_in_a_pause(phone: Screen, moment: Scene) -> Iterator[None]:
    """Show a host that somebody knocks while the game is paused."""
    with knocking(phone, moment, paused=True):
        expect(phone.page.locator("section.veil")).to_be_visible()
        yield


@contextmanager
def knocking(phone: Screen, moment: Scene, *, paused: bool = False) -> Iterator[None]:
    """Show whoever opens the door that somebody knocks in a moment; else all is as it was."""
    *_, state = moment.states(phone.line.state)
    public = state["public"] | {"paused": paused, "knocks": [{"id": "428", "name": "Eve"}]}
    told = state if not paused else as_host(state)
    phone.line.show(told | {"public": public, "private": told["private"] | {"asked": ["428"]}})
    yield
    phone.line.go_on()


@dataclass(frozen=True)
class Absence:
    """How many are away while only they are waited for, and whether a clock runs for them."""

    people: int
    timed: bool


ABSENCES: Final[Mapping[str, Absence]] = {
    "one, by the clock": Absence(1, timed=True),
    "four, by the clock": Absence(4, timed=True),
    "one, until the host says so": Absence(1, timed=False),
    "four, until the host says so": Absence(4, timed=False),
}


def left(moment: Scene, absence: Absence) -> Scene:
    """Return a moment in which people have put their phones away, and nobody waits for them."""
    return Scene(lambda real: [*moment.states(real), _left(moment, absence, real)], moment.seen)


def waited_for(moment: Scene, absence: Absence, *, by_host: bool = False) -> Scene:
    """Return a moment in which nobody else is waited for any more, as the host or others see it."""

    def states(real: Real) -> list[State]:
        state = _left(moment, absence, real)
        away = [seat["id"] for seat in state["public"]["seats"] if not seat["present"]]
        until = real["now"] + 24_000 if absence.timed else None
        told = {"away": {"seats": away[-absence.people :], "until": until}, "next": "goes_on"}
        powers = dict.fromkeys(("host", "powers", "stand_in"), by_host)
        return [
            *moment.states(real),
            state | {"public": state["public"] | told, "private": state["private"] | powers},
        ]

    return Scene(states, "parlor-away")


def _left(moment: Scene, absence: Absence, real: Real) -> State:
    """Return a moment with the last ones away; their names are long."""
    *_, state = moment.states(real)
    seats = state["public"]["seats"]
    gone = [seat | {"present": False} for seat in seats[-absence.people :]]
    there = seats[: -absence.people]
    return state | {"now": real["now"], "public": state["public"] | {"seats": [*there, *gone]}}


def _with(question: str, real: dict[str, Any]) -> dict[str, Any]:
    me = real["private"]["seat"] or "s1"
    waits_for = {"mine": "owner", "one_more": "people", "said": "people"}.get(question, question)
    claim = {
        "id": "427",
        "seat": me if question == "mine" else "s3",
        "waits_for": waits_for,
        "words": [me] if question == "said" else [],
        "house": question == "time",
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

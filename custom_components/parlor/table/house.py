"""What the table needs from its house: time, chance, tasks and settings."""

from asyncio import Task
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, override

from custom_components.parlor.games.content import About, Body
from custom_components.parlor.games.refused import Refused

from .refusals import TableRefusal

type Cancel = Callable[[], None]


class House(Protocol):
    """Clock, chance and tasks, handed in so that the table is tested without waiting."""

    def now(self) -> float:
        """Return seconds on a clock that never jumps."""

    def wall(self) -> float:
        """Return seconds since 1970."""

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Cancel:
        """Call back on the event loop after that time, unless cancelled."""

    def start[T](self, coro: Coroutine[Any, Any, T], name: str) -> Task[T]:
        """Run a coroutine beside what runs already."""

    def run_slow[T](self, func: Callable[..., T], *args: object) -> Awaitable[T]:
        """Run something slow away from the event loop."""

    def new_seed(self) -> int:
        """Return a seed that nobody can guess."""

    def new_token(self) -> str:
        """Return 256 bits that nobody can guess, as text that fits into a link."""

    def random(self) -> float:
        """Return a number in [0, 1) for pauses and bots; never for the game's own chance."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the house can set about a table; it may change between two openings."""

    away_seconds: float = 30.0
    host_seconds: float = 60.0
    save_seconds: float = 5.0
    bot_seconds: tuple[float, float] = (1.0, 2.5)
    bot_wait_seconds: float = 5.0
    start_reserved: bool = False
    most_seats: int = 100
    # What guests were called is kept after the evening, and so are their seats.
    keep_guest_names: bool = False


@dataclass(frozen=True, slots=True)
class Content:
    """Something a content option can be set to; `body` where it does not ship with the game."""

    about: About
    body: Body | None = None


class Library(Protocol):
    """The content that does not ship with the games: what people have written, and the day's."""

    def contents(self, game: str, option: str) -> Sequence[Content]:
        """Return what this option of this game can be set to, beside what ships."""

    async def keep(self, game: str, option: str, drawn: Body) -> About:
        """Put something that was drawn among the house's own content; return what that is.

        Refuses with `bad_content` or `not_kept`.
        """


class NoLibrary(Library):
    """Knows no content beyond what ships."""

    @override
    def contents(self, game: str, option: str) -> Sequence[Content]:
        return ()

    @override
    async def keep(self, game: str, option: str, drawn: Body) -> About:
        raise Refused(TableRefusal.NOT_KEPT)

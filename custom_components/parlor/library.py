"""Content for games: what ships with them, and what people put into their configuration."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
import json
from pathlib import Path
from typing import Any, Final, override

from .games import GAMES
from .games.options import Kind, Option
from .games.refused import Refused
from .games.state import GameState
from .games.vocabulary import SeatId
from .table.house import Content, Library

MOST_BYTES: Final = 1024 * 1024
MOST_FILES: Final = 50
SHIPPED: Final = Path(__file__).parent / "games"


class BadFile(Exception):  # noqa: N818
    """A file holds no content that its game takes; the message says why."""


@dataclass(slots=True)
class Shelf(Library):
    """The content of every content option, and the files that had to be left out."""

    content: dict[tuple[str, str], list[Content]] = field(default_factory=dict)
    bad: dict[str, str] = field(default_factory=dict)

    @override
    def contents(self, game: str, option: str) -> Sequence[Content]:
        return self.content.get((game, option), ())

    @classmethod
    def read(cls, folder: Path) -> Shelf:
        """Read all content; slow, so call it outside the event loop."""
        shelf = cls()
        for game in GAMES.values():
            for option in game.options:
                if option.kind is Kind.CONTENT:
                    shelf.content[game.id, option.key] = [*_shipped(game, option)]
                    shelf._add(game, option, folder / game.id)
        return shelf

    def _add(self, game: type[GameState], option: Option, folder: Path) -> None:
        """Add what people have put into a folder of their own."""
        known = self.content[game.id, option.key]
        for path in sorted(folder.glob("*.json"))[:MOST_FILES]:
            try:
                body = _body(path)
                _try_out(game, option, body)
                _refuse_twins(body, known)
            except BadFile as bad:
                self.bad[f"{game.id}/{path.name}"] = str(bad)
            else:
                known.append(_content(body, body))


def _refuse_twins(body: Mapping[str, Any], known: Sequence[Content]) -> None:
    """Raise `BadFile` where other content has the same id."""
    if body["id"] in {content.id for content in known}:
        raise BadFile(f"the id {body['id']!r} is taken")


def _shipped(game: type[GameState], option: Option) -> Iterator[Content]:
    """Return what ships with a game, in the order of its option's choices."""
    found = [_body(path) for path in (SHIPPED / game.id / "packs").glob("*.json")]
    named = {body["id"]: body for body in found}
    yield from (_content(named[choice]) for choice in option.choices)


def _content(about: Mapping[str, Any], body: Mapping[str, Any] | None = None) -> Content:
    return Content(about["id"], about["name"], about["description"], body)


def _body(path: Path) -> dict[str, Any]:
    """Read a file. Raises `BadFile`."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadFile("the file is larger than 1 MB")
        body = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadFile(f"cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise BadFile(f"is no JSON: {error}") from error
    if not isinstance(body, dict):
        raise BadFile("must be an object")
    return body


def _try_out(game: type[GameState], option: Option, body: dict[str, Any]) -> None:
    """Start a game with the content: only the game knows what it takes. Raises `BadFile`."""
    seats = [SeatId(f"s{number}") for number in range(game.min_seats)]
    try:
        game.start(seats, {option.key: body}, seed=0)
    except Refused as refused:
        raise BadFile(str(refused.details.get("reason", refused.code))) from refused

"""The library: content that people write themselves, and content that is made for a day."""

import codecs
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from stat import S_ISREG
from typing import Any, Final, Self

from homeassistant.util.file import write_utf8_file_atomic
import orjson

from .const import LOGGER
from .games.content import BadContent, Body, Complaint, ContentKind, Day, Fault
from .games.drawn import DrawnKind
from .games.state import GameState
from .table.house import Content

MOST_BYTES: Final = 1024 * 1024
MOST_FILES: Final = 50
# Where what is drawn in the house is kept; people may write into it, too.
HOUSE_FILE: Final = "house.json"

# Where content stands on the shelf: its game, and the option by which it is chosen.
type Shelfmark = tuple[str, str]


@dataclass(slots=True)
class Shelf:
    """What can be chosen beside what ships, by game and option, and what had to be left out."""

    own: dict[Shelfmark, list[Content]] = field(default_factory=dict)
    made: dict[Shelfmark, list[Content]] = field(default_factory=dict)
    bad: dict[str, Sequence[Complaint]] = field(default_factory=dict)

    @classmethod
    def read(cls, games: Iterable[type[GameState]], folder: Path, day: Day) -> Self:
        """Read all content; slow, so call it outside the event loop."""
        games = [*games]
        shelf = cls(made=make(games, day))
        for game in games:
            for key, kind in game.contents.items():
                name = f"{game.id}/{kind.folder}"
                shelf.bad |= {f"{name}/{file}": why for file, why in kind.bad.items()}
                taken = {*kind.shipped, *(one.about.id for one in shelf.made[game.id, key])}
                shelf.own[game.id, key] = shelf._own(kind, folder / name, name, taken)
        return shelf

    def _own(
        self, kind: ContentKind[Any], folder: Path, name: str, taken: set[str]
    ) -> list[Content]:
        """Return what people have put into a folder of theirs."""
        found: list[Content] = []
        try:
            files = sorted(path for path in folder.iterdir() if path.suffix == ".json")
        except FileNotFoundError:
            return found
        except OSError:
            self.bad[name] = (Complaint(Fault.CANNOT_READ),)
            return found
        if len(files) > MOST_FILES:
            self.bad[name] = (Complaint(Fault.TOO_MANY_FILES, details={"max": MOST_FILES}),)
        for path in files[:MOST_FILES]:
            try:
                content = _content(kind, _body(path), taken)
            except BadContent as bad:
                self.bad[f"{name}/{path.name}"] = bad.complaints
            else:
                taken.add(content.about.id)
                found.append(content)
        return found


def make(games: Iterable[type[GameState]], day: Day) -> dict[Shelfmark, list[Content]]:
    """Return what the games make for a day; slow, so call it outside the event loop."""
    return {
        (game.id, key): [*_made(game, kind, day)]
        for game in games
        for key, kind in game.contents.items()
    }


def _made(game: type[GameState], kind: ContentKind[Any], day: Day) -> list[Content]:
    """Return what is made for a day."""
    try:
        # As a record will hold it.
        return [_content(kind, orjson.loads(orjson.dumps(body))) for body in kind.make(day)]
    except Exception:  # noqa: BLE001  a game that fails here can be played without
        LOGGER.exception("%s could not make its %s of %s", game.id, kind.folder, day)
        return []


def keep(kind: DrawnKind[Any], folder: Path, drawn: Body, taken: Collection[str]) -> Content:
    """Write a drawing into the house's own content; slow, so call it outside the event loop.

    Raises `BadContent`; or `OSError` or `WriteError`, where nothing can be read or written. Then
    all is as it was.
    """
    path = folder / HOUSE_FILE
    folder.mkdir(parents=True, exist_ok=True)
    files = {file.name for file in folder.iterdir() if file.suffix == ".json"}
    if HOUSE_FILE in files:
        content = _content(kind, kind.add(_body(path), drawn))
    elif len(files) >= MOST_FILES:
        raise BadContent(Complaint(Fault.TOO_MANY_FILES, details={"max": MOST_FILES}))
    else:
        content = _content(kind, kind.add(None, drawn), taken)
    data = orjson.dumps(content.body, option=orjson.OPT_INDENT_2)
    if len(data) > MOST_BYTES:
        raise BadContent(Complaint(Fault.TOO_LARGE))
    write_utf8_file_atomic(str(path), data, mode="wb")
    return content


def _content(kind: ContentKind[Any], body: Body, taken: Collection[str] = ()) -> Content:
    """Return content that the game takes. Raises `BadContent`."""
    try:
        about = kind.about(kind.take(body))
    except BadContent:
        raise
    except Exception as error:  # people write anything, and a game may not have thought of it
        LOGGER.exception("%s could not be checked", kind.folder)
        raise BadContent(Complaint(Fault.NOT_UNDERSTOOD)) from error
    if about.id in taken:
        raise BadContent(Complaint(Fault.ID_TAKEN, details={"id": about.id}))
    return Content(about, body)


def _body(path: Path) -> Body:
    """Read a file. Raises `BadContent`."""
    try:
        if not S_ISREG(path.stat().st_mode):
            raise BadContent(Complaint(Fault.NO_FILE))
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadContent(Complaint(Fault.CANNOT_READ)) from error
    if len(data) > MOST_BYTES:
        raise BadContent(Complaint(Fault.TOO_LARGE))
    try:
        body = orjson.loads(data.removeprefix(codecs.BOM_UTF8))
        orjson.dumps(body)
    except orjson.JSONDecodeError as error:
        where = {"line": error.lineno, "column": error.colno}
        raise BadContent(Complaint(Fault.NO_JSON, details=where)) from error
    except TypeError as error:  # so deep that no record can hold it
        raise BadContent(Complaint(Fault.NOT_UNDERSTOOD)) from error
    if not isinstance(body, Mapping):
        raise BadContent(Complaint(Fault.NO_OBJECT))
    return body

"""A disk that can lose its power: what is on it, by the account of what was done to it.

Only what was synced is on it for certain. Of the rest each block, and each file's length, is as old
as it likes: the system writes what it remembers in any order, or not at all. The entries of a
folder arrive in order.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
import struct
from typing import Self

_ENTRY = struct.Struct("=QQQQ")
_BLOCK = 512


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that was done, or said."""

    what: str
    inode: int
    offset: int
    data: bytes


def read_account(path: Path) -> list[Entry]:
    """Return all that was done, in order."""
    account, at, entries = path.read_bytes(), 0, []
    while at < len(account):
        what, inode, offset, length = _ENTRY.unpack_from(account, at)
        at += _ENTRY.size + length
        entries.append(Entry(chr(what), inode, offset, account[at - length : at]))
    return entries


@dataclass(slots=True)
class File:
    """What is in a file for certain, and what was done to it since."""

    synced: bytes = b""
    since: list[Entry] = field(default_factory=list)

    def sync(self) -> None:
        *_, self.synced = self.moments()
        self.since.clear()

    def moments(self) -> Iterator[bytes]:
        """Return the content as it was synced, and after everything that was done since."""
        content = bytearray(self.synced)
        yield self.synced
        for entry in self.since:
            content.extend(bytes(max(0, entry.offset - len(content))))
            if entry.what == "w":
                content[entry.offset : entry.offset + len(entry.data)] = entry.data
            else:
                del content[entry.offset :]
            yield bytes(content)

    def found(self, chance: Random) -> bytes:
        """Return what may be found after a cut: every block from another moment."""
        moments = [*self.moments()]
        length = len(chance.choice(moments))
        blocks = (
            chance.choice(moments)[at : at + _BLOCK].ljust(_BLOCK, b"\0")
            for at in range(0, length, _BLOCK)
        )
        return b"".join(blocks)[:length]


@dataclass(slots=True)
class Folder:
    """Which names are in a folder for certain, and what was done to them since."""

    synced: dict[str, File | Folder] = field(default_factory=dict)
    since: list[tuple[str, str, File | Folder | None]] = field(default_factory=list)

    def sync(self) -> None:
        self.synced = self.after(len(self.since))
        self.since.clear()

    def after(self, count: int) -> dict[str, File | Folder]:
        """Return the entries after so many of the things that were done since."""
        entries = {**self.synced}
        for old, new, made in self.since[:count]:
            moved = entries.pop(old, None) or made
            if new and moved is not None:
                entries[new] = moved
        return entries

    def found(self, chance: Random) -> dict[str, File | Folder]:
        return self.after(chance.randint(0, len(self.since)))


class Disk:
    """The disk as it stands after some of the account."""

    def __init__(self, root: Path) -> None:
        """Begin with an empty folder."""
        self.root = root
        self.said: list[bytes] = []
        self._top = Folder()
        self._folders: dict[Path, Folder] = {root: self._top}
        self._nodes: dict[int, File | Folder] = {root.stat().st_ino: self._top}

    @classmethod
    def after(cls, root: Path, account: Sequence[Entry]) -> Self:
        """Return the disk after this much of the account."""
        disk = cls(root)
        for entry in account:
            disk.do(entry)
        return disk

    def do(self, entry: Entry) -> None:
        """Do one thing more."""
        match entry.what:
            case "!":
                self.said.append(entry.data)
            case "c":
                self._make(entry, File())
            case "d":
                self._folders[Path(entry.data.decode())] = folder = Folder()
                self._make(entry, folder)
            case "s":
                self._nodes[entry.inode].sync()
            case "u":
                path = Path(entry.data.decode())
                self._folders[path.parent].since.append((path.name, "", None))
            case "r":
                old, new = map(Path, entry.data.decode().split("\n"))
                self._folders[old.parent].since.append((old.name, new.name, None))
            case "w" | "t":
                node = self._nodes[entry.inode]
                assert isinstance(node, File)
                node.since.append(entry)
            case _:
                raise AssertionError(entry)

    def write_to(self, target: Path, chance: Random | None) -> None:
        """Write down what is certain or, with chance, what may be found just as well."""
        for path, content in _files(self._top, target, chance):
            path.write_bytes(content)

    def sync(self) -> None:
        """Let everything arrive."""
        for node in self._nodes.values():
            node.sync()

    def _make(self, entry: Entry, node: File | Folder) -> None:
        path = Path(entry.data.decode())
        self._nodes[entry.inode] = node
        self._folders[path.parent].since.append(("", path.name, node))


def _files(folder: Folder, path: Path, chance: Random | None) -> Iterator[tuple[Path, bytes]]:
    path.mkdir()
    entries = folder.synced if chance is None else folder.found(chance)
    for name, node in entries.items():
        if isinstance(node, Folder):
            yield from _files(node, path / name, chance)
        else:
            yield path / name, node.synced if chance is None else node.found(chance)

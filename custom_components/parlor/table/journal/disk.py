"""The disk: what has to be on it before it counts, and who may read it."""

from contextlib import suppress
import os
from pathlib import Path


def sync(path: Path) -> None:
    """Have a file's content, or a folder's entries, on the disk before going on."""
    fd = os.open(path, os.O_RDONLY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)


def lengthen(path: Path, length: int) -> None:
    """Let a file that there is be at least so long, with zeros at its end that are on the disk."""
    with path.open("r+b") as file:
        missing = length - file.seek(0, os.SEEK_END)
        if missing > 0:
            # Written, for blocks that are only set aside are noted once more when they are used.
            file.write(bytes(missing))
            file.flush()
            os.fsync(file.fileno())


def make_folder(folder: Path) -> None:
    """Have a folder that only its owner can look into; a power cut does not take it away."""
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    keep_private(folder, 0o700)
    # Always, for who made it may have been killed before it was on the disk.
    for path in {folder, *missing}:
        sync(path.parent)


def keep_private(path: Path, mode: int = 0o600) -> None:
    """Let only the owner read it, where the file system knows owners."""
    with suppress(OSError):
        path.chmod(mode)

"""Packs the built pages once more, as small as gzip can be: every phone in the house loads them."""

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from zopfli.gzip import compress  # type: ignore[import-untyped]

WWW: Final = Path(__file__).parents[1] / "custom_components" / "parlor" / "www"


def repack(packed: Path) -> None:
    """Pack a file again, from what it was packed from."""
    packed.write_bytes(compress(packed.with_suffix("").read_bytes()))


if __name__ == "__main__":
    with ProcessPoolExecutor() as pool:
        list(pool.map(repack, WWW.rglob("*.gz")))

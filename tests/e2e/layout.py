"""Whether a picture fits its screen, for thumbs and from across a room."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

type Size = tuple[int, int]

PHONES: Final = ((360, 640), (390, 844), (430, 932))
SIDEWAYS: Final = ((844, 390),)
# For letters twice as large.
SMALL_PHONES: Final = PHONES[:2]
TVS: Final = ((1280, 720), (1920, 1080))
THUMB: Final = 44
# At 1080p; a TV's picture shrinks as a whole.
READABLE: Final = 24

# What a page does about its new size, it does before the next frame.
REARRANGED: Final = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
PROBE: Final = Path(__file__).with_suffix(".js").read_text("utf-8")


def on_phone(page: Page, sizes: Iterable[Size] = PHONES) -> list[str]:
    """Return what does not fit a phone of these sizes."""
    return [found for size in sizes for found in _at(page, size, smallestTarget=THUMB)]


def on_tv(page: Page, readable: int = READABLE) -> list[str]:
    """Return what does not fit a TV of any size."""
    return [
        found
        for width, height in TVS
        for found in _at(page, (width, height), tv=True, smallestText=readable * height / 1080)
    ]


def _at(page: Page, size: Size, **wanted: float) -> list[str]:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(REARRANGED)
    known = {"tv": False, "smallestText": 0, "smallestTarget": 0}
    return [f"{width}×{height} {found}" for found in page.evaluate(PROBE, known | wanted)]

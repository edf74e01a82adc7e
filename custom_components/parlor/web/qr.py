"""QR codes: as a path that pages draw themselves, or as a picture."""

from asyncio import Future, shield
from collections.abc import Callable, Iterable, Iterator
from io import BytesIO
from itertools import groupby
from typing import Final

import segno
from segno.helpers import make_wifi_data

from .protocol.server import QrCode

QUIET_ZONE: Final = 4
MOST_KEPT: Final = 32


def _runs(row: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Return where dark modules begin in a row, and how many follow each other."""
    column = 0
    for dark, modules in groupby(row):
        length = len(list(modules))
        if dark:
            yield column, length
        column += length


def qr_code(text: str) -> QrCode:
    """Return the QR code of a text; slow, so call it outside the event loop."""
    code = segno.make_qr(text, error="m")
    path = "".join(
        f"M{x} {y}h{length}v1h-{length}z"
        for y, row in enumerate(code.matrix_iter(border=QUIET_ZONE))
        for x, length in _runs(row)
    )
    return QrCode(size=int(code.symbol_size(border=QUIET_ZONE)[0]), path=path)


def qr_png(text: str) -> bytes:
    """Return a QR code that a camera reads from across a room; slow, so not for the event loop."""
    picture = BytesIO()
    segno.make_qr(text, error="m").save(picture, kind="png", scale=12, border=QUIET_ZONE)
    return picture.getvalue()


class Drawings:
    """QR codes that are drawn once for all who ask, also for those who ask meanwhile."""

    def __init__(self, draw: Callable[[str], Future[QrCode]]) -> None:
        """Draw by these means, away from the event loop."""
        self._draw = draw
        self._kept: dict[str, Future[QrCode]] = {}

    async def of(self, text: str) -> QrCode:
        """Return the QR code of a text."""
        drawing = self._kept.get(text)
        if drawing is None or (drawing.done() and drawing.exception()):
            drawing = self._kept[text] = self._draw(text)
            while len(self._kept) > MOST_KEPT:
                del self._kept[next(iter(self._kept))]
        # Whoever goes before it is drawn must not take it from the others.
        return await shield(drawing)


def wifi_text(name: str, password: str) -> str:
    """Return the text that phones' cameras take for a network to join."""
    return make_wifi_data(
        ssid=name, password=password or None, security="WPA" if password else None
    )

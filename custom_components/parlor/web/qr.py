"""QR codes as a path that pages draw themselves."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby

import segno
from segno.helpers import make_wifi_data

from .protocol.server import QrCode

QUIET_ZONE = 4


def _runs(row: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Return where dark modules begin in a row, and how many follow each other."""
    column = 0
    for dark, modules in groupby(row):
        length = len(list(modules))
        if dark:
            yield column, length
        column += length


@lru_cache(maxsize=32)
def qr_code(text: str) -> QrCode:
    """Return the QR code of a text; slow, so call it outside the event loop."""
    code = segno.make_qr(text, error="m")
    path = "".join(
        f"M{x} {y}h{length}v1h-{length}z"
        for y, row in enumerate(code.matrix_iter(border=QUIET_ZONE))
        for x, length in _runs(row)
    )
    return QrCode(size=int(code.symbol_size(border=QUIET_ZONE)[0]), path=path)


def wifi_text(name: str, password: str) -> str:
    """Return the text that phones' cameras take for a network to join."""
    return make_wifi_data(
        ssid=name, password=password or None, security="WPA" if password else None
    )

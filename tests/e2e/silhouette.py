"""What can be seen of a phone from across the table: its boxes, and its picture without texts."""

from base64 import b64decode
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Final, Self

from PIL import Image, ImageChops
from playwright.sync_api import Page

# Of 255; nobody sees less across a table.
SHADES: Final = 8
PROBE: Final = Path(__file__).with_suffix(".js").read_text("utf-8")


def _picture(page: Page) -> bytes:
    """Take a picture that is packed in haste: it is looked at once."""
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
    session.detach()
    return b64decode(taken["data"])


@dataclass(frozen=True)
class Silhouette:
    """The outline of a screen."""

    boxes: frozenset[str]
    picture: bytes

    @classmethod
    def of(cls, page: Page) -> Self:
        """Take the outline of what the page shows now."""
        boxes = frozenset(page.evaluate(PROBE))
        return cls(boxes, _picture(page))

    def differences(self, other: Silhouette) -> list[str]:
        """Return what would tell one screen from the other."""
        boxes = sorted(self.boxes ^ other.boxes)
        return [*(f"a box of one only: {box}" for box in boxes), *self._painted(other)]

    def _painted(self, other: Silhouette) -> list[str]:
        if self.picture == other.picture:
            return []
        one, two = (Image.open(BytesIO(it.picture)).convert("RGB") for it in (self, other))
        # The same thing painted twice may differ by a shade where it is rounded.
        seen = ImageChops.difference(one, two).point(lambda shade: shade if shade > SHADES else 0)
        where = seen.getbbox()
        return [] if where is None else [f"painted differently within {where}"]

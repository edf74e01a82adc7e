"""An album of pictures, small enough for a README."""

from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean

from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Page

SHOWN = Path(__file__).parents[3] / "docs" / "pictures"

WIDEST = 1000
# 64 shades of each colour: nobody sees the difference, and the file is half as large.
SHADES = 0b11111100
# So little is left of a picture that names, places and codes don't count, but a new look does.
GLANCE = (12, 12)


@dataclass
class Album:
    """A folder with pictures of screens."""

    folder: Path = SHOWN
    taken: list[str] = field(default_factory=list)

    def take(self, page: Page, name: str) -> None:
        """Take a picture of a screen once everything on it has come to rest."""
        page.screenshot(path=self.file(name), animations="disabled", caret="hide")
        with Image.open(self.file(name)) as picture:
            small = picture.convert("RGB")
        small.thumbnail((WIDEST, small.height), Image.Resampling.LANCZOS)
        small.point(lambda shade: shade & SHADES).save(self.file(name), optimize=True)
        self.taken.append(name)

    def file(self, name: str) -> Path:
        """Return where a picture is kept."""
        return self.folder / f"{name}.png"

    def size(self, name: str) -> tuple[int, int]:
        """Return the width and height of a picture."""
        with Image.open(self.file(name)) as picture:
            return picture.size

    def glance(self, name: str) -> Image.Image:
        """Return what one sees of a picture from across the room."""
        with Image.open(self.file(name)) as picture:
            return picture.convert("RGB").resize(GLANCE, Image.Resampling.BOX)


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return how far two glances are apart, from 0 to 255."""
    return mean(ImageStat.Stat(ImageChops.difference(one, other)).mean)

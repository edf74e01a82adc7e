"""Lamps shine in the colours that the pages show."""

from pathlib import Path
import re

from custom_components.parlor.colours import shine
from custom_components.parlor.table.faces import COLOURS

TOKENS = Path(__file__).parents[2] / "frontend/src/shared/theme/tokens.css"


def test_a_seat_shines_as_it_looks_in_the_dark() -> None:
    shown = re.findall(r"--seat-(\d): #(\w{6});", TOKENS.read_text("utf-8"))
    dark = {int(number): bytes.fromhex(colour) for number, colour in reversed(shown)}
    assert [[*dark[colour]] for colour in range(COLOURS)] == [
        shine(colour) for colour in range(COLOURS)
    ]

"""What can be set before a game starts."""

from typing import Final

from custom_components.parlor.games.options import Kind, Option

from .builtin import PACKS
from .terms import Begin, Mode

MODE: Final = "mode"
PACK: Final = "pack"
BEGIN: Final = "begin"
LEVELS: Final = "levels"
MINUTES: Final = "minutes"
MOST_LEVELS_OF_A_GAME: Final = 30

OPTIONS: Final = (
    Option(MODE, Kind.CHOICE, Mode.TOGETHER.value, choices=tuple(mode.value for mode in Mode)),
    Option(PACK, Kind.CONTENT, PACKS.default, choices=tuple(PACKS.shipped)),
    Option(LEVELS, Kind.NUMBER, 6, min=1, max=MOST_LEVELS_OF_A_GAME),
    Option(BEGIN, Kind.CHOICE, Begin.UNSOLVED.value, choices=tuple(one.value for one in Begin)),
    # 0 is no clock at all.
    Option(MINUTES, Kind.NUMBER, 0, min=0, max=60),
)

"""The characters, in the order in which they are called."""

from typing import Final

from .architect import Architect
from .assassin import Assassin
from .bishop import Bishop
from .character import Character
from .king import King
from .magician import Magician
from .merchant import Merchant
from .thief import Thief
from .warlord import Warlord

CHARACTERS: Final[tuple[Character, ...]] = (
    Assassin(),
    Thief(),
    Magician(),
    King(),
    Bishop(),
    Merchant(),
    Architect(),
    Warlord(),
)

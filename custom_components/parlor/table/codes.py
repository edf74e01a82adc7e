"""Codes: what opens the way to a table, in a link or said aloud."""

from typing import Final, TypedDict

from .house import House

# No letter that is taken for another one when it is said or read.
_LETTERS: Final = "ACDEFGHJKMNPQRTUVWXY"
SHORT_CODE_LENGTH: Final = 6


class Codes(TypedDict):
    """A code for links, a short one that can be said, and one for the house's own screens."""

    code: str
    short_code: str
    tv_code: str


def new_codes(house: House) -> Codes:
    """Return codes that nobody can guess, but for the short one."""
    number = house.new_seed()
    letters = []
    for _ in range(SHORT_CODE_LENGTH):
        number, letter = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[letter])
    return {
        "code": house.new_token(),
        "short_code": "".join(letters),
        "tv_code": house.new_token(),
    }

"""Codes: what opens the way to a table, in a link or said aloud."""

from typing import Final

from .house import House

# No letter that is taken for another one when it is said or read.
_LETTERS: Final = "ACDEFGHJKMNPQRTUVWXY"
SHORT_CODE_LENGTH: Final = 6


def new_codes(house: House) -> tuple[str, str]:
    """Return a code that nobody can guess, and a short one that can be said."""
    number = house.new_seed()
    letters = []
    for _ in range(SHORT_CODE_LENGTH):
        number, letter = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[letter])
    return house.new_token(), "".join(letters)

"""Lookalikes: letters of one alphabet that are taken for those of another."""

# ruff: noqa: RUF001

from typing import Final
import unicodedata

# Only letters that are read as the Latin one in its place: Greek nu is an N, but small it is a v.
_LATIN: Final = {
    # Cyrillic.
    **dict(zip("АВЕКМНОРСТУХЅЈҮѴԚԜԌ", "ABEKMHOPCTYXSJYVQWG", strict=True)),
    **dict(zip("авекмнорстухѕіјһүѵԁԛԝӕь", "abekmhopctyxsijhyvdqwæb", strict=True)),
    # Greek.
    **dict(zip("ΑΒΕΖΗΚΜΝΟΡΤΥΧϹͿ", "ABEZHKMNOPTYXCJ", strict=True)),
    **dict(zip("αβγηικνορτυχωϲϳ", "aßynikvoptuxwcj", strict=True)),
    # Latin letters and numerals among themselves: a small L is an I, but no capital L.
    **dict.fromkeys("Il1ІӀӏΙ", "|"),
    **dict(zip("0ıɑɡ", "oiag", strict=True)),
}
_SKELETON: Final = str.maketrans(_LATIN)
# Another way to write the same letters, which Unicode does not call one.
SMALL_CAPITALS: Final = str.maketrans("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "ABCDEFGHIJKLMNOPRSTUVWYZ")
# Marks that go with any letter. One that belongs to a letter (é) is a part of it in NFKC.
_MARKS: Final = (
    range(0x0300, 0x0370),
    range(0x1AB0, 0x1B00),
    range(0x1DC0, 0x1E00),
    range(0x20D0, 0x2100),
    range(0xFE20, 0xFE30),
)


def without_ornaments(name: str) -> str:
    """Return a name without marks that no letter has: José keeps the accent, and no b has one."""
    composed = unicodedata.normalize("NFKC", name)
    return "".join(char for char in composed if not any(ord(char) in marks for marks in _MARKS))


def skeleton(name: str) -> str:
    """Return what is left of a name when letters that look the same are the same."""
    return unicodedata.normalize("NFKD", name).translate(_SKELETON)

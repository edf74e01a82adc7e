"""The boards with which pages are compared are those of this engine."""

from .vectors import FILE, written


def test_pages_are_compared_with_what_this_engine_plays() -> None:
    assert FILE.read_text("utf-8") == written()

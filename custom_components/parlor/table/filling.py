"""Filling: what is private is filled up to its envelope, so that its length tells nothing."""


def blank(length: int, envelope: int) -> bytes:
    """Return what fills an envelope up, or the last of several; JSON does not mind spaces."""
    return b" " * (-length % envelope) if envelope else b""

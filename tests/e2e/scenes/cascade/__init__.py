"""Cascade Tiles on phones and on the TV; it has no secrets."""

from tests.e2e.scenes.cascade.phone import PHONE, WATCHER
from tests.e2e.scenes.cascade.tv import TV

__all__ = ["PHONE", "TV", "WATCHER"]

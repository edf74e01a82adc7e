"""Spyster on every screen."""

from tests.e2e.scenes.spyster.cards import SECRETS
from tests.e2e.scenes.spyster.moments import GENERIC, PHONE, TV, WATCHER

__all__ = ["GENERIC", "PHONE", "SECRETS", "TV", "WATCHER"]

"""Citadels on phones and on the TV."""

from tests.e2e.scenes.citadels.phone import PHONE, WATCHER
from tests.e2e.scenes.citadels.secrets import SECRETS
from tests.e2e.scenes.citadels.tv import TV

__all__ = ["PHONE", "SECRETS", "TV", "WATCHER"]

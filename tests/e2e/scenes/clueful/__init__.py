"""Clueful on phones and on the TV."""

from tests.e2e.scenes.clueful.phone import PHONE, WATCHER
from tests.e2e.scenes.clueful.secrets import SECRETS
from tests.e2e.scenes.clueful.tv import TV

__all__ = ["PHONE", "SECRETS", "TV", "WATCHER"]

"""OCCLUEdo on phones and on the TV."""

from tests.e2e.scenes.occluedo.phone import PHONE, WATCHER
from tests.e2e.scenes.occluedo.secrets import SECRETS
from tests.e2e.scenes.occluedo.tv import TV

__all__ = ["PHONE", "SECRETS", "TV", "WATCHER"]

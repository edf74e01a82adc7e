"""OCCLUEdo on phones and on the TV."""

from tests.e2e.scenes.occluedo.tv import TV

__all__ = ["TV"]

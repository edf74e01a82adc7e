"""OCCLUEdo: who was it, where, and with what. Everyone holds a part of the answer."""

from .occluedo import Occluedo

__all__ = ["Occluedo"]

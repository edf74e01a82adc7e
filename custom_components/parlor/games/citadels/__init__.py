"""Citadels: city building with secret roles, for 2 to 7 players."""

from .citadels import Citadels

__all__ = ["Citadels"]

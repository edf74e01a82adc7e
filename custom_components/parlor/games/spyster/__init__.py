"""Spyster: find the spy, or be one."""

"""Parlor: a games table for Home Assistant."""

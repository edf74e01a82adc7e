"""Clueful."""

"""Deeds: what people can do at the table, beside playing its game."""

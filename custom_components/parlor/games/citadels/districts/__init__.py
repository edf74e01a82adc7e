"""The districts: the deck as data, and what the special ones do."""

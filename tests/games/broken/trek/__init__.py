"""Trek, in which all win or lose together, and the ways to get such a game wrong."""

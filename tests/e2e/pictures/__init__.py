"""The pictures that the README shows, taken in a real house.

A game brings a file of its own: the names of its pictures, and the evening on which they are taken.
"""

from tests.e2e.pictures import citadels, spyster

EVENINGS = (spyster.evening, citadels.evening)
PICTURES = (*spyster.PICTURES, *citadels.PICTURES)
# What looks the same from across the room on every evening; the rest depends on the cards.
ALIKE = tuple(name for name in PICTURES if name not in citadels.BY_CHANCE)

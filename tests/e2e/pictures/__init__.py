"""The pictures that the README shows, taken in a real house.

A game brings a file of its own: the names of its pictures, and the evening on which they are taken.
"""

from tests.e2e.pictures import spyster

EVENINGS = (spyster.evening,)
PICTURES = (*spyster.PICTURES,)

"""The games, as pure libraries: no I/O, no clock, no global state."""

from .gathering import gather

# The names of their folders, as they are offered; a new table begins with the first.
GAMES, UNLOADED = gather(
    "spyster",
    "citadels",
    "occluedo",
    "clueful",
)

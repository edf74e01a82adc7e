"""Golden playthroughs: what every seat saw at every step, as readable text.

A file holds its own seed, options and moves: it is played again move by move and must read the
same. `scripts/playthroughs` makes new ones, as many as play every value of every option. A file
that exists keeps seats, seed and options then, so they can be chosen by editing its first lines.
"""

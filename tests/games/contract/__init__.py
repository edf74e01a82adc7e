"""The contract suite: checks that every game must pass, usable on any game class."""

"""Deals that are written down: the two examples of the rules, and others."""

from custom_components.parlor.games.clueful.world import Deal


def ron_and_hermione() -> Deal:
    """Return the first example: white, in the foyer, with the leadpipe."""
    return {
        "envelope": ["white", "foyer", "leadpipe"],
        "players": ["Ron", "Hermione"],
        "playersCards": {
            "Ron": {
                "weapons": ["rope", "revolver", "knife"],
                "rooms": ["hall", "conservatory", "kitchen"],
                "suspects": ["scarlett", "peacock"],
            },
            "Hermione": {
                "weapons": ["wrench", "candlesticks"],
                "rooms": ["library", "ballroom", "study"],
                "suspects": ["plum", "green", "mustard"],
            },
        },
    }


def burt_and_ernie() -> Deal:
    """Return the second example: both begin in the foyer, and ask in other rooms."""
    return {
        "envelope": ["green", "kitchen", "rope"],
        "players": ["Burt", "Ernie"],
        "playersCards": {
            "Burt": {
                "weapons": ["candlesticks", "wrench", "revolver"],
                "rooms": ["hall", "foyer", "conservatory"],
                "suspects": ["scarlett", "plum"],
            },
            "Ernie": {
                "weapons": ["knife", "leadpipe"],
                "rooms": ["study", "ballroom", "library"],
                "suspects": ["mustard", "white", "peacock"],
            },
        },
    }


def three_friends() -> Deal:
    """Return a deal to three people, two of whom have names with spaces."""
    return {
        "envelope": ["plum", "study", "wrench"],
        "players": ["Mary Ann", "Bob", "Jean de la Tour"],
        "playersCards": {
            "Mary Ann": {
                "weapons": ["rope"],
                "rooms": ["hall", "foyer"],
                "suspects": ["scarlett", "green"],
            },
            "Bob": {
                "weapons": ["candlesticks", "revolver"],
                "rooms": ["conservatory", "library"],
                "suspects": ["mustard", "white"],
            },
            "Jean de la Tour": {
                "weapons": ["leadpipe", "knife"],
                "rooms": ["ballroom", "kitchen"],
                "suspects": ["peacock"],
            },
        },
    }

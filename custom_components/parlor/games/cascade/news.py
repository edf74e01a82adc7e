"""What is told when something happens; every fact in it is in a view too.

A seat is named where the board is its own.
"""

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.result import Result
from custom_components.parlor.games.vocabulary import Json, SeatId

from .run import Past, Run, Tap
from .terms import EventType


def level_begun(level: int) -> Event:
    """Tell which level begins, in a race for whoever is there first."""
    return Event(EventType.LEVEL_BEGUN, {"level": level})


def tapped(tap: Tap) -> Event:
    """Tell who has tapped where: chatter, by the dozen."""
    x, y = tap.spot
    return Event(EventType.TAPPED, {"seat": tap.seat, "x": x, "y": y}, chatter=True)


def level_solved(past: Past, owner: SeatId | None, *, first: bool) -> Event:
    """Tell that a level is solved; in a race the house hears only of whoever is first."""
    data: dict[str, Json] = {
        "level": past.leg.number,
        "taps": past.taps,
        "par": past.leg.par,
        "stars": past.stars,
        "seat": owner,
    }
    return Event(EventType.LEVEL_SOLVED, data, chatter=not first)


def given_up(level: int) -> Event:
    """Tell that a level was given up."""
    return Event(EventType.GIVEN_UP, {"level": level})


def reset_wanted(run: Run, seat: SeatId) -> Event:
    """Tell who wants to begin the level again, and how many must."""
    data: dict[str, Json] = {"seat": seat, "count": len(run.votes), "of": run.needed}
    return Event(EventType.RESET_WANTED, data, chatter=True)


def reset(level: int, owner: SeatId | None) -> Event:
    """Tell that a level begins again."""
    return Event(EventType.RESET, {"level": level, "seat": owner})


def lost(level: int, owner: SeatId | None) -> Event:
    """Tell that the last step is used."""
    return Event(EventType.LOST, {"level": level, "seat": owner})


def over(result: Result, stars: int) -> Event:
    """Tell who has won; or that it is over, and nobody has."""
    if not result.winners:
        return Event(EventType.GAME_OVER, {"ended_by": result.ended_by})
    winner = None if result.together else result.winners[0]
    return Event(EventType.WON, {"seat": winner, "stars": stars})

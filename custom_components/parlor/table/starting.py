"""Who plays, who watches, and whether a game can start."""

from collections.abc import Sequence
from dataclasses import replace

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import GameState

from .party import Party, Stage
from .public import Missing
from .refusals import TableRefusal
from .room import Room
from .seats import Seat


def lineup(seats: Sequence[Seat], game: type[GameState]) -> list[Seat]:
    """Return who plays, in turn order.

    People come before bots, and whoever has played the fewest games in a row before the others.
    """
    order = sorted(seats, key=lambda seat: (not seat.human, seat.streak))
    chosen = {seat.id for seat in order[: game.max_seats]}
    return [seat for seat in seats if seat.id in chosen]


def expected(party: Party) -> list[Seat]:
    """Return who is counted on; a phone that is away and was never ready blocks nobody."""
    return [seat for seat in party.sitting if seat.ready or seat.present or not seat.human]


def why_not(room: Room, party: Party) -> Refused | None:
    """Return why players cannot start a game now, or None if they can."""
    if room.settings.start_reserved:
        return Refused(TableRefusal.START_RESERVED)
    match party.stage:
        case Stage.PLAYING:
            return Refused(TableRefusal.GAME_ON)
        case Stage.OVER:
            return unwilling(party)
        case Stage.LOBBY:
            return unready(room, party)


def missing(room: Room, party: Party) -> Missing | None:
    """Return what a game in the lobby still waits for: players, or that they are ready."""
    if party.stage is not Stage.LOBBY:
        return None
    game = room.games[party.game]
    players = lineup(expected(party), game)
    lacking = max(0, game.min_seats - len(players))
    unready = sum(not seat.ready for seat in players)
    return Missing(players=lacking, ready=unready) if lacking or unready else None


def unready(room: Room, party: Party) -> Refused | None:
    """Return what is still missing in the lobby, as a refusal."""
    lacks = missing(room, party)
    if lacks is None:
        return None
    return too_few(room, party) or Refused(TableRefusal.NOT_READY, count=lacks["ready"])


def too_few(room: Room, party: Party) -> Refused | None:
    """Return how many players the chosen game needs where fewer are counted on, as a refusal."""
    least = room.games[party.game].min_seats
    if len(expected(party)) >= least:
        return None
    return Refused(TableRefusal.NOT_ENOUGH_PLAYERS, min=least)


def unwilling(party: Party) -> Refused | None:
    """Return how many of the people who are there do not want another game yet, as a refusal."""
    count = sum(not seat.ready for seat in party.present)
    return Refused(TableRefusal.NOT_READY, count=count) if count else None


def with_watchers(party: Party, game: type[GameState]) -> Party:
    """Return the lobby with those marked who would watch if it started now."""
    if party.stage is not Stage.LOBBY:
        return party
    players = {seat.id for seat in lineup(party.sitting, game)}
    seats = tuple(
        seat
        if seat.watching == (seat.id not in players)
        else replace(seat, watching=seat.id not in players)
        for seat in party.seats
    )
    return party if seats == party.seats else replace(party, seats=seats)

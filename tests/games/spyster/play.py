"""How the tests play: short words for what happens at a table."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

import pytest

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.games.spyster.terms import Phase, Step
from custom_components.parlor.games.vocabulary import SeatId


def seats(players: int) -> list[SeatId]:
    """Return ids for this many seats."""
    return [SeatId(f"s{number}") for number in range(1, players + 1)]


def started(players: int = 5, seed: int = 1, **options: object) -> Spyster:
    """Return a game in which the roles are being assigned."""
    return Spyster.start(seats(players), options, seed=seed)


def questioning(players: int = 5, seed: int = 1, **options: object) -> Spyster:
    """Return a game in which people ask."""
    game = started(players, seed, **options)
    game.expire()
    return game


def voting(players: int = 5, seed: int = 1, **options: object) -> Spyster:
    """Return a game in which the first innocent has called a vote."""
    game = questioning(players, seed, **options)
    game.apply(innocents(game)[0], {"type": "call_vote"})
    return game


def spy_of(game: Spyster) -> SeatId:
    """Return who the spy is."""
    return game.round.deal.spy


def innocents(game: Spyster) -> list[SeatId]:
    """Return everyone but the spy."""
    return [seat for seat in game.seats if seat != spy_of(game)]


def here(game: Spyster) -> str:
    """Return the id of the location."""
    return game.round.deal.location.id


def elsewhere(game: Spyster) -> str:
    """Return the id of another location."""
    return next(place.id for place in game.pack.locations if place.id != here(game))


def vote(game: Spyster, seat: SeatId, target: SeatId, bet: int = 1) -> list[Event]:
    """Let a seat vote."""
    return [*game.apply(seat, {"type": "vote", "target": target, "bet": bet})]


def guess(game: Spyster, location: object) -> list[Event]:
    """Let the spy guess."""
    return [*game.apply(spy_of(game), {"type": "spy_guess", "location_id": location})]


def cast(game: Spyster, votes: Mapping[SeatId, tuple[SeatId, int]]) -> None:
    """Let seats vote, and whoever is left abstain."""
    for seat, (target, bet) in votes.items():
        vote(game, seat, target, bet)
    while game.phase is Phase.VOTE:
        game.expire()


def to_verdict(game: Spyster) -> list[Event]:
    """Let the reveal come to its verdict, and return all that was told."""
    events: list[Event] = []
    while game.reveal is not None and game.reveal.step is not Step.VERDICT:
        events += game.expire()
    return events


def to_points(game: Spyster) -> list[Event]:
    """Let the reveal pass, and return all that was told."""
    return [*to_verdict(game), *game.expire()]


def at(phase: Phase, players: int = 5, seed: int = 1, **options: object) -> Spyster:
    """Return a game that the clock alone has brought to a phase."""
    game = started(players, seed, **options)
    while game.phase is not phase:
        game.expire()
    return game


def play_round(game: Spyster) -> None:
    """Let the clock play to the next round, or to the end."""
    number = game.round.number
    while game.result is None and game.round.number == number:
        game.expire()


def refusal(game: Spyster, seat: SeatId, action: Mapping[str, object]) -> StrEnum:
    """Return the code that an action is refused with."""
    with pytest.raises(Refused) as refused:
        game.apply(seat, action)
    return refused.value.code


def told(events: list[Event]) -> list[str]:
    """Return the types of the events."""
    return [event.type for event in events]


def shown(game: Spyster) -> Any:
    """Return what the reveal has shown so far."""
    return game.public_view()["reveal"]


def verdict(game: Spyster) -> Any:
    """Return the verdict that has been shown."""
    return shown(game)["verdict"]


def card(game: Spyster, seat: SeatId) -> Any:
    """Return the card that a seat sees."""
    return game.private_view(seat)["card"]


def offered(game: Spyster, seat: SeatId) -> list[str]:
    """Return the types of what a seat may do."""
    return [offer.type for offer in game.offers(seat)]


def all_against(game: Spyster, target: SeatId, bet: int = 1) -> dict[SeatId, tuple[SeatId, int]]:
    """Return votes of everyone else against one."""
    return {seat: (target, bet) for seat in game.seats if seat != target}

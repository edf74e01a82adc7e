"""Another world that one seat could not tell from the real one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import Rng, SeatId

from .ballot import BETS, Vote
from .dealing import Deal, deal_roles, others
from .pack import Role
from .words import Phase

if TYPE_CHECKING:
    from .spyster import Spyster


def another_world[G: Spyster](game: G, seat: SeatId, rng: Rng) -> G:
    """Return a world with other secrets that looks the same to this seat, as it did before."""
    chance = Chance(rng)
    world = game.twin()
    world.chance = chance.fork()
    if game.result is not None:
        return world
    world.round.deal = _another_deal(game, seat, chance)
    for voter in game.round.ballot.votes:
        if voter != seat or seat not in game.seats:
            world.round.ballot.votes[voter] = _another_vote(game, voter, chance)
    if _guess_hidden(game, seat):
        world.round.ballot.guess = _another_guess(world, chance)
    return world


def _another_deal(game: Spyster, seat: SeatId, chance: Chance) -> Deal:
    """Return a deal in which the seat has the same card, and what was revealed is the same."""
    real = game.round.deal
    revealed = game.final_verdict is not None
    holds_card = seat in game.seats and game.phase is not Phase.ROLES
    holds_role = holds_card and seat != real.spy
    spy, location = real.spy, real.location
    if not revealed and (holds_role or not holds_card):
        spy = chance.pick(others(game.seats, seat) if holds_role else game.seats)
    if not revealed and not holds_role:
        location = chance.pick(game.possible())
    roles = deal_roles(location, others(game.seats, spy), chance)
    return Deal(spy, location, _keep(roles, seat, real.roles[seat]) if holds_role else roles)


def _keep(roles: Mapping[SeatId, Role], seat: SeatId, role: Role) -> dict[SeatId, Role]:
    """Return the roles with two of them swapped throughout, so that the seat has its own again."""
    swap = {role.id: roles[seat], roles[seat].id: role}
    return {holder: swap.get(held.id, held) for holder, held in roles.items()}


def _another_vote(game: Spyster, voter: SeatId, chance: Chance) -> Vote:
    """Return a vote that agrees with what has been shown of the real one."""
    real, reveal = game.round.ballot.votes[voter], game.reveal
    bet = chance.pick(BETS)
    if reveal is not None and voter in reveal.votes_shown:
        return real if reveal.bets_shown else Vote(real.target, bet)
    able = reveal.voters if reveal is not None and reveal.voters else game.seats
    return Vote(chance.pick(others(able, voter)), bet)


def _guess_hidden(game: Spyster, seat: SeatId) -> bool:
    """Return whether the seat cannot know yet if a guess has ended the vote."""
    if game.reveal is None or game.reveal.verdict is not None:
        return False
    return seat not in game.seats or seat != game.round.deal.spy


def _another_guess(world: Spyster, chance: Chance) -> str | None:
    """Return a guess, or none; whoever was seen to vote has not guessed."""
    if world.round.deal.spy in world.round.ballot.votes or chance.random() < 0.5:
        return None
    return chance.pick(world.pack.locations).id

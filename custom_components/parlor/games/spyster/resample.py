"""Another world that one seat could not tell from the real one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import Rng, SeatId

from .ballot import BETS, Vote
from .dealing import Deal, deal_roles, others
from .pack import Role
from .reveal import Reveal
from .terms import Act, Phase, Step

if TYPE_CHECKING:
    from .spyster import Spyster


# How often other votes are drawn for those that are still hidden, before the real ones are kept.
TRIES: Final = 40


def another_world[G: Spyster](game: G, seat: SeatId, rng: Rng) -> G:
    """Return a world with other secrets that looks the same to this seat, as it did before."""
    chance = Chance(rng)
    world = game.twin()
    world.chance = chance.fork()
    if game.result is not None:
        return world
    world.round.deal = _another_deal(game, seat, chance)
    if game.reveal is None or game.reveal.act_shown is None:
        world.round.ballot.votes = _other_votes(game, seat, chance)
    else:
        world.round.ballot.votes = _votes_of_the_act(game, seat, chance)
    if _guess_hidden(game, seat):
        world.round.ballot.guess = _another_guess(world, chance)
    if world.reveal is not None:
        _stage(world, world.reveal)
    return world


def _another_deal(game: Spyster, seat: SeatId, chance: Chance) -> Deal:
    """Return a deal in which the seat has the same card, and what was revealed is the same."""
    real, reveal = game.round.deal, game.reveal
    revealed = game.final_verdict is not None
    spy_known = revealed or (reveal is not None and reveal.reached(Step.SPY))
    holds_card = seat in game.seats and game.phase is not Phase.ROLES
    holds_role = holds_card and seat != real.spy
    spy, location = real.spy, real.location
    if not spy_known and (holds_role or not holds_card):
        spy = chance.pick(_suspects(game, seat if holds_role else None))
    if not revealed and not holds_role:
        location = chance.pick(game.possible())
    roles = deal_roles(location, others(_dealt(game), spy), chance)
    return Deal(spy, location, _keep(roles, seat, real.roles[seat]) if holds_role else roles)


def _dealt(game: Spyster) -> list[SeatId]:
    """Return who has a card; whoever leaves while votes are shown had one in the vote."""
    spy, reveal = game.round.deal.spy, game.reveal
    held = _as_seated(game, reveal) if reveal is not None and reveal.voters else game.seats
    return held if spy in held else [*held, spy]


def _suspects(game: Spyster, but: SeatId | None) -> list[SeatId]:
    """Return who may be the spy: once a guess is seen, somebody who has not voted."""
    guessed = game.reveal is not None and game.reveal.act_shown is Act.GUESS
    able = [seat for seat in _dealt(game) if not (guessed and seat in game.round.ballot.votes)]
    return [seat for seat in able if seat != but]


def _keep(roles: Mapping[SeatId, Role], seat: SeatId, role: Role) -> dict[SeatId, Role]:
    """Return the roles with two of them swapped throughout, so that the seat has its own again."""
    swap = {role.id: roles[seat], roles[seat].id: role}
    return {holder: swap.get(held.id, held) for holder, held in roles.items()}


def _other_votes(game: Spyster, seat: SeatId, chance: Chance) -> dict[SeatId, Vote]:
    """Return other votes for those whose are hidden; the own, and what was shown, stay."""
    reveal = game.reveal
    able = reveal.voters if reveal is not None and reveal.voters else game.seats
    shown = reveal.votes_shown if reveal is not None else ()
    return {
        voter: vote
        if (voter == seat and seat in game.seats) or voter in shown
        else Vote(chance.pick(others(able, voter)), chance.pick(BETS))
        for voter, vote in game.round.ballot.votes.items()
    }


def _votes_of_the_act(game: Spyster, seat: SeatId, chance: Chance) -> dict[SeatId, Vote]:
    """Return votes that would have been shown in the same order as far as they were."""
    ballot, reveal = game.round.ballot, game.reveal
    if reveal is None or reveal.bets_shown:
        return {**ballot.votes}
    for _ in range(TRIES):
        other = replace(ballot, votes=_other_votes(game, seat, chance))
        if other.in_order(_as_seated(game, reveal))[: reveal.shown] == reveal.votes_shown:
            break
    else:
        other = ballot
    return {
        voter: vote
        if voter == seat and seat in game.seats
        else Vote(vote.target, chance.pick(BETS))
        for voter, vote in other.votes.items()
    }


def _as_seated(game: Spyster, reveal: Reveal) -> list[SeatId]:
    return [seat for seat in game.players if seat in reveal.voters]


def _guess_hidden(game: Spyster, seat: SeatId) -> bool:
    """Return whether the seat cannot know yet if, or what, the spy has guessed."""
    if game.reveal is None or game.round.ballot.cut_short is not None:
        return False
    if game.reveal.reached(Step.GUESS) or game.reveal.reached(Step.VOTES):
        return False
    return seat not in game.seats or seat != game.round.deal.spy


def _another_guess(world: Spyster, chance: Chance) -> str | None:
    """Return a guess, or none; whoever was seen to vote has not guessed."""
    seen = world.reveal is not None and world.reveal.act_shown is Act.GUESS
    if not seen and (world.round.deal.spy in world.round.ballot.votes or chance.random() < 0.5):
        return None
    return chance.pick(world.pack.locations).id


def _stage(world: Spyster, reveal: Reveal) -> None:
    """Let what is still to be shown be what has happened in this world."""
    ballot = world.round.ballot
    reveal.voters = ballot.in_order(_as_seated(world, reveal))
    if reveal.act_shown is None:
        reveal.act = Act.VOTES if ballot.guess is None else Act.GUESS

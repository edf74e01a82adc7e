"""Other worlds: what a seat cannot know differs, what it has seen stays."""

from copy import deepcopy

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.games.vocabulary import SeatId

from .play import (
    cast,
    elsewhere,
    guess,
    here,
    innocents,
    play_round,
    questioning,
    spy_of,
    started,
    to_points,
    to_verdict,
    vote,
    voting,
)

MANY = 200


def worlds(game: Spyster, seat: SeatId) -> list[Spyster]:
    """Return many worlds that look the same to this seat."""
    chance = Chance.seeded(7)
    return [game.resample(seat, chance) for _ in range(MANY)]


def look_the_same(game: Spyster, seat: SeatId) -> bool:
    """Return whether the seat sees and may do the same in many other worlds."""
    real = game.public_view(), game.private_view(seat), game.offers(seat)
    return all(
        (world.public_view(), world.private_view(seat), world.offers(seat)) == real
        for world in worlds(game, seat)
    )


def test_anybody_else_could_be_the_spy_for_an_innocent() -> None:
    game = questioning()
    seat = innocents(game)[0]
    assert {spy_of(world) for world in worlds(game, seat)} == {*game.seats} - {seat}
    assert look_the_same(game, seat)


def test_an_innocent_keeps_place_and_role_while_others_change_theirs() -> None:
    game = questioning()
    seat, other = innocents(game)[:2]
    found = worlds(game, seat)
    role = game.round.deal.roles[seat]
    assert {(here(world), world.round.deal.roles[seat].id) for world in found} == {
        (here(game), role.id)
    }
    held = {world.round.deal.roles[other].id for world in found if other != spy_of(world)}
    assert held == {other.id for other in game.round.deal.location.roles} - {role.id}


def test_roles_stay_distinct_in_every_world() -> None:
    game = questioning(10)
    counts = {
        len({role.id for role in world.round.deal.roles.values()})
        for world in worlds(game, innocents(game)[0])
    }
    assert counts == {9}


def test_the_spy_could_be_at_any_location_that_has_not_been_seen() -> None:
    game = started(rounds=4)
    for _ in range(3):
        play_round(game)
    game.expire()
    spy = spy_of(game)
    assert {here(world) for world in worlds(game, spy)} == {p.id for p in game.possible()}
    assert len(game.possible()) == 7
    assert {spy_of(world) for world in worlds(game, spy)} == {spy}
    assert look_the_same(game, spy)


def test_everything_is_open_while_roles_are_assigned() -> None:
    game = started()
    found = worlds(game, spy_of(game))
    assert {spy_of(world) for world in found} == {*game.seats}
    assert len({here(world) for world in found}) == 10


def test_votes_of_others_could_be_any_and_the_own_stays() -> None:
    game = voting()
    a, b, c, *_ = innocents(game)
    vote(game, a, b, 2)
    vote(game, c, b, 2)
    ballots = [world.round.ballot.votes for world in worlds(game, a)]
    assert {votes[a] for votes in ballots} == {game.round.ballot.votes[a]}
    assert len({(votes[c].target, votes[c].bet) for votes in ballots}) == 12
    assert look_the_same(game, a)


def test_votes_that_were_shown_stay_while_their_bets_could_be_any() -> None:
    game = voting()
    spy, a, *_ = spy_of(game), *innocents(game)
    cast(game, {**dict.fromkeys(innocents(game), (spy, 3)), spy: (a, 1)})
    game.expire()
    assert game.reveal is not None
    first, *hidden = game.reveal.voters
    me, other, *_ = hidden
    ballots = [world.round.ballot.votes for world in worlds(game, me)]
    assert {votes[first].target for votes in ballots} == {game.round.ballot.target(first)}
    assert {votes[first].bet for votes in ballots} == {1, 2, 3}
    assert len({votes[other].target for votes in ballots}) > 1


def test_in_every_world_the_votes_are_shown_in_the_order_that_was_seen() -> None:
    game = voting(6)
    spy, a, b, *rest = spy_of(game), *innocents(game)
    cast(game, {a: (b, 1), b: (a, 2), **dict.fromkeys(rest, (spy, 3))})
    for _ in range(3):
        game.expire()
    assert game.reveal is not None
    for world in worlds(game, rest[0]):
        ballot, reveal = world.round.ballot, world.reveal
        assert reveal is not None
        assert reveal.voters == ballot.in_order(world.seats)
        assert reveal.votes_shown == game.reveal.votes_shown


def test_who_has_voted_is_no_spy_once_a_guess_is_seen() -> None:
    game = voting()
    a, b, c, _ = innocents(game)
    vote(game, a, b)
    guess(game, here(game))
    game.expire()
    spies = {world.round.deal.spy for world in worlds(game, c)}
    assert spies == {*game.seats} - {a, c}


def test_bets_that_were_shown_stay() -> None:
    game = voting()
    cast(game, dict.fromkeys(innocents(game), (spy_of(game), 3)))
    to_verdict(game)
    ballots = [world.round.ballot.votes for world in worlds(game, game.seats[0])]
    assert [*ballots] == [game.round.ballot.votes] * MANY


def test_an_innocent_cannot_know_whether_a_guess_has_ended_the_vote() -> None:
    game = voting()
    a, b, *_ = innocents(game)
    vote(game, a, b)
    guess(game, here(game))
    found = worlds(game, b)
    assert {world.round.ballot.guess is None for world in found} == {True, False}
    guessers = {spy_of(world) for world in found if world.round.ballot.guess is not None}
    assert guessers == {*game.seats} - {a, b}
    assert look_the_same(game, b)


def test_the_spy_knows_the_own_guess_but_not_whether_it_is_right() -> None:
    game = voting()
    guess(game, elsewhere(game))
    found = worlds(game, spy_of(game))
    assert {world.round.ballot.guess for world in found} == {elsewhere(game)}
    assert len({here(world) for world in found}) == 10


def test_nobody_has_guessed_where_everyone_has_voted() -> None:
    game = voting()
    spy, a, *_ = spy_of(game), *innocents(game)
    cast(game, {**dict.fromkeys(innocents(game), (spy, 1)), spy: (a, 1)})
    assert {world.round.ballot.guess for world in worlds(game, a)} == {None}


def test_spy_and_location_stay_once_they_are_revealed() -> None:
    game = voting()
    guess(game, here(game))
    to_points(game)
    found = worlds(game, innocents(game)[0])
    assert {(spy_of(world), here(world)) for world in found} == {(spy_of(game), here(game))}
    assert look_the_same(game, innocents(game)[0])


def test_who_has_left_is_no_spy_in_any_world() -> None:
    game = questioning()
    gone, seat, *_ = innocents(game)
    game.leave(gone)
    assert {spy_of(world) for world in worlds(game, seat)} == {*game.seats} - {seat}


def test_who_only_watches_could_see_any_world() -> None:
    game = questioning()
    watcher = SeatId("s9")
    found = worlds(game, watcher)
    assert {spy_of(world) for world in found} == {*game.seats}
    assert len({here(world) for world in found}) == 10
    assert look_the_same(game, watcher)


def test_chance_to_come_is_another_in_another_world() -> None:
    game = questioning()
    futures = {world.chance.random() for world in worlds(game, innocents(game)[0])}
    assert len(futures) == MANY
    assert game.chance.random() not in futures


def test_imagining_does_not_change_the_game() -> None:
    game, untouched = voting(), voting()
    for world in worlds(game, innocents(game)[0]):
        play_round(world)
    play_round(game)
    play_round(untouched)
    assert game.public_view() == untouched.public_view()
    assert deepcopy(game).chance.random() == untouched.chance.random()


def test_nothing_changes_any_more_once_the_game_is_over() -> None:
    game = questioning()
    game.end()
    assert {spy_of(world) for world in worlds(game, game.seats[0])} == {spy_of(game)}
    assert look_the_same(game, game.seats[0])

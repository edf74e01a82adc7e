"""The vote: whom to vote for, and how much to bet."""

import pytest

from custom_components.parlor.games.refused import CommonRefusal
from custom_components.parlor.games.spyster.terms import Phase, SpysterRefusal
from custom_components.parlor.games.vocabulary import SeatId

from .play import (
    cast,
    guess,
    here,
    innocents,
    offered,
    questioning,
    refusal,
    seats,
    shown,
    spy_of,
    to_points,
    to_verdict,
    told,
    vote,
    voting,
)


def test_a_vote_lasts_sixty_seconds() -> None:
    game = voting()
    assert (game.clock, game.deadline, game.beyond) == ("vote", 30, 30)
    run = game.clock_run
    assert [*game.expire()] == []
    assert (game.clock, game.clock_run, game.deadline, game.beyond) == ("vote", run + 1, 30, 0)
    game.expire()
    assert game.phase is Phase.REVEAL


def test_the_second_half_of_a_vote_begins_in_silence() -> None:
    game = voting()
    before = game.public_view()
    game.expire()
    assert game.public_view() == before


def test_the_clock_of_every_vote_starts_anew() -> None:
    game = voting()
    cast(game, {})
    to_points(game)
    game.apply(innocents(game)[1], {"type": "call_vote"})
    assert (game.clock, game.clock_run, game.deadline, game.beyond) == ("vote", 3, 30, 30)


def test_each_player_may_vote_for_any_other_with_any_bet() -> None:
    game = voting()
    seat = innocents(game)[0]
    offer = game.offers(seat)[0]
    assert offer.type == "vote"
    assert {*offer.params["target"].options} == {*game.seats} - {seat}
    assert offer.params["bet"].options == (1, 2, 3)


def test_a_bet_is_one_unless_it_is_said() -> None:
    game = voting()
    seat, other, *_ = innocents(game)
    game.apply(seat, {"type": "vote", "target": other})
    assert game.private_view(seat)["my_vote"] == {"target": other, "bet": 1}


@pytest.mark.parametrize("bet", [0, 4, -1, True, "2", 2.0, None, [1], {}])
def test_nobody_may_bet_anything_but_one_two_or_three(bet: object) -> None:
    game = voting()
    seat, other, *_ = innocents(game)
    action = {"type": "vote", "target": other, "bet": bet}
    assert refusal(game, seat, action) == SpysterRefusal.INVALID_BET


@pytest.mark.parametrize("target", [None, "", "s9", "nobody", 1, True, ["s1"], {"id": "s1"}])
def test_nobody_may_vote_for_nobody_at_the_table(target: object) -> None:
    game = voting()
    action = {"type": "vote", "target": target, "bet": 1}
    assert refusal(game, innocents(game)[0], action) == SpysterRefusal.INVALID_TARGET


def test_a_vote_without_a_target_is_refused() -> None:
    game = voting()
    assert refusal(game, game.seats[0], {"type": "vote"}) == SpysterRefusal.INVALID_TARGET


@pytest.mark.parametrize("seat", seats(5))
def test_nobody_may_vote_for_oneself(seat: SeatId) -> None:
    action = {"type": "vote", "target": seat, "bet": 1}
    assert refusal(voting(), seat, action) == SpysterRefusal.INVALID_TARGET


def test_the_target_is_checked_before_the_bet() -> None:
    action = {"type": "vote", "target": "nobody", "bet": 9}
    assert refusal(voting(), SeatId("s1"), action) == SpysterRefusal.INVALID_TARGET


def test_a_vote_is_locked_once_sent() -> None:
    game = voting()
    seat, other, another, *_ = innocents(game)
    vote(game, seat, other, 2)
    action = {"type": "vote", "target": another, "bet": 3}
    assert offered(game, seat) == []
    assert refusal(game, seat, action) == SpysterRefusal.ALREADY_VOTED
    assert game.private_view(seat)["my_vote"] == {"target": other, "bet": 2}


def test_that_somebody_has_voted_is_checked_before_the_target() -> None:
    game = voting()
    seat, other, *_ = innocents(game)
    vote(game, seat, other)
    assert refusal(game, seat, {"type": "vote"}) == SpysterRefusal.ALREADY_VOTED


def test_everyone_sees_how_many_have_voted() -> None:
    game = voting(7)
    seat, other, another, *_ = innocents(game)
    vote(game, seat, other)
    events = vote(game, other, another)
    assert game.public_view()["votes_cast"] == {"count": 2, "of": 7}
    assert [(event.type, event.data) for event in events] == [("vote_cast", {"count": 2, "of": 7})]


def test_the_game_waits_for_those_who_have_not_acted() -> None:
    game = voting()
    seat, other, *_ = innocents(game)
    vote(game, seat, other)
    assert game.public_view()["waiting_for"] == [one for one in game.seats if one != seat]


def test_nobody_else_sees_a_vote() -> None:
    game = voting()
    seat, other, *_ = innocents(game)
    before = [game.private_view(one) for one in game.seats if one != seat]
    vote(game, seat, other, 3)
    assert [game.private_view(one) for one in game.seats if one != seat] == before
    assert shown(game) is None


def test_a_vote_ends_early_when_everyone_has_acted() -> None:
    game = voting()
    for seat in innocents(game):
        vote(game, seat, spy_of(game))
    phases = [game.phase]
    vote(game, spy_of(game), innocents(game)[0])
    assert [*phases, game.phase] == [Phase.VOTE, Phase.REVEAL]


def test_who_has_not_voted_at_the_end_abstains() -> None:
    game = voting()
    seat, other, *_ = innocents(game)
    cast(game, {seat: (other, 1)})
    to_verdict(game)
    targets = {part["seat"]: part["target"] for part in shown(game)["votes"]}
    assert targets == {**dict.fromkeys(game.seats), seat: other}


def test_nobody_may_vote_while_people_talk() -> None:
    action = {"type": "vote", "target": "s2", "bet": 1}
    assert refusal(questioning(), SeatId("s1"), action) == CommonRefusal.WRONG_PHASE


def test_nobody_may_vote_after_the_vote() -> None:
    game = voting()
    cast(game, {})
    action = {"type": "vote", "target": "s2", "bet": 1}
    assert [refusal(game, seat, action) for seat in game.seats] == [CommonRefusal.WRONG_PHASE] * 5


def test_who_is_not_in_the_game_cannot_vote() -> None:
    action = {"type": "vote", "target": "s2", "bet": 1}
    assert refusal(voting(), SeatId("s9"), action) == CommonRefusal.NOT_IN_GAME


def test_each_bet_shows_what_it_can_win_and_lose() -> None:
    assert voting().public_view()["stakes"] == [
        {"id": 1, "name": "1 · +2/\N{MINUS SIGN}1", "win": 2, "lose": 1},
        {"id": 2, "name": "2 · +4/\N{MINUS SIGN}2", "win": 4, "lose": 2},
        {"id": 3, "name": "ALL IN · +6/\N{MINUS SIGN}3", "win": 6, "lose": 3},
    ]


def test_a_refused_vote_changes_nothing() -> None:
    game = voting()
    before = game.public_view(), [game.private_view(seat) for seat in game.seats]
    refusal(game, SeatId("s1"), {"type": "vote", "target": "s1", "bet": 1})
    assert (game.public_view(), [game.private_view(seat) for seat in game.seats]) == before


def test_a_guess_is_not_counted_as_a_vote() -> None:
    game = voting()
    assert told(guess(game, here(game))) == []

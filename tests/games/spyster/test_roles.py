"""Roles: who knows what, and since when."""

from collections import Counter
from itertools import pairwise

import pytest

from custom_components.parlor.games.spyster.dealing import deal_roles
from custom_components.parlor.games.spyster.terms import Phase

from .play import card, here, innocents, play_round, questioning, seats, spy_of, started


def test_the_first_round_is_told_of_with_the_start() -> None:
    (event,) = started(rounds=3).opening
    assert (event.type, event.data) == ("round_started", {"round": 1, "rounds": 3})
    assert (event.public, event.chatter) == (True, False)


def test_everyone_sees_the_same_while_roles_are_assigned() -> None:
    game = started()
    views = [game.private_view(seat) for seat in game.seats]
    nothing = dict.fromkeys(("is_spy", "card", "odds", "my_vote", "my_guess"))
    assert views == [nothing] * 5


def test_nobody_may_do_anything_while_roles_are_assigned() -> None:
    game = started()
    assert [game.offers(seat) for seat in game.seats] == [()] * 5


def test_assigning_roles_lasts_five_seconds() -> None:
    game = started()
    assert (game.phase, game.clock, game.deadline) == (Phase.ROLES, "roles", 5)


def test_the_questioning_follows_the_roles() -> None:
    assert questioning().phase is Phase.QUESTIONING


@pytest.mark.parametrize("players", range(4, 11))
def test_exactly_one_seat_is_the_spy(players: int) -> None:
    game = questioning(players)
    assert Counter(game.private_view(seat)["is_spy"] for seat in game.seats) == {
        True: 1,
        False: players - 1,
    }


def test_any_seat_can_be_the_spy() -> None:
    assert {spy_of(started(seed=seed)) for seed in range(60)} == {*seats(5)}


def test_the_same_seat_can_be_the_spy_again() -> None:
    game = started(rounds=20)
    spies = [spy_of(game)]
    for _ in range(19):
        play_round(game)
        spies.append(spy_of(game))
    assert any(one == other for one, other in pairwise(spies))


def test_any_location_can_come_up() -> None:
    found = {here(started(seed=seed)) for seed in range(200)}
    assert len(found) == 10


def test_no_location_comes_again_before_the_pack_is_used_up() -> None:
    game = started(rounds=20)
    places = [here(game)]
    for _ in range(19):
        play_round(game)
        places.append(here(game))
    assert len({*places[:10]}) == len({*places[10:]}) == 10


def test_an_innocent_sees_location_flavour_role_hint_and_the_other_roles() -> None:
    game = questioning()
    seat = innocents(game)[0]
    location, role = game.round.deal.location, game.round.deal.roles[seat]
    assert card(game, seat) == {
        "location": {"id": location.id, "name": location.name},
        "flavor": location.flavor,
        "role": {"id": role.id, "name": role.name, "hint": role.hint},
        "other_roles": [
            {"id": other.id, "name": other.name} for other in location.roles if other != role
        ],
    }


def test_all_innocents_are_at_the_same_location() -> None:
    game = questioning(10)
    assert {card(game, seat)["location"]["id"] for seat in innocents(game)} == {here(game)}


@pytest.mark.parametrize("seed", range(20))
def test_ten_players_never_share_a_role(seed: int) -> None:
    game = questioning(10, seed)
    assert len({card(game, seat)["role"]["id"] for seat in innocents(game)}) == 9


def test_roles_repeat_only_when_there_are_too_few_of_them() -> None:
    game = started()
    location, everyone = game.round.deal.location, seats(20)
    dealt = deal_roles(location, everyone, game.chance)
    counts = Counter(role.id for role in dealt.values())
    assert sorted(counts.values()) == [2] * 7 + [3] * 2


def test_the_spy_sees_the_possible_locations_and_never_the_location() -> None:
    game = questioning()
    held = card(game, spy_of(game))
    assert [held["location"], held["flavor"], held["role"]] == [None, None, None]
    assert [place["id"] for place in held["locations"]] == [p.id for p in game.pack.locations]


def test_the_list_of_the_spy_marks_what_past_rounds_have_shown() -> None:
    game = started(rounds=2)
    first = here(game)
    play_round(game)
    game.expire()
    marks = {place["id"]: place["seen"] for place in card(game, spy_of(game))["locations"]}
    assert [place for place, seen in marks.items() if seen] == [first]


def test_nobody_but_the_spy_has_a_list_of_locations() -> None:
    game = questioning()
    lists = [{"location_list", "locations"} & {*card(game, seat)} for seat in innocents(game)]
    assert lists == [set()] * 4


def test_both_kinds_of_cards_have_as_many_parts_and_a_list() -> None:
    game = questioning()
    spy, other = card(game, spy_of(game)), card(game, innocents(game)[0])
    assert [*spy][:3] == [*other][:3]
    assert isinstance(spy["locations"], list)
    assert isinstance(other["other_roles"], list)
    assert len(spy) == len(other)


def test_private_views_have_the_same_keys_for_all_while_people_talk() -> None:
    game = questioning()
    assert len({tuple(game.private_view(seat)) for seat in game.seats}) == 1


def test_an_unknown_seat_sees_nothing_private() -> None:
    assert not questioning().private_view(seats(9)[8])


def test_the_public_view_holds_no_text_of_a_pack_before_the_reveal() -> None:
    game = questioning()
    texts = {str(place.name["en"]) for place in game.pack.locations}  # type: ignore[index]
    assert not [text for text in texts if text in str(game.public_view())]


def test_a_card_can_be_changed_without_harm_to_the_pack() -> None:
    game = questioning()
    seat = innocents(game)[0]
    card(game, seat)["location"]["name"]["en"] = "Nowhere"
    assert card(game, seat)["location"]["name"]["en"] != "Nowhere"

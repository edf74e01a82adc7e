"""The boxed rules, each beside what the house plays."""

from itertools import permutations

import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.citadels.draft import Draft
from custom_components.parlor.games.vocabulary import Value

from .stage import (
    S1,
    S2,
    S3,
    S7,
    SEATS,
    act,
    by_chance,
    city,
    data,
    expire,
    give,
    gold,
    hand,
    murder,
    on_turn,
    private,
    public,
    refused,
    start,
    step,
    told,
)


def boxed(players: int = 4, seed: int = 1, end_city_size: int = 7) -> Citadels:
    """Return a new game by the boxed rules."""
    return start(players, seed=seed, rules="boxed", end_city_size=end_city_size)


def test_two_players_lay_a_character_aside_after_each_pick_but_the_first() -> None:
    game, deeds = boxed(2), []
    while public(game)["phase"] == "draft_pick":
        (offer,) = game.offers(game.decider or S1)
        deeds += [(game.decider, offer.type, public(game)["draft_available"])]
        assert public(game)["draft_laying_aside"] is (offer.type == "lay_aside")
        step(game, game.decider or S1, offer.type, character=offer.params["character"].options[0])
    assert deeds == [
        (S1, "draft_pick", 7),
        (S2, "draft_pick", 6),
        (S2, "lay_aside", 5),
        (S1, "draft_pick", 4),
        (S1, "lay_aside", 3),
        (S2, "draft_pick", 2),
    ]
    assert len(game.draft.available) == 1


def test_character_laid_aside_is_nobodys_and_only_its_layer_knows_it() -> None:
    game = boxed(2)
    act(game, S1, "draft_pick", character=private(game, S1)["draft_choices"][0])
    act(game, S2, "draft_pick", character=private(game, S2)["draft_choices"][0])
    aside = private(game, S2)["draft_choices"][0]
    events = act(game, S2, "lay_aside", character=aside)
    assert [(event.type, dict(event.data)) for event in events] == [("draft_aside", {"player": S2})]
    assert aside not in private(game, S2)["characters"]
    assert private(game, S2)["seen"]["draft"][-1]["aside"] is True
    assert aside not in private(game, S1)["draft_choices"]
    chance = Chance.seeded(1)
    worlds = [game.resample(S1, chance) for _ in range(40)]
    assert len({world.draft.looks(S2)[-1].picked for world in worlds}) == 2


def test_picking_and_laying_aside_are_not_taken_for_each_other() -> None:
    game = boxed(2)
    choice = private(game, S1)["draft_choices"][0]
    assert refused(game, S1, "lay_aside", character=choice) == "invalid_target"
    act(game, S1, "draft_pick", character=choice)
    act(game, S2, "draft_pick", character=private(game, S2)["draft_choices"][0])
    choice = private(game, S2)["draft_choices"][0]
    assert refused(game, S2, "draft_pick", character=choice) == "invalid_target"


def test_the_house_lays_nothing_aside() -> None:
    game = start(2)
    expire(game)
    expire(game)
    assert (game.decider, public(game)["draft_laying_aside"]) == (S1, False)


def sixth(seed: int = 1) -> Citadels:
    """Return a draft of seven in which only the last has to choose."""
    game = boxed(7, seed)
    for _ in range(6):
        expire(game)
    return game


def test_last_of_seven_chooses_between_the_last_character_and_the_hidden_one() -> None:
    game = sixth()
    choices = private(game, S7)["draft_choices"]
    assert len(choices) == public(game)["draft_available"] == 2
    assert {*choices} == {*game.draft.face_down, *game.draft.available}
    assert len(start(7).draft.choices) == 7


@pytest.mark.parametrize("hidden", [True, False])
def test_last_of_seven_is_whom_they_took_and_nobody_is_the_other(hidden: bool) -> None:
    game = sixth()
    (down,), (left,) = game.draft.face_down, game.draft.available
    taken, other = (down, left) if hidden else (left, down)
    step(game, S7, "draft_pick", character=taken)
    assert (game.draft.owner(taken), game.draft.owner(other)) == (S7, None)
    assert private(game, S7)["characters"] == [taken]


type Key = tuple[object, ...]


def key(draft: Draft) -> Key:
    """Return what can differ between drafts."""
    return (*draft.face_down, *draft.picks, frozenset(draft.available))


@pytest.mark.parametrize("hidden", [True, False])
def test_resampled_drafts_of_seven_are_exactly_the_possible_ones(hidden: bool) -> None:
    game = sixth(seed=3)
    taken = game.draft.face_down[0] if hidden else game.draft.available[0]
    step(game, S7, "draft_pick", character=taken)
    chance = Chance.seeded(1)
    for seat, before in ((S1, 0), (SEATS[4], 4)):
        # Who picked knows what was gone before, and what could only go later.
        real = game.draft
        gone = [*real.face_down, *real.picks[:before]]
        own = real.picks[before]
        later = [c for c in game.board.ranks if c not in {*gone, own}]
        possible = set()
        for first in permutations(gone):
            for rest in permutations(later):
                left = rest[-1]
                for last, over in ((left, ()), (first[0], (left,))):
                    picks = (*first[1:], own, *rest[:-1], last)
                    calls = dict(zip(picks, real.order, strict=True))
                    known = game.board.round.owners().items()
                    if all(calls.get(c) == owner for c, owner in known):
                        possible.add((first[0], *picks, frozenset(over)))
        found = set()
        for _ in range(400):
            world = game.resample(seat, chance)
            assert key(world.draft) in possible
            found.add(key(world.draft)[-2] == world.draft.face_down[0])
        assert found == {True, False}


def test_last_of_seven_does_not_learn_which_one_was_hidden() -> None:
    game = sixth()
    chance = Chance.seeded(2)
    assert len({game.resample(S7, chance).draft.face_down for _ in range(30)}) == 2
    step(game, S7, "draft_pick", character=game.draft.face_down[0])
    worlds = [game.resample(S7, chance) for _ in range(30)]
    assert len({world.draft.face_down for world in worlds}) == 2
    assert {tuple(world.private_view(S7)["characters"]) for world in worlds} == {
        tuple(private(game, S7)["characters"])
    }


@pytest.mark.parametrize(("rules", "crown"), [("boxed", S2), ("house", S1)])
def test_murdered_king_takes_the_crown_at_the_end_of_the_round_as_in_the_box(
    rules: str, crown: str
) -> None:
    game = start(rules=rules)
    murder(game, "king")
    on_turn(game, S3, "warlord", (S2, "king"))
    assert public(game)["crown"] == S1
    act(game, S3, "take_gold")
    events = act(game, S3, "end_turn")
    assert public(game)["crown"] == crown
    assert ("crown_passed" in told(events)) is (rules == "boxed")
    assert public(game)["draft_picker"] == crown


def test_income_is_an_action_once_at_any_time_in_the_turn() -> None:
    game = boxed()
    give(game, S1, city=["manor", "castle"], gold=0)
    on_turn(game, S1, "king", (S2, "warlord"))
    assert (gold(game, S1), public(game)["turn_so_far"]["income"]) == (0, 2)
    give(game, S1, hand=["palace"], gold=5)
    act(game, S1, "take_gold")
    act(game, S1, "build", district_name="palace")
    assert game.decider == S1
    events = step(game, S1, "collect_income")
    assert data(events, "gold_collected") == {"player": S1, "gold": 3, "source": "king"}
    assert public(game)["turn_so_far"]["over"] is True


def test_income_is_collected_once_and_only_where_there_is_some() -> None:
    game = boxed()
    give(game, S1, city=["manor"])
    on_turn(game, S1, "king", (S2, "warlord"))
    act(game, S1, "collect_income")
    assert refused(game, S1, "collect_income") == "already_used"
    plain = on_turn(boxed(), S1, "architect")
    assert refused(plain, S1, "collect_income") == "invalid_target"
    house = start()
    give(house, S1, city=["manor"], gold=0)
    on_turn(house, S1, "king")
    assert (gold(house, S1), refused(house, S1, "collect_income")) == (1, "invalid_target")


@pytest.mark.parametrize("rules", ["boxed", "house"])
def test_graveyard_takes_anyones_district_as_in_the_box(rules: str) -> None:
    game = start(rules=rules)
    give(game, S2, city=["tavern"])
    give(game, S3, city=["graveyard"], gold=1)
    on_turn(game, S1, "warlord")
    act(game, S1, "ability", target=S2, district_name="tavern")
    if rules == "house":
        assert public(game)["destroyed"] is None
        return
    ruin = public(game)["destroyed"]
    assert (ruin["player"], ruin["owner"], ruin["price"]) == (S3, S2, 1)
    assert refused(game, S2, "graveyard", accept=True) == "not_your_turn"
    give(game, S3, hand=[])
    act(game, S3, "graveyard", accept=True)
    assert (hand(game, S3), gold(game, S3), city(game, S2)) == (["tavern"], 0, [])


def test_graveyard_never_takes_the_warlords_own_doing() -> None:
    game = boxed()
    give(game, S1, city=["graveyard"], gold=5)
    give(game, S2, city=["tavern"])
    on_turn(game, S1, "warlord")
    act(game, S1, "ability", target=S2, district_name="tavern")
    assert public(game)["destroyed"] is None


@pytest.mark.parametrize(
    ("players", "rules", "wanted", "size"),
    [
        (2, "boxed", 7, 8),
        (3, "boxed", 7, 8),
        (4, "boxed", 7, 7),
        (2, "house", 7, 7),
        (2, "boxed", 5, 5),
    ],
)
def test_two_or_three_players_build_eight_districts_as_in_the_box(
    players: int, rules: str, wanted: int, size: int
) -> None:
    options: dict[str, Value] = {"rules": rules, "end_city_size": wanted}
    assert Citadels.in_effect(options, players) == options | {"end_city_size": size}
    assert public(start(players, rules=rules, end_city_size=wanted))["end_city_size"] == size


@pytest.mark.parametrize("players", range(2, 8))
def test_boxed_games_are_played_to_their_end(players: int) -> None:
    game, chance = boxed(players, end_city_size=4), Chance.seeded(players)
    while game.result is None:
        by_chance(game, chance)
        world = game.resample(chance.pick(game.seats), chance)
        assert public(world) == public(game)

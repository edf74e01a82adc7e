"""A ninth character and a new district are data for a game, not a change of it."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, override

import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.citadels.board import Board
from custom_components.parlor.games.citadels.cards import District, Player
from custom_components.parlor.games.citadels.characters import CHARACTERS
from custom_components.parlor.games.citadels.characters.character import ABILITY, Character
from custom_components.parlor.games.citadels.districts.deck import DISTRICTS
from custom_components.parlor.games.citadels.districts.effect import Effect
from custom_components.parlor.games.citadels.shapes import Target, Used
from custom_components.parlor.games.citadels.terms import CharacterId, Color, DistrictId
from custom_components.parlor.games.offers import Offer, Param
from custom_components.parlor.games.vocabulary import SeatId

from .stage import S1, S2, act, all_cards_of, data, give, gold, on_turn, private, public, start
from .test_bot import glimpse as glimpse_of


class Beggar(Character):
    """9: is given a coin by somebody who has more, and another by the house."""

    id = CharacterId("beggar")
    rank = 9

    @override
    def called(self, board: Board, owner: Player) -> None:
        board.collect(owner, 1, self.id)

    def _givers(self, board: Board, owner: Player) -> list[SeatId]:
        return [other.seat for other in board.others(owner) if other.gold > owner.gold]

    @override
    def targets(self, board: Board, owner: Player) -> Sequence[Target]:
        return [{"target": seat} for seat in self._givers(board, owner)]

    @override
    def offers(self, board: Board, owner: Player) -> Sequence[Offer]:
        givers = self._givers(board, owner)
        return [Offer(ABILITY, {"target": Param.one(givers)})] if givers else []

    @override
    def facts(self, given: Mapping[str, object]) -> Used:
        return {"target": SeatId(str(given["target"]))}

    @override
    def use(self, board: Board, owner: Player, given: Mapping[str, object]) -> None:
        board.players[SeatId(str(given["target"]))].gold -= 1
        owner.gold += 1


class Treasury(Effect):
    """Is worth as much more as its owner has gold in the end."""

    @override
    def bonus(self, owner: Player) -> int:
        return owner.gold


TREASURY = District(DistrictId("treasury"), Color.SPECIAL, 4, 1, Treasury())


class Larger(Citadels):
    """Citadels with a ninth character and one more district."""

    id = "larger"
    characters: ClassVar[Sequence[Character]] = (*CHARACTERS, Beggar())
    districts: ClassVar[Sequence[District]] = (*DISTRICTS, TREASURY)


def test_ninth_character_is_called_last_and_uses_its_ability() -> None:
    game = on_turn(start(game=Larger), S1, "beggar", (S2, "warlord"))
    give(game, S1, gold=0)
    assert {"target": S2} in private(game, S1)["valid_targets"]
    before = gold(game, S2)
    events = act(game, S1, "ability", target=S2)
    assert data(events, "ability_used") == {"player": S1, "character": "beggar", "target": S2}
    assert (gold(game, S1), gold(game, S2)) == (1, before - 1)


@pytest.mark.parametrize("players", range(2, 8))
def test_ninth_character_is_drafted_like_the_others(players: int) -> None:
    game = start(players, game=Larger)
    draft = game.draft
    assert {*draft.face_up, *draft.face_down, *draft.available} == {*game.board.ranks}
    assert len(game.board.ranks) == 9
    size = len(draft.face_up), len(draft.face_down), len(draft.order)
    usual = start(players).draft
    assert size == (len(usual.face_up), len(usual.face_down), len(usual.order))


def test_ninth_character_may_lie_open_be_set_aside_or_be_picked() -> None:
    drafts = [start(game=Larger, seed=seed).draft for seed in range(60)]
    for place in ("face_up", "face_down", "available"):
        assert any("beggar" in getattr(draft, place) for draft in drafts)


def test_ninth_character_is_called_last_wherever_it_stands_in_the_list() -> None:
    class Shuffled(Larger):
        characters = (Beggar(), *CHARACTERS)

    game = on_turn(start(game=Shuffled), S1, "beggar", (S2, "warlord"))
    assert [call["character"] for call in public(game)["calls"]] == [
        *(character.id for character in CHARACTERS),
        "beggar",
    ]


def test_ninth_character_can_be_murdered() -> None:
    game = on_turn(start(game=Larger), S1, "assassin", (S2, "beggar"))
    act(game, S1, "ability", character="beggar")
    act(game, S1, "take_gold")
    events = act(game, S1, "end_turn")
    assert data(events, "murdered") == {"character": "beggar", "victim": S2}


def test_ninth_character_can_be_robbed() -> None:
    game = on_turn(start(game=Larger), S1, "thief", (S2, "beggar"))
    act(game, S1, "ability", character="beggar")
    act(game, S1, "take_gold")
    events = act(game, S1, "end_turn")
    robbery = {"character": "beggar", "gold": 2, "victim": S2, "by": S1}
    assert data(events, "robbed") == robbery
    assert public(game)["current_turn"] == S2


def test_new_district_is_built_and_counts_by_its_own_rule() -> None:
    game = on_turn(start(game=Larger), S1, "king")
    give(game, S1, hand=["treasury"], gold=9)
    act(game, S1, "take_gold")
    act(game, S1, "build", district_name="treasury")
    assert public(game)["scores"][S1] == 4 + 7


@pytest.mark.parametrize("players", range(2, 8))
def test_larger_game_is_played_to_its_end_with_one_character_more_left_over(players: int) -> None:
    game, chance = start(players, game=Larger), Chance.seeded(players)
    assert public(game)["draft_available"] == public(start(players))["draft_available"] + 1
    while game.result is None:
        if game.decider is None:
            game.expire()
            continue
        seat = game.decider
        move = game.bot().choose(glimpse_of(game, seat), chance)
        game.apply(seat, move or {})
        world = game.resample(chance.pick(game.seats), chance)
        assert public(world) == public(game)
    assert len(all_cards_of(game)) == 63


def test_new_district_can_be_destroyed() -> None:
    game = start(game=Larger)
    give(game, S2, city=["treasury"])
    on_turn(game, S1, "warlord")
    give(game, S1, gold=3)
    events = act(game, S1, "ability", target=S2, district_name="treasury")
    destroyed = {"player": S2, "district": "treasury", "by": S1}
    assert data(events, "district_destroyed") == destroyed


def test_the_game_itself_has_not_changed() -> None:
    assert len(CHARACTERS) == 8
    assert "treasury" not in {district.id for district in Citadels.districts}
    assert len(all_cards_of(start())) == 62

"""Every way that a game can refuse something, through the real socket."""

from collections.abc import Mapping

import pytest

from custom_components.parlor.games import GAMES

from . import citadels, spyster
from .evening import Evening, Ways
from .told import blanks

WAYS: Mapping[str, Ways] = {"citadels": citadels.WAYS, "spyster": spyster.WAYS}


def test_every_refusal_that_a_game_declares_is_tried() -> None:
    assert {game: {*ways} for game, ways in WAYS.items()} == {
        game.id: {*game.refusals} for game in GAMES.values()
    }


@pytest.mark.parametrize(("game", "code"), [(game, code) for game in WAYS for code in WAYS[game]])
async def test_a_player_is_told_why_the_game_refuses(
    evening: Evening, game: str, code: str
) -> None:
    await evening.choose(game)
    answer = await WAYS[game][code](evening)
    assert (answer["type"], answer.get("code")) == ("error", code)
    assert not [*blanks(answer, game)]

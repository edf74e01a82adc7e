"""Every way that a game can refuse something, through the real socket."""

import pytest

from custom_components.parlor.games.state import GameState
from tests.differences import differences
from tests.games.broken.trek.trek import Trek
from tests.games.proved import PROVED

from .evening import Evening
from .reachable import reachable, ways_of
from .told import blanks

PLAYED: list[type[GameState]] = [*PROVED.values(), Trek]


@pytest.mark.parametrize("game", PLAYED)
def test_every_refusal_that_a_game_can_meet_is_tried(game: type[GameState]) -> None:
    file = f"tests/web/refusals/{game.id}.py"
    assert not differences(file, ways_of(game), reachable(game))


@pytest.mark.parametrize(
    ("game", "code"),
    [pytest.param(game, code, id=f"{game.id}-{code}") for game in PLAYED for code in ways_of(game)],
)
async def test_a_player_is_told_why_the_game_refuses(
    evening: Evening, game: type[GameState], code: str
) -> None:
    await evening.choose(game)
    answer = await ways_of(game)[code](evening)
    assert (answer["type"], answer.get("code")) == ("error", code)
    assert not [*blanks(answer, game)]

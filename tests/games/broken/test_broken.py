"""The contract suite bites: each broken game is caught, and by the check that is meant for it."""

import pytest

from custom_components.parlor.games.state import GameState
from tests.games.contract.broken import ContractBroken
from tests.games.contract.checks import CHECKS
from tests.games.contract.sizes import all_sizes

from .flaws import BROKEN
from .open_hands import NoSecrets, OpenHands
from .talking import Talkative
from .trek.asking import GuardedTrek
from .trek.trek import Trek
from .whisper import Whisper

PLAYERS = 3
CAUGHT = [
    pytest.param(game, flaw.check, flaw.words, id=game.__name__) for game, flaw in BROKEN.items()
]
PASSED = [
    pytest.param(game, check, id=f"{game.__name__}-{check}")
    for game, flaw in BROKEN.items()
    for check in sorted(CHECKS.keys() - flaw.also - {flaw.check})
]


SOUND = [
    pytest.param(game, players, id=f"{game.__name__}-{players}")
    for game in (Whisper, OpenHands, NoSecrets, Talkative, Trek, GuardedTrek)
    for players in all_sizes(game)
]


@pytest.mark.parametrize(("game", "players"), SOUND)
@pytest.mark.parametrize("check", CHECKS)
def test_a_sound_game_keeps_the_contract(game: type[GameState], check: str, players: int) -> None:
    CHECKS[check](game, players)


@pytest.mark.parametrize(("game", "check", "words"), CAUGHT)
def test_a_broken_game_is_caught(game: type[GameState], check: str, words: str) -> None:
    with pytest.raises(ContractBroken, match=words):
        CHECKS[check](game, PLAYERS)


@pytest.mark.parametrize(("game", "check"), PASSED)
def test_a_broken_game_passes_the_other_checks(game: type[GameState], check: str) -> None:
    CHECKS[check](game, PLAYERS)

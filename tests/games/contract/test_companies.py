"""How games end in which bots play alone."""

from collections import Counter

from tests.games.broken.trek.trek import Trek
from tests.games.broken.whisper import Whisper

from .companies import check_companies, told


def test_it_is_counted_how_games_end() -> None:
    assert check_companies(Trek, 2, playouts=3) == Counter({"played, won together": 3})
    assert told(check_companies(Whisper, 2, playouts=2)) == "played: 2"

"""What a TV shows of Cascade Tiles."""

from collections.abc import Mapping
from typing import Final

from tests.e2e.scenes.cascade.moments import (
    LONG,
    Moment,
    begins,
    broken_off,
    day,
    finished,
    given_up,
    given_up_all,
    largest,
    lost,
    of_every_kind,
    of_the_day,
    race_won,
    racing,
    state,
    tapped,
    through,
    wanted,
    won,
)
from tests.e2e.scenes.scene import Scene

DRAWN: Final = "cascade-tv, cascade-ending"


def shown(moment: Moment, see: str) -> Scene:
    """Return a moment as the room sees it."""
    return Scene(lambda real: [state(one, real, None) for one in moment()], see, before=DRAWN)


TV: Final[Mapping[str, Scene]] = {
    "first level": shown(begins, "cascade-board .signed"),
    "tapped": shown(tapped, "cascade-everyone .many"),
    "special tiles": shown(lambda: of_every_kind(27), "cascade-board .tile"),
    "most tiles": shown(largest, "cascade-board .tile"),
    "solved": shown(finished, ".finished"),
    "given up": shown(given_up, ".finished"),
    "no steps left": shown(lost, "cascade-board[lost]"),
    "a reset is wanted": shown(wanted, "cascade-everyone .wants"),
    "puzzle of the day": shown(day, "cascade-board .tile"),
    "race": shown(racing, "cascade-race .leads"),
    "race of two": shown(lambda: racing(2), "cascade-race .of-2"),
    "race of three": shown(lambda: racing(3), "cascade-race .of-3"),
    "race of four": shown(lambda: racing(4), "cascade-race .of-4"),
    "race of six": shown(lambda: racing(6), "cascade-race .of-6"),
    "race, one is through": shown(through, "cascade-race .through"),
    "won": shown(won, "cascade-wall .few"),
    "won, twelve levels": shown(lambda: won(12, LONG), "cascade-wall .many"),
    "won, all levels": shown(lambda: won(28, LONG, 2), "cascade-wall .crowd"),
    "half given up": shown(given_up_all, "cascade-wall"),
    "puzzle of the day solved": shown(lambda: won(1, of_the_day(), 1), "cascade-wall"),
    "race won": shown(race_won, "cascade-ending .winner"),
    "race of two won": shown(lambda: race_won(2), "cascade-ending .winner"),
    "broken off": shown(broken_off, "cascade-wall"),
}

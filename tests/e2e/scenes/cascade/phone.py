"""What a phone shows of Cascade Tiles: I am the first of eight."""

from collections.abc import Mapping, Sequence
from typing import Final

from custom_components.parlor.games.cascade import Cascade
from custom_components.parlor.games.vocabulary import SeatId
from tests.e2e.scenes.cascade.moments import (
    ME,
    Moment,
    begins,
    broken_off,
    day,
    finished,
    given_up,
    given_up_all,
    largest,
    lost,
    lost_race,
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

DRAWN: Final = "cascade-phone, parlor-over"


def shown(moment: Moment, see: str, taps: Sequence[str] = (), *, me: SeatId | None = ME) -> Scene:
    """Return a moment as I see it, or somebody without a seat."""
    return Scene(lambda real: [state(one, real, me) for one in moment()], see, taps, before=DRAWN)


def drawing(see: str, *taps: str) -> Scene:
    """Return the lobby, in which I draw a level."""
    own = {"stage": "lobby", "game": Cascade.id, "view": None, "result": None}
    return Scene(
        lambda real: [{**real, "public": real["public"] | own}], see, ("[data-action=draw]", *taps)
    )


SIGNING: Final = ("[data-tool=signs]", "cascade-editor .tray .tile")

PHONE: Final[Mapping[str, Scene]] = {
    "lobby, tiles are drawn": drawing("cascade-editor .colours"),
    "lobby, a sign is drawn": drawing("cascade-editor [data-action=remove]", *SIGNING),
    "lobby, what was drawn is played": drawing(
        "cascade-editor cascade-board", *SIGNING, "[data-action=play]"
    ),
    "first level": shown(begins, "cascade-board button.signed"),
    "tapped by others": shown(tapped, "cascade-people"),
    "three colours": shown(lambda: tapped(3), "cascade-bar .swatch"),
    "special tiles": shown(lambda: of_every_kind(27), "cascade-board .tile"),
    "most tiles": shown(largest, "cascade-board .tile"),
    "solved": shown(finished, ".triumph .lit"),
    "given up": shown(given_up, ".triumph"),
    "no steps left": shown(lost, "cascade-bar .brass"),
    "a reset is wanted": shown(wanted, "[data-action=keep]"),
    "puzzle of the day": shown(day, "cascade-board .tile"),
    "race": shown(racing, "cascade-people"),
    "race, no steps left": shown(lost_race, "cascade-bar .brass"),
    "race, through": shown(through, "cascade-bar .why"),
    "over": shown(won, "cascade-after"),
    "half given up": shown(given_up_all, "cascade-after"),
    "puzzle of the day solved": shown(lambda: won(1, of_the_day(), 1), "cascade-after"),
    "race won": shown(race_won, "cascade-after"),
    "broken off": shown(broken_off, "cascade-after"),
}

WATCHER: Final[Mapping[str, Scene]] = {
    "tapped": shown(tapped, "cascade-board span.tile", me=None),
    "race": shown(racing, "cascade-board span.tile", me=None),
    "won": shown(won, "cascade-after", me=None),
}

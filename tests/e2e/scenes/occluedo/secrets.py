"""What a glance at a phone must not tell: what I hold, show, am shown, know and have learned."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.cards import Card
from tests.e2e.scenes.occluedo.phone import (
    COVER,
    HAND,
    LAST,
    LOOK,
    MINE,
    NAMED,
    NONE_OF_THEM,
    ONE_OF_THEM,
    OTHER,
    SHEET,
    TURNED,
    accusing,
    aftermath,
    answered,
    asking,
    before_a_door,
    evening,
    i_am_asked,
    i_showed,
    out,
    out_but_asked,
    shown,
    shown_to_me,
)
from tests.e2e.scenes.scene import Scene, Secret
from tests.games.occluedo.play import S3

# Who looks over my shoulder.
NEIGHBOUR: Final = S3
OTHER_WORLDS: Final = 3
PAGE: Final = "occluedo-bar"
CARDS: Final = "occluedo-hand"
NOTES: Final = "occluedo-sheet"

# Few and many that answer, in long words and in short ones.
HANDS: Final[Mapping[str, Sequence[Card]]] = {
    "none": NONE_OF_THEM,
    "one": ONE_OF_THEM,
    "another": (Card.KNIFE, Card.STUDY, Card.COLONEL_MUSTARD),
    "all": NAMED,
}
# The first of which I am about to show.
ANSWERS: Final[Mapping[str, Sequence[Card]]] = {
    card.id: (card, Card.KNIFE, Card.STUDY) for card in NAMED
}

type Moment = Callable[[], Occluedo]


def elsewhere(moment: Moment, seed: int) -> Occluedo:
    """Return another world that my neighbour could not tell from the real one."""
    return moment().resample(NEIGHBOUR, Chance.seeded(seed))


def worlds(moment: Moment, taps: Sequence[str], _language: str) -> dict[str, Scene]:
    """Return a moment in worlds that are all the same to my neighbour."""
    others = {
        f"another world, {seed}": shown(partial(elsewhere, moment, seed), PAGE, taps)
        for seed in range(OTHER_WORLDS)
    }
    return {"this world": shown(moment, PAGE, taps), **others}


def hands(dealt: Mapping[str, Sequence[Card]], taps: Sequence[str], _: str) -> dict[str, Scene]:
    """Return me as I am asked, with one hand and with others."""
    return {name: shown(partial(i_am_asked, hand), COVER, taps) for name, hand in dealt.items()}


def covered(moment: Moment, taps: Sequence[str] = ()) -> Secret:
    """Return a moment in which my cards lie face down."""
    return Secret(partial(worlds, moment, taps))


def looked_at(moment: Moment, taps: Sequence[str], where: str) -> Secret:
    """Return a moment in which I look at what is mine."""
    return Secret(partial(worlds, moment, taps), uncovered=True, drawn_in=where)


MOMENTS: Final[Mapping[str, Moment]] = {
    "my turn": before_a_door,
    "a suspect": partial(asking, MINE, 1),
    "a weapon": partial(asking, MINE, 2),
    "others answer": partial(answered, MINE, 3, holder=LAST),
    "asked": partial(i_am_asked, ONE_OF_THEM),
    "asked, of two": partial(i_am_asked, ONE_OF_THEM, 2),
    "shown to me": shown_to_me,
    "I showed": i_showed,
    "accusing": partial(accusing, MINE, 1),
    "verdict": partial(accusing, MINE, 5),
    "aftermath": partial(aftermath, MINE),
    "somebody's aftermath": partial(aftermath, OTHER),
    "out": out,
    "out but asked": out_but_asked,
}
HELD: Final = ("asked", "shown to me", "I showed", "aftermath", "out", "out but asked")
KNOWN: Final = ("my turn", "aftermath", "out")

SECRETS: Final[Mapping[str, Secret]] = {
    **{f"what I hold: {when}": covered(moment) for when, moment in MOMENTS.items()},
    **{f"what I hold while I look: {when}": looked_at(MOMENTS[when], HAND, CARDS) for when in HELD},
    "what I hold while I look, of two": looked_at(partial(evening, 2), HAND, CARDS),
    **{f"what I know: {when}": covered(MOMENTS[when], SHEET[:1]) for when in KNOWN},
    **{
        f"what I know while I look: {when}": looked_at(MOMENTS[when], SHEET[:1], NOTES)
        for when in KNOWN
    },
    "what I know while I look, of two": looked_at(partial(evening, 2), SHEET[:1], NOTES),
    "whether I can show anything": Secret(partial(hands, HANDS, ())),
    "whether I can show anything while I look": Secret(
        partial(hands, HANDS, ()), uncovered=True, drawn_in=CARDS
    ),
    "what I am about to show": Secret(
        partial(hands, ANSWERS, (LOOK, f"{TURNED} label:not(.off)")), drawn_in=CARDS
    ),
}

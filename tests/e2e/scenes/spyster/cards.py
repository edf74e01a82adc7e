"""What a glance at a phone must not tell: who is the spy, and who has which card."""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import takewhile
from typing import Final

from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.games.spyster.builtin import PACKS
from custom_components.parlor.games.spyster.dealing import Deal
from custom_components.parlor.games.spyster.pack import Location, Role
from custom_components.parlor.games.vocabulary import Wording
from tests.e2e.scenes.scene import Real, Scene, Secret, State
from tests.e2e.scenes.spyster.moments import (
    ME,
    MOMENTS,
    OTHER_SPY,
    SECOND_TAB,
    Moment,
    listening,
    second_round,
    state_of,
    voting,
)

# A clock that stands still: its figures are everyone's.
STILL: Final = {"name": "round", "running": False}

# From a verdict on everyone may know.
UNDECIDED: Final = [*takewhile(lambda moment: moment != "spy caught", MOMENTS)]

type Card = tuple[Location, Role]


def extremes(pack: str, language: str) -> list[Card]:
    """Return the cards with the longest and the shortest of every text, and of all of them."""

    def letters(text: Wording) -> int:
        return len(text if isinstance(text, str) else text[language])

    def others(card: Card) -> int:
        return max(letters(role.name) for role in card[0].roles if role is not card[1])

    measures: list[Callable[[Card], int]] = [
        lambda card: letters(card[0].name),
        lambda card: letters(card[0].flavor),
        lambda card: letters(card[1].name),
        lambda card: letters(card[1].hint),
        others,
    ]
    cards = [(place, role) for place in PACKS.shipped[pack].locations for role in place.roles]
    found = [end(cards, key=measure) for measure in measures for end in (min, max)]
    return list({(place.id, role.id): (place, role) for place, role in found}.values())


def hand(game: Spyster, card: Card | None) -> None:
    """Give me this card; none is the spy's."""
    place, role = card or (game.round.deal.location, None)
    spy = ME if role is None else OTHER_SPY
    roles = {
        seat: role if role is not None and seat == ME else place.roles[at % len(place.roles)]
        for at, seat in enumerate(game.seats)
        if seat != spy
    }
    game.round.deal = Deal(spy, place, roles)


def holding(
    card: Card | None,
    moment: Moment,
    *taps: str,
    pack: str = "classic",
    seen: str = "spyster-phone",
) -> Scene:
    """Return a moment of someone who has this card."""

    def states(real: Real) -> list[State]:
        game = second_round(ME, pack=pack)
        hand(game, card)
        moment(game, ME)
        state = state_of(game, real, ME)
        state["public"]["clock"] = STILL
        return [state]

    return Scene(states, seen, taps)


def spy_or_other(moment: Moment, language: str) -> dict[str, Scene]:
    """Return a moment of the spy and of somebody else."""
    card = extremes("classic", language)[0]
    return {"the spy": holding(None, moment), "somebody else": holding(card, moment)}


def cards_of(pack: str, moment: Moment, taps: tuple[str, ...], language: str) -> dict[str, Scene]:
    """Return a moment with every card that could stand out."""
    cards = {f"{place.id}, {role.id}": (place, role) for place, role in extremes(pack, language)}
    hands: dict[str, Card | None] = {"the spy": None, **cards}
    return {
        name: holding(card, moment, *taps, pack=pack, seen="parlor-cover")
        for name, card in hands.items()
    }


SECRETS: Final[Mapping[str, Secret]] = {
    **{
        f"the spy: {name}": Secret(partial(spy_or_other, MOMENTS[name].moment))
        for name in UNDECIDED
    },
    **{
        f"a card of {pack}: {when}": Secret(partial(cards_of, pack, moment, taps), uncovered=True)
        for pack in PACKS.shipped
        for when, moment, taps in (
            ("people talk", listening, ()),
            ("a vote", voting, (SECOND_TAB,)),
        )
    },
}

"""The deck: 62 cards, as data."""

from typing import Final

from custom_components.parlor.games.citadels.cards import District
from custom_components.parlor.games.citadels.terms import Color, DistrictId, DistrictName

from .effect import PLAIN, Effect
from .special import (
    Graveyard,
    HauntedCity,
    Keep,
    Laboratory,
    Landmark,
    Library,
    Observatory,
    SchoolOfMagic,
    Smithy,
)

# name, color, cost, copies, effect
_DATA: Final[tuple[tuple[DistrictName, Color, int, int, Effect], ...]] = (
    (DistrictName.MANOR, Color.NOBLE, 3, 5, PLAIN),
    (DistrictName.CASTLE, Color.NOBLE, 4, 4, PLAIN),
    (DistrictName.PALACE, Color.NOBLE, 5, 3, PLAIN),
    (DistrictName.TEMPLE, Color.RELIGIOUS, 1, 3, PLAIN),
    (DistrictName.CHURCH, Color.RELIGIOUS, 2, 3, PLAIN),
    (DistrictName.MONASTERY, Color.RELIGIOUS, 3, 3, PLAIN),
    (DistrictName.CATHEDRAL, Color.RELIGIOUS, 5, 2, PLAIN),
    (DistrictName.TAVERN, Color.TRADE, 1, 5, PLAIN),
    (DistrictName.TRADING_POST, Color.TRADE, 2, 3, PLAIN),
    (DistrictName.MARKET, Color.TRADE, 2, 3, PLAIN),
    (DistrictName.DOCKS, Color.TRADE, 3, 3, PLAIN),
    (DistrictName.HARBOR, Color.TRADE, 4, 2, PLAIN),
    (DistrictName.TOWN_HALL, Color.TRADE, 5, 1, PLAIN),
    (DistrictName.WATCHTOWER, Color.MILITARY, 1, 3, PLAIN),
    (DistrictName.PRISON, Color.MILITARY, 2, 3, PLAIN),
    (DistrictName.BATTLEFIELD, Color.MILITARY, 3, 3, PLAIN),
    (DistrictName.FORTRESS, Color.MILITARY, 5, 2, PLAIN),
    (DistrictName.HAUNTED_CITY, Color.SPECIAL, 2, 1, HauntedCity()),
    (DistrictName.KEEP, Color.SPECIAL, 3, 2, Keep()),
    (DistrictName.LABORATORY, Color.SPECIAL, 5, 1, Laboratory()),
    (DistrictName.SMITHY, Color.SPECIAL, 5, 1, Smithy()),
    (DistrictName.OBSERVATORY, Color.SPECIAL, 5, 1, Observatory()),
    (DistrictName.GRAVEYARD, Color.SPECIAL, 5, 1, Graveyard()),
    (DistrictName.SCHOOL_OF_MAGIC, Color.SPECIAL, 6, 1, SchoolOfMagic()),
    (DistrictName.LIBRARY, Color.SPECIAL, 6, 1, Library()),
    (DistrictName.UNIVERSITY, Color.SPECIAL, 6, 1, Landmark(2)),
    (DistrictName.DRAGON_GATE, Color.SPECIAL, 6, 1, Landmark(2)),
)

DISTRICTS: Final = tuple(
    District(DistrictId(name.value), color, cost, copies, effect)
    for name, color, cost, copies, effect in _DATA
)

"""What can be set before a game starts."""

from typing import Final

from custom_components.parlor.games.options import Kind, Option

from .terms import Rules

RULES: Final = "rules"
END_CITY_SIZE: Final = "end_city_size"
DECISION_SECONDS: Final = "decision_seconds"

USUAL_CITY_SIZE: Final = 7
# With few players the box asks for one more, unless the host wants another size.
BOXED_CITY_SIZE: Final = 8
FEW_PLAYERS: Final = 3

OPTIONS: Final = (
    Option(RULES, Kind.CHOICE, Rules.HOUSE.value, choices=tuple(rules.value for rules in Rules)),
    Option(END_CITY_SIZE, Kind.NUMBER, USUAL_CITY_SIZE, min=4, max=10),
    # 0 is no clock at all.
    Option(DECISION_SECONDS, Kind.NUMBER, 0, min=0, max=600),
)


def city_size(rules: Rules, wanted: int, players: int) -> int:
    """Return how many districts make a city complete."""
    boxed = rules is Rules.BOXED and players <= FEW_PLAYERS and wanted == USUAL_CITY_SIZE
    return BOXED_CITY_SIZE if boxed else wanted

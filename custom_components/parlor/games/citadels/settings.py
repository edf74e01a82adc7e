"""What can be set before a game starts."""

from typing import Final

from custom_components.parlor.games.options import Kind, Option

END_CITY_SIZE: Final = "end_city_size"
DECISION_SECONDS: Final = "decision_seconds"

OPTIONS: Final = (
    Option(END_CITY_SIZE, Kind.NUMBER, 7, min=4, max=10),
    # 0 is no clock at all.
    Option(DECISION_SECONDS, Kind.NUMBER, 0, min=0, max=600),
)

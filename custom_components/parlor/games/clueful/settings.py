"""What can be set before a game starts."""

from typing import Final

from custom_components.parlor.games.options import Kind, Option

TURN_SECONDS: Final = "turn_seconds"

OPTIONS: Final = (
    # 0 is no clock at all.
    Option(TURN_SECONDS, Kind.NUMBER, 0, min=0, max=600),
)

"""Names: no action or question is called like what the wire or the table already uses."""

from custom_components.parlor.games.state import GameState
from custom_components.parlor.inspection import TAKEN_NAMES

from .broken import ContractBroken


def check_names(game: type[GameState], players: int) -> None:
    """See that the names of actions and questions are the game's own."""
    if taken := (game.actions.keys() | game.queries.keys()) & TAKEN_NAMES:
        raise ContractBroken(
            f"{game.__name__} calls actions or questions {sorted(taken)}, which is taken:"
            " CONTRIBUTING lists what the wire and the table use"
        )

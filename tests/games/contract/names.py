"""Names: nothing is called like what the wire or the table already uses."""

from custom_components.parlor.games.state import GameState
from custom_components.parlor.inspection import taken_names

from .broken import ContractBroken


def check_names(game: type[GameState], players: int) -> None:
    """See that the names of actions, questions and events are the game's own."""
    if taken := taken_names(game):
        raise ContractBroken(
            f"{game.__name__} calls actions, questions or events {sorted(taken)}, which is taken:"
            " CONTRIBUTING lists what the wire and the table use"
        )

"""Glows: light is named for phases and events that there are, and lamps can shine like it."""

from custom_components.parlor.games.state import GameState

from .broken import ContractBroken


def check_glows(game: type[GameState], players: int) -> None:
    """See that the house can follow the light of a game by public things alone."""
    dark = [
        *(f"phase {phase}" for phase in game.glows if phase not in [*game.phases]),
        *(f"event {event}" for event in game.flashes if event not in game.heard()),
    ]
    if dark:
        raise ContractBroken(f"{game.__name__} has light for what the house never sees: {dark}")
    lights = [*game.glows.items(), *game.flashes.items()]
    if blind := [str(key) for key, glow in lights if not glow.is_light]:
        raise ContractBroken(f"{game.__name__} has light that no lamp can show: {blind}")

"""The ways to be refused that every game has."""

from custom_components.parlor.games import GAMES
from custom_components.parlor.games.options import Kind
from custom_components.parlor.games.refused import Refusal
from custom_components.parlor.games.state import GameState

from .evening import Answer, Evening, Ways


def common_ways(game: type[GameState]) -> Ways:
    """Return those for a game; `invalid_params` and `wrong_phase` are the game's own."""

    async def invalid_option(evening: Evening) -> Answer:
        number = next(option for option in game.options if option.kind is Kind.NUMBER)
        beyond = {number.key: (number.max or 0) + 1}
        return await evening.host.ask("configure", options=beyond)

    async def not_enough_players(evening: Evening) -> Answer:
        await evening.send_others_away()
        return await evening.host.ask("start")

    async def not_in_game(evening: Evening) -> Answer:
        await evening.play()
        late = await (await evening.stranger()).join(evening.code, "Eve")
        return await evening.act(late, next(iter(game.actions)))

    async def too_many_players(evening: Evening) -> Answer:
        await evening.send_others_away()
        return await evening.host.ask("practise", bots=game.max_seats)

    async def unknown_action(evening: Evening) -> Answer:
        await evening.play()
        of_others = {action for other in GAMES.values() for action in other.actions}
        return await evening.act(evening.guest, min(of_others - game.actions.keys()))

    async def unknown_option(evening: Evening) -> Answer:
        return await evening.host.ask("configure", options={"nonsense": 1})

    async def unknown_query(evening: Evening) -> Answer:
        await evening.play()
        return await evening.guest.ask("query", request={"type": "who_is_it"})

    return {
        Refusal.INVALID_OPTION: invalid_option,
        Refusal.NOT_ENOUGH_PLAYERS: not_enough_players,
        Refusal.NOT_IN_GAME: not_in_game,
        Refusal.TOO_MANY_PLAYERS: too_many_players,
        Refusal.UNKNOWN_ACTION: unknown_action,
        Refusal.UNKNOWN_OPTION: unknown_option,
        Refusal.UNKNOWN_QUERY: unknown_query,
    }

"""The ways to be refused that every game has."""

from collections.abc import Iterator

from custom_components.parlor.games import GAMES
from custom_components.parlor.games.refused import CommonRefusal
from custom_components.parlor.games.state import GameState

from .evening import Answer, Evening, Ways


def common_ways(game: type[GameState]) -> Ways:
    """Return those for a game, which may know better ones."""

    async def invalid_option(evening: Evening) -> Answer:
        option = game.options[0]
        if option.each:
            return await evening.host.ask("choose", option=option.key, value="nonsense")
        return await evening.host.ask("configure", options={option.key: "nonsense"})

    async def invalid_params(evening: Evening) -> Answer:
        await evening.play()
        await evening.go_on_until(lambda _: bool(evening.host.state["offers"]))
        offered = evening.host.state["offers"][0]["type"]
        return await evening.host.act(offered, nonsense=1)

    async def not_enough_players(evening: Evening) -> Answer:
        await evening.send_others_away()
        return await evening.host.ask("start")

    async def not_in_game(evening: Evening) -> Answer:
        await evening.play()
        late = await (await evening.stranger()).join(evening.code, "Eve")
        return await evening.act(late, next(iter(game.actions)))

    async def nothing_to_skip(evening: Evening) -> Answer:
        await evening.play()
        await evening.go_on_until(lambda _: evening.host.state["public"]["next"] == "nothing")
        return await evening.host.ask("next")

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
        return await evening.guest.ask("query", request={"type": "nonsense"})

    async def wrong_phase(evening: Evening) -> Answer:
        await evening.play()
        await evening.go_on_until(lambda view: any(elsewhere(game, view["phase"])))
        phase = evening.host.state["public"]["view"]["phase"]
        return await evening.host.act(next(elsewhere(game, phase)))

    return {
        CommonRefusal.INVALID_OPTION: invalid_option,
        CommonRefusal.INVALID_PARAMS: invalid_params,
        CommonRefusal.NOT_ENOUGH_PLAYERS: not_enough_players,
        CommonRefusal.NOT_IN_GAME: not_in_game,
        CommonRefusal.NOTHING_TO_SKIP: nothing_to_skip,
        CommonRefusal.TOO_MANY_PLAYERS: too_many_players,
        CommonRefusal.UNKNOWN_ACTION: unknown_action,
        CommonRefusal.UNKNOWN_OPTION: unknown_option,
        CommonRefusal.UNKNOWN_QUERY: unknown_query,
        CommonRefusal.WRONG_PHASE: wrong_phase,
    }


def elsewhere(game: type[GameState], phase: str) -> Iterator[str]:
    """Give the actions that do not exist in this phase."""
    return (name for name, action in game.actions.items() if phase not in action.phases)

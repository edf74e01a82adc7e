"""Made-up actions: most are nonsense, some were offered to somebody at some time."""

from collections.abc import Sequence
from functools import cache
from inspect import Parameter, signature

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.offers import Offer, Param
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import Action, SeatId

from .playout import Habits, Playout

type Made = dict[str, object]

JUNK: Sequence[object] = (
    *(None, True, False, 0, 1, -1, 2**70, 1.0, 0.5, "", "s1", "nobody", "1", "\x00", "x" * 500),
    *([], ["s1"], [1, 1], [[]], [None], {}, {"id": "s1"}, {"a": {"b": []}}),
)
NO_TYPES: Sequence[object] = (
    *("", "apply", "expire", "leave", "end", "__init__", "_next", "no_such_action", "resample"),
    *(None, 0, 1.5, True, [], ["vote"], {}, {"type": "vote"}),
)


def completed(game: type[GameState], action: Action) -> Made:
    """Return the action with the defaults of the parameters that it leaves out.

    A parameter with a default may be left out: the action then counts as the completed one, so it
    must be accepted exactly where an offer admits that.
    """
    name = action.get("type")
    known = game.actions.get(name) if isinstance(name, str) else None
    if known is None:
        return dict(action)
    params = signature(known.method).parameters.values()
    given = {param.name: param.default for param in params if param.default is not Parameter.empty}
    return {**given, **action}


def admitted(state: GameState, seat: SeatId, action: Action) -> bool:
    """Return whether one of the seat's offers admits the action, completed as far as it asks."""
    offers = state.offers(seat)
    whole = completed(type(state), action) if offers else {}
    return any(
        offer.admits({k: v for k, v in whole.items() if k in action or k in offer.params})
        for offer in offers
    )


def _corner(param: Param, last: bool) -> object:
    options = [*reversed(param.options)] if last else [*param.options]
    return options[0] if param.count is None else options[: param.count[last]]


def picks(offer: Offer, chance: Chance) -> list[Made]:
    """Return some of the offered actions: the first and last of all choices, and one by chance."""
    corners = [
        {"type": offer.type, **{name: _corner(param, last) for name, param in offer.params.items()}}
        for last in (False, True)
    ]
    return [*corners, {**offer.sample(chance)}] if offer.params else [{"type": offer.type}]


def lookalikes(value: object) -> list[object]:
    """Return values that are not this one but may pass for it."""
    match value:
        case str():
            return [value.upper(), f"{value} ", [value], {"id": value}]
        case int():
            return [value == 1, float(value), str(value), [value], -value]
        case [first, *_]:
            return [first, [first, first], [*value, *value], [[first]], tuple(value)]
    return []


class Fuzzer:
    """Makes up actions from what a game of this size has offered to anybody, and from junk."""

    def __init__(self, game: type[GameState], players: int) -> None:
        self.game = game
        self.offered: list[Made] = []
        self.values: dict[str, list[object]] = {}
        for seed in range(3):
            playout = Playout(game, players, seed, habits=Habits(expire=0.1, repeat=0.3))
            for state in playout.moments():
                for seat in playout.seats:
                    for offer in state.offers(seat):
                        self._learn(offer, playout.chance)

    def _learn(self, offer: Offer, chance: Chance) -> None:
        self.offered.append({**offer.sample(chance)})
        for name, param in offer.params.items():
            known = self.values.setdefault(name, [])
            known += [option for option in param.options if option not in known]

    def action(self, chance: Chance) -> Made:
        """Return an action that may or may not be legal now."""
        dice = chance.random()
        if dice < 0.15 or not self.game.actions:
            return {**self._real(chance), "type": chance.pick(NO_TYPES)}
        if dice < 0.35:
            return self._real(chance)
        if dice < 0.6:
            return self._twisted(self._real(chance), chance)
        made = self._assembled(chance)
        return self._twisted(made, chance) if dice < 0.75 else made

    def near_miss(self, offer: Offer, chance: Chance) -> Made:
        """Return an offered action with one value that only looks right."""
        made: Made = {**offer.sample(chance)}
        if not made.keys() - {"type"}:
            return self._twisted(made, chance)
        key = chance.pick(sorted(made.keys() - {"type"}))
        alike, others = lookalikes(made[key]), [*self.values.get(key, ()), *JUNK]
        made[key] = chance.pick(alike if alike and chance.random() < 0.5 else others)
        return made

    def _real(self, chance: Chance) -> Made:
        return {**chance.pick(self.offered)} if self.offered else {}

    def _assembled(self, chance: Chance) -> Made:
        """Return a known action with values that its parameters have been offered with."""
        name = chance.pick([*self.game.actions])
        params = sorted(self.game.actions[name].names)
        return {
            "type": name,
            **{param: chance.pick(self.values.get(param, JUNK)) for param in params},
        }

    def _twisted(self, made: Made, chance: Chance) -> Made:
        """Return the action with one thing wrong, or at least other."""
        key = chance.pick([*made])
        match chance.below(4):
            case 0:
                del made[key]
            case 1:
                made[chance.pick(["extra", "seat", "self", "target", "id"])] = chance.pick(JUNK)
            case 2 if key != "type":
                made[key] = [made[key]]
            case _:
                made[key] = chance.pick(JUNK)
        return made


@cache
def fuzzer_of(game: type[GameState], players: int) -> Fuzzer:
    """Return the fuzzer for a game of this size."""
    return Fuzzer(game, players)

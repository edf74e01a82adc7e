"""Which playthroughs a game has: at small and large tables, with every value of its options."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count

from custom_components.parlor.games.options import Kind, Option
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import Value
from tests.games.contract.playout import seat_ids
from tests.games.contract.sizes import some_sizes

type Options = dict[str, object]


def options_of(game: type[GameState], players: int, number: int) -> Options:
    """Return options for the so-manyeth playthrough; one after the other tries every value."""
    seats = seat_ids(players)
    options: Options = {}
    for at, option in enumerate(game.options, number):
        values = _values(option)
        options[option.key] = (
            {seat: values[place % len(values)] for place, seat in enumerate(seats, at)}
            if option.each
            else values[at % len(values)]
        )
    return options


def wanted(game: type[GameState]) -> Iterator[tuple[int, int]]:
    """Give the players and the number of each playthrough: as many as try everything."""
    sizes, tried = [*some_sizes(game)], list[Options]()
    for number in count():
        if number >= len(sizes) and not [*untried(game, tried)]:
            return
        players = sizes[number % len(sizes)]
        tried.append(options_of(game, players, number))
        yield players, number


def untried(game: type[GameState], tried: Iterable[Mapping[str, object]]) -> Iterator[str]:
    """Give every value that no playthrough has; of a number, the default and any other will do."""
    played = [*tried]
    for option in game.options:
        chosen = [value for options in played for value in _chosen(option, options)]
        if option.kind is Kind.NUMBER:
            others = [value for value in chosen if value != option.default]
            lacking = [] if others else [f"not {option.default}"]
            lacking += [] if option.default in chosen else [str(option.default)]
        else:
            lacking = [str(value) for value in _values(option) if value not in chosen]
        yield from (f"{option.key}: {value}" for value in lacking)


def _chosen(option: Option, options: Mapping[str, object]) -> Sequence[object]:
    """Return what one playthrough has for an option."""
    value = options.get(option.key, option.default)
    return [*value.values()] if option.each and isinstance(value, Mapping) else [value]


def _values(option: Option) -> list[Value]:
    """Return the values to try, the default first; numbers lean to the small, for short games."""
    match option.kind:
        case Kind.BOOLEAN:
            return [option.default, not option.default]
        case Kind.NUMBER:
            others = (option.min, option.max)
            other = next((edge for edge in others if edge not in {None, option.default}), None)
            return [option.default, *([] if other is None else [other])]
    return [option.default, *(choice for choice in option.choices if choice != option.default)]

"""Before a game: wrong numbers of players and bad options are refused, each by its name."""

from collections.abc import Mapping

from custom_components.parlor.games.options import MEMORY, Kind, Option
from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.state import GameState

from .broken import ContractBroken
from .fuzz import JUNK
from .playout import seat_ids
from .sights import NOBODY


def check_starting(game: type[GameState], players: int) -> None:
    """Try to start with too few, too many, unknown options and bad values."""
    expect(game, game.min_seats - 1, {}, CommonRefusal.NOT_ENOUGH_PLAYERS)
    expect(game, game.max_seats + 1, {}, CommonRefusal.TOO_MANY_PLAYERS)
    expect(game, players, {"no_such_option": 1}, CommonRefusal.UNKNOWN_OPTION, "no_such_option")
    if any(option.key == MEMORY for option in game.options):
        raise ContractBroken(f"{game.__name__} calls an option {MEMORY}, which is taken")
    check_in_effect(game, players)
    for option in game.options:
        check_option(game, players, option)
        for value in bad_choices(option, players) if option.each else bad_values(option):
            expect(game, players, {option.key: value}, CommonRefusal.INVALID_OPTION, option.key)


def check_in_effect(game: type[GameState], players: int) -> None:
    """See that what the options come to is something that they could be set to."""
    given = {option.key: option.default for option in game.options if not option.each}
    come_to = game.in_effect(given, players)
    for option in game.options:
        if not option.each and not option.accepts(come_to.get(option.key)):
            raise ContractBroken(
                f"{game.__name__}: with {players} players the option {option.key} comes to"
                f" {come_to.get(option.key)!r}"
            )


def check_option(game: type[GameState], players: int, option: Option) -> None:
    """See that an option can be left as it is, and that every seat finds something to choose."""
    where = f"{game.__name__}, option {option.key}"
    if not option.accepts(option.default):
        raise ContractBroken(f"{where}: does not accept its own default {option.default!r}")
    if not option.each:
        if option.unique:
            raise ContractBroken(f"{where}: is unique, but not every seat chooses")
        return
    if option.kind is not Kind.CHOICE:
        raise ContractBroken(f"{where}: seats can only choose a choice for themselves")
    if option.unique and len(option.choices) < game.max_seats:
        raise ContractBroken(
            f"{where}: {len(option.choices)} choices are not enough for {game.max_seats} seats"
        )
    first, *_ = seats = seat_ids(players)
    chosen = option.choices[-1]
    settled = game.start(seats, {option.key: {first: chosen}}, seed=0).settings[option.key]
    if (
        [*settled] != seats
        or settled[first] != chosen
        or not all(map(option.accepts, settled.values()))
    ):
        raise ContractBroken(f"{where}: the game gets {settled} where {first} chose {chosen}")
    if option.unique and len({*settled.values()}) < players:
        raise ContractBroken(f"{where}: two seats have the same: {settled}")


def bad_values(option: Option) -> list[object]:
    """Return values that the option must not take."""
    edges = [
        *([] if option.min is None else [option.min - 1]),
        *([] if option.max is None else [option.max + 1]),
    ]
    # A mapping may be content; whether it is good content is for the game's own tests.
    return [value for value in [*edges, *JUNK] if not option.accepts(value)]


def bad_choices(option: Option, players: int) -> list[object]:
    """Return what seats must not choose for themselves, where every seat chooses."""
    first, *_ = seats = seat_ids(players)
    twice = [dict.fromkeys(seats, option.choices[0])] if option.unique and players > 1 else []
    strangers = {NOBODY: option.default}
    wrong: list[object] = [{first: value} for value in JUNK if not option.accepts(value)]
    return [*(junk for junk in JUNK if not isinstance(junk, dict)), *wrong, strangers, *twice]


def expect(
    game: type[GameState],
    players: int,
    options: Mapping[str, object],
    code: CommonRefusal,
    option: str | None = None,
) -> None:
    """See that a start is refused with this code, naming this option."""
    try:
        game.start(seat_ids(players), options, seed=0)
    except Refused as refused:
        if refused.code == code and refused.details.get("option") == option:
            return
        got = f"{refused.code} {refused.details}"
    else:
        got = "a game"
    raise ContractBroken(
        f"{game.__name__} with {players} players and {dict(options)}: {got} instead of {code}"
    )

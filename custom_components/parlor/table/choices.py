"""What is played: the chosen game, its options and its content."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from custom_components.parlor.games.options import Kind, Option, unknown
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import Json, Value

from .house import Content
from .party import Party, Stage
from .refusals import TableRefusal
from .room import Room
from .seats import Seat


def contents(room: Room, game: str, option: Option) -> dict[str, Content]:
    """Return what a content option can be set to, by id; what ships with the game first."""
    kind = room.games[game].contents[option.key]
    found = {key: Content(kind.about(thing)) for key, thing in kind.shipped.items()}
    for content in room.library.contents(game, option.key):
        found.setdefault(content.about.id, content)
    return found


def check(room: Room, game: str, given: Mapping[str, object]) -> dict[str, Value]:
    """Return the options as given. Refuses with `unknown_option` or `invalid_option`."""
    options = {option.key: option for option in room.games[game].options if not option.each}
    checked: dict[str, Value] = {}
    for key, value in given.items():
        option = options.get(key)
        if option is None:
            raise unknown(key, options.values())
        if not isinstance(value, bool | int | str) or not _accepts(room, game, option, value):
            raise option.refusal(_known(room, game, option))
        checked[key] = value
    return checked


def chosen(room: Room, party: Party) -> dict[str, Value]:
    """Return a value for every option of the chosen game.

    What has become impossible since it was chosen falls back to the default, but not in mid-game.
    """
    given = party.options.get(party.game, {})
    fixed = party.stage is Stage.PLAYING
    return {
        option.key: given[option.key]
        if option.key in given and (fixed or _accepts(room, party.game, option, given[option.key]))
        else option.default
        for option in room.games[party.game].options
        if not option.each
    }


def still_possible(room: Room, party: Party) -> dict[str, Mapping[str, Value]]:
    """Return what was set for each game, with the defaults that its game falls back to."""
    given, now = party.options.get(party.game, {}), chosen(room, party)
    return {**party.options, party.game: {key: now[key] for key in given if key in now}}


def with_choice(
    game: type[GameState], party: Party, seat: Seat, key: str, value: str | None
) -> Party:
    """Return the party with what a seat has chosen for itself.

    Refuses with `unknown_option`, `invalid_option` or `choice_taken`.
    """
    own = [option for option in game.options if option.each]
    option = next((option for option in own if option.key == key), None)
    if option is None:
        raise unknown(key, own)
    mine = {**seat.choices.get(game.id, {})}
    mine.pop(key, None)
    if value is not None:
        if not option.accepts(value):
            raise option.refusal()
        others = [other for other in party.sitting if other.id != seat.id]
        if option.unique and value in (other.choices.get(game.id, {}).get(key) for other in others):
            raise Refused(TableRefusal.CHOICE_TAKEN)
        mine[key] = value
    return party.with_seat(replace(seat, choices={**seat.choices, game.id: mine}))


def for_the_record(room: Room, party: Party, players: Iterable[Seat]) -> dict[str, Json]:
    """Return the options with what each player has chosen, and content itself unless it ships.

    So a record stays whole whatever becomes of seats and files.
    """
    given = chosen(room, party)
    return {
        option.key: _of_each(party.game, option, players)
        if option.each
        else _whole(room, party.game, option, given[option.key])
        for option in room.games[party.game].options
    }


def _of_each(game: str, option: Option, players: Iterable[Seat]) -> dict[str, Json]:
    """Return what the players have chosen, as far as that is still possible."""
    picked = {str(seat.id): seat.choices.get(game, {}).get(option.key) for seat in players}
    return {seat: value for seat, value in picked.items() if option.accepts(value)}


def _accepts(room: Room, game: str, option: Option, value: Value) -> bool:
    if option.kind is Kind.CONTENT:
        return value in contents(room, game, option)
    return option.accepts(value)


def _known(room: Room, game: str, option: Option) -> Iterable[str]:
    """Return the content that an option can be set to."""
    return contents(room, game, option) if option.kind is Kind.CONTENT else ()


def _whole(room: Room, game: str, option: Option, value: Value) -> Json:
    if option.kind is not Kind.CONTENT:
        return value
    content = contents(room, game, option).get(str(value))
    return value if content is None or content.body is None else dict(content.body)

"""What is played: the chosen game, its options and its content."""

from collections.abc import Mapping

from custom_components.parlor.games.options import Kind, Option
from custom_components.parlor.games.refused import Refusal, Refused
from custom_components.parlor.games.vocabulary import Json, Value

from .house import Content
from .party import Party
from .room import Room


def contents(room: Room, game: str, option: Option) -> dict[str, Content]:
    """Return what a content option can be set to, by id; the game's own content first."""
    known = {content.id: content for content in room.library.contents(game, option.key)}
    own = {choice: known.get(choice) or Content(choice, choice) for choice in option.choices}
    return own | known


def check(room: Room, game: str, given: Mapping[str, object]) -> dict[str, Value]:
    """Return the options as given. Refuses with `unknown_option` or `invalid_option`."""
    options = {option.key: option for option in room.games[game].options}
    checked: dict[str, Value] = {}
    for key, value in given.items():
        option = options.get(key)
        if option is None:
            raise Refused(Refusal.UNKNOWN_OPTION, option=str(key)[:40])
        if not isinstance(value, bool | int | str) or not _accepts(room, game, option, value):
            raise option.refusal()
        checked[key] = value
    return checked


def chosen(room: Room, party: Party) -> dict[str, Value]:
    """Return a value for every option of the chosen game.

    What has become impossible since it was chosen falls back to the default.
    """
    given = party.options.get(party.game, {})
    return {
        option.key: given[option.key]
        if option.key in given and _accepts(room, party.game, option, given[option.key])
        else option.default
        for option in room.games[party.game].options
    }


def for_the_record(room: Room, party: Party) -> dict[str, Json]:
    """Return the options with users' content itself in place of its id, so a record is whole."""
    return {
        option.key: _whole(room, party.game, option, value)
        for option, value in zip(
            room.games[party.game].options, chosen(room, party).values(), strict=True
        )
    }


def _accepts(room: Room, game: str, option: Option, value: Value) -> bool:
    if option.kind is Kind.CONTENT:
        return value in contents(room, game, option)
    return option.accepts(value)


def _whole(room: Room, game: str, option: Option, value: Value) -> Json:
    if option.kind is not Kind.CONTENT:
        return value
    content = contents(room, game, option).get(str(value))
    return value if content is None or content.body is None else dict(content.body)

"""Strict schemas, made from the definition of the wire."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from types import UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    TypeAliasType,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import orjson
import probatio

from custom_components.parlor.games import GAMES
from custom_components.parlor.games.methods import RESERVED
from custom_components.parlor.games.refused import Refused

from .protocol import MAX_MESSAGE_BYTES, WireRefusal
from .protocol.client import (
    CLIENT_MESSAGES,
    CONNECTION_MESSAGES,
    TABLE_MESSAGES,
    GameAction,
    Limit,
    Params,
    RequestId,
)

type Validator = Callable[[Any], Any]


def _exactly(kind: type) -> Validator:
    """Accept this type alone, and never take True for 1."""

    def check(value: Any) -> Any:
        if type(value) is not kind:
            raise probatio.TypeInvalid(f"expected {kind.__name__}")
        return value

    return check


def _within(limit: Limit, kind: Validator) -> Validator:
    """Accept what is of a kind, and a length, or a number, within the limit."""

    def check(value: Any) -> Any:
        checked = kind(value)
        measure = checked if isinstance(checked, int) else len(checked)
        if not limit.least <= measure <= limit.most:
            raise probatio.RangeInvalid(f"expected {limit.least} to {limit.most}")
        return checked

    return check


def _either(kinds: Sequence[Validator]) -> Validator:
    """Accept what is of one of these kinds."""

    def check(value: Any) -> Any:
        for kind in kinds:
            try:
                return kind(value)
            except probatio.Invalid:
                continue
        raise probatio.AnyInvalid("expected another kind")

    return check


def _list(kind: Validator) -> Validator:
    """Accept a list of what is of a kind."""
    a_list = _exactly(list)

    def check(value: Any) -> Any:
        return [kind(one) for one in a_list(value)]

    return check


def _mapping(key: Validator, kind: Validator) -> Validator:
    """Accept an object with such keys and values."""
    a_dict = _exactly(dict)

    def check(value: Any) -> Any:
        return {key(name): kind(one) for name, one in a_dict(value).items()}

    return check


def _validator(hint: Any) -> Any:
    """Return what checks a value of this type."""
    if isinstance(hint, TypeAliasType):
        return _validator(hint.__value__)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _within(args[1], _validator(args[0]))
    if origin is NotRequired:
        return _validator(args[0])
    if origin is Literal:
        return probatio.Any(*args)
    if origin is UnionType:
        return _either([_validator(arg) for arg in args])
    if origin is list:
        return _list(_validator(args[0]))
    if origin is dict:
        return _mapping(_validator(args[0]), _validator(args[1]))
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return probatio.In([*hint])
    return _exactly(hint)


def _fields(message: Any) -> Iterator[tuple[probatio.Marker, Any]]:
    for key, hint in get_type_hints(message, include_extras=True).items():
        marker = probatio.Optional if get_origin(hint) is NotRequired else probatio.Required
        yield marker(key), _validator(hint)


def type_of(message: Any) -> str:
    """Return the `type` under which a message travels."""
    return str(get_args(get_type_hints(message)["type"])[0])


SCHEMAS: Final[Mapping[str, probatio.Schema]] = {
    type_of(message): probatio.Schema(dict(_fields(message))) for message in CLIENT_MESSAGES
}
CONNECTION_TYPES: Final = frozenset(map(type_of, CONNECTION_MESSAGES))
TABLE_TYPES: Final = frozenset(map(type_of, TABLE_MESSAGES))

_ACTION_KEYS: Final = probatio.Schema(dict(_fields(GameAction)))
_PARAMS: Final = probatio.Schema(_validator(Params))
_REQUEST_ID: Final = probatio.Schema(_validator(RequestId))


def decode(data: bytes) -> dict[str, Any]:
    """Return what a page has sent: an object with a type.

    Refuses with `too_large` or `bad_message`.
    """
    if len(data) > MAX_MESSAGE_BYTES:
        raise Refused(WireRefusal.TOO_LARGE)
    try:
        message = orjson.loads(data)
    except orjson.JSONDecodeError as error:
        raise Refused(WireRefusal.BAD_MESSAGE) from error
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise Refused(WireRefusal.BAD_MESSAGE)
    return message


def check(message: Mapping[str, Any]) -> dict[str, Any]:
    """Return the message if it keeps to its schema.

    Refuses with `unknown_message` or `bad_message`.
    """
    kind = message["type"]
    try:
        if kind in SCHEMAS:
            return cast(dict[str, Any], SCHEMAS[kind](message))
        if any(kind in game.actions for game in GAMES.values()):
            return _check_action(message)
    except probatio.Invalid as error:
        raise Refused(WireRefusal.BAD_MESSAGE) from error
    raise Refused(WireRefusal.UNKNOWN_MESSAGE)


def request_id(message: Mapping[str, Any]) -> str | None:
    """Return the id that an answer repeats, where it can be one."""
    try:
        return cast(str, _REQUEST_ID(message.get("id")))
    except probatio.Invalid:
        return None


def _check_action(message: Mapping[str, Any]) -> dict[str, Any]:
    """Check a game action: its own keys, and beside them the parameters."""
    reserved = {key: message[key] for key in RESERVED if key in message}
    params = {key: value for key, value in message.items() if key not in RESERVED}
    return {**_PARAMS(params), **_ACTION_KEYS(reserved)}

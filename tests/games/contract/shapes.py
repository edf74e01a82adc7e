"""Check 6, second half: views have the shape that their game declares."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import (
    Any,
    NewType,
    NotRequired,
    ReadOnly,
    TypeAliasType,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from custom_components.parlor.games.shapes import PublicView
from custom_components.parlor.games.vocabulary import SeatId

from .playout import Playout

PLAIN = (str, int, float, bool, NoneType)


def check_shape(playout: Playout, view: Mapping[str, object], seat: SeatId | None = None) -> None:
    """See that a view is as its game declares it: nothing lacks, is undeclared or another kind."""
    game = playout.game
    shape = game.public_shape if seat is None else game.private_shape
    what = "the public view" if seat is None else "a private view"
    for complaint in misfits(dict(view), shape, what):
        playout.fail(complaint, seat)


def check_declared(playout: Playout) -> None:
    """See that the shape of the public view has what every public view has."""
    shape: Any = playout.game.public_shape
    if missing := PublicView.__required_keys__ - shape.__required_keys__:
        playout.fail(f"the shape of the public view lacks {sorted(missing)}")


def misfits(value: object, hint: Any, where: str) -> Iterator[str]:
    """Tell where a value is not of its declared type."""
    hint = _bare(hint)
    if is_typeddict(hint):
        yield from _misfit_keys(value, hint, where)
    elif not _fits(value, hint):
        yield f"{where} is not {hint}: {value!r:.60}"
    elif get_origin(hint) is list:
        for at, item in enumerate(_all(value)):
            yield from misfits(item, get_args(hint)[0], f"{where}[{at}]")
    elif get_origin(hint) is dict:
        for key, item in dict(_all(value)).items():
            yield from misfits(key, get_args(hint)[0], f"a key of {where}")
            yield from misfits(item, get_args(hint)[1], f"{where}[{key!r}]")


@cache
def _bare(hint: Any) -> Any:
    """Return a type without the names and marks around it."""
    if isinstance(hint, TypeAliasType):
        return _bare(hint.__value__)
    if isinstance(hint, NewType):
        return _bare(hint.__supertype__)
    return _bare(get_args(hint)[0]) if get_origin(hint) in {NotRequired, ReadOnly} else hint


@cache
def _keys(shape: Any) -> dict[str, Any]:
    """Return the declared types of a shape, by their keys."""
    return get_type_hints(shape, include_extras=True)


def _misfit_keys(value: object, shape: Any, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where} is not {shape.__name__}: {value!r:.60}"
        return
    hints = _keys(shape)
    if lacking := shape.__required_keys__ - value.keys():
        yield f"{where} lacks {sorted(lacking)}"
    if undeclared := value.keys() - hints.keys():
        yield f"{where} has {sorted(undeclared)}, which is not declared"
    for key in value.keys() & hints.keys():
        yield from misfits(value[key], hints[key], f"{where}[{key!r}]")


def _all(value: object) -> Any:
    return value.items() if isinstance(value, dict) else value


def _fits(value: object, hint: Any) -> bool:
    """Return whether the value itself is of the type; what is in it is looked at elsewhere."""
    if hint in PLAIN:
        return (type(value) is hint) or (hint is str and isinstance(value, str))
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return value in {*hint}
    if get_origin(hint) is UnionType:
        return any(not [*misfits(value, part, "")] for part in get_args(hint))
    return isinstance(value, get_origin(hint))

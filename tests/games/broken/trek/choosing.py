"""Treks whose seats cannot choose as they should."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Self, override

from custom_components.parlor.games.options import Kind, Option
from custom_components.parlor.games.vocabulary import Json, SeatId

from .trek import Role, Trek

LENGTH, ROLE, BRAVE = Trek.options
THREE = tuple(Role)[:3]


class HasTooFewRoles(Trek):
    """The fourth seat gets no role."""

    options: ClassVar[Sequence[Option]] = (
        LENGTH,
        Option("role", Kind.CHOICE, Role.SCOUT, choices=THREE, each=True, unique=True),
        BRAVE,
    )


class DefaultsToNothing(Trek):
    """Who chooses nothing gets what cannot be chosen."""

    options: ClassVar[Sequence[Option]] = (
        LENGTH,
        ROLE,
        Option("brave", Kind.CHOICE, "perhaps", choices=("no", "yes"), each=True),
    )


class ChoosesNumbers(Trek):
    """No seat can tap a number."""

    options: ClassVar[Sequence[Option]] = (
        LENGTH,
        ROLE,
        Option("brave", Kind.NUMBER, 1, 1, 9, each=True),
    )


class IsUniqueForNobody(Trek):
    """The host chooses it, once for all."""

    options: ClassVar[Sequence[Option]] = (
        LENGTH,
        ROLE,
        Option("brave", Kind.CHOICE, "no", choices=("no", "yes"), unique=True),
    )


class LosesChoices(Trek):
    """What seats have chosen does not reach the game."""

    @classmethod
    @override
    def start(
        cls,
        seats: Sequence[SeatId],
        options: Mapping[str, object] | None = None,
        *,
        seed: int,
        memory: Mapping[str, Json] | None = None,
    ) -> Self:
        game = super().start(seats, options, seed=seed, memory=memory)
        game.settings = {**game.settings, "brave": dict.fromkeys(seats, "no")}
        return game

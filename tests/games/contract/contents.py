"""Content: what ships can be played with, what is made is the same for a day, and junk is told."""

from copy import deepcopy
from typing import Any, NoReturn

import orjson

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.content import BadContent, Body, ContentKind, Day, Fault
from custom_components.parlor.games.drawn import DrawnKind
from custom_components.parlor.games.options import Kind
from custom_components.parlor.games.state import GameState

from .broken import ContractBroken
from .fuzz import JUNK
from .playout import seat_ids

DAYS = tuple(Day(2028, month, 29) for month in (2, 7, 12))
TWISTS = 40


def check_contents(game: type[GameState], players: int) -> None:
    """Look at every kind of content: what ships, what is made, and what somebody may write."""
    asked = {option.key for option in game.options if option.kind is Kind.CONTENT}
    if asked != game.contents.keys():
        raise ContractBroken(f"{game.__name__}: options for {asked}, contents {[*game.contents]}")
    for key, kind in game.contents.items():
        Shelved(game, players, key, kind).check()


class Shelved:
    """One kind of content of a game."""

    def __init__(
        self, game: type[GameState], players: int, key: str, kind: ContentKind[Any]
    ) -> None:
        self.game = game
        self.seats = seat_ids(players)
        self.key = key
        self.kind = kind

    def check(self) -> None:
        """Look at what there is, and at what it becomes in other hands."""
        self.check_shipped()
        for day in DAYS:
            for body in self.check_made(day):
                self.check_twisted(body, Chance.seeded(day.seed))
        for junk in JUNK:
            self.complaints(junk)
        if isinstance(self.kind, DrawnKind):
            self.check_drawn(self.kind)

    def check_shipped(self) -> None:
        """See that all that ships is good, can be chosen, and can be played with."""
        (option,) = (option for option in self.game.options if option.key == self.key)
        if self.kind.bad:
            self.fail(f"bad files ship: {self.kind.bad}")
        if option.default not in self.kind.shipped:
            self.fail(f"the default {option.default!r} does not ship")
        if {*option.choices} != self.kind.shipped.keys():
            self.fail(f"{[*self.kind.shipped]} ship, but {option.choices} can be chosen")
        for name in self.kind.shipped:
            self.game.start(self.seats, {self.key: name}, seed=0)

    def check_made(self, day: Day) -> list[Body]:
        """See that what is made for a day is the same each time, good, and no namesake."""
        bodies = [*self.kind.make(day)]
        if bodies != [*self.kind.make(day)]:
            self.fail(f"for {day} is made now this and now that")
        for body in bodies:
            if orjson.loads(orjson.dumps(body)) != body:
                self.fail(f"what is made for {day} is not plain JSON")
            if complaints := self.complaints(body):
                self.fail(f"what is made for {day} cannot be played with: {complaints}")
            if self.kind.about(self.kind.take(body)).id in self.kind.shipped:
                self.fail(f"what is made for {day} is called like something that ships")
            self.game.start(self.seats, {self.key: body}, seed=0)
        return bodies

    def check_twisted(self, body: Body, chance: Chance) -> None:
        """See that whoever writes something else is told what is wrong with it, if anything is."""
        for _ in range(TWISTS):
            twisted: Any = deepcopy(dict(body))
            twisted[chance.pick([*twisted, "extra"])] = chance.pick(JUNK)
            self.complaints(twisted)

    def check_drawn(self, kind: DrawnKind[Any]) -> None:
        """See that whoever draws nonsense is told so, and that none of it is kept."""
        nonsense: list[Any] = [{}, *({"name": junk} for junk in JUNK)]
        for drawn in nonsense:
            try:
                told = kind.review(drawn)
            except Exception as error:  # noqa: BLE001
                self.fail(f"reviewing {drawn!r} raised {error!r} instead of complaining")
            if not told["complaints"]:
                self.fail(f"{drawn!r} was drawn, and nobody complains")
            try:
                kept = kind.add(None, drawn)
            except BadContent:
                continue
            self.fail(f"{drawn!r} was drawn, and kept as {kept!r}")

    def complaints(self, body: object) -> list[str]:
        """Return the codes of what is wrong with some content, all of which are declared."""
        try:
            self.kind.take(body)
        except BadContent as bad:
            codes = {complaint.code for complaint in bad.complaints}
        except Exception as error:  # noqa: BLE001
            self.fail(f"looking at {body!r} raised {error!r} instead of complaining")
        else:
            return []
        if unknown := codes - {*Fault} - self.kind.complaints:
            self.fail(f"complains with {sorted(unknown)}, which is not declared")
        return sorted(codes)

    def fail(self, what: str) -> NoReturn:
        """Say what is wrong with the content of which option."""
        raise ContractBroken(f"{self.game.__name__}, content {self.key}: {what}")

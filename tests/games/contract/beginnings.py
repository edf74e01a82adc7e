"""Beginnings: what is told whenever a game begins anew is told of the first time, too."""

from enum import StrEnum

from .broken import ContractBroken
from .playout import Playout

type Types = frozenset[StrEnum]

# What came with fewer beginnings than this may have come by chance.
ENOUGH = 2


class Beginnings:
    """What is told when a game comes to its first phase again, or to another round in it."""

    def __init__(self) -> None:
        self.starts: list[Types] = []
        self.before: Types = frozenset()
        self.anew: list[Types] = []
        self.between: Types = frozenset()

    def listen(self, playout: Playout) -> None:
        """Play to the end, and note what is told when."""
        opening, first = playout.state.opening, playout.state.phase
        stood = first, playout.state.public_view()["round"]
        self.starts.append(frozenset(event.type for event in opening))
        begun = False
        for state in playout.moments():
            if not playout.log:
                continue
            told = frozenset(event.type for event in playout.events)
            stands = state.phase, state.public_view()["round"]
            if state.result is None and stands[0] == first and stands != stood:
                self.anew.append(told - of_another_round(playout))
                begun = True
            elif begun:
                self.between |= told
            else:
                self.before |= told
            stood = stands
        if playout.state.opening != opening:
            playout.fail("the opening has changed, but nobody is told what was added to it")

    def check(self, where: str) -> None:
        """See that what begins is told with the start, and nothing of it after that."""
        if len(self.anew) < ENOUGH:
            return
        own = frozenset.intersection(*self.anew) - self.between
        if silent := own - frozenset.intersection(*self.starts):
            raise ContractBroken(
                f"{where}: {listed(silent)} is told whenever it begins anew, but not with the start"
            )
        if late := own & self.before:
            raise ContractBroken(
                f"{where}: {listed(late)} is told with the start, and again before it begins anew"
            )


def of_another_round(playout: Playout) -> Types:
    """Return the types of events that name another round than the one that begins: it is over."""
    now = playout.state.public_view()["round"]
    return frozenset(e.type for e in playout.events if e.data.get("round", now) != now)


def listed(types: Types) -> list[str]:
    """Return types as they are read."""
    return sorted(map(str, types))

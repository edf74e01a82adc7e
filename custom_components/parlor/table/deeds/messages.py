"""Table messages: everything that can be asked of a table, beside the actions of its games."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import Json
from custom_components.parlor.table.draft import Draft
from custom_components.parlor.table.refusals import TableRefusal
from custom_components.parlor.table.seats import Caller

from . import claims, company, door, dressing, evenings, lobby, play

type Change = Callable[[Draft], dict[str, Json]]


@dataclass(frozen=True, slots=True)
class Message:
    """What a message does, the parameters it takes, and whether it changes anything."""

    run: Callable[..., dict[str, Json]]
    takes: Mapping[str, type] = field(default_factory=dict)
    may_take: Mapping[str, type] = field(default_factory=dict)
    changes: bool = True

    def change(self, caller: Caller, params: Mapping[str, object]) -> Change:
        """Return what is to be done. Refuses with `invalid_params`."""
        known = {**self.takes, **self.may_take}
        if not self.takes.keys() <= params.keys() <= known.keys():
            raise Refused(TableRefusal.INVALID_PARAMS)
        if any(type(value) is not known[name] for name, value in params.items()):
            raise Refused(TableRefusal.INVALID_PARAMS)
        return lambda draft: self.run(draft, caller, **params)


MESSAGES: Final[Mapping[str, Message]] = {
    "add_bot": Message(lobby.add_bot, may_take={"name": str}),
    "allow_house": Message(company.allow_house, {"allow": bool}),
    "approve": Message(claims.approve, {"claim": str, "allow": bool}),
    "choose": Message(lobby.choose, {"option": str}, may_take={"value": str}),
    "clear_table": Message(company.clear_table),
    "configure": Message(lobby.configure, may_take={"game": str, "options": dict}),
    "dress": Message(dressing.dress, may_take={"hat": str, "colour": int, "expression": str}),
    "end": Message(play.end),
    "guard": Message(door.guard, {"guarded": bool}),
    "hand_over": Message(company.hand_over, {"seat": str}),
    "leave": Message(company.leave),
    "move": Message(company.move, {"seat": str, "position": int}),
    "new_code": Message(door.renew_codes),
    "new_evening": Message(evenings.new_evening),
    "next": Message(play.next_step, may_take={"sure": bool}),
    "pause": Message(play.pause),
    "practise": Message(lobby.practise, may_take={"bots": int}),
    "query": Message(play.query, {"request": dict}, changes=False),
    "ready": Message(lobby.ready, {"ready": bool}),
    "rematch": Message(lobby.rematch),
    "remove": Message(company.remove, {"seat": str}),
    "rename": Message(company.rename, {"name": str}, may_take={"seat": str}),
    "resume_game": Message(play.resume_game),
    "start": Message(lobby.start, may_take={"game": str, "options": dict}),
    "substitute": Message(company.substitute, {"seat": str, "bot": bool}),
    "wait": Message(play.wait),
}

"""The workshop: content that whoever leads the table draws, while nothing is played."""

from typing import Any

from custom_components.parlor.games.content import Body
from custom_components.parlor.games.drawn import DrawnKind, ReviewInfo, drawn_kind
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import Json

from .actor import Actor
from .draft import Draft
from .host import need_powers
from .party import Stage
from .refusals import TableRefusal
from .seats import Caller


class Workshop:
    """Looks at drawings, and has them kept; the table itself does not change by that."""

    def __init__(self, actor: Actor) -> None:
        """Work for this table."""
        self._actor = actor

    async def review(self, caller: Caller, game: str, option: str, drawn: Body) -> ReviewInfo:
        """Return what is wrong with a drawing, or how it can be solved.

        Refuses with `not_host`, `game_on`, `no_such_game` or `unknown_option`.
        """
        kind = await self._drawable(caller, game, option)
        return await self._actor.room.house.run_slow(kind.review, drawn)

    async def shelve(self, caller: Caller, game: str, option: str, drawn: Body) -> dict[str, Json]:
        """Keep a drawing where all tables of the house can choose it.

        Refuses as `review` does, and with `bad_content` or `not_kept`.
        """
        await self._drawable(caller, game, option)
        about = await self._actor.room.library.keep(game, option, drawn)
        return {"content": about.id}

    async def _drawable(self, caller: Caller, game: str, option: str) -> DrawnKind[Any]:
        return await self._actor.ask(lambda draft: _drawable(draft, caller, game, option))


def _drawable(draft: Draft, caller: Caller, game: str, option: str) -> DrawnKind[Any]:
    """Return what the caller may draw now."""
    need_powers(draft.party, caller)
    if draft.party.stage is Stage.PLAYING:
        raise Refused(TableRefusal.GAME_ON)
    if game not in draft.room.games:
        raise Refused(TableRefusal.NO_SUCH_GAME)
    return drawn_kind(draft.room.games[game].contents, option)

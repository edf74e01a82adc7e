"""Play: what is done while a game runs."""

from collections.abc import Mapping
from dataclasses import replace

import orjson

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import Skip
from custom_components.parlor.games.vocabulary import Json
from custom_components.parlor.table.draft import Draft
from custom_components.parlor.table.host import need_powers, need_to_go_on
from custom_components.parlor.table.journal.record import EntryKind
from custom_components.parlor.table.party import Stage
from custom_components.parlor.table.patience import skip_of
from custom_components.parlor.table.refusals import TableRefusal
from custom_components.parlor.table.seats import Caller, Seat


def pause(draft: Draft, caller: Caller) -> dict[str, Json]:
    """Stop the clocks; nobody can act until it goes on."""
    need_to_go_on(draft.party, caller)
    _need_game(draft)
    _need_no_pause(draft)
    draft.change(paused=True)
    return {}


def resume_game(draft: Draft, caller: Caller) -> dict[str, Json]:
    """Go on after a pause."""
    need_to_go_on(draft.party, caller)
    _need_game(draft)
    if not draft.party.paused:
        raise Refused(TableRefusal.NOT_PAUSED)
    draft.change(paused=False)
    return {}


def next_step(draft: Draft, caller: Caller, *, sure: bool = False) -> dict[str, Json]:
    """Wait no longer: whoever is waited for makes the default move.

    Refuses with `would_end`, unless one is sure, with `not_host` a stand-in who would cut people
    short, and with `nothing_to_skip`.
    """
    need_to_go_on(draft.party, caller)
    _need_game(draft)
    _need_no_pause(draft)
    skip = skip_of(draft.party, draft.running())
    if skip is Skip.ENDS and not sure:
        raise Refused(TableRefusal.WOULD_END)
    if skip is Skip.CUTS_SHORT:
        need_powers(draft.party, caller)
    if draft.party.absence is not None:
        go_on_without(draft)
    else:
        # What the house says, it says in the host's name.
        draft.play(EntryKind.NEXT, draft.party.host if caller.seat is None else caller.seat)
    return {}


def wait(draft: Draft, caller: Caller) -> dict[str, Json]:
    """Wait for those who are away until they are back, or until somebody says "next".

    Refuses with `nobody_away`.
    """
    need_to_go_on(draft.party, caller)
    absence = draft.party.absence
    if absence is None:
        raise Refused(TableRefusal.NOBODY_AWAY)
    draft.change(absence=replace(absence, until=None))
    return {}


def go_on_without(draft: Draft) -> None:
    """Let those who are away make the default move; whoever is waited for next is so anew."""
    draft.change(absence=None)
    draft.play(EntryKind.AWAY)


def end(draft: Draft, caller: Caller) -> dict[str, Json]:
    """End the game early; what has been scored so far is final."""
    need_powers(draft.party, caller)
    _need_game(draft)
    draft.play(EntryKind.END)
    return {}


def query(draft: Draft, caller: Caller, *, request: Mapping[str, object]) -> dict[str, Json]:
    """Ask the game something that changes nothing.

    Refuses with `not_allowed` who may not act for the seat either, or as the game does.
    """
    seat = draft.party.seat(caller.seat)
    if not caller.may_act_for(seat):
        raise Refused(TableRefusal.NOT_ALLOWED)
    if draft.match is None:
        raise Refused(TableRefusal.WRONG_STAGE)
    return draft.match.state.query(seat.id, request)


def act(
    draft: Draft, caller: Caller, action: Mapping[str, object], version: int | None
) -> dict[str, Json]:
    """Take an action of the game.

    Refuses with `not_allowed`, `bot_plays`, `stale`, or as the game does.
    """
    seat = draft.party.seat(caller.seat)
    if not caller.may_act_for(seat):
        raise Refused(TableRefusal.NOT_ALLOWED)
    _need_game(draft)
    _need_no_pause(draft)
    if seat.bot:
        raise Refused(TableRefusal.BOT_PLAYS)
    known = draft.game.actions.get(str(action.get("type")))
    looks = known is None or not known.anytime
    if version is not None and looks and _has_changed_since(draft, seat, version):
        raise Refused(TableRefusal.STALE)
    draft.play(EntryKind.ACTION, seat.id, _as_recorded(action))
    return {}


def _as_recorded(action: Mapping[str, object]) -> dict[str, Json]:
    """Return the action as a replay will see it. Refuses with `invalid_params` what is no JSON."""
    try:
        plain: dict[str, Json] = orjson.loads(orjson.dumps(action))
    except (TypeError, ValueError) as error:
        raise Refused(TableRefusal.INVALID_PARAMS) from error
    return plain


def _has_changed_since(draft: Draft, seat: Seat, version: int) -> bool:
    """Return whether the seat's offers are others than those of that version.

    Of a version that nobody was shown, nobody can know them.
    """
    match, before = draft.running(), draft.before
    offered = before.offered.get(seat.id)
    if before.match != match.number or version > before.version:
        return True
    if offered is None:
        return False
    moved_on = match.length > match.saved and tuple(match.state.offers(seat.id)) != offered.offers
    return moved_on or version < offered.version


def _need_game(draft: Draft) -> None:
    if draft.party.stage is not Stage.PLAYING:
        raise Refused(TableRefusal.WRONG_STAGE)


def _need_no_pause(draft: Draft) -> None:
    if draft.party.paused:
        raise Refused(TableRefusal.PAUSED)

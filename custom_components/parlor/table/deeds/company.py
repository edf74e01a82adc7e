"""The company: leaving, and what the host does about seats."""

from dataclasses import replace

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import Json, SeatId
from custom_components.parlor.table.draft import Draft
from custom_components.parlor.table.host import has_powers, need_powers, successor
from custom_components.parlor.table.journal.record import EntryKind
from custom_components.parlor.table.party import Stage
from custom_components.parlor.table.refusals import TableRefusal
from custom_components.parlor.table.seats import Caller, Seat
from custom_components.parlor.table.vouching import without_word

from .door import is_shut_out, open_door
from .lobby import back_to_lobby, free_name


def leave(draft: Draft, caller: Caller) -> dict[str, Json]:
    """Get up for good; in the lobby that frees the seat at once."""
    _depart(draft, caller, draft.party.seat(caller.seat))
    return {}


def remove(draft: Draft, caller: Caller, *, seat: SeatId) -> dict[str, Json]:
    """Take a seat away from whoever has it; from then on newcomers need the host's word."""
    need_powers(draft.party, caller)
    removed = draft.party.seat(seat)
    # They know the code; only a word can keep them out.
    draft.change(guarded=draft.party.guarded or removed.human)
    if removed.user is not None and removed.id != caller.seat and removed.user != caller.user:
        draft.change(removed=(*draft.party.removed, removed.user))
    _depart(draft, caller, removed)
    return {}


def clear_table(draft: Draft, caller: Caller) -> dict[str, Json]:
    """Let everyone get up, bots too, and end what is played; the codes stay.

    Refuses with `wrong_stage` where nobody sits.
    """
    need_powers(draft.party, caller)
    if not draft.party.sitting:
        raise Refused(TableRefusal.WRONG_STAGE)
    _clear(draft, caller)
    draft.change(seats=(), host=None, claims=())
    return {}


def rename(
    draft: Draft, caller: Caller, *, name: str, seat: SeatId | None = None
) -> dict[str, Json]:
    """Change a name: one's own between games, the host anyone's at any time.

    Refuses with `name_invalid` or `name_taken`.
    """
    renamed = draft.party.seat(caller.seat if seat is None else seat)
    if not has_powers(draft.party, caller):
        if renamed.id != caller.seat:
            raise Refused(TableRefusal.NOT_HOST)
        if draft.party.stage is Stage.PLAYING:
            raise Refused(TableRefusal.GAME_ON)
    tidied = free_name(draft.party, name, but=renamed.id)
    draft.party = draft.party.with_seat(replace(renamed, name=tidied))
    return {}


def move(draft: Draft, caller: Caller, *, seat: SeatId, position: int) -> dict[str, Json]:
    """Give a seat another place in the turn order, between games."""
    need_powers(draft.party, caller)
    if draft.party.stage is Stage.PLAYING:
        raise Refused(TableRefusal.GAME_ON)
    moved = draft.party.seat(seat)
    others = [other for other in draft.party.sitting if other.id != seat]
    if not 0 <= position <= len(others):
        raise Refused(TableRefusal.INVALID_PARAMS)
    gone = [other for other in draft.party.seats if other.gone]
    draft.change(seats=(*others[:position], moved, *others[position:], *gone))
    return {}


def hand_over(draft: Draft, caller: Caller, *, seat: SeatId) -> dict[str, Json]:
    """Make another human the host."""
    need_powers(draft.party, caller)
    heir = draft.party.seat(seat)
    if not heir.human:
        raise Refused(TableRefusal.NOT_ALLOWED)
    draft.change(host=heir.id)
    return {}


def substitute(draft: Draft, caller: Caller, *, seat: SeatId, bot: bool) -> dict[str, Json]:
    """Hand a seat to a bot, or back; the host may, and whoever sits there."""
    if caller.seat != seat:
        need_powers(draft.party, caller)
    if draft.party.stage is not Stage.PLAYING:
        raise Refused(TableRefusal.WRONG_STAGE)
    handed = draft.party.seat(seat)
    if not handed.human or handed.watching:
        raise Refused(TableRefusal.NOT_ALLOWED)
    draft.party = draft.party.with_seat(replace(handed, bot=bot))
    return {}


def allow_house(draft: Draft, caller: Caller, *, allow: bool) -> dict[str, Json]:
    """Say whether the house may act for one's seat: a button on the wall, a voice."""
    seat = draft.party.seat(caller.seat)
    if caller.house:
        raise Refused(TableRefusal.NOT_ALLOWED)
    draft.party = draft.party.with_seat(replace(seat, allows_house=allow))
    return {}


def _depart(draft: Draft, caller: Caller, seat: Seat) -> None:
    """Take someone out for good; a game without any human left ends, for bots play for people."""
    played = draft.match is not None and seat.id in draft.match.record.seats
    if played and draft.party.stage is Stage.PLAYING:
        draft.play(EntryKind.LEAVE, seat.id)
    if played:
        # The game's views still name the seat, so its name stays until the next game.
        left = replace(seat, gone=True, ready=False, bot=False, present=False, token_hash=None)
        draft.party = draft.party.with_seat(left)
    else:
        draft.change(seats=tuple(other for other in draft.party.seats if other.id != seat.id))
    draft.party = without_word(draft.party, seat.id)
    if draft.party.host == seat.id:
        draft.change(host=successor(draft.party))
    if seat.kind.is_human and not any(other.human for other in draft.party.seats):
        _clear(draft, caller)


def _clear(draft: Draft, caller: Caller) -> None:
    """End what bots would play alone and free the table; with nobody in, nobody guards the door."""
    if not is_shut_out(draft.party, caller):
        open_door(draft)
    if draft.party.stage is Stage.PLAYING:
        draft.play(EntryKind.END)
    if draft.party.stage is Stage.OVER:
        back_to_lobby(draft)
        draft.change(seats=())

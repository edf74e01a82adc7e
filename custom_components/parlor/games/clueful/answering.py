"""Answering: what the house tells whoever asks; what is a seat's own, only to that seat."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import SeatId

from .cards import CARDS
from .exploring import ROOMS, Chamber, Thing
from .shapes import Spoken
from .sheet import sheet as sheet_of
from .spoken import aloud, privately
from .stories import STORIES
from .teller import Teller
from .terms import CardKind, CluefulRefusal, Deed, RoomId, Verb

if TYPE_CHECKING:
    from .investigation import Investigation

# What somebody may have done about a room that others talk of.
_NAMING: Final = frozenset({Deed.GUESSED, Deed.FORFEITED})


def room_of(game: Investigation, seat: SeatId) -> RoomId:
    """Return the room that a seat is in."""
    return RoomId(game.world.get_location(seat))


def look(game: Investigation, seat: SeatId, teller: Teller) -> Spoken:
    """Describe the room: how it looks at this hour, who is in it, and what was said in it."""
    here = room_of(game, seat)
    chamber = ROOMS[here]
    others = [other for other in game.seats if other != seat and room_of(game, other) == here]
    count = "nobody" if not others else "one" if len(others) == 1 else "other"
    text = teller.tell(
        "looks",
        room=teller.form(here, "title"),
        look=chamber.looks[teller.language],
        hour=chamber.hour(game.phase)[teller.language],
        time=teller.clock(game.hour),
        here=teller.tell("here", count, people=teller.people(others)),
        said=_said_here(game, here, teller),
    )
    return aloud(text, suggestions=_examining(chamber.behind(None), teller))


def _said_here(game: Investigation, here: RoomId, teller: Teller) -> str:
    """Return what was last said about a room."""
    named = [turn for turn in game.story if turn.room == here and turn.deed in _NAMING]
    if not named:
        return teller.tell("said_here", "nobody")
    last = named[-1]
    how = "not_shown" if last.card is None else "shown"
    return teller.theory(
        "said_here",
        "forfeited" if last.deed is Deed.FORFEITED else how,
        theory=last.theory,
        by=teller.name(last.by),
        to=teller.name(last.to or last.by),
    )


def examine(game: Investigation, seat: SeatId, thing: object, teller: Teller) -> Spoken:
    """Tell how a thing looks, and what it may lead to. Refuses with `nothing_like_it`."""
    here = room_of(game, seat)
    seen = _thing(ROOMS[here], thing)
    leads = _examining(ROOMS[here].behind(seen.id), teller)
    if seen.opens:
        leads = [teller.command(Verb.OPEN, thing=seen.names[teller.language])]
    return aloud(seen.looks[teller.language], suggestions=leads, found=[f"{here}.{seen.id}"])


def unlatch(game: Investigation, seat: SeatId, thing: object, teller: Teller) -> Spoken:
    """Tell what is in a thing, or that it does not open. Refuses with `nothing_like_it`."""
    here = room_of(game, seat)
    seen = _thing(ROOMS[here], thing)
    closed = teller.tell("closed", thing=seen.names[teller.language])
    text = seen.opens.get(teller.language, closed)
    leads = _examining(ROOMS[here].behind(seen.id), teller) if seen.opens else []
    return aloud(text, suggestions=leads, found=[f"{here}.{seen.id}"])


def _thing(chamber: Chamber, thing: object) -> Thing:
    if not isinstance(thing, str) or thing not in chamber.things:
        raise Refused(CluefulRefusal.NOTHING_LIKE_IT)
    return chamber.things[thing]


def _examining(things: Sequence[Thing], teller: Teller) -> list[str]:
    """Return the commands with which things are looked at."""
    return [teller.command(Verb.EXAMINE, thing=one.names[teller.language]) for one in things]


def show(card: object, teller: Teller) -> Spoken:
    """Tell a card's story. Refuses with `invalid_card`."""
    if not isinstance(card, str) or card not in STORIES:
        raise Refused(CluefulRefusal.INVALID_CARD)
    title, story = teller.form(card, "title"), STORIES[card][teller.language]
    return aloud(teller.tell("story", title=title, story=story))


def cards(game: Investigation, seat: SeatId, teller: Teller) -> Spoken:
    """Tell which cards a seat holds."""
    held = game.world.get_cards(seat)
    mine = [card for kind in CardKind for card in held[kind]]
    text = teller.tell("hand", cards=teller.cards(mine)) if mine else teller.tell("empty_hand")
    return privately(text)


def sheet(game: Investigation, seat: SeatId, teller: Teller) -> Spoken:
    """Write a seat's sheet, in columns."""
    mine = sheet_of(game.world, seat)
    pages = {
        CardKind.SUSPECTS: mine["suspects"],
        CardKind.WEAPONS: mine["weapons"],
        CardKind.ROOMS: mine["rooms"],
    }
    titles = {kind: teller.tell("kinds", kind) for kind in pages}
    names = {card: teller.form(card, "name") for card in CARDS}
    wide = max(map(len, [*titles.values(), *names.values()])) + 2
    me, jarvis = teller.tell("me"), teller.tell("jarvis")
    lines: list[str] = []
    for kind, rows in pages.items():
        lines.append(f"{titles[kind]:<{wide}}{me:<4}{jarvis}")
        lines += [
            f"{names[row['card']]:<{wide}}{_cross(row['me']):<4}{_cross(row['jarvis'])}".rstrip()
            for row in rows
        ]
    return privately("\n".join(lines))


def _cross(crossed: bool) -> str:
    return "X" if crossed else ""


def whereabouts(game: Investigation, players: Collection[str], teller: Teller) -> Spoken:
    """Tell where some of the players are, or all of them."""
    meant = [seat for seat in game.seats if seat in players] or game.seats
    return aloud(
        " ".join(
            teller.tell(
                "where", name=teller.name(seat), room=teller.form(room_of(game, seat), "in")
            )
            for seat in meant
        )
    )


def time(game: Investigation, teller: Teller) -> Spoken:
    """Tell how late it is."""
    return aloud(teller.tell("time", time=teller.clock(game.hour), round=str(game.round)))


def assistance(teller: Teller) -> Spoken:
    """Tell what can be said."""
    commands = [Verb.LOOK, Verb.CARDS, Verb.SHEET, Verb.WHERE]
    return aloud(teller.tell("help"), suggestions=[teller.command(verb) for verb in commands])

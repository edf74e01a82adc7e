"""The console: one entry for whatever is typed, tapped or said to the house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.vocabulary import Json, SeatId

from . import answering
from .answering import room_of
from .cards import Theory
from .exploring import ROOMS, Chamber
from .parsing import Doubt, Meant, understand
from .shapes import Spoken
from .spoken import aloud, not_understood, to_do, unsure
from .teller import Teller
from .terms import ACTS, Stakes, Verb

if TYPE_CHECKING:
    from .investigation import Investigation

# Nobody says more than this at once.
MOST_LETTERS: Final = 160


def say(game: Investigation, seat: SeatId, text: object, teller: Teller) -> Spoken:
    """Answer what was said, or tell which action it is. Refuses with `invalid_params`."""
    if not isinstance(text, str) or len(text) > MOST_LETTERS:
        raise Refused(CommonRefusal.INVALID_PARAMS)
    here = room_of(game, seat)
    names = {str(other): teller.name(other) for other in game.seats}
    meant = understand(text, here, names)
    if isinstance(meant, Doubt):
        return _doubted(meant, ROOMS[here], teller)
    if meant.verb not in ACTS:
        return _answer(game, seat, meant, teller)
    if game.current != seat:
        return aloud(_why_not_now(game, teller))
    if meant.theory is None:
        text = teller.tell("to_do", "travel", to=teller.form(meant.room, "to"))
        return to_do(text, {"type": meant.verb.value, "room": meant.room})
    return _naming(game, seat, meant.verb, meant.theory, teller)


def _answer(game: Investigation, seat: SeatId, meant: Meant, teller: Teller) -> Spoken:
    """Answer a question."""
    match meant.verb:
        case Verb.EXAMINE:
            return answering.examine(game, seat, meant.thing, teller)
        case Verb.OPEN:
            return answering.unlatch(game, seat, meant.thing, teller)
        case Verb.SHOW:
            return answering.show(meant.card, teller)
        case Verb.CARDS:
            return answering.cards(game, seat, teller)
        case Verb.SHEET:
            return answering.sheet(game, seat, teller)
        case Verb.WHERE:
            return answering.whereabouts(game, meant.players, teller)
        case Verb.TIME:
            return answering.time(game, teller)
        case Verb.HELP:
            return answering.assistance(teller)
    return answering.look(game, seat, teller)


def _why_not_now(game: Investigation, teller: Teller) -> str:
    """Return why nothing can be done that takes a turn."""
    if game.current is not None:
        return teller.tell("turn_of", name=teller.name(game.current))
    winners = () if game.result is None else game.result.winners
    if not winners:
        return teller.tell("over", "nobody")
    return teller.tell("over", "won", name=teller.people(winners))


def _naming(
    game: Investigation, seat: SeatId, verb: Verb, theory: Theory, teller: Teller
) -> Spoken:
    """Tell what is guessed, or of what somebody is accused, and what that may cost."""
    here = room_of(game, seat)
    forfeits = verb is Verb.GUESS and theory["room"] != here
    following = game.seats[(game.seats.index(seat) + 1) % len(game.seats)]
    text = teller.theory(
        "to_do",
        "guess_forfeits" if forfeits else verb,
        theory=theory,
        here=teller.form(here, "in"),
        next=teller.name(following),
    )
    action: dict[str, Json] = {"type": verb.value}
    action |= {"suspect": theory["suspect"], "room": theory["room"], "weapon": theory["weapon"]}
    stakes = Stakes.FORFEITS if forfeits else Stakes.ENDS if verb is Verb.ACCUSE else None
    return to_do(text, action, stakes)


def _doubted(doubt: Doubt, chamber: Chamber, teller: Teller) -> Spoken:
    """Say what was expected, or what may have been meant; nothing is done."""
    if doubt.perhaps:
        suggestions = [_typed(meant, chamber, teller) for meant in doubt.perhaps]
        return unsure(teller.tell("unsure", suggestions=" · ".join(suggestions)), suggestions)
    expected = ("nothing",) if doubt.verb is None else ("expected", doubt.verb)
    always = [teller.command(verb) for verb in (Verb.LOOK, Verb.HELP)]
    return not_understood(teller.tell(*expected), always)


def _typed(meant: Meant, chamber: Chamber, teller: Teller) -> str:
    """Return a command as one would type it."""
    if meant.theory is not None:
        return teller.theory("commands", meant.verb, theory=meant.theory)
    if meant.room:
        return teller.command(meant.verb, to=teller.form(meant.room, "to"))
    if meant.thing:
        thing = chamber.things[meant.thing].names[teller.language]
        return teller.command(meant.verb, thing=thing)
    if meant.card:
        return teller.command(meant.verb, card=teller.form(meant.card, "name"))
    return teller.command(meant.verb)

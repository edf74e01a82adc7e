"""Understanding: what a text asks for; what is not certain is offered, and never done."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, product
from typing import Final

from custom_components.parlor.games.clueful.cards import BY_KIND, Theory
from custom_components.parlor.games.clueful.terms import ACTS, CardKind, RoomId, Verb

from .lexicon import LEXICONS, Part, Sense
from .reading import Phrase, Reading, read

# More than this nobody reads through.
MOST_OFFERED: Final = 3
# Where a question has several verbs, the first of these counts: "show me my cards".
_STRONGEST: Final = (
    Verb.HELP,
    Verb.TIME,
    Verb.WHERE,
    Verb.CARDS,
    Verb.SHEET,
    Verb.OPEN,
    Verb.EXAMINE,
    Verb.SHOW,
    Verb.LOOK,
)
_ABOUT_NOTHING: Final = frozenset({Verb.HELP, Verb.TIME, Verb.CARDS, Verb.SHEET})


@dataclass(frozen=True, slots=True)
class Meant:
    """A command: its verb, and what it is about.

    A journey names a room; a guess and an accusation a theory; questions a card, a thing or
    players.
    """

    verb: Verb
    room: str = ""
    theory: Theory | None = None
    card: str = ""
    thing: str = ""
    players: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Doubt:
    """Nothing certain: what the verb needs, where there was one, and what may have been meant."""

    verb: Verb | None = None
    perhaps: tuple[Meant, ...] = ()


def understand(text: str, here: RoomId, names: Mapping[str, str]) -> Meant | Doubt:
    """Return what somebody means who is in a room.

    Names are those of the players; nothing that takes a turn heeds them, so that nobody's name
    can get in its way.
    """
    lexicon = LEXICONS[here]
    reading = read(text, lexicon)
    verbs = [Verb(verb) for verb in reading.values(Part.VERB)]
    if acts := [verb for verb in verbs if verb in ACTS]:
        return _act(reading, acts, here, certain=len(verbs) == 1)
    called = ((name, Sense(Part.PLAYER, seat)) for seat, name in names.items())
    return _ask(read(text, lexicon.with_more(called)), here)


def _act(reading: Reading, acts: Sequence[Verb], here: RoomId, *, certain: bool) -> Meant | Doubt:
    """Return what takes a turn, if it is certain to the last word."""
    perhaps = [meant for verb in acts for meant in _acts(verb, reading, here)]
    clear = certain and not reading.strays and not reading.asks
    if clear and len(perhaps) == 1 and all(map(_says_it, reading.phrases)):
        (meant,) = perhaps
        if _named(meant) == {*reading.values(Part.CARD)}:
            return meant
    return Doubt(acts[0], tuple(perhaps[:MOST_OFFERED]))


def _says_it(phrase: Phrase) -> bool:
    """Return whether a phrase is spelt as it should be, and belongs into a command."""
    return phrase.exact and bool(phrase.values(Part.VERB) or phrase.values(Part.CARD))


def _named(meant: Meant) -> set[str]:
    return {meant.room} if meant.theory is None else {str(card) for card in meant.theory.values()}


def _acts(verb: Verb, reading: Reading, here: RoomId) -> Iterator[Meant]:
    """Give all that the cards that were named can mean with a verb."""
    named = _by_kind(reading)
    rooms = named[CardKind.ROOMS]
    if verb is Verb.TRAVEL:
        yield from (Meant(verb, room=room) for room in rooms)
        return
    if verb is Verb.GUESS:
        rooms = rooms or [here]
    combined = product(named[CardKind.SUSPECTS], rooms, named[CardKind.WEAPONS])
    for suspect, room, weapon in islice(combined, MOST_OFFERED):
        yield Meant(verb, theory={"suspect": suspect, "room": room, "weapon": weapon})


def _by_kind(reading: Reading) -> dict[CardKind, list[str]]:
    cards = reading.values(Part.CARD)
    return {kind: [card for card in cards if card in own] for kind, own in BY_KIND.items()}


def _ask(reading: Reading, here: RoomId) -> Meant | Doubt:
    """Return what is asked; it costs nothing, so a small mistake does no harm."""
    said = reading.values(Part.VERB)
    things = reading.values(Part.THING)
    verb = next((verb for verb in _STRONGEST if verb in said), None)
    if verb is None:
        return _without_verb(reading, here)
    if verb in _ABOUT_NOTHING and not things:
        return Meant(verb)
    if verb is Verb.WHERE:
        return Meant(verb, players=tuple(reading.values(Part.PLAYER)))
    if things:
        return Meant(Verb.OPEN if verb is Verb.OPEN else Verb.EXAMINE, thing=things[0])
    return Doubt(verb) if verb is Verb.OPEN else _about(verb, reading, here)


def _about(verb: Verb, reading: Reading, here: RoomId) -> Meant | Doubt:
    """Return what is looked at, or shown, that is no thing of the room."""
    if players := reading.values(Part.PLAYER):
        return Meant(Verb.WHERE, players=tuple(players))
    if Part.ELSEWHERE in reading.parts:
        return Doubt(Verb.EXAMINE)
    if cards := reading.values(Part.CARD):
        if verb is Verb.EXAMINE and not reading.exact:
            return Doubt(verb, tuple(Meant(Verb.SHOW, card=card) for card in cards[:MOST_OFFERED]))
        around = cards[0] == here and verb is not Verb.SHOW
        return Meant(Verb.LOOK) if around else Meant(Verb.SHOW, card=cards[0])
    if verb is Verb.LOOK:
        return Doubt(Verb.EXAMINE) if reading.strays else Meant(verb)
    return Doubt(verb)


def _without_verb(reading: Reading, here: RoomId) -> Meant | Doubt:
    """Return what may have been meant where only something was named."""
    things, cards = reading.values(Part.THING), reading.values(Part.CARD)
    named = _by_kind(reading)
    perhaps = [Meant(Verb.EXAMINE, thing=thing) for thing in things]
    if named[CardKind.SUSPECTS] and named[CardKind.WEAPONS]:
        perhaps += [*_acts(Verb.GUESS, reading, here), *_acts(Verb.ACCUSE, reading, here)]
    else:
        perhaps += [Meant(Verb.TRAVEL, room=room) for room in named[CardKind.ROOMS]]
        perhaps += [Meant(Verb.SHOW, card=card) for card in cards]
    if players := reading.values(Part.PLAYER):
        perhaps.append(Meant(Verb.WHERE, players=tuple(players)))
    clear = not reading.strays and reading.exact
    if clear and len(perhaps) == 1 and perhaps[0].verb not in ACTS:
        return perhaps[0]
    return Doubt(None, tuple(perhaps[:MOST_OFFERED]))

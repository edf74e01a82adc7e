"""Moments of OCCLUEdo for a TV, made by its engine: six players with long names, a full log."""

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, Final

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.terms import Hints, Honour, Phase
from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.table.faces import Expression, Hat
from tests.e2e.company import NAMES
from tests.e2e.scenes.scene import Real, Scene, State
from tests.games.occluedo.play import (
    CULPRITS,
    START_ACCUSATION,
    accuse,
    dealt,
    drive,
    enter,
    lobby,
    name,
)

SHAPES: Final = ("circle", "square", "triangle", "diamond", "star", "hexagon")
# What is longest in both languages.
FALSE: Final = accuse(Card.COLONEL_MUSTARD, Card.BILLIARD_ROOM, Card.CANDLESTICK)

type View = Mapping[str, Any]


def table(players: int = 6, hints: Hints = Hints.OFF) -> Occluedo:
    """Return a game that is staged as at a real table."""
    game = dealt(*([] for _ in range(players)), hints=hints)
    game.staged = True
    return game


def investigated(players: int = 6, questions: int = 12) -> Occluedo:
    """Return a game in which so much was asked that not all of it can be seen."""
    return investigate(table(players), questions)


def investigate(game: Occluedo, questions: int, *, turn: Container[int] = range(6)) -> Occluedo:
    """Let so much be asked, until it is the turn of one of these roles."""
    chance = Chance.seeded(7)
    while not _is_done(game, questions) or game.whose_turn not in turn:
        ways = [number for number in game.applicable() if number != START_ACCUSATION]
        drive(game, chance.pick([way for way in ways if way >= 9] or ways))
    return game


def _is_done(game: Occluedo, questions: int) -> bool:
    return len(game.ledger.entries) >= questions and game.phase is Phase.TURN


def view(game: Occluedo) -> View:
    """Return what everyone sees; of the end, also how it ended."""
    return dict(game.public_view())


def turn(players: int = 6) -> Sequence[View]:
    """Let somebody think where to go."""
    return [view(investigated(players))]


def called() -> Sequence[View]:
    """Let somebody be on turn who was called into a room, when others only answer or have left."""
    game = investigated()
    on_turn = game.whose_turn
    game.player_places[on_turn] = 15 + Card.BILLIARD_ROOM - Card.LOUNGE
    game.recent_arrivals = [on_turn]
    game.inactive_players = [role for role in game.active_roles if role != on_turn][:2]
    return [view(game)]


def suggestion(steps: int) -> Sequence[View]:
    """Let somebody go into the Billiard Room and say so much of a suggestion."""
    game = investigated()
    game.player_places[game.whose_turn] = 6 + Card.BILLIARD_ROOM - Card.LOUNGE
    whole = (enter(Card.BILLIARD_ROOM), name(Card.COLONEL_MUSTARD), name(Card.CANDLESTICK))
    views = []
    for number in whole[:steps]:
        drive(game, number)
        views.append(view(game))
    return views[-1:]


def answers(*, shown: bool) -> Sequence[View]:
    """Let four be sorry, and the last be asked, or have shown a card."""
    hands: list[list[Card]] = [[] for _ in range(6)]
    hands[5] = [Card.BILLIARD_ROOM, Card.COLONEL_MUSTARD, Card.CANDLESTICK]
    game = dealt(*hands)
    others = (Card.STUDY, Card.HALL, Card.LIBRARY, Card.BALLROOM, Card.KITCHEN)
    drive(game, lobby(Card.BILLIARD_ROOM), *map(lobby, others), enter(Card.BILLIARD_ROOM))
    drive(game, name(Card.COLONEL_MUSTARD), name(Card.CANDLESTICK), *[40] * 4)
    if shown:
        drive(game, 31)
    return [view(game)]


def silence() -> Sequence[View]:
    """Let nobody disprove a suggestion."""
    game = dealt(*([] for _ in range(6)))
    others = (Card.STUDY, Card.LOUNGE, Card.LIBRARY, Card.BALLROOM, Card.KITCHEN)
    drive(game, lobby(Card.HALL), *map(lobby, others), enter(Card.HALL))
    drive(game, name(Card.MRS_WHITE), name(Card.WRENCH), *[40] * 5)
    return [view(game)]


def accusation(steps: int) -> Sequence[View]:
    """Let somebody say so much of a false accusation."""
    game = investigated()
    drive(game, *FALSE[:steps])
    return [view(game)]


def aftermath() -> Sequence[View]:
    """Let an accusation have been false."""
    game = investigated()
    drive(game, *FALSE)
    game.expire()
    return [view(game)]


def solution() -> Sequence[View]:
    """Let the crime be turned up."""
    game = investigated()
    drive(game, *accuse(*CULPRITS))
    game.expire()
    return [view(game)]


def judged(game: Occluedo, numbers: Sequence[int]) -> None:
    """Let somebody accuse, and everything be waited for that comes of it."""
    drive(game, *numbers)
    while game.result is None and game.acting_role is None:
        game.expire()


def honour(game: Occluedo) -> None:
    """Let there be as many awards as there can be, all of them shared."""
    seats = [*game.seat_of.values()]
    for at, one in enumerate(Honour):
        for seat in (seats[at % len(seats)], seats[(at + 1) % len(seats)]):
            game.ledger.counts[one][seat] = 99


def solved(wrong: int) -> Sequence[View]:
    """Let somebody be right, after so many who were not."""
    game = investigated()
    for _ in range(wrong):
        judged(game, FALSE)
    honour(game)
    judged(game, accuse(*CULPRITS))
    return [view(game)]


def last_one() -> Sequence[View]:
    """Let all but one be wrong."""
    game = investigated()
    honour(game)
    while game.result is None:
        judged(game, FALSE)
    return [view(game)]


def ended() -> Sequence[View]:
    """Let the host end a game that nobody has won."""
    game = investigated()
    honour(game)
    game.end()
    return [view(game)]


def ended_at_once() -> Sequence[View]:
    """Let the host end a game in which nothing has happened yet."""
    game = table(2)
    game.end()
    return [view(game)]


def shown(views: Callable[[], Sequence[View]], seen: str) -> Scene:
    """Return a scene that the TV comes to by these views."""
    return Scene(
        lambda real: [state_of(one, real) for one in views()],
        seen,
        before="occluedo-tv, occluedo-ending",
    )


def state_of(seen: View, real: Real) -> State:
    """Return the real state of a table, as if this were seen there."""
    result = seen["result"]
    public = real["public"] | {
        "stage": "playing" if result is None else "over",
        "game": Occluedo.id,
        "seats": [_seat(at, seat, seen) for at, seat in enumerate(seen["roles"])],
        "view": seen,
        "result": result,
        "clock": {"name": "decision", "running": False} if result is None else None,
    }
    return {**real, "public": public, "remaining": 600_000}


def _seat(at: int, seat: SeatId, seen: View) -> dict[str, Any]:
    """Return a seat as everyone sees it; the third has gone to fetch something to drink."""
    looks = {
        "colour": at,
        "shape": SHAPES[at],
        "hat": [*Hat][at],
        "expression": [*Expression][at % len(Expression)],
    }
    # The first of two who have no turns any more has left.
    out = seen["inactive_players"]
    gone = len(out) == 2 and seen["roles"][seat] == out[0]
    flags = {"present": at != 2, "ready": True, "watching": False, "bot": False, "gone": gone}
    return {"id": seat, "name": NAMES[at], "kind": "phone", "choices": {}, **looks, **flags}


TV: Final[Mapping[str, Scene]] = {
    "begins": shown(lambda: [view(table())], "occluedo-casebook .none"),
    "turn": shown(turn, "occluedo-casebook li"),
    "turn of a called one": shown(called, "occluedo-people .out"),
    "turn of two": shown(lambda: turn(2), "occluedo-people .of-2"),
    "turn of four": shown(lambda: turn(4), "occluedo-people .of-4"),
    "suggestion: room": shown(lambda: suggestion(1), "occluedo-suggestion .blank.now"),
    "suggestion: suspect": shown(lambda: suggestion(2), "occluedo-suggestion .there"),
    "suggestion: weapon": shown(lambda: suggestion(3), "occluedo-suggestion .asked"),
    "answers": shown(lambda: answers(shown=False), "occluedo-suggestion .sorry"),
    "card shown": shown(lambda: answers(shown=True), "occluedo-status .received"),
    "nobody disproved": shown(silence, "occluedo-suggestion .silence"),
    "accusation begins": shown(lambda: accusation(1), "occluedo-accusation .blank.now"),
    "accusation: room": shown(lambda: accusation(2), "occluedo-accusation .there"),
    "accusation: suspect": shown(lambda: accusation(3), "occluedo-accusation .there"),
    "accusation: weapon": shown(lambda: accusation(4), "occluedo-accusation .there"),
    "verdict": shown(lambda: accusation(5), "occluedo-accusation .breathless"),
    "aftermath": shown(aftermath, "occluedo-accusation .darkness"),
    "solution": shown(solution, "occluedo-accusation .turning"),
    "solved": shown(lambda: solved(0), "occluedo-ending .right"),
    "solved after many": shown(lambda: solved(4), "occluedo-ending .right"),
    "last one": shown(last_one, "occluedo-ending .wrong"),
    "ended": shown(ended, "occluedo-ending .everyone"),
    "ended at once": shown(ended_at_once, "occluedo-ending .everyone"),
}

"""Check 6, first half: views, events and results are plain, small and complete."""

from collections.abc import Mapping
from enum import StrEnum
import json
from types import NoneType

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.result import Result
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import SeatId

from .broken import ContractBroken
from .playout import Habits, Playout
from .shapes import check_declared, check_shape
from .sights import NOBODY, offers_json

HABITS = Habits(expire=0.15, leave=0.01, repeat=0.2)
LARGEST = 32_768


def check_views(game: type[GameState], players: int, playouts: int = 8) -> None:
    """Look at every view, event and result of some playouts."""
    told: dict[StrEnum, bool] = {}
    for seed in range(playouts):
        playout = Playout(game, players, seed, habits=HABITS)
        check_declared(playout)
        for state in playout.moments():
            check_public(playout)
            check_clock(playout)
            for seat in [*playout.seats, NOBODY]:
                check_private(playout, seat)
            check_events(playout)
            for event in playout.events:
                told[event.type] = told.get(event.type, False) or heard(event)
            if state.result is not None:
                check_result(playout, state.result)
    if silent := [str(event) for event in told if not told[event] and event not in game.unheard]:
        raise ContractBroken(
            f"{game.__name__}: the house never hears of {silent}, so they belong into `unheard`"
        )


def check_plain(playout: Playout, what: str, thing: object, seat: SeatId | None = None) -> None:
    """See that a thing survives JSON as it is, and is not too large."""
    try:
        text = json.dumps(thing, allow_nan=False)
    except (TypeError, ValueError) as error:
        playout.fail(f"{what} is not plain JSON: {error}", seat)
    if json.loads(text) != thing:
        playout.fail(f"{what} is not plain JSON: it comes back as something else", seat)
    if len(text) > LARGEST:
        playout.fail(f"{what} is larger than {LARGEST} characters: {len(text)}", seat)


def check_public(playout: Playout) -> None:
    """See that the public view has what every public view has."""
    view, state = playout.state.public_view(), playout.state
    check_plain(playout, "the public view", view)
    if state.phase not in playout.game.phases or view.get("phase") != state.phase:
        playout.fail(f"the public view has the wrong phase: {view.get('phase')}")
    check_turn(playout, view)
    if "round" not in view or type(view["round"]) not in {int, NoneType}:
        playout.fail("the public view has no round, not even none")
    check_scores(playout, view.get("scores"))
    waiting = view.get("waiting_for")
    if not isinstance(waiting, list):
        playout.fail("the public view does not say for whom the game waits")
    for seat in map(SeatId, map(str, waiting)):
        if seat not in state.seats or not state.offers(seat):
            playout.fail("the game waits for a seat that can do nothing", seat)
    check_shape(playout, view)


def check_scores(playout: Playout, scores: object) -> None:
    """See that the public view has whole numbers for seats of the game, or no scores at all."""
    if not isinstance(scores, dict) or any(type(score) is not int for score in scores.values()):
        playout.fail("the public view has no scores")
    if not scores.keys() <= {*playout.seats}:
        playout.fail(f"the public view has scores of strangers: {[*scores]}")
    result = playout.state.result
    if result is not None and bool(scores) != bool(result.scores):
        playout.fail("there are scores in the view or in the result, and not in the other")


def check_turn(playout: Playout, view: Mapping[str, object]) -> None:
    """See that the public view says whose turn it is: somebody's who is there, or nobody's."""
    if "turn" not in view:
        playout.fail("the public view does not say whose turn it is, or that it is nobody's")
    if view["turn"] is not None and view["turn"] not in playout.state.seats:
        playout.fail(f"it is the turn of {view['turn']!r}, who is no seat of the game")
    if view["turn"] is not None and playout.state.result is not None:
        playout.fail(f"it is the turn of {view['turn']!r}, but there is a result")


def check_clock(playout: Playout) -> None:
    """See that a clock has a name and seconds, or there is none."""
    clock, deadline = playout.state.clock, playout.state.deadline
    if (clock is None) != (deadline is None) or (deadline is not None and deadline <= 0):
        playout.fail(f"the clock {clock!r} lasts {deadline!r} seconds")


def check_private(playout: Playout, seat: SeatId) -> None:
    """See that a private view and the offers are plain, and empty where they must be."""
    view, offers = playout.state.private_view(seat), offers_json(playout.state, seat)
    check_plain(playout, "a private view", view, seat)
    check_plain(playout, "a list of offers", offers, seat)
    if seat not in playout.state.seats and (view or offers):
        playout.fail("who is not in the game sees or may do something", seat)
    if seat in playout.state.seats:
        check_shape(playout, view, seat)
    if playout.state.result is not None and offers:
        playout.fail("something is offered although there is a result", seat)
    if view and not playout.game.has_secrets:
        playout.fail("one seat alone is shown something, but the game has no secrets", seat)


def check_events(playout: Playout) -> None:
    """See that what the last step, or the start, told is declared and plain."""
    for event in playout.events:
        if not isinstance(event.type, StrEnum) or event.type not in playout.game.event_types:
            playout.fail(f"the event {event.type} is not declared")
        check_plain(playout, f"the event {event.type}", dict(event.data))
        if event.seats is not None and not event.seats <= {*playout.seats}:
            playout.fail(f"the event {event.type} is for somebody unknown: {event.seats}")
        if type(event.chatter) is not bool:
            playout.fail(f"the event {event.type} is chatter or not, not {event.chatter!r}")
        if event.type in playout.game.unheard and heard(event):
            playout.fail(f"the house hears of the event {event.type}, which is declared unheard")
    news = [event for event in playout.events if event.public]
    if playout.state.result is not None and news and all(event.chatter for event in news):
        playout.fail("the game is over, and all that is told of it is chatter")


def heard(event: Event) -> bool:
    """Return whether the house hears of an event."""
    return event.public and not event.chatter


def check_result(playout: Playout, result: Result) -> None:
    """See that scores add up, that the winners are in the game, and all win together or nobody."""
    check_plain(playout, "the result", result.to_json())
    check_memory(playout)
    if not {*result.winners} <= ({*result.scores} or {*playout.seats}):
        playout.fail(f"somebody unknown has won: {result.winners}")
    sums = {seat: sum(p.points for p in parts) for seat, parts in result.breakdown.items()}
    if sums != dict(result.scores):
        playout.fail(f"the scores {result.scores} are not the sums of their breakdown {sums}")
    if result.together is not None:
        check_together(playout, result)
    elif result.tie is None and len(result.winners) > 1:
        playout.fail(f"{result.winners} have won, and nothing says why together")
    for award in result.awards:
        if not award.seats or not {*award.seats} <= {*playout.state.seats}:
            playout.fail(f"the award {award.id} goes to {award.seats}, who are not there")


def check_memory(playout: Playout) -> None:
    """See that a game leaves something plain to the next one, and that one begins with it."""
    left = playout.state.memory
    check_plain(playout, "the memory", left)
    try:
        playout.game.start(playout.seats, playout.options, seed=playout.seed, memory=left)
    except Exception as error:  # noqa: BLE001  whatever it is, no other game can be played
        playout.fail(f"no game begins with the memory {left}: {error!r}")


def check_together(playout: Playout, result: Result) -> None:
    """See that all who are still there have won, or nobody has."""
    if type(result.together) is not bool:
        playout.fail(f"all have won or lost together, not {result.together!r}")
    if not result.together and result.winners:
        playout.fail(f"all have lost together, but {result.winners} have won")
    if result.together and not {*playout.state.seats} <= {*result.winners}:
        playout.fail(f"all have won together, but only {result.winners} have won")

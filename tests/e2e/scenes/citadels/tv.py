"""Moments of Citadels for a TV, made by its engine: seven players with long names, full cities."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.citadels.terms import (
    CharacterId,
    CharacterName,
    EndedBy,
    Honour,
)
from custom_components.parlor.table.faces import Expression, Hat
from tests.e2e.company import NAMES
from tests.e2e.scenes.scene import Real, Scene, State
from tests.games.citadels import stage
from tests.games.citadels.stage import S1, S2, S3, S4, S5, S6, S7

SHAPES: Final = ("circle", "square", "triangle", "diamond", "star", "hexagon", "heart")
# Everyone but the Merchant, for whom seven players leave no room.
CAST: Final = (
    (S1, "assassin"),
    (S2, "thief"),
    (S3, "magician"),
    (S4, "king"),
    (S5, "bishop"),
    (S6, "architect"),
    (S7, "warlord"),
)

type View = Mapping[str, Any]


def fill_cities(game: Citadels, size: int) -> None:
    """Let everyone have built this many districts; those with long names come first."""
    board, players = game.board, [*game.board.players.values()]
    cards = [*board.deck, *(card for player in players for card in player.hand)]
    cards.sort(key=lambda card: (-len(card.district.id), card.id))
    # Dealt round the table, so that nobody builds the same twice.
    built = size * len(players)
    for at, player in enumerate(players):
        player.hand, player.city = [], cards[at : built : len(players)]
    board.deck[:] = cards[built:]


def table(players: int = 7, city: int = 6, end_city_size: int = 7) -> Citadels:
    """Return a game with cities in which nearly everything is built."""
    game = stage.start(players, end_city_size=end_city_size)
    fill_cities(game, city)
    return game


def drafting(players: int) -> Sequence[View]:
    """Let some have picked their characters, and the next one think."""
    game = table(players)
    game.expire()
    game.expire()
    return [stage.public(game)]


def laying_aside() -> Sequence[View]:
    """Let two play by the rules in the box, and the second lay a character aside."""
    game = stage.start(2, rules="boxed")
    game.expire()
    game.expire()
    return [stage.public(game)]


def standing_still() -> Sequence[View]:
    """Let nobody build for so long that everyone is warned."""
    game = table()
    before = stage.public(game)
    game.quiet_rounds = 8
    return [before, stage.public(game)]


def complete() -> Sequence[View]:
    """Let everyone's city be complete, in the turn of somebody with a long name."""
    game = table(city=7)
    stage.cast(game, *CAST)
    game.board.first_complete = S1
    return [stage.public(game)]


def crowded() -> Sequence[View]:
    """Let the cities be as large as they can be."""
    game = table(players=4, city=12, end_city_size=10)
    stage.cast(game, *CAST[:4])
    return [stage.public(game)]


def crowded_table() -> Sequence[View]:
    """Let seven cities be as large as there are cards for."""
    game = table(city=8, end_city_size=10)
    game.board.players[S1].city += game.board.deck[:4]
    stage.cast(game, *CAST)
    return [stage.public(game)]


def between_two() -> Sequence[View]:
    """Let two play, each as two characters."""
    game = table(2, city=7)
    stage.cast(game, (S1, "king"), (S2, "bishop"), (S1, "architect"), (S2, "warlord"))
    stage.expire(game)
    return [stage.public(game)]


def calls(game: Citadels, character: str) -> Sequence[View]:
    """Go on to the call of a character, and show it with what was before."""
    before = stage.public(game)
    while (view := stage.public(game))["current_call"] != character:
        before = view
        game.expire()
    return [before, view]


def called(*, murdered: bool = False, robbed: bool = False) -> Sequence[View]:
    """Let the Warlord be called after the Architect, in this plight."""
    game = table()
    stage.on_turn(game, S6, "architect", *(one for one in CAST if one[0] != S6))
    warlord = CharacterId(CharacterName.WARLORD)
    game.board.round.murdered = warlord if murdered else None
    game.board.round.robbed = warlord if robbed else None
    game.board.round.thief = S2
    return calls(game, "warlord")


def crowned() -> Sequence[View]:
    """Let the King be called, who takes the crown and his income."""
    game = table()
    stage.on_turn(game, S3, "magician", *(one for one in CAST if one[0] != S3))
    return calls(game, "king")


def nobody() -> Sequence[View]:
    """Let the last character be called in vain, after the last turn."""
    game = table()
    stage.on_turn(game, S6, "architect")
    return calls(game, "warlord")


def face_up() -> Sequence[View]:
    """Let a character be called that lies face up."""
    game = table()
    stage.on_turn(game, S6, "architect")
    game.draft = replace(game.draft, face_up=(CharacterId("warlord"),))
    return calls(game, "warlord")


def named(by: str) -> Sequence[View]:
    """Let the Assassin or the Thief name the Warlord."""
    game = table()
    seat = S1 if by == "assassin" else S2
    stage.on_turn(game, seat, by, *(one for one in CAST if one[0] != seat))
    before = stage.public(game)
    stage.step(game, seat, "ability", character="warlord")
    return [before, stage.public(game)]


def swapped() -> Sequence[View]:
    """Let the Magician swap hands."""
    game = table()
    stage.on_turn(game, S3, "magician", *(one for one in CAST if one[0] != S3))
    stage.give(game, S3, hand=["temple"])
    before = stage.public(game)
    stage.step(game, S3, "ability", extra_data="swap_hand", target=S4)
    return [before, stage.public(game)]


def razed() -> Sequence[View]:
    """Let the Warlord destroy a district."""
    game = table()
    stage.on_turn(game, S7, "warlord", *(one for one in CAST if one[0] != S7))
    stage.give(game, S7, gold=9)
    before = stage.public(game)
    district = game.board.players[S4].city[0].district.id
    stage.step(game, S7, "ability", target=S4, district_name=district)
    return [before, stage.public(game)]


def last_round() -> Sequence[View]:
    """Let somebody build the last district of a city."""
    game = table()
    stage.give(game, S4, hand=["temple"], gold=9)
    stage.on_turn(game, S4, "king", *(one for one in CAST if one[0] != S4))
    game.expire()
    before = stage.public(game)
    stage.step(game, S4, "build", district_name="temple")
    return [before, stage.public(game)]


def counting(parts: int) -> Sequence[View]:
    """Let so many parts of the scores be counted, or as many as there are."""
    game = table(city=7)
    stage.cast(game, *CAST)
    game.board.first_complete = S1
    while game.count is None:
        game.expire()
    while not game.count.done and game.count.shown < parts:
        game.expire()
    return [stage.public(game)]


def honour(game: Citadels) -> None:
    """Let there be as many awards as there can be, and most of them be shared."""
    seats = [*game.board.players]
    for at, honour in enumerate(Honour):
        for seat in (seats[at % len(seats)], seats[(at + 1) % len(seats)]):
            game.board.players[seat].tally[honour] = 12
    stage.give(game, S1, gold=14)


def finished(game: Citadels) -> Sequence[View]:
    """Return what is seen of a game whose cities are counted."""
    count_out(game)
    return broken_off(game)


def count_out(game: Citadels) -> None:
    """Let the cities be counted, so that whoever ends the game ends one that was played."""
    if game.count is None:
        game._begin_count(EndedBy.PLAYED)


def broken_off(game: Citadels) -> Sequence[View]:
    """Return what is seen of a game that the host ends."""
    game.end()
    assert game.result is not None
    return [stage.public(game) | {"result": game.result.to_json()}]


def over() -> Sequence[View]:
    """Let the game be over."""
    game = table(city=7)
    stage.cast(game, *CAST)
    game.board.first_complete = S1
    honour(game)
    return finished(game)


def over_early() -> Sequence[View]:
    """Let the host end a game that somebody leads."""
    game = table(city=3)
    stage.cast(game, *CAST)
    honour(game)
    return broken_off(game)


def over_by_a_tie() -> Sequence[View]:
    """Let two have the same points, and somebody with more have left."""
    game = table(city=0)
    stage.cast(game, *CAST)
    for seat in (S1, S7):
        stage.give(game, seat, city=["manor", "temple", "keep", "docks"])
    stage.give(game, S2, city=["palace", "cathedral", "fortress", "university"])
    while game.count is None:
        game.board.first_complete = S1
        game.expire()
    game.leave(S2)
    honour(game)
    return finished(game)


def over_of_four() -> Sequence[View]:
    """Let a game of four be over, with many awards."""
    game = table(4, city=7)
    stage.cast(game, *CAST[:4])
    game.board.first_complete = S1
    honour(game)
    return finished(game)


def over_at_once() -> Sequence[View]:
    """Let the game be over before anyone has built anything, so that all share the win."""
    game = table(city=0)
    honour(game)
    return finished(game)


def shown(views: Callable[[], Sequence[View]], seen: str) -> Scene:
    """Return a scene that the TV comes to by these views."""
    return Scene(
        lambda real: [state_of(view, real) for view in views()],
        seen,
        before="citadels-tv, citadels-scoring",
    )


def state_of(view: View, real: Real) -> State:
    """Return the real state of a table, as if this were seen there."""
    seen = {**view}
    result = seen.pop("result", None)
    seats = [_seat(at, player) for at, player in enumerate(seen["players"])]
    stage_name = "playing" if result is None else "over"
    public = real["public"] | {
        "stage": stage_name,
        "game": Citadels.id,
        "seats": seats,
        "view": seen,
        "result": result,
        "clock": {"name": "decision", "running": False},
    }
    return {**real, "public": public, "remaining": 600_000}


def _seat(at: int, player: View) -> dict[str, Any]:
    """Return a seat as everyone sees it; the third has gone to fetch something to drink."""
    looks = {
        "colour": at,
        "shape": SHAPES[at],
        "hat": [*Hat][at],
        "expression": [*Expression][at % len(Expression)],
    }
    flags = {"present": at != 2, "ready": True, "watching": False, "bot": False}
    gone = {"gone": player["gone"]}
    return {"id": player["player"], "name": NAMES[at], "kind": "phone", **looks, **flags, **gone}


def _moment(kind: str) -> str:
    return f"citadels-moment [data-moment={kind}]"


TV: Final[Mapping[str, Scene]] = {
    "draft": shown(lambda: drafting(7), "citadels-row .draft .taken"),
    "draft of four": shown(lambda: drafting(4), "citadels-row .draft .aside"),
    "complete cities": shown(complete, "citadels-city .complete"),
    "twelve districts": shown(crowded, "citadels-city .broad"),
    "seven large cities": shown(crowded_table, "citadels-city .dense"),
    "two players": shown(between_two, "citadels-city .broad"),
    "laying aside": shown(laying_aside, "citadels-row .draft .taken"),
    "standstill": shown(standing_still, _moment("standstill")),
    "call": shown(called, _moment("call")),
    "call of a murdered": shown(lambda: called(murdered=True), _moment("call")),
    "call of a robbed": shown(lambda: called(robbed=True), _moment("call")),
    "call of the King": shown(crowned, _moment("call")),
    "call in vain": shown(nobody, _moment("call")),
    "call of a face-up one": shown(face_up, _moment("call")),
    "murder": shown(lambda: named("assassin"), _moment("murder")),
    "robbery": shown(lambda: named("thief"), _moment("robbery")),
    "swap": shown(swapped, _moment("swap")),
    "siege": shown(razed, _moment("siege")),
    "last round": shown(last_round, _moment("last_round")),
    "count begins": shown(lambda: counting(0), "citadels-count"),
    "count": shown(lambda: counting(9), "citadels-count .in"),
    "count is done": shown(lambda: counting(99), "citadels-count .in"),
    "over": shown(over, "citadels-scoring .wins"),
    "over early": shown(over_early, "citadels-scoring"),
    "over early by nobody": shown(lambda: broken_off(table(city=0)), "citadels-scoring"),
    "over by a tie": shown(over_by_a_tie, "citadels-scoring .left"),
    "over of four": shown(over_of_four, "citadels-scoring .few"),
    "shared win": shown(over_at_once, "citadels-scoring .shared"),
}

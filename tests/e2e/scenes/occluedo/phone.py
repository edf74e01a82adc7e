"""Moments of OCCLUEdo for a phone, made by its engine: I am Miss Scarlet, the first of six."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.terms import Hints
from custom_components.parlor.games.vocabulary import SeatId
from tests.e2e.scenes.occluedo.tv import FALSE, honour, investigate, judged, state_of, table, view
from tests.e2e.scenes.scene import Real, Scene, State
from tests.games.occluedo.play import CULPRITS, S1, SORRY, accuse, dealt, drive, enter, name, show

ME: Final = S1
MINE, OTHER, LAST = 0, 1, 5
# What is longest in both languages.
NAMED: Final = (Card.BILLIARD_ROOM, Card.COLONEL_MUSTARD, Card.CANDLESTICK)
NONE_OF_THEM: Final = (Card.MISS_SCARLET, Card.CONSERVATORY, Card.LEAD_PIPE)
ONE_OF_THEM: Final = (Card.CONSERVATORY, Card.CANDLESTICK, Card.MRS_PEACOCK)
QUESTIONS: Final = 10

type Moment = Callable[[], Occluedo]


def evening(
    players: int = 6,
    *,
    hand: Sequence[Card] = NONE_OF_THEM,
    holder: int | None = None,
    turn: int = MINE,
    hints: Hints = Hints.DEDUCTION,
) -> Occluedo:
    """Return a game in which much was asked, and it is a role's turn.

    These cards are in my hand; what will be named, and I don't have, is in that of one role.
    """
    hands: list[list[Card]] = [[] for _ in range(players)]
    hands[MINE] += hand
    hands[turn if holder is None else holder] += [card for card in NAMED if card not in hand]
    game = dealt(*hands, hints=hints)
    game.staged = True
    return investigate(game, QUESTIONS, turn=(turn,))


def stand(game: Occluedo, room: Card, *, inside: bool = False) -> Occluedo:
    """Let whoever is on turn stand in a room, or before its door."""
    game.player_places[game.whose_turn] = (15 if inside else 6) + room - Card.LOUNGE
    game.recent_arrivals = [role for role in game.recent_arrivals if role != game.whose_turn]
    return game


def before_a_door() -> Occluedo:
    """Let me stand in a lobby."""
    return stand(evening(), Card.BILLIARD_ROOM)


def behind_the_wall() -> Occluedo:
    """Let me be in a room from which a passage leads."""
    return stand(evening(), Card.LOUNGE, inside=True)


def called() -> Occluedo:
    """Let me have been called into a room."""
    game = stand(evening(), Card.BILLIARD_ROOM, inside=True)
    game.recent_arrivals = [MINE]
    return game


def asking(turn: int, steps: int, **more: Any) -> Occluedo:
    """Let a role say so much of a suggestion."""
    game = stand(evening(turn=turn, **more), NAMED[0])
    drive(game, *(enter(NAMED[0]), name(NAMED[1]), name(NAMED[2]))[:steps])
    return game


def answered(turn: int, asked: int, **more: Any) -> Occluedo:
    """Let a role ask, and everyone be sorry up to another."""
    game = asking(turn, 3, **more)
    while game.whose_subturn != asked:
        drive(game, SORRY)
    return game


def i_am_asked(hand: Sequence[Card], players: int = 6) -> Occluedo:
    """Let me be asked as the last one, with this hand."""
    return answered(OTHER, MINE, hand=hand, players=players)


def shown_to_me(players: int = 6, which: int = 0) -> Occluedo:
    """Let the last one show me a card."""
    last = players - 1
    game = answered(MINE, last, holder=last, players=players)
    drive(game, show(which))
    return game


def i_showed(hand: Sequence[Card] = ONE_OF_THEM, which: int = 1) -> Occluedo:
    """Let me show somebody a card."""
    game = i_am_asked(hand)
    drive(game, show(which))
    return game


def others_showed() -> Occluedo:
    """Let two others know of a card."""
    game = answered(OTHER, LAST, holder=LAST)
    drive(game, show(0))
    return game


def silence(turn: int) -> Occluedo:
    """Let nobody disprove what a role suggests."""
    game = asking(turn, 3)
    while game.whose_subturn >= 0:
        drive(game, SORRY)
    return game


def accusing(turn: int, steps: int) -> Occluedo:
    """Let a role say so much of a false accusation."""
    game = evening(turn=turn)
    drive(game, *FALSE[:steps])
    return game


def aftermath(turn: int) -> Occluedo:
    """Let an accusation have been false."""
    game = accusing(turn, 5)
    game.expire()
    return game


def solution(turn: int) -> Occluedo:
    """Let the crime be turned up."""
    game = evening(turn=turn)
    drive(game, *accuse(*CULPRITS))
    game.expire()
    return game


def out() -> Occluedo:
    """Let me have been wrong, and the game go on."""
    game = evening()
    judged(game, FALSE)
    return investigate(game, QUESTIONS + 3, turn=(OTHER,))


def out_but_asked() -> Occluedo:
    """Let me be asked although I have no turns any more."""
    game = stand(out(), NAMED[0])
    drive(game, enter(NAMED[0]), name(NAMED[1]), name(NAMED[2]))
    while game.whose_subturn != MINE:
        drive(game, SORRY)
    return game


def won(turn: int, wrong: int = 2) -> Occluedo:
    """Let a role be right, after some who were not."""
    game = evening(turn=(turn - wrong) % 6)
    for _ in range(wrong):
        judged(game, FALSE)
    honour(game)
    judged(game, accuse(*CULPRITS))
    return game


def last_one() -> Occluedo:
    """Let all but one be wrong, me among them."""
    game = evening()
    honour(game)
    while game.result is None:
        judged(game, FALSE)
    return game


def ended() -> Occluedo:
    """Let the host end the game."""
    game = evening()
    honour(game)
    game.end()
    return game


def state(game: Occluedo, real: Real, me: SeatId | None = ME, **public: Any) -> State:
    """Return the real state of a table, as if this game were played there, and seen by me."""
    shown = state_of(view(game), real)
    own = {**game.private_view(me)} if me is not None else {}
    private = {"seat": me, "view": own}
    offers = [offer.to_json() for offer in game.offers(me)] if me is not None else []
    return shown | {
        "public": shown["public"] | public,
        "private": real["private"] | private,
        "offers": offers,
    }


def shown(
    moment: Moment, seen: str, taps: Sequence[str] = (), *, me: SeatId | None = ME, **public: Any
) -> Scene:
    """Return a moment as I see it, or somebody without a seat."""
    return Scene(lambda real: [state(moment(), real, me, **public)], seen, taps)


def explained(moment: Moment, card: Card, holder: str) -> Scene:
    """Ask the sheet why it says whether somebody, or the crime, has a card."""

    def answer() -> Mapping[str, Any]:
        return moment().query(ME, {"type": "why", "card": card.id, "holder": holder})

    taps = (*SHEET, f"{TURNED} [data-cell='{card.id} {holder}']")
    states = shown(moment, "").states
    return Scene(states, "occluedo-sheet .reason", taps, answer=answer)


MAP: Final = "occluedo-map"
COVER: Final = "parlor-cover"
LOOK: Final = "parlor-cover button.back"
# What has just turned up takes no taps.
TURNED: Final = "parlor-cover .card:not(.turning)"
HAND: Final = ("[data-page=hand]",)
SHEET: Final = ("[data-page=sheet]", LOOK)
LOG: Final = ("[data-page=log]",)
LESSON: Final = ("parlor-table header button", "parlor-menu .entry")
READY: Final = "occluedo-bar [data-action]:not([disabled])"
ACCUSE: Final = "[data-action=start_accusation]"


def pick(card: Card) -> tuple[str]:
    """Return the tap that chooses a card to name."""
    return (f"[data-pick={card.id}]",)


def note(card: Card, holder: str, times: int) -> list[str]:
    """Return the taps that note something in a cell."""
    return [f"{TURNED} [data-cell='{card.id} {holder}']"] * times


PHONE: Final[Mapping[str, Scene]] = {
    "begins": shown(table, MAP, clock=None),
    "my turn": shown(before_a_door, ACCUSE),
    "my turn of two": shown(partial(evening, 2), ACCUSE, clock=None),
    "where to go": shown(before_a_door, READY, [f"{MAP} [data-place=billiard_room]"]),
    "out of reach": shown(before_a_door, "occluedo-bar .why", [f"{MAP} [data-place=kitchen]"]),
    "through the wall": shown(behind_the_wall, READY, [f"{MAP} [data-place=conservatory]"]),
    "called": shown(called, "[data-action=start_suggestion]"),
    "suspect": shown(partial(asking, MINE, 1), "occluedo-pick"),
    "suspect chosen": shown(partial(asking, MINE, 1), READY, pick(Card.COLONEL_MUSTARD)),
    "weapon": shown(partial(asking, MINE, 2), "occluedo-pick"),
    "weapon chosen": shown(partial(asking, MINE, 2), READY, pick(Card.CANDLESTICK)),
    "asked for none": shown(partial(i_am_asked, NONE_OF_THEM), COVER),
    "asked for one": shown(partial(i_am_asked, ONE_OF_THEM), COVER),
    "asked for three": shown(partial(i_am_asked, NAMED), COVER),
    "asked of two": shown(partial(i_am_asked, ONE_OF_THEM, 2), COVER, clock=None),
    "answer chosen": shown(
        partial(i_am_asked, ONE_OF_THEM),
        "[data-action=answer]:not([disabled])",
        (LOOK, f"{TURNED} [data-answer=candlestick]"),
    ),
    "sorry chosen": shown(
        partial(i_am_asked, NONE_OF_THEM),
        "[data-action=answer]:not([disabled])",
        (LOOK, f"{TURNED} [data-answer=sorry]"),
    ),
    "no answer": shown(
        partial(i_am_asked, ONE_OF_THEM),
        "occluedo-hand .why:not(:empty)",
        (LOOK, f"{TURNED} [data-answer=sorry] input"),
    ),
    "others answer": shown(partial(answered, MINE, 3, holder=LAST), ".answers .asked"),
    "others are asked": shown(partial(answered, OTHER, 3, holder=LAST), ".answers .asked"),
    "somebody names": shown(partial(asking, OTHER, 2), ".question .blank"),
    "shown to me": shown(shown_to_me, COVER),
    "shown to me of two": shown(partial(shown_to_me, 2), COVER),
    "I showed": shown(i_showed, COVER, HAND),
    "others showed": shown(others_showed, ".answers .shown"),
    "nobody disproved": shown(partial(silence, MINE), "[data-action=acknowledge]"),
    "nobody disproved others": shown(partial(silence, OTHER), ".silence"),
    "accuse?": shown(before_a_door, "[data-action=accuse]", (ACCUSE,)),
    "accusing: room": shown(partial(accusing, MINE, 1), READY, pick(Card.BILLIARD_ROOM)),
    "accusing: suspect": shown(partial(accusing, MINE, 2), READY, pick(Card.COLONEL_MUSTARD)),
    "accusing: weapon": shown(partial(accusing, MINE, 3), READY, pick(Card.CANDLESTICK)),
    "last word": shown(partial(accusing, MINE, 4), "[data-action=ask_win]"),
    "verdict": shown(partial(accusing, MINE, 5), ".trial"),
    "aftermath": shown(partial(aftermath, MINE), COVER),
    "solution": shown(partial(solution, MINE), ".trial"),
    "somebody's solution": shown(partial(solution, OTHER), ".trial"),
    "somebody accuses": shown(partial(accusing, OTHER, 1), ".trial .back"),
    "somebody accuses: room": shown(partial(accusing, OTHER, 2), ".trial"),
    "somebody's last word": shown(partial(accusing, OTHER, 4), ".trial"),
    "somebody's verdict": shown(partial(accusing, OTHER, 5), ".trial"),
    "somebody's aftermath": shown(partial(aftermath, OTHER), ".trial .stamp"),
    "out": shown(out, ".now .out"),
    "out but asked": shown(out_but_asked, COVER),
    "out, with the truth": shown(out, COVER, HAND),
    "hand": shown(others_showed, COVER, HAND),
    "hand of two": shown(partial(evening, 2), COVER, HAND),
    "sheet": shown(others_showed, COVER, SHEET[:1]),
    "sheet of two": shown(partial(evening, 2), COVER, SHEET[:1]),
    "sheet of what was seen": shown(partial(evening, hints=Hints.SHEET), COVER, SHEET[:1]),
    "sheet alone": shown(
        partial(evening, hints=Hints.OFF),
        "occluedo-sheet .mark_no",
        (
            *SHEET,
            *note(Card.MR_GREEN, "crime", 1),
            *note(Card.MR_GREEN, "s2", 2),
            *note(Card.MR_GREEN, "s6", 3),
        ),
        match=427,
    ),
    "why": explained(evening, Card.STUDY, "s5"),
    "log": shown(partial(aftermath, OTHER), "occluedo-log .accusation", LOG),
    "empty log": shown(table, "occluedo-log", LOG),
    "lesson": shown(before_a_door, "parlor-lesson", LESSON),
    "rules": shown(before_a_door, "parlor-help .glossary", (*LESSON, "parlor-help summary")),
    "over": shown(partial(won, MINE), "occluedo-solved"),
    "lost": shown(partial(won, OTHER), "occluedo-solved"),
    "last one": shown(last_one, "occluedo-solved"),
    "ended": shown(ended, "occluedo-solved"),
}

WATCHER: Final[Mapping[str, Scene]] = {
    "turn": shown(before_a_door, MAP, me=None),
    "answers": shown(partial(answered, OTHER, 3, holder=LAST), ".answers .asked", me=None),
    "card shown": shown(others_showed, ".answers .shown", me=None),
    "nobody disproved": shown(partial(silence, MINE), ".silence", me=None),
    "verdict": shown(partial(accusing, OTHER, 5), ".trial", me=None),
    "aftermath": shown(partial(aftermath, OTHER), ".trial .stamp", me=None),
    "log": shown(others_showed, "occluedo-log li", LOG, me=None),
    "over": shown(partial(won, MINE), "occluedo-solved", me=None),
}

"""Moments of Citadels for a phone, made by its engine: I am the first of seven with long names."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.citadels.draft import Draft
from custom_components.parlor.games.citadels.terms import CharacterId
from custom_components.parlor.games.vocabulary import SeatId
from tests.e2e.scenes.citadels.tv import count_out, fill_cities, honour, state_of
from tests.e2e.scenes.scene import Real, Scene, State
from tests.games.citadels import stage
from tests.games.citadels.stage import S1, S2, S3, S4, S5, S6, S7, SEATS

ME: Final = S1
# Two of them cost more than I have, and one stands in my city already.
HAND: Final = ("battlefield", "trading_post", "monastery", "palace", "fortress", "watchtower")
TOOLS: Final = ("laboratory", "smithy", "observatory", "trading_post", "graveyard")
CHARACTERS: Final = (
    "assassin",
    "thief",
    "magician",
    "king",
    "bishop",
    "merchant",
    "architect",
    "warlord",
)

type Moment = Callable[[], Citadels]


def table(players: int = 7, hand: Sequence[str] = HAND) -> Citadels:
    """Return a game in which everyone has built something and holds cards."""
    game = stage.start(players)
    mine = [*map(partial(stage.find, game), hand)]
    built = [*map(partial(stage.find, game), TOOLS)]
    fill_cities(game, 4)
    for player in game.board.players.values():
        game.board.deal(player, 2)
    stage.give(game, ME, hand=(), city=())
    me = game.board.players[ME]
    me.hand, me.city, me.gold = mine, built, 3
    game.board.memory.seen(ME, mine)
    return game


def drafting(game: Citadels, *, rounds: int = 1) -> Citadels:
    """Let me be the first to choose a character; the Merchant lies face down."""
    order = tuple(SEATS[: len(game.seats)]) * rounds
    available = [CharacterId(one) for one in CHARACTERS if one != "merchant"]
    game.draft = Draft(order, (), (CharacterId("merchant"),), available)
    return game


def choosing() -> Citadels:
    """Let me choose."""
    return drafting(table())


def chosen(character: str = "bishop", hand: Sequence[str] = HAND) -> Citadels:
    """Let me have chosen, and the next one think."""
    game = drafting(table(hand=hand))
    stage.act(game, ME, "draft_pick", character=character)
    return game


def choosing_a_second() -> Citadels:
    """Let two play, and me choose once more."""
    game = drafting(table(2), rounds=2)
    stage.act(game, ME, "draft_pick", character="architect")
    stage.expire(game)
    return game


def laying_aside() -> Citadels:
    """Let two play by the rules in the box, and me lay a character aside."""
    game = stage.start(2, rules="boxed")
    game.expire()
    stage.give(game, S2, hand=("temple", "keep", "palace"), city=("manor",))
    game.expire()
    return game


def last_of_seven() -> Citadels:
    """Let me be the last of seven by the rules in the box, who may take the hidden one."""
    game = stage.start(7, rules="boxed")
    for _ in range(6):
        game.expire()
    return game


def with_income() -> Citadels:
    """Let me take my income when I like, by the rules in the box."""
    game = stage.start(4, rules="boxed")
    stage.give(game, ME, city=("manor", "castle", "laboratory", "smithy"), hand=HAND[:3], gold=3)
    return stage.on_turn(game, ME, "king")


def as_two() -> Citadels:
    """Let two play, each as two characters, and the other be on turn."""
    game = table(2)
    stage.cast(game, (ME, "magician"), (S2, "assassin"), (ME, "architect"), (S2, "warlord"))
    stage.act(game, S2, "ability", character="architect")
    return game


def cast(character: str, hand: Sequence[str] = HAND) -> Citadels:
    """Let me be this character, the others be the others, and the first of them be called."""
    game = table(hand=hand)
    others = [one for one in CHARACTERS if one not in (character, "merchant")]
    stage.cast(game, (ME, character), *zip((S2, S3, S4, S5, S6, S7), others, strict=True))
    return game


def my_turn(character: str, hand: Sequence[str] = HAND) -> Citadels:
    """Let me be called as this character."""
    return until_my_turn(cast(character, hand))


def until_my_turn(game: Citadels) -> Citadels:
    """Let everyone before me do the least."""
    while game.turn is None or game.turn.seat != ME:
        game.expire()
    return game


def gathered(character: str, hand: Sequence[str] = HAND) -> Citadels:
    """Let me have taken my gold."""
    game = my_turn(character, hand)
    stage.act(game, ME, "take_gold")
    return game


def drawing() -> Citadels:
    """Let me keep one of three cards."""
    game = my_turn("king")
    stage.act(game, ME, "draw_cards")
    return game


def robbing() -> Citadels:
    """Let me be the Thief after a murder."""
    game = cast("thief")
    stage.act(game, S2, "ability", character="warlord")
    return until_my_turn(game)


def besieging() -> Citadels:
    """Let me be the Warlord, among a complete city, a Bishop's, and an empty one."""
    game = my_turn("warlord")
    players = game.board.players
    players[S4].city += [game.board.deck.pop() for _ in range(3)]
    stage.give(game, S7, city=())
    stage.give(game, S5, city=("keep", "prison", "palace"))
    return game


def ruined() -> Citadels:
    """Let the Warlord tear down what I may take back."""
    game = cast("bishop")
    until_turn_of(game, "warlord")
    stage.murder(game, "bishop")
    stage.give(game, S7, gold=9)
    stage.step(game, S7, "ability", target=ME, district_name="trading_post")
    return game


def until_turn_of(game: Citadels, character: str) -> Citadels:
    """Let everyone do the least until it is the turn of this character."""
    while game.turn is None or game.turn.character.id != character:
        game.expire()
    return game


def waiting(character: str = "warlord", hand: Sequence[str] = HAND) -> Citadels:
    """Let others plan my murder and a robbery, before I am called."""
    game = cast(character, hand)
    stage.act(game, S2, "ability", character="warlord")
    until_turn_of(game, "thief")
    stage.step(game, S3, "ability", character="king")
    return game


def fallen(*, robbed: bool = False) -> Citadels:
    """Let me be called after somebody has named me, and then the others go on."""
    game = cast("magician")
    namer, character = (S3, "thief") if robbed else (S2, "assassin")
    until_turn_of(game, character)
    stage.step(game, namer, "ability", character="magician")
    return until_turn_of(game, "bishop")


def swapped() -> Citadels:
    """Let the Magician take my hand, and give me another."""
    game = until_turn_of(cast("warlord"), "magician")
    stage.step(game, S4, "ability", extra_data="swap_hand", target=ME)
    return game


def razed() -> Citadels:
    """Let the Warlord tear down a district of mine, for which I have no gold."""
    game = until_turn_of(cast("king"), "warlord")
    stage.give(game, S7, gold=9)
    stage.give(game, ME, gold=0)
    stage.step(game, S7, "ability", target=ME, district_name="trading_post")
    return game


def razed_last_round() -> Citadels:
    """Let the round be over in which I was away and lost a district."""
    game = razed()
    while game.board.round.number == 1:
        game.expire()
    return game


def called() -> Citadels:
    """Let the King be called, who is somebody else."""
    game = cast("warlord")
    while stage.public(game)["current_call"] != "king":
        game.expire()
    return game


def counting() -> Citadels:
    """Let the cities be counted."""
    game = last_round()
    while game.count is None:
        game.expire()
    for _ in range(6):
        game.expire()
    return game


def last_round() -> Citadels:
    """Let somebody's city be complete."""
    game = cast("warlord")
    game.board.first_complete = S4
    return game


def over() -> Citadels:
    """Let the game be over."""
    game = last_round()
    honour(game)
    count_out(game)
    game.end()
    return game


def over_early() -> Citadels:
    """Let the host end the game."""
    game = last_round()
    game.end()
    return game


def state(game: Citadels, real: Real, me: SeatId | None = ME) -> State:
    """Return the real state of a table, as if this game were played there, and seen by me."""
    result = game.result.to_json() if game.result is not None else None
    shown = state_of(stage.public(game) | {"result": result}, real)
    private = {"seat": me, "view": stage.private(game, me) if me is not None else {}}
    offers = [offer.to_json() for offer in game.offers(me)] if me is not None else []
    return shown | {"private": real["private"] | private, "offers": offers}


def shown(moment: Moment, seen: str, taps: Sequence[str] = (), *, me: SeatId | None = ME) -> Scene:
    """Return a moment as I see it, or somebody without a seat."""
    return Scene(lambda real: [state(moment(), real, me)], seen, taps)


def _aim(moment: Moment, target: str, *before: str) -> Scene:
    """Choose somebody or something on the sheet on which an ability is aimed."""
    return shown(moment, "citadels-aim .chosen", (*before, f"citadels-aim {target}"))


ABILITY: Final = "[data-action=ability]"
CHOICE: Final = "citadels-bar .note"
WAITING: Final = "citadels-waiting"
RULES: Final = ("parlor-table header button", "parlor-menu .entry", "parlor-help summary")

PHONE: Final[Mapping[str, Scene]] = {
    "choosing": shown(choosing, CHOICE),
    "choosing a second": shown(choosing_a_second, CHOICE),
    "laying aside": shown(laying_aside, CHOICE, me=S2),
    "the last of seven": shown(last_of_seven, CHOICE, me=S7),
    "chosen": shown(chosen, WAITING),
    "two characters": shown(as_two, WAITING),
    "my income": shown(with_income, "[data-action=collect_income]"),
    "my turn": shown(partial(my_turn, "architect"), "[data-action=take_gold]"),
    "my turn with every tool": shown(partial(my_turn, "magician"), "[data-action=lab_discard]"),
    "gathered": shown(partial(gathered, "architect"), "[data-action=end_turn]"),
    "gathered with every tool": shown(partial(gathered, "magician"), "[data-action=end_turn]"),
    "swapping cards": shown(
        partial(gathered, "magician"), "[data-action=cancel]", ["[data-action=discard_draw]"]
    ),
    "drawing": shown(drawing, CHOICE),
    "murder": _aim(partial(my_turn, "assassin"), "[data-character=architect]"),
    "robbery": _aim(robbing, "[data-character=architect]"),
    "magic": _aim(partial(my_turn, "magician"), "[data-seat=s4]", ABILITY),
    "siege": _aim(besieging, "label:not(.off)", ABILITY),
    "ruin": shown(ruined, "[data-action=graveyard]"),
    "waiting": shown(waiting, WAITING),
    "called": shown(called, "citadels-phone .figure"),
    "murdered": shown(fallen, "citadels-news [data-news=murdered]"),
    "robbed": shown(partial(fallen, robbed=True), "citadels-news [data-news=robbed]"),
    "swapped": shown(swapped, "citadels-news [data-news=hand_swapped]"),
    "razed": shown(razed, "citadels-news [data-news=destroyed]"),
    "razed in the last round": shown(razed_last_round, "citadels-news small"),
    "a character explained": shown(waiting, "citadels-meet", ["[data-meet=king]"]),
    "the rules": shown(waiting, "citadels-cast", RULES),
    "counting": shown(counting, WAITING),
    "last round": shown(last_round, ".caps b"),
    "my city": shown(choosing, "citadels-visit", ["[data-seat=s1]"]),
    "somebody's city": shown(waiting, "citadels-visit", ["[data-seat=s3]"]),
    "over": shown(over, "parlor-over"),
    "over early": shown(over_early, "parlor-over"),
}

WATCHED: Final = "citadels-visit, parlor-over"

WATCHER: Final[Mapping[str, Scene]] = {
    "choosing": shown(choosing, WATCHED, me=None),
    "ruin": shown(ruined, WATCHED, me=None),
    "last round": shown(last_round, WATCHED, me=None),
    "over": shown(over, WATCHED, me=None),
}

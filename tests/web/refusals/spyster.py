"""The ways to be refused in Spyster."""

from typing import Final

from custom_components.parlor.games.spyster.terms import Phase, SpysterRefusal
from tests.web.phone import Phone

from .evening import Answer, Evening, Ways


async def until(evening: Evening, phase: Phase) -> None:
    """Let the host go on until the game is in this phase."""
    await evening.go_on_until(lambda view: bool(view["phase"] == phase))


async def ask_around(evening: Evening) -> None:
    """Play until people ask each other."""
    await evening.play()
    await until(evening, Phase.QUESTIONING)


async def open_vote(evening: Evening) -> tuple[Phone, Phone]:
    """Play until a vote; return the spy and somebody else."""
    await ask_around(evening)
    await until(evening, Phase.VOTE)
    spies = {(await evening.look(p))["private"]["view"]["is_spy"]: p for p in evening.phones}
    return spies[True], spies[False]


async def already_voted(evening: Evening) -> Answer:
    spy, other = await open_vote(evening)
    await evening.act(other, "vote", target=spy.seat, bet=1)
    return await evening.act(other, "vote", target=spy.seat, bet=3)


async def invalid_bet(evening: Evening) -> Answer:
    spy, other = await open_vote(evening)
    return await evening.act(other, "vote", target=spy.seat, bet=9)


async def invalid_line(evening: Evening) -> Answer:
    await ask_around(evening)
    view = (await evening.look(evening.host))["public"]["view"]
    asking = next(phone for phone in evening.phones if phone.seat == view["questioner"])
    return await evening.act(asking, "say", line="a1")


async def invalid_location(evening: Evening) -> Answer:
    spy, _ = await open_vote(evening)
    return await evening.act(spy, "spy_guess", location_id="nowhere")


async def invalid_target(evening: Evening) -> Answer:
    _, other = await open_vote(evening)
    return await evening.act(other, "vote", target=other.seat, bet=1)


async def no_calls_left(evening: Evening) -> Answer:
    await ask_around(evening)
    assert (await evening.act(evening.guest, "call_vote"))["type"] == "result"
    one, two, three, four = evening.phones
    for phone, other in ((one, two), (two, one), (three, four), (four, three)):
        await evening.act(phone, "vote", target=other.seat, bet=1)
    await until(evening, Phase.QUESTIONING)
    return await evening.act(evening.guest, "call_vote")


async def not_spy(evening: Evening) -> Answer:
    _, other = await open_vote(evening)
    return await evening.act(other, "spy_guess", location_id="beach")


async def not_your_turn(evening: Evening) -> Answer:
    await ask_around(evening)
    view = (await evening.look(evening.host))["public"]["view"]
    pair = {view["questioner"], view["answerer"]}
    listener = next(phone for phone in evening.phones if phone.seat not in pair)
    return await evening.act(listener, "next_turn")


async def spy_already_acted(evening: Evening) -> Answer:
    spy, other = await open_vote(evening)
    await evening.act(spy, "vote", target=other.seat, bet=1)
    return await evening.act(spy, "spy_guess", location_id="beach")


WAYS: Final[Ways] = {
    SpysterRefusal.ALREADY_VOTED: already_voted,
    SpysterRefusal.INVALID_BET: invalid_bet,
    SpysterRefusal.INVALID_LINE: invalid_line,
    SpysterRefusal.INVALID_LOCATION: invalid_location,
    SpysterRefusal.INVALID_TARGET: invalid_target,
    SpysterRefusal.NO_CALLS_LEFT: no_calls_left,
    SpysterRefusal.NOT_SPY: not_spy,
    SpysterRefusal.NOT_YOUR_TURN: not_your_turn,
    SpysterRefusal.SPY_ALREADY_ACTED: spy_already_acted,
}

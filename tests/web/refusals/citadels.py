"""The ways to be refused in Citadels; the host of the table plays."""

from collections import Counter
from itertools import count
from typing import Any, Final

from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.citadels.terms import CitadelsRefusal, Phase
from custom_components.parlor.games.vocabulary import SeatId

from .evening import SEED, Answer, Evening, Ways

SEATS: Final = [SeatId(f"s{number}") for number in range(1, 5)]
DEAR: Final = 5
CHEAP: Final = 2


def hand_of(seed: int) -> list[Any]:
    """Return what the host holds in a game of this seed."""
    hand: Any = Citadels.start(SEATS, seed=seed).private_view(SEATS[0])["hand"]
    return [*hand]


def twins_in(hand: list[Any]) -> list[str]:
    """Return the cheap districts that are in a hand twice."""
    cheap = Counter(card["district"] for card in hand if card["cost"] <= CHEAP)
    return [district for district, copies in cheap.items() if copies > 1]


def seed_with(*, twins: bool) -> int:
    """Return the first seed by which the host holds a dear card and, if wanted, cheap twins."""
    hands = ((seed, hand_of(seed)) for seed in count())
    dear = ((s, hand) for s, hand in hands if max(card["cost"] for card in hand) >= DEAR)
    return next(seed for seed, hand in dear if bool(twins_in(hand)) >= twins)


async def hand(evening: Evening) -> list[Any]:
    """Return what the host holds now."""
    held = (await evening.look(evening.host))["private"]["view"]["hand"]
    return [*held]


async def draft(evening: Evening, seed: int = SEED) -> None:
    """Play until the host is the one to pick a character."""
    await evening.play(seed)
    await evening.go_on_until(lambda view: bool(view["draft_picker"] == evening.host.seat))


async def take_turn(evening: Evening) -> None:
    """Go on until it is the host's turn."""
    await evening.go_on_until(
        lambda view: bool(
            view["phase"] == Phase.PLAYER_TURN and view["current_turn"] == evening.host.seat
        )
    )


async def gather(evening: Evening) -> None:
    """Go on until the host's turn, and take gold in it."""
    await take_turn(evening)
    assert (await evening.act(evening.host, "take_gold"))["type"] == "result"


async def build(evening: Evening, district: str) -> Answer:
    return await evening.act(evening.host, "build", district_name=district)


async def already_used(evening: Evening) -> Answer:
    await evening.play()
    await gather(evening)
    return await evening.act(evening.host, "take_gold")


async def build_limit(evening: Evening) -> Answer:
    await draft(evening, seed_with(twins=True))
    choices = evening.host.state["private"]["view"]["draft_choices"]
    builds_once = next(character for character in choices if character != "architect")
    await evening.act(evening.host, "draft_pick", character=builds_once)
    await gather(evening)
    (twin, *_) = twins_in(await hand(evening))
    assert (await build(evening, twin))["type"] == "result"
    return await build(evening, twin)


async def cannot_afford(evening: Evening) -> Answer:
    await evening.play(seed_with(twins=False))
    await take_turn(evening)
    await evening.act(evening.host, "draw_cards")
    await evening.act(evening.host, "keep_card", index=0)
    dearest = max(await hand(evening), key=lambda card: int(card["cost"]))
    return await build(evening, dearest["district"])


async def duplicate_district(evening: Evening) -> Answer:
    await evening.play(seed_with(twins=True))
    await gather(evening)
    (twin, *_) = twins_in(await hand(evening))
    assert (await build(evening, twin))["type"] == "result"
    await evening.act(evening.host, "end_turn")
    await gather(evening)
    return await build(evening, twin)


async def gather_first(evening: Evening) -> Answer:
    await evening.play()
    await take_turn(evening)
    return await evening.act(evening.host, "end_turn")


async def invalid_target(evening: Evening) -> Answer:
    await draft(evening)
    return await evening.act(evening.host, "draft_pick", character="gardener")


async def not_in_hand(evening: Evening) -> Answer:
    await evening.play()
    await gather(evening)
    return await build(evening, "garden_shed")


async def not_your_turn(evening: Evening) -> Answer:
    await draft(evening)
    return await evening.act(evening.guest, "draft_pick", character="king")


WAYS: Final[Ways] = {
    CitadelsRefusal.ALREADY_USED: already_used,
    CitadelsRefusal.BUILD_LIMIT: build_limit,
    CitadelsRefusal.CANNOT_AFFORD: cannot_afford,
    CitadelsRefusal.DUPLICATE_DISTRICT: duplicate_district,
    CitadelsRefusal.GATHER_FIRST: gather_first,
    CitadelsRefusal.INVALID_TARGET: invalid_target,
    CitadelsRefusal.NOT_IN_HAND: not_in_hand,
    CitadelsRefusal.NOT_YOUR_TURN: not_your_turn,
}

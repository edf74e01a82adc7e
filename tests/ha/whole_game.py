"""A whole game at a table, played by people who play as well as the game's own bot."""

from collections.abc import Iterable

from freezegun.api import FrozenDateTimeFactory
from homeassistant.core import HomeAssistant

from custom_components.parlor.games.bot import Bot, Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.state import GameState, Skip
from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.house import ParlorConfigEntry

from .company import act, ask, state_of, wait

# No game takes more moves than this.
BOUND = 3000
SKIPPED = (Skip.GOES_ON, Skip.CUTS_SHORT, Skip.ENDS)


class WholeGame:
    """Moves for everyone until the game is over; the house hears of every move by itself."""

    def __init__(
        self,
        house: HomeAssistant,
        freezer: FrozenDateTimeFactory,
        entry: ParlorConfigEntry,
        seed: int,
    ) -> None:
        self._house = house
        self._freezer = freezer
        self._entry = entry
        self._chance = Chance.seeded(seed)

    async def play(self) -> None:
        """Play to the end."""
        await ask(self._entry, "start")
        self._entry.runtime_data.catch_up()
        bots = {seat: state_of(self._entry).bot() for seat in state_of(self._entry).seats}
        for _ in range(BOUND):
            if (state := state_of(self._entry)).result is not None:
                return
            if not await self._move(state, bots.items()):
                await self._go_on(state)
        raise AssertionError("the game does not end")

    async def _move(self, state: GameState, bots: Iterable[tuple[SeatId, Bot]]) -> bool:
        """Let the first act who wants to; return whether somebody did."""
        for seat, bot in bots:
            if seat not in state.seats or not state.offers(seat):
                continue
            if chosen := bot.choose(Glimpse.of(state, seat, self._chance), self._chance):
                params = {key: value for key, value in chosen.items() if key != "type"}
                await act(self._entry, seat, str(chosen["type"]), **params)
                return True
        return False

    async def _go_on(self, state: GameState) -> None:
        """Skip what is shown, or let the clock ring."""
        if state.skip in SKIPPED:
            await ask(self._entry, "next", sure=True)
            self._entry.runtime_data.catch_up()
        else:
            await wait(self._house, self._freezer, self._entry, (state.deadline or 0) + 1)

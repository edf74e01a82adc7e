"""The case: the deal, where everyone stands, how far things are, and what each seat has seen."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Self

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import SeatId

from . import news
from .awards import Ledger
from .cards import Card
from .dealing import Deal, Trio, Written, bits
from .deduction import Deduction
from .mansion import STARTS
from .notes import Notes
from .observations import Observation, When
from .settings import HINTS, ROLE
from .story import Accused, Showed, Tale
from .terms import Hints, Phase, Suspect

NOBODY: Final = -1

SUGGESTION_PHASES: Final = {
    Phase.NAME_SUSPECT: 2,
    Phase.NAME_WEAPON: 3,
    Phase.ANSWERS: 4,
    Phase.ACKNOWLEDGE: 5,
}
ACCUSATION_PHASES: Final = {
    Phase.ACCUSE_ROOM: 1,
    Phase.ACCUSE_SUSPECT: 2,
    Phase.ACCUSE_WEAPON: 3,
    Phase.ASK_WIN: 4,
    Phase.VERDICT: 4,
    Phase.AFTERMATH: 4,
    Phase.SOLUTION: 4,
}
# While something is shown, nobody has to decide.
SHOWN: Final = frozenset({Phase.VERDICT, Phase.AFTERMATH, Phase.SOLUTION, Phase.OVER})


class Case(GameState):
    """Everything that is so at a moment; at a table it is staged, from a given deal it is not."""

    phase: Phase

    def __init__(self, seats: Sequence[SeatId], options: Mapping[str, Any], chance: Chance) -> None:
        """Seat everyone by the numbers of their roles, and deal."""
        super().__init__(seats, options, chance)
        numbers = {suspect.value: number for number, suspect in enumerate(Suspect)}
        roles = {seat: numbers[role] for seat, role in options[ROLE].items()}
        order = sorted(roles.values())
        self._set_up(roles, Deal.by_chance(order, chance), staged=True)
        self.opening = (news.dealt(len(seats), sum(map(len, self.deal.hands.values()))),)

    @classmethod
    def from_deal(
        cls,
        roles: Sequence[int],
        crime: tuple[int, int, int],
        hands: Sequence[Iterable[Written]] | Mapping[int, Iterable[Written]],
        *,
        hints: Hints = Hints.OFF,
    ) -> Self:
        """Return a game with these cards, without a stage: every operator is done at once.

        Roles are numbers in turn order, the crime suspect, room and weapon. Raises `ValueError`
        where that is no deal.
        """
        deal = Deal.written(roles, crime, hands)
        seats = [SeatId(f"s{number}") for number in range(1, len(roles) + 1)]
        names = [suspect.value for suspect in Suspect]
        chosen = {seat: names[role] for seat, role in zip(seats, roles, strict=True)}
        game = cls.start(seats, {ROLE: chosen, HINTS: hints.value}, seed=0)
        game._set_up(dict(zip(seats, roles, strict=True)), deal, staged=False)
        return game

    def _set_up(self, roles: Mapping[SeatId, int], deal: Deal, *, staged: bool) -> None:
        """Begin with everyone at their start, and the first role."""
        self.staged = staged
        self.deal = deal
        self.role_of = roles
        self.seat_of = {role: seat for seat, role in sorted(roles.items(), key=lambda one: one[1])}
        self.active_roles = [*self.seat_of]
        self.whose_turn = self.active_roles[0]
        self.whose_subturn = NOBODY
        self.suggestion: list[int] = []
        self.current_accusation: list[int] = []
        self.accusations: list[Accused] = []
        self.inactive_players: list[int] = []
        self.recent_arrivals: list[int] = []
        self.player_places = [*STARTS]
        self.winner: int | None = None
        self.round = self.turns = 1
        self.idle_turns = 0
        self.named: Trio | None = None
        self.refutation: Showed | None = None
        self.story: list[Tale] = []
        self.ledger = Ledger()
        self._deal_anew(deal)
        self.phase = Phase.TURN

    def _deal_anew(self, deal: Deal) -> None:
        """Take these cards for those that were dealt."""
        self.deal = deal
        self.hands = {role: bits(hand) for role, hand in deal.hands.items()}
        self._notes = {role: Notes(role, self.seat_of, deal) for role in (None, *self.active_roles)}

    @property
    def suggestion_phase(self) -> int:
        """Return how far a suggestion is: 0 none, 2 suspect, 3 weapon, 4 answers, 5 acknowledge."""
        return SUGGESTION_PHASES.get(self.phase, 0)

    @property
    def accusation_phase(self) -> int:
        """Return how far an accusation is: 0 none, 1 room, 2 suspect, 3 weapon, 4 ask."""
        return ACCUSATION_PHASES.get(self.phase, 0)

    @property
    def acting_role(self) -> int | None:
        """Return which role has to decide now; nobody while something is shown."""
        if self.phase is Phase.ANSWERS:
            return self.whose_subturn
        return None if self.phase in SHOWN else self.whose_turn

    @property
    def decider(self) -> SeatId | None:
        """Return who has to decide now and is there to do so."""
        role = self.acting_role
        seat = None if role is None else self.seat_of[role]
        return seat if seat in self.seats else None

    @property
    def answering(self) -> tuple[Card, ...]:
        """Return the cards with which the role that is asked may answer."""
        if self.named is None or self.phase is not Phase.ANSWERS:
            return ()
        return tuple(card for card in self.deal.hands[self.whose_subturn] if card in self.named)

    @property
    def now(self) -> When:
        """Return which round and turn it is."""
        return When(self.round, self.turns)

    def observations(self, seat: SeatId) -> Sequence[Observation]:
        """Return what a seat has seen; whoever is not in the game, what everyone has."""
        return self._notes[self.role_of[seat] if seat in self.seats else None].read_on(self.story)

    def deduction(self, seat: SeatId) -> Deduction:
        """Return all that follows from what a seat has seen, and nothing else."""
        return self._notes[self.role_of[seat] if seat in self.seats else None].deduce(self.story)

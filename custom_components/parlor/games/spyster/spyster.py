"""The game: its phases, and what leads from one to the next."""

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace
from enum import StrEnum
from typing import Any, ClassVar, Final, Self, cast, override

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.content import ContentKind
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.glow import Glow
from custom_components.parlor.games.methods import action
from custom_components.parlor.games.offers import Offer
from custom_components.parlor.games.options import MEMORY, Option
from custom_components.parlor.games.refused import COMMON_REFUSALS, CommonRefusal, Refused
from custom_components.parlor.games.result import Points, Result
from custom_components.parlor.games.state import Cause, GameState, Skip
from custom_components.parlor.games.vocabulary import GAME_OVER, Json, Rng, SeatId

from . import news
from .awards import PastRound, awards
from .ballot import BETS, Ballot, Vote
from .bot import SpysterBot
from .builtin import PACKS
from .dealing import deal
from .envelope import envelope
from .glows import FLASHES, GLOWS
from .lines import ANSWERS, QUESTIONS
from .offering import offers
from .pack import Location, Pack
from .resample import another_world
from .reveal import Reveal
from .rounds import Round
from .scoring import Stakes, Verdict, judge, points
from .settings import OPTIONS
from .shapes import OwnView, SpysterView, Tally
from .terms import Act, Clock, EndedBy, EventType, Outcome, Phase, SpysterRefusal, Step
from .views import private_view, public_view

SEEN: Final = "seen"
LEAST_PLAYERS: Final = 3
ROLES_SECONDS: Final = 5
# Two of these are a vote; only in the second the host may end it.
HALF_A_VOTE: Final = 30
SCORING_SECONDS: Final = 10


class Spyster(GameState):
    """Everyone but one knows where they are; that one must not be found out."""

    id = "spyster"
    min_seats = 4
    max_seats = 10
    phases = Phase
    public_shape = SpysterView
    private_shape = OwnView
    options: ClassVar[Sequence[Option]] = OPTIONS
    contents: ClassVar[Mapping[str, ContentKind[Any]]] = {"pack": PACKS}
    event_types = EventType
    refusals = COMMON_REFUSALS | frozenset(SpysterRefusal)
    unheard = frozenset({EventType.SAID})
    glows: ClassVar[Mapping[StrEnum, Glow]] = GLOWS
    flashes: ClassVar[Mapping[StrEnum, Glow]] = FLASHES
    told = frozenset({EventType.ROUND_STARTED, EventType.VOTE_CALLED, EventType.VERDICT})
    # The cards are dealt in five seconds.
    chapters: ClassVar[Mapping[StrEnum, str]] = {
        Phase.ROLES: Phase.QUESTIONING,
        Phase.END: GAME_OVER,
    }
    rules_version = 4
    bot = SpysterBot

    phase: Phase

    def __init__(self, seats: Sequence[SeatId], options: Mapping[str, Any], chance: Chance) -> None:
        """Deal the first round."""
        super().__init__(seats, options, chance)
        self.pack: Pack = options["pack"]
        self.envelope = envelope(self.pack)
        self.rounds: int = options["rounds"]
        self.stakes = Stakes.of(options)
        self.players = tuple(seats)
        self.breakdown: dict[SeatId, tuple[Points, ...]] = dict.fromkeys(seats, ())
        self.past: list[PastRound] = []
        # The places that have been played, also in games before, until the pack is used up.
        self.used: list[str] = self._remembered()
        self.last = ""
        self.reveal: Reveal | None = None
        self.opening = tuple(self._begin_round(1))

    def twin(self) -> Self:
        """Return a game that can be changed by itself, chance aside."""
        other = copy(self)
        other.seats = [*self.seats]
        other.breakdown = {**self.breakdown}
        other.past = [*self.past]
        other.used = [*self.used]
        other.reveal = copy(self.reveal)
        other.round = self.round.copy()
        other._clock_runs = {**self._clock_runs}
        return other

    def possible(self) -> list[Location]:
        """Return where the round may be set, for all that the past rounds have shown."""
        ruled_out = self.used or [self.last]
        return [location for location in self.pack.locations if location.id not in ruled_out]

    def scores(self) -> dict[SeatId, int]:
        """Return the totals of everyone who has played, also of those who have left."""
        return {seat: sum(p.points for p in parts) for seat, parts in self.breakdown.items()}

    def calls_left(self, seat: SeatId) -> int | None:
        """Return how often a seat may still call a vote in this round; None is without limit."""
        allowed: int = self.settings["vote_calls"]
        return allowed - self.round.calls.get(seat, 0) if allowed else None

    def votes_cast(self) -> Tally:
        """Return how many have voted, and of how many."""
        return {"count": len(self.round.ballot.votes), "of": len(self.seats)}

    @property
    def final_verdict(self) -> Verdict | None:
        """Return the verdict that has ended the round, once everyone has been shown it."""
        shown = self.reveal.verdict if self.reveal is not None else None
        return shown if shown is not None and not shown.resumes else None

    def waiting_for(self) -> list[SeatId]:
        """Return who holds the game up: in a vote, whoever has not acted."""
        if self.phase is not Phase.VOTE:
            return []
        return [seat for seat in self.seats if seat not in self.round.ballot.votes]

    @override
    def offers(self, seat: SeatId) -> Sequence[Offer]:
        return offers(self, seat)

    @action(Phase.QUESTIONING)
    def next_turn(self, seat: SeatId) -> Sequence[Event]:
        """Make the answerer the questioner. Refuses with `not_your_turn`."""
        if seat not in self.round.pair:
            raise Refused(SpysterRefusal.NOT_YOUR_TURN)
        self.round.pass_turn()
        return [news.turn_changed(self.round)]

    @action(Phase.QUESTIONING, anytime=True)
    def say(self, seat: SeatId, line: object) -> Sequence[Event]:
        """Say a line of the common list: a question, or an answer to one.

        Refuses with `not_your_turn` or `invalid_line`.
        """
        if seat not in self.round.pair:
            raise Refused(SpysterRefusal.NOT_YOUR_TURN)
        lines = QUESTIONS if seat == self.round.questioner else ANSWERS
        if not isinstance(line, str) or line not in lines:
            raise Refused(SpysterRefusal.INVALID_LINE)
        self.round.say(seat, line)
        return [news.said(self.round.said[-1])]

    @action(Phase.QUESTIONING)
    def call_vote(self, seat: SeatId) -> Sequence[Event]:
        """Stop the questioning and vote. Refuses with `no_calls_left`."""
        if self.calls_left(seat) == 0:
            raise Refused(SpysterRefusal.NO_CALLS_LEFT)
        return self._call_vote(seat)

    # A spy whose vote crosses with the own guess is told so, when the vote is over already.
    @action(Phase.VOTE, Phase.REVEAL, Phase.SCORING)
    def vote(self, seat: SeatId, target: object = None, bet: object = 1) -> Sequence[Event]:
        """Vote for someone else, and bet on it.

        Refuses with `already_voted`, `invalid_target` or `invalid_bet`.
        """
        ballot = self.round.ballot
        guessed = ballot.guess is not None and seat == self.round.deal.spy
        if self.phase is not Phase.VOTE and not guessed:
            raise Refused(CommonRefusal.WRONG_PHASE)
        if guessed or seat in ballot.votes:
            raise Refused(SpysterRefusal.ALREADY_VOTED)
        if not isinstance(target, str) or target == seat or target not in self.seats:
            raise Refused(SpysterRefusal.INVALID_TARGET)
        if type(bet) is not int or bet not in BETS:
            raise Refused(SpysterRefusal.INVALID_BET)
        ballot.votes[seat] = Vote(SeatId(target), bet)
        # The last vote is not counted aloud: its silence would give away that a guess came instead.
        return [news.vote_cast(self)] if self.waiting_for() else self._close_vote()

    @action(Phase.VOTE)
    def spy_guess(self, seat: SeatId, location_id: object = None) -> Sequence[Event]:
        """Guess the location instead of voting, which ends the vote at once.

        Refuses with `not_spy`, `spy_already_acted` or `invalid_location`.
        """
        if seat != self.round.deal.spy:
            raise Refused(SpysterRefusal.NOT_SPY)
        if seat in self.round.ballot.votes:
            raise Refused(SpysterRefusal.SPY_ALREADY_ACTED)
        if (location := self.pack.location(location_id)) is None:
            raise Refused(SpysterRefusal.INVALID_LOCATION)
        self.round.ballot.guess = location.id
        return self._close_vote()

    @property
    @override
    def skip(self) -> Skip:
        match self.phase:
            case Phase.VOTE:
                return Skip.CUTS_SHORT if self.round.ballot.late else Skip.NOT_YET
            case Phase.SCORING if self.round.number >= self.rounds:
                return Skip.ENDS
            case Phase.REVEAL if self._too_few:
                return Skip.ENDS
        return super().skip

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        match self.phase:
            case Phase.ROLES:
                return self._show_cards()
            case Phase.QUESTIONING:
                return self._call_vote(by, by_clock=cause is Cause.CLOCK)
            case Phase.VOTE:
                return self._vote_on(cause)
            case Phase.REVEAL if self.reveal is not None:
                return self._reveal_on(self.reveal)
            case Phase.SCORING if self.round.number < self.rounds:
                return self._next_round()
            case Phase.SCORING:
                return self._finish(EndedBy.PLAYED)
        return ()

    @override
    def leave(self, seat: SeatId) -> Sequence[Event]:
        """Take a seat out: its score stays in the result, but it cannot win any more."""
        if self.result is not None or seat not in self.seats:
            return ()
        pair = self.round.pair
        self.seats.remove(seat)
        self.round.drop(seat)
        if self.phase is Phase.REVEAL and self.seats and not self._resuming:
            # What was voted, or guessed, is shown and counts, whoever leaves before it is.
            return ()
        if self._too_few:
            return self._finish(EndedBy.TOO_FEW_PLAYERS)
        if seat == self.round.deal.spy and self.final_verdict is None:
            return self._lose_spy()
        match self.phase:
            case Phase.QUESTIONING if self.round.pair != pair:
                return [news.turn_changed(self.round)]
            case Phase.VOTE:
                self.round.ballot.strike(seat)
                return [] if self.waiting_for() else self._close_vote()
        return ()

    @override
    def end(self) -> Sequence[Event]:
        if self.result is not None:
            return ()
        return self._finish(EndedBy.PLAYED if self._all_seen else EndedBy.HOST)

    @property
    def _all_seen(self) -> bool:
        """Return whether everyone has seen how the last round ended."""
        return self.final_verdict is not None and self.round.number >= self.rounds

    @property
    @override
    def memory(self) -> Mapping[str, Json]:
        """Return the places that people have seen on their cards, by pack."""
        before: dict[str, Json] = self.settings[MEMORY].get(SEEN, {})
        here = self.round.deal.location.id
        dealt = [here] if self.dealt and here not in self.used else []
        return {SEEN: {**before, self.pack.id: [*self.used, *dealt]}}

    @override
    def public_view(self) -> SpysterView:
        return public_view(self)

    @override
    def private_view(self, seat: SeatId) -> OwnView:
        return private_view(self, seat) if seat in self.seats else cast(OwnView, {})

    @override
    def resample(self, seat: SeatId, rng: Rng) -> Self:
        return another_world(self, seat, rng)

    def _enter(self, phase: Phase, clock: Clock, seconds: float) -> None:
        """Enter a phase with a clock that starts anew."""
        self.phase = phase
        self._start_clock(clock, seconds)

    def _deal(self, number: int) -> Round:
        """Return a new round; a location comes again only when the pack is used up."""
        if len(self.used) >= len(self.pack.locations):
            self.last, self.used = self.used[-1], []
        dealt = deal(self.possible(), self.seats, self.chance)
        return Round(number, dealt, self.chance.shuffled(self.seats))

    def _remembered(self) -> list[str]:
        """Return the places of this pack that were played in the games before."""
        seen = self.settings[MEMORY].get(SEEN, {}).get(self.pack.id, [])
        return [place for place in seen if self.pack.location(place) is not None]

    def _begin_round(self, number: int) -> list[Event]:
        """Deal a round whose cards nobody sees yet."""
        self.round = self._deal(number)
        self.dealt = False
        self._enter(Phase.ROLES, Clock.ROLES, ROLES_SECONDS)
        return [news.round_started(self.round, self.rounds)]

    def _next_round(self) -> list[Event]:
        """Begin the next round; the place of this one has been seen."""
        self.reveal = None
        self.used.append(self.round.deal.location.id)
        return self._begin_round(self.round.number + 1)

    def _show_cards(self) -> list[Event]:
        """Let everyone see the own card, and the questioning begin."""
        self._enter(Phase.QUESTIONING, Clock.ROUND, self._round_seconds)
        self.dealt = True
        return [news.roles_dealt(), news.turn_changed(self.round)]

    @property
    def _round_seconds(self) -> int:
        """Return how long people may talk in a round."""
        minutes: int = self.settings["round_minutes"]
        return 60 * minutes

    def _call_vote(self, caller: SeatId | None, *, by_clock: bool = False) -> list[Event]:
        """Let everyone vote; who calls for it has one call less, as long as there is one."""
        player = caller if caller in self.seats else None
        if player is not None and self.calls_left(player) != 0:
            self.round.calls[player] = self.round.calls.get(player, 0) + 1
        self.round.ballot = Ballot(player, by_clock)
        self._enter(Phase.VOTE, Clock.VOTE, HALF_A_VOTE)
        self.beyond = HALF_A_VOTE
        return [news.vote_called(self.round.ballot)]

    def _vote_on(self, cause: Cause) -> list[Event]:
        """Go on to the second half of the vote, or to its end.

        Refuses with `nothing_to_skip` who would cut short the first half.
        """
        ballot = self.round.ballot
        if cause is Cause.NEXT and not ballot.late:
            raise Refused(CommonRefusal.NOTHING_TO_SKIP)
        if cause is Cause.CLOCK and not ballot.late:
            ballot.late = True
            self._follow_clock(Clock.VOTE, HALF_A_VOTE)
            return []
        ballot.cut_short = len(self.seats) if cause is Cause.NEXT else None
        return self._close_vote()

    def _close_vote(self) -> list[Event]:
        """Begin the reveal; it looks the same whether the votes or a guess led to it."""
        ballot = self.round.ballot
        act = Act.VOTES if ballot.guess is None else Act.GUESS
        self.reveal = Reveal(ballot.in_order(self.seats), act)
        self._enter(Phase.REVEAL, Clock.REVEAL, self.reveal.seconds)
        return []

    @property
    def _too_few(self) -> bool:
        """Return whether too few are left to play on."""
        return len(self.seats) < LEAST_PLAYERS

    @property
    def _resuming(self) -> bool:
        """Return whether everyone has seen that the questioning goes on."""
        shown = self.reveal.verdict if self.reveal is not None else None
        return shown is not None and shown.resumes

    def _reveal_on(self, reveal: Reveal) -> list[Event]:
        """Show the next thing, or go on after the verdict."""
        if reveal.verdict is not None and self._too_few:
            return self._finish(EndedBy.TOO_FEW_PLAYERS)
        if self.final_verdict is not None:
            return self._score(self.final_verdict)
        if reveal.verdict is not None:
            return self._resume_questioning()
        reveal.advance(bets=self.round.ballot.has_bets)
        if reveal.step is Step.VERDICT:
            return self._give(reveal, self._judge())
        self._start_clock(Clock.REVEAL, reveal.seconds)
        return news.revealed(self.round.ballot, reveal)

    def _judge(self) -> Verdict:
        """Return the verdict; nobody asks on without a spy."""
        verdict = judge(self.round.ballot, self.round.deal)
        asks_on = verdict.resumes and self.round.deal.spy in self.seats and not self._too_few
        return replace(verdict, resumes=asks_on)

    def _give(self, reveal: Reveal, verdict: Verdict) -> list[Event]:
        """Show the verdict."""
        reveal.step, reveal.verdict = Step.VERDICT, verdict
        self.reveal = reveal
        self._enter(Phase.REVEAL, Clock.REVEAL, reveal.seconds)
        return news.verdict(self)

    def _lose_spy(self) -> list[Event]:
        """End the round without points, for its spy has left; hidden votes stay hidden."""
        return self._give(self.reveal or Reveal(()), Verdict(Outcome.SPY_LEFT))

    def _resume_questioning(self) -> list[Event]:
        """Go on asking for the time that is left of the round."""
        self.round.tied.append(self.round.ballot)
        self.round.ballot = Ballot()
        self.reveal = None
        self.phase = Phase.QUESTIONING
        self._resume_clock(Clock.ROUND, self._round_seconds)
        return [news.turn_changed(self.round)]

    def _book(self, verdict: Verdict) -> dict[SeatId, Points]:
        """Add the points of the round to the scores, and the round to the past."""
        current = self.round
        deal, ballot = current.deal, current.ballot
        unseen = verdict.outcome is Outcome.SPY_LEFT or ballot.guess is not None
        closed = () if unseen else (ballot,)
        ballots = (*current.tied, *closed)
        past = PastRound(current.number, deal.spy, deal.location, verdict, ballot.guess, ballots)
        self.past.append(past)
        won = points(verdict, current.ballot, current.deal, self.stakes, current.number)
        for seat, part in won.items():
            self.breakdown[seat] += (part,)
        return won

    def _score(self, verdict: Verdict) -> list[Event]:
        """Show the points of the round."""
        won = self._book(verdict)
        self._enter(Phase.SCORING, Clock.SCORING, SCORING_SECONDS)
        return [news.scores(won, self.scores())]

    def _finish(self, ended_by: EndedBy) -> list[Event]:
        """End the game: the highest total of those who stayed wins, ties share the win."""
        if self.phase is Phase.REVEAL and self.final_verdict is not None:
            self._book(self.final_verdict)
        left = [seat for seat in self.players if seat not in self.seats]
        plain = Result.by_points(self.breakdown, ended_by, left=left)
        self.result = replace(plain, awards=awards(self.past, self.seats))
        self.phase = Phase.END
        self._stop_clock()
        return [news.game_over(self.result)]

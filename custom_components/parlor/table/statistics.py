"""Statistics: what persons have come to over all evenings, game by game."""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log
from typing import Final, TypedDict

from .collected import StarsInfo, collected
from .journal.finished import FinishedGame, Participant
from .persons import PersonId
from .rating import Comparison, Side, Skill, against_each_other, against_the_game, skills
from .seats import SeatKind
from .streaks import Calendar, DailyInfo, streaks

# With fewer games nothing is said about how strong somebody is, nor do they make others stronger.
GAMES_TO_RATE: Final = 5
# Shown as chess players know it: 400 points more win ten of eleven games.
_MIDDLE: Final = 1500
_SCALE: Final = 400 / log(10)
# The truth lies within the uncertainty in 19 of 20 cases.
_WIDTH: Final = 1.96
_BOTS: Final = "bots"
_THE_GAME: Final = "the game"


class RatingInfo(TypedDict):
    """How strong somebody is, give or take the uncertainty (95%), from so many games."""

    value: int
    uncertainty: int
    games: int


class CountInfo(TypedDict):
    """What somebody has come to; `streak`: wins in a row up to now, `longest` ever.

    `practised`: games against nobody but bots, which count for nothing else.
    """

    played: int
    won: int
    best: int | None
    streak: int
    longest: int
    practised: int
    last: float


class GameCountInfo(CountInfo):
    """What somebody has come to in one game; no rating from too few.

    `stars`: of its levels; `daily`: with its puzzles of the day; none where they have solved none.
    """

    game: str
    rating: RatingInfo | None
    stars: StarsInfo | None
    daily: DailyInfo | None


class PersonInfo(TypedDict):
    """Somebody who is known again, with the name they had last."""

    person: PersonId
    name: str
    kind: SeatKind
    all: CountInfo
    games: list[GameCountInfo]


class BotsInfo(TypedDict):
    """What the bots of one game have come to, kept apart from people."""

    game: str
    played: int
    won: int
    best: int | None


class StatisticsInfo(TypedDict):
    """What everyone has come to, whoever has won most first."""

    persons: list[PersonInfo]
    bots: list[BotsInfo]
    games_to_rate: int


@dataclass(slots=True)
class _Count:
    played: int = 0
    won: int = 0
    best: int | None = None
    streak: int = 0
    longest: int = 0
    practised: int = 0
    last: float = 0.0

    def add(self, one: Participant, ended: float) -> None:
        self.played += 1
        self.won += one.won
        self.streak = self.streak + 1 if one.won else 0
        self.longest = max(self.longest, self.streak)
        self.last = max(self.last, ended)
        if one.score is not None:
            self.best = one.score if self.best is None else max(self.best, one.score)

    def practise(self, ended: float) -> None:
        self.practised += 1
        self.last = max(self.last, ended)

    def to_json(self) -> CountInfo:
        return {
            "played": self.played,
            "won": self.won,
            # Points of one game say nothing beside those of another.
            "best": self.best,
            "streak": self.streak,
            "longest": self.longest,
            "practised": self.practised,
            "last": self.last,
        }


def statistics(tables: Iterable[Sequence[FinishedGame]], calendar: Calendar) -> StatisticsInfo:
    """Return what everyone has come to at these tables; slow where much was played."""
    every = in_order(tables)
    games = [game for game in every if not game.broken_off]
    last: dict[PersonId, Participant] = {}
    overall: defaultdict[PersonId, _Count] = defaultdict(_Count)
    single: defaultdict[PersonId, defaultdict[str, _Count]] = defaultdict(
        lambda: defaultdict(_Count)
    )
    for game in every:
        practice = is_practice(game)
        for one in game.players:
            if (who := one.person) is None:
                continue
            last[who] = one
            if game.broken_off:
                # Nothing of it counts, but whoever was there is known, and can be forgotten.
                overall[who].last = game.ended
                continue
            for count in (overall[who], single[who][game.game]):
                if practice:
                    count.practise(game.ended)
                else:
                    count.add(one, game.ended)
    earnest = [game for game in games if not is_practice(game)]
    stars, daily = collected(earnest), streaks(earnest, calendar)
    ratings = {game: rated(those) for game, those in by_game(games).items()}
    order = sorted(last, key=lambda who: (-overall[who].won, -overall[who].played, last[who].name))
    return {
        "persons": [
            {
                "person": who,
                "name": last[who].name,
                "kind": last[who].kind,
                "all": {**overall[who].to_json(), "best": None},
                "games": [
                    {
                        **count.to_json(),
                        "game": game,
                        "rating": ratings.get(game, {}).get(who),
                        "stars": stars.get((who, game)),
                        "daily": daily.get((who, game)),
                    }
                    for game, count in single[who].items()
                ],
            }
            for who in order
        ],
        "bots": _bots(games),
        "games_to_rate": GAMES_TO_RATE,
    }


def in_order(tables: Iterable[Sequence[FinishedGame]]) -> list[FinishedGame]:
    """Return the games of all tables, the oldest first."""
    return sorted((game for table in tables for game in table), key=lambda game: game.ended)


def is_practice(game: FinishedGame) -> bool:
    """Return whether one person alone has played, against bots."""
    people = sum(one.kind.is_human for one in game.players)
    return people == 1 and len(game.players) > 1


def by_game(games: Iterable[FinishedGame]) -> dict[str, list[FinishedGame]]:
    """Return the games that say something about how strong people are, by their kind."""
    found: defaultdict[str, list[FinishedGame]] = defaultdict(list)
    for game in games:
        if not is_practice(game) and (len(game.players) > 1 or game.together is not None):
            found[game.game].append(game)
    return found


def rated(games: Sequence[FinishedGame]) -> dict[PersonId, RatingInfo]:
    """Return how strong all regulars are, by games of one kind."""
    counts: defaultdict[PersonId, int] = defaultdict(int)
    for game in games:
        for who in {one.person for one in game.players} - {None}:
            counts[PersonId(str(who))] += 1
    regulars = {who for who, count in counts.items() if count >= GAMES_TO_RATE}
    if not regulars:
        return {}
    found = skills([one for game in games for one in comparisons(game, regulars)])
    return {who: _shown(found[who], counts[who]) for who in regulars if who in found}


def comparisons(game: FinishedGame, regulars: set[PersonId]) -> list[Comparison]:
    """Return what a game says about the skills of regulars, of its bots, and of itself."""
    if game.together is not None:
        who = [_side(one, regulars) for one in game.players]
        return [against_the_game(who, _THE_GAME, won=game.together)]
    places = _places(game)
    return against_each_other(
        [
            Side(_side(one, regulars), places[one.seat], one.score is not None)
            for one in game.players
        ]
    )


def _side(one: Participant, regulars: set[PersonId]) -> Hashable | None:
    """Return whose skill is asked for: all bots of a game are as good as each other."""
    if not one.kind.is_human:
        return _BOTS
    return one.person if one.person in regulars else None


def _places(game: FinishedGame) -> Mapping[str, int]:
    """Return who came where: winners first, then by points where there are any, who left last."""

    def rank(one: Participant) -> tuple[bool, bool, int]:
        return one.seat in game.left, not one.won, -(one.score or 0)

    ranks = sorted({rank(one) for one in game.players})
    return {one.seat: ranks.index(rank(one)) for one in game.players}


def _shown(skill: Skill, games: int) -> RatingInfo:
    return {
        "value": round(_MIDDLE + _SCALE * skill.mean),
        "uncertainty": round(_SCALE * _WIDTH * skill.deviation),
        "games": games,
    }


def _bots(games: Iterable[FinishedGame]) -> list[BotsInfo]:
    counts: defaultdict[str, _Count] = defaultdict(_Count)
    for game in games:
        for one in game.players:
            if not one.kind.is_human:
                counts[game.game].add(one, game.ended)
    return [
        {"game": game, "played": count.played, "won": count.won, "best": count.best}
        for game, count in counts.items()
    ]

"""The bot: it plays from what its seat may see."""

from collections import Counter
from collections.abc import Callable, Iterable
from statistics import fmean

import pytest

from bench.spyster import compare
from custom_components.parlor.games.bot import Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.games.spyster.bot import SpysterBot
from custom_components.parlor.games.spyster.lines import ANSWERS, FACTS, QUESTIONS, fits
from custom_components.parlor.games.spyster.talk import likely
from custom_components.parlor.games.vocabulary import Json, SeatId

from .play import cast, here, innocents, play_round, questioning, spy_of, started, to_points, voting

MANY = 60


def choices(
    game: Spyster, seat: SeatId, people: Iterable[SeatId] = (), remaining: float | None = None
) -> list[dict[str, Json] | None]:
    """Return what the bot does, by many chances."""
    found = []
    for seed in range(MANY):
        chance = Chance.seeded(seed)
        glimpse = Glimpse.of(game, seat, chance, frozenset(people), remaining)
        found.append(SpysterBot().choose(glimpse, chance))
    return found


def types(
    game: Spyster, seat: SeatId, people: Iterable[SeatId] = (), remaining: float | None = None
) -> set[Json]:
    """Return the types of what the bot does."""
    return {choice and choice["type"] for choice in choices(game, seat, people, remaining)}


def lines(game: Spyster, seat: SeatId, people: Iterable[SeatId] = ()) -> set[str]:
    """Return what the bot may say."""
    found = choices(game, seat, people)
    return {str(choice["line"]) for choice in found if choice and choice["type"] == "say"}


def asked(line: str = "q1", seed: int = 1) -> Spyster:
    """Return a game in which something was asked; neither of the two is the spy."""
    game = questioning(6, seed)
    game.round.order.sort(key=lambda seat: seat == spy_of(game))
    game.apply(game.round.questioner, {"type": "say", "line": line})
    return game


def places_of(line: str) -> set[str]:
    """Return the places of the first pack that a line fits."""
    return {place for place in FACTS["classic"] if fits(line, "classic", place)}


def after_a_tie() -> Spyster:
    """Return a second vote: in the first, two have accused one and that one another."""
    game = voting(6, vote_calls=0)
    spy, a, b, c, d, _ = spy_of(game), *innocents(game)
    cast(game, {a: (spy, 1), b: (spy, 1), c: (d, 1), d: (a, 1), spy: (d, 1)})
    to_points(game)
    game.apply(a, {"type": "call_vote"})
    return game


def vote_seconds(game: Spyster) -> float:
    """Return how long the vote that has just been called lasts."""
    return (game.deadline or 0) + game.beyond


def at_the_vote_of(number: int) -> Spyster:
    """Return the vote of a later round, after the clock has played those before it."""
    game = started(rounds=10)
    for _ in range(number - 1):
        play_round(game)
    game.expire()
    game.expire()
    return game


def let_bots_play(game: Spyster, chance: Chance) -> None:
    """Let bots play to the end, with a clock that runs out now and then."""
    while game.result is None:
        seat = chance.pick(game.seats)
        choice = SpysterBot().choose(Glimpse.of(game, seat, chance), chance)
        if choice is not None:
            game.apply(seat, choice)
        elif not game.offers(seat) or chance.random() < 0.01:
            game.expire()


def test_the_bot_of_the_game_is_this_one() -> None:
    assert Spyster.bot is SpysterBot


def test_a_bot_waits_while_there_is_nothing_to_do() -> None:
    game = started()
    assert types(game, game.seats[0]) == {None}


def test_a_bot_that_asks_says_a_question_first() -> None:
    game = questioning()
    assert lines(game, game.round.questioner) <= {*QUESTIONS}
    assert types(game, game.round.questioner) == {"say"}


def test_a_bot_that_is_asked_by_a_bot_waits_for_the_question() -> None:
    game = questioning()
    assert types(game, game.round.answerer) == {None}


def test_a_bot_answers_what_it_was_asked() -> None:
    game = asked("q1")
    topics = {ANSWERS[line].topic for line in lines(game, game.round.answerer)}
    assert topics == {QUESTIONS["q1"].topic, "dodge"}


def test_a_bot_that_is_asked_aloud_dodges_after_a_while() -> None:
    game = questioning()
    questioner, answerer = game.round.pair
    assert types(game, answerer, [questioner]) == {"say", None}
    assert {ANSWERS[line].topic for line in lines(game, answerer, [questioner])} == {"dodge"}


@pytest.mark.parametrize("seed", range(8))
def test_a_bot_says_nothing_that_does_not_fit_its_card(seed: int) -> None:
    game = asked(f"q{1 + 6 * seed}", seed)
    said = lines(game, game.round.answerer)
    assert all(fits(line, "classic", here(game)) for line in said)


@pytest.mark.parametrize("seed", range(8))
def test_a_spy_bot_says_mostly_what_fits_many_places(seed: int) -> None:
    game = questioning(6, seed)
    game.round.order.sort(key=lambda seat: seat == spy_of(game))
    game.round.asking = 4
    game.apply(game.round.questioner, {"type": "say", "line": f"q{1 + 6 * seed}"})
    assert game.round.answerer == spy_of(game)
    found = [choice["line"] for choice in choices(game, spy_of(game)) if choice]
    shares = [sum(fits(str(line), "classic", p.id) for p in game.pack.locations) for line in found]
    assert fmean(shares) > 8


def test_bots_pass_the_turn_on_among_themselves_once_it_was_answered() -> None:
    game = asked()
    questioner, answerer = game.round.pair
    assert types(game, questioner) == {None}
    game.apply(answerer, {"type": "say", "line": "a1"})
    assert types(game, questioner) == types(game, answerer) == {"next_turn"}


@pytest.mark.parametrize("person", [0, 1])
def test_a_bot_never_ends_a_turn_of_people(person: int) -> None:
    game = asked()
    people = [game.round.pair[person]]
    game.apply(game.round.answerer, {"type": "say", "line": "a1"})
    game.round.question = 99
    game.round.said = [said._replace(question=99) for said in game.round.said]
    bots = [seat for seat in game.seats if seat not in people]
    assert [types(game, seat, people) for seat in bots] == [{None}] * 5


def test_a_spy_bot_narrows_the_places_down_by_what_others_say() -> None:
    game = asked()
    answerer = game.round.answerer
    telling = next(line for line in ANSWERS if len(places_of(line)) == 3)
    game.apply(answerer, {"type": "say", "line": telling})
    assert {place.id for place in likely(game, spy_of(game))} == places_of(telling)


def test_a_bot_suspects_who_says_what_does_not_fit() -> None:
    game = asked()
    slip = next(line for line in ANSWERS if not fits(line, "classic", here(game)))
    liar = game.round.answerer
    game.apply(liar, {"type": "say", "line": slip})
    game.apply(liar, {"type": "call_vote"})
    voter = next(seat for seat in innocents(game) if seat != liar)
    assert {choice and choice["target"] for choice in choices(game, voter)} == {liar}


@pytest.mark.parametrize("before", [40, 20, 1])
def test_no_bot_votes_or_guesses_before_two_thirds_of_the_time_while_people_are_to_vote(
    before: float,
) -> None:
    game = voting()
    people = [innocents(game)[0]]
    bots = [seat for seat in game.seats if seat not in people]
    remaining = vote_seconds(game) / 3 + before
    assert [types(game, seat, people, remaining) for seat in bots] == [{None}] * 4


def test_bots_wait_for_people_alike_whether_they_are_the_spy_or_not() -> None:
    game = voting()
    person = innocents(game)[0]
    whole = vote_seconds(game)
    for seat in (spy_of(game), innocents(game)[1]):
        assert types(game, seat, [person], whole) == {None}
        assert None not in types(game, seat, [person], whole / 3)


def test_bots_vote_or_guess_once_all_people_have_voted() -> None:
    game = voting()
    person = innocents(game)[0]
    game.apply(person, {"type": "vote", "target": spy_of(game), "bet": 1})
    assert types(game, spy_of(game), [person], 55) == {"spy_guess", "vote"}
    assert types(game, innocents(game)[1], [person], 55) == {"vote"}


@pytest.mark.parametrize("place", [questioning, voting])
def test_a_bot_takes_its_time_whatever_it_holds(place: Callable[[], Spyster]) -> None:
    game = place()
    worlds = [game.resample(game.seats[0], Chance.seeded(seed)) for seed in range(MANY)]
    assert {SpysterBot.pace(world.public_view()) for world in worlds} == {3}


def test_a_bot_calls_no_vote_before_everyone_has_asked_twice() -> None:
    game = questioning()
    for _ in range(9):
        game.apply(game.round.questioner, {"type": "next_turn"})
    assert types(game, game.round.order[3]) == {None}


def test_a_bot_calls_a_vote_now_and_then_after_that() -> None:
    game = questioning()
    for _ in range(10):
        game.apply(game.round.questioner, {"type": "next_turn"})
    called = Counter(choice is not None for choice in choices(game, game.round.order[3]))
    assert 0 < called[True] < MANY / 4


def test_a_bot_calls_only_one_vote_where_calls_have_no_limit() -> None:
    game = after_a_tie()
    cast(game, {})
    to_points(game)
    game.round.question = 99
    waiting = next(seat for seat in game.seats if seat not in game.round.pair)
    assert types(game, waiting) == {None}


def test_an_innocent_bot_votes_and_never_for_itself() -> None:
    game = voting()
    seat = innocents(game)[0]
    targets = {choice and choice["target"] for choice in choices(game, seat)}
    assert targets == {*game.seats} - {seat}


@pytest.mark.parametrize("players", [4, 8])
def test_a_bot_that_knows_nothing_bets_little(players: int) -> None:
    game = voting(players)
    bets = Counter(choice and choice["bet"] for choice in choices(game, innocents(game)[0]))
    assert bets == {1: MANY}


def test_a_bot_follows_what_the_last_vote_has_shown() -> None:
    game = after_a_tie()
    spy, c = spy_of(game), innocents(game)[2]
    targets = Counter(choice and choice["target"] for choice in choices(game, c))
    assert targets.most_common(1)[0][0] == spy


def test_a_bot_suspects_who_has_accused_it() -> None:
    game = after_a_tie()
    a, d = innocents(game)[0], innocents(game)[3]
    targets = Counter(choice and choice["target"] for choice in choices(game, a))
    assert targets[d] > MANY / 4


def test_a_bot_does_not_vote_for_who_was_accused_and_has_left() -> None:
    game = after_a_tie()
    a, d = innocents(game)[0], innocents(game)[3]
    game.leave(d)
    assert d not in {choice and choice["target"] for choice in choices(game, a)}


def test_a_bot_bets_more_when_few_could_be_the_spy() -> None:
    game = voting(4)
    game.leave(innocents(game)[1])
    bets = {choice and choice["bet"] for choice in choices(game, innocents(game)[0])}
    assert bets <= {2, 3}


def test_a_spy_bot_guesses_or_frames() -> None:
    game = voting()
    assert types(game, spy_of(game)) == {"spy_guess", "vote"}


def test_a_spy_bot_guesses_where_only_one_place_is_left() -> None:
    game = at_the_vote_of(10)
    assert {choice and choice["location_id"] for choice in choices(game, spy_of(game))} == {
        here(game)
    }


def test_a_spy_bot_guesses_no_place_that_the_game_was_at_before() -> None:
    game = at_the_vote_of(8)
    guesses = {choice.get("location_id") for choice in choices(game, spy_of(game)) if choice}
    assert guesses - {None} == {place.id for place in game.possible()}


def test_a_spy_bot_dares_to_guess_more_often_when_it_is_accused() -> None:
    calm, hot = voting(6), after_a_tie()
    guesses = [
        sum(choice is not None and choice["type"] == "spy_guess" for choice in choices(game, spy))
        for game, spy in ((calm, spy_of(calm)), (hot, spy_of(hot)))
    ]
    assert 0 < guesses[0] < guesses[1] < MANY / 2


def test_a_spy_bot_goes_all_in_where_framing_pays() -> None:
    game = voting()
    bets = {choice["bet"] for choice in choices(game, spy_of(game)) if choice and "bet" in choice}
    assert bets == {3}


def test_a_spy_bot_bets_little_where_nothing_is_won_by_framing() -> None:
    game = voting(double_agent=0)
    bets = {choice["bet"] for choice in choices(game, spy_of(game)) if choice and "bet" in choice}
    assert bets == {1}


def test_a_spy_bot_frames_whom_others_have_accused() -> None:
    game = after_a_tie()
    votes = [choice for choice in choices(game, spy_of(game)) if choice and "target" in choice]
    assert {choice["target"] for choice in votes} <= {innocents(game)[0], innocents(game)[3]}


@pytest.mark.parametrize("seed", range(5))
def test_a_bot_chooses_the_same_from_the_same_glimpse_and_chance(seed: int) -> None:
    game = voting()
    seat, chances = game.seats[seed], [Chance.seeded(seed), Chance.seeded(seed)]
    one, other = (SpysterBot().choose(Glimpse.of(game, seat, c), c) for c in chances)
    assert one == other


@pytest.mark.parametrize("place", [voting, after_a_tie])
def test_a_bot_chooses_alike_in_all_worlds_that_its_seat_cannot_tell_apart(
    place: Callable[[], Spyster],
) -> None:
    game = place()
    for number, seat in enumerate(game.seats):
        assert choices(game.resample(seat, Chance.seeded(number)), seat) == choices(game, seat)


@pytest.mark.parametrize(("players", "bots"), [(6, 3), (10, 5)])
def test_bots_beat_uniform_voting_in_500_rounds(players: int, bots: int) -> None:
    found = compare(players, bots, rounds=500)
    # It is about 0.6 points a round, with a standard error of 0.1; see bench/spyster.py.
    assert found.ahead > 0.4
    assert fmean(found.bots.innocent) > fmean(found.uniform.innocent) + 0.1
    assert fmean(found.bots.spy) > fmean(found.uniform.spy) + 1
    assert found.wins > 1.5


@pytest.mark.parametrize("players", [4, 7, 10])
def test_bots_alone_play_a_whole_game(players: int) -> None:
    game = started(players, rounds=2)
    let_bots_play(game, Chance.seeded(players))
    assert game.result is not None

"""The rooms, their things and the stories: in both languages, and the same whoever did it."""

from collections.abc import Iterator
from copy import deepcopy
from importlib.resources import files
import json
import re
from typing import Any

import orjson
import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.clueful import Clueful
from custom_components.parlor.games.clueful.cards import CARDS
from custom_components.parlor.games.clueful.exploring import ROOMS, TO_FIND
from custom_components.parlor.games.clueful.parsing.lexicon import LEXICONS, Part
from custom_components.parlor.games.clueful.parsing.spelling import spellings
from custom_components.parlor.games.clueful.speech import SPEECH
from custom_components.parlor.games.clueful.stories import STORIES
from custom_components.parlor.games.clueful.terms import NIGHTTIME, RoomId
from custom_components.parlor.games.vocabulary import SeatId
from tests.games.contract.playout import seat_ids
from tests.test_spelling import AMERICAN, said, said_in_english

from .deals import three_friends
from .play import LANGUAGES

ALL_ROOMS = pytest.mark.parametrize("room", RoomId)
BOTH = pytest.mark.parametrize("language", LANGUAGES)
FOLDER = files("custom_components.parlor.games.clueful")
MARY, BOB = SeatId("Mary Ann"), SeatId("Bob")


def written(room: RoomId) -> Any:
    """Return a room as it is written down."""
    return json.loads((FOLDER / "rooms" / f"{room}.json").read_text("utf-8"))


@ALL_ROOMS
def test_there_are_at_least_twelve_things_to_find_in_every_room(room: RoomId) -> None:
    assert len(ROOMS[room].things) == len(written(room)["things"]) == TO_FIND[room]
    assert TO_FIND[room] >= 12


@ALL_ROOMS
def test_every_thing_is_told_of_alike_in_both_languages(room: RoomId) -> None:
    for thing in written(room)["things"]:
        assert thing["en"].keys() == thing["de"].keys()
        assert thing["en"].keys() <= {"name", "words", "look", "open"}
        assert all(thing[language]["look"].strip() for language in LANGUAGES)
        assert thing["en"]["look"] != thing["de"]["look"]


@ALL_ROOMS
def test_some_things_can_be_opened_and_some_lie_hidden(room: RoomId) -> None:
    chamber = ROOMS[room]
    assert sum(bool(thing.opens) for thing in chamber.things.values()) >= 3
    assert sum(thing.behind is not None for thing in chamber.things.values()) >= 2


@ALL_ROOMS
def test_whatever_lies_hidden_is_found_by_looking_on(room: RoomId) -> None:
    chamber = ROOMS[room]
    found = {thing.id for thing in chamber.behind(None)}
    found |= {hidden.id for thing in {*found} for hidden in chamber.behind(thing)}
    assert found == {*chamber.things}


@ALL_ROOMS
@BOTH
def test_what_lies_in_plain_sight_is_named_by_the_room(room: RoomId, language: str) -> None:
    look = "".join(spellings(ROOMS[room].looks[language]))
    things = {thing["id"]: thing[language]["words"] for thing in written(room)["things"]}
    seen = [
        thing.id
        for thing in ROOMS[room].behind(None)
        if any(spelt in look for word in things[thing.id] for spelt in spellings(word))
    ]
    assert len(seen) >= 8


@ALL_ROOMS
def test_no_word_stands_for_two_things_or_for_a_thing_and_a_card(room: RoomId) -> None:
    for word in ROOMS[room].words:
        for spelt in spellings(word):
            senses = LEXICONS[room].senses[spelt]
            assert len([sense for sense in senses if sense.part is Part.THING]) == 1, word
            assert not [sense for sense in senses if sense.part is Part.CARD], word


@ALL_ROOMS
@BOTH
def test_every_hour_of_the_night_looks_different(room: RoomId, language: str) -> None:
    hours = [ROOMS[room].hour(phase)[language] for phase in NIGHTTIME]
    assert len({*hours}) == len(NIGHTTIME)


@BOTH
def test_every_card_has_a_story_of_its_own(language: str) -> None:
    assert {*STORIES} == {*CARDS}
    assert len({STORIES[card][language] for card in CARDS}) == len(CARDS)


def paths(thing: object, path: str = "") -> Iterator[str]:
    """Give the way to every sentence, and what is filled into it."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from paths(value, f"{path}.{key}")
    else:
        yield f"{path} {sorted(set(re.findall(r'{(.*?)}', str(thing))))}"


def test_the_house_says_the_same_sentences_in_both_languages() -> None:
    one, other = ({*paths(SPEECH[language])} for language in LANGUAGES)
    assert {way for way in one ^ other if ".clock" not in way} == set()


def test_nobody_reads_american_english_in_the_house() -> None:
    lines = [line for room in RoomId for line in said_in_english(written(room))]
    lines += [STORIES[card]["en"] for card in CARDS]
    lines += said(SPEECH["en"])
    assert len(lines) > 200
    assert not [line for line in lines if AMERICAN.search(line)]


def explored(game: Clueful, seat: SeatId, language: str) -> list[object]:
    """Return all that somebody can find out by exploring the room that they are in."""
    here = RoomId(game.world.get_location(seat))
    asked: list[dict[str, object]] = [{"type": "look"}]
    asked += [{"type": "show", "card": card} for card in CARDS]
    asked += [
        {"type": kind, "thing": thing}
        for kind in ("examine", "unlatch")
        for thing in ROOMS[here].things
    ]
    return [game.query(seat, {**request, "language": language}) for request in asked]


@BOTH
@ALL_ROOMS
def test_exploring_tells_the_same_whatever_the_envelope_holds(room: RoomId, language: str) -> None:
    games = [Clueful.start(seat_ids(3), seed=seed) for seed in range(12)]
    for game in games:
        for seat in seat_ids(3):
            game.apply(seat, {"type": "travel", "room": room})
    first, *others = [explored(game, SeatId("s2"), language) for game in games]
    assert len({tuple(game.envelope_cards) for game in games}) > 8
    assert all(other == first for other in others)


def test_exploring_tells_the_same_in_a_world_that_looks_the_same() -> None:
    game = Clueful.start(seat_ids(4), seed=3)
    twin = game.resample(SeatId("s1"), Chance.seeded(1))
    assert twin.envelope_cards != game.envelope_cards
    assert explored(game, SeatId("s1"), "en") == explored(twin, SeatId("s1"), "en")


def look(game: Clueful, seat: SeatId) -> str:
    return str(game.query(seat, {"type": "look"})["text"])


def test_a_room_tells_who_is_in_it() -> None:
    game = Clueful.from_deal(three_friends())
    assert "Bob and Jean de la Tour are here too." in look(game, MARY)
    game.apply(MARY, {"type": "travel", "room": "hall"})
    assert "Nobody else is here." in look(game, MARY)
    assert "Jean de la Tour is here too." in look(game, BOB)


def test_a_room_remembers_what_was_last_said_in_it() -> None:
    game = Clueful.from_deal(three_friends())
    assert "Nobody has named this room yet." in look(game, BOB)
    game.apply(MARY, {"type": "guess", "suspect": "white", "room": "foyer", "weapon": "rope"})
    assert "Mary Ann asked Bob about white with the rope. Bob showed a card." in look(game, BOB)
    game.apply(BOB, {"type": "guess", "suspect": "plum", "room": "foyer", "weapon": "rope"})
    said_here = "Bob asked Jean de la Tour about plum with the rope."
    assert f"{said_here} Jean de la Tour had nothing to show." in look(game, BOB)


def test_a_room_tells_how_late_it_is() -> None:
    game = Clueful.from_deal(three_friends())
    assert "10.00 pm" in look(game, MARY)
    later = deepcopy(game)
    for _ in range(18):
        later.expire()
    assert "midnight" in look(later, MARY)
    assert ROOMS[RoomId.FOYER].hours["midnight"]["en"] in look(later, MARY)


@ALL_ROOMS
@BOTH
def test_every_answer_fits_its_envelope_also_in_company_with_long_names(
    room: RoomId, language: str
) -> None:
    seats = seat_ids(6)
    game = Clueful.start(seats, seed=1)
    for seat in seats:
        game.apply(seat, {"type": "travel", "room": room})
    game.apply(
        seats[0],
        {"type": "guess", "suspect": "scarlett", "room": room, "weapon": "candlesticks"},
    )
    names = dict.fromkeys(seats, "Ü" * 40)
    request = {"type": "look", "language": language, "names": names}
    told = [*explored(game, seats[1], language), game.query(seats[1], request)]
    assert max(len(orjson.dumps(answer)) for answer in told) <= game.envelope

"""What is typed or said: understood in two languages, offered where it is not certain."""

from itertools import product
import string

import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.clueful.cards import BY_KIND, CARDS, Theory
from custom_components.parlor.games.clueful.exploring import ROOMS
from custom_components.parlor.games.clueful.parsing import Doubt, Meant, understand
from custom_components.parlor.games.clueful.parsing.spelling import distance, words
from custom_components.parlor.games.clueful.teller import Teller
from custom_components.parlor.games.clueful.terms import ACTS, CardKind, RoomId, Verb

from .play import LANGUAGES

NAMES = {"s1": "Mary Ann", "s2": "Jean de la Tour", "s3": "Bob"}
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def understood(text: str, here: RoomId = RoomId.FOYER) -> Meant | Doubt:
    """Return what is meant by a text."""
    return understand(text, here, NAMES)


def theory(suspect: str, room: str, weapon: str) -> Theory:
    return {"suspect": suspect, "room": room, "weapon": weapon}


WHITE = theory("white", "foyer", "rope")


@pytest.mark.parametrize(
    "text",
    [
        "travel to the ballroom",
        "Travel to the Ballroom.",
        "TRAVEL TO BALLROOM",
        "travel ballroom",
        "  travel   to the  ball room !",
        "go to the ballroom please",
        "walk into the ballroom",
        "I travel to the ballroom",
        "reise in den Ballsaal",
        "Reise in den Ballsaal.",
        "geh in Ballsaal",
        "gehe bitte in den ballsaal",
        "travel to the Ballsaal",
    ],
)
def test_a_journey_is_understood_however_it_is_put(text: str) -> None:
    assert understood(text) == Meant(Verb.TRAVEL, room="ballroom")


@pytest.mark.parametrize(
    "text",
    [
        "guess white in the foyer with the rope",
        "Guess White in the Foyer with the Rope.",
        "guess mrs. white in foyer with rope",
        "guess the rope, white, foyer",
        "i suspect Mrs White in the foyer with the rope",
        "vermute White im Foyer mit dem Seil",
        "Ich vermute Frau Weiß im Foyer mit dem Seil!",
        "verdaechtige frau weiss im foyer mit dem strick",
    ],
)
def test_a_guess_is_understood_however_it_is_put(text: str) -> None:
    assert understood(text) == Meant(Verb.GUESS, theory=WHITE)


@pytest.mark.parametrize(
    "text",
    [
        "accuse scarlett in the library with the leadpipe",
        "accuse Miss Scarlett in the library with the lead pipe.",
        "beschuldige Scarlett in der Bibliothek mit dem Bleirohr",
        "Ich klage Miss Scarlett in der Bibliothek mit dem Bleirohr an",
    ],
)
def test_an_accusation_is_understood_however_it_is_put(text: str) -> None:
    named = theory("scarlett", "library", "leadpipe")
    assert understood(text) == Meant(Verb.ACCUSE, theory=named)


@BOTH
def test_every_journey_can_be_typed_as_it_is_suggested(language: str) -> None:
    teller = Teller.of(language, None)
    for room in RoomId:
        text = teller.command(Verb.TRAVEL, to=teller.form(room, "to"))
        assert understood(text) == Meant(Verb.TRAVEL, room=room)


@BOTH
@pytest.mark.parametrize("verb", [Verb.GUESS, Verb.ACCUSE])
def test_every_theory_can_be_typed_as_it_is_suggested(language: str, verb: Verb) -> None:
    teller = Teller.of(language, None)
    kinds = (CardKind.SUSPECTS, CardKind.ROOMS, CardKind.WEAPONS)
    for named in product(*(BY_KIND[kind] for kind in kinds)):
        text = teller.theory("commands", verb, theory=theory(*named))
        assert understood(text, RoomId.KITCHEN) == Meant(verb, theory=theory(*named))


@BOTH
def test_every_question_can_be_typed_as_it_is_suggested(language: str) -> None:
    teller = Teller.of(language, None)
    plain = [Verb.LOOK, Verb.CARDS, Verb.SHEET, Verb.WHERE, Verb.TIME, Verb.HELP]
    for verb in plain:
        assert understood(teller.command(verb)) == Meant(verb)
    for card in CARDS:
        text = teller.command(Verb.SHOW, card=teller.form(card, "name"))
        assert understood(text) == Meant(Verb.SHOW, card=card)


@BOTH
@pytest.mark.parametrize("room", RoomId)
@pytest.mark.parametrize("verb", [Verb.EXAMINE, Verb.OPEN])
def test_every_thing_can_be_asked_for_by_all_its_names(
    language: str, room: RoomId, verb: Verb
) -> None:
    teller = Teller.of(language, None)
    for thing in ROOMS[room].things.values():
        for name in (thing.names[language], *thing.words):
            asked = understood(teller.command(verb, thing=name), room)
            assert asked == Meant(verb, thing=thing.id), name


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("travle to the ballroom", Meant(Verb.TRAVEL, room="ballroom")),
        ("travel to the balroom", Meant(Verb.TRAVEL, room="ballroom")),
        ("travel to the bald room", Meant(Verb.TRAVEL, room="ballroom")),
        ("reise in den Balsaal", Meant(Verb.TRAVEL, room="ballroom")),
        ("gess white in the foyer with the rope", Meant(Verb.GUESS, theory=WHITE)),
        ("guess whtie in the foyr with the roep", Meant(Verb.GUESS, theory=WHITE)),
        ("acuse white in the foyer with the rope", Meant(Verb.ACCUSE, theory=WHITE)),
        ("vermtue White im Foyer mit dem Seil", Meant(Verb.GUESS, theory=WHITE)),
    ],
)
def test_what_is_misspelt_is_offered_and_not_done(text: str, meant: Meant) -> None:
    doubt = understood(text)
    assert isinstance(doubt, Doubt)
    assert doubt.perhaps == (meant,)


@pytest.mark.parametrize(
    "text",
    [
        "don't travel to the ballroom",
        "do not accuse white in the foyer with the rope",
        "should I travel to the ballroom",
        "travel to the ballroom?",
        "accuse white in the foyer with the rope?",
        "travel to the ballroom tomorrow",
        "travel to the ballroom or the library",
        "travel to the ballroom and guess white in the ballroom with the rope",
        "look travel to the ballroom",
        "travel to the ballroom with the rope",
        "guess white in the foyer with the rope and the knife",
        "guess white and green in the foyer with the rope",
        "guess white with the rope",
        "reise nicht in den Ballsaal",
        "ich würde gern White im Foyer mit dem Seil beschuldigen",
        "travel to the mirror in the ballroom",
    ],
)
def test_what_is_not_certain_to_the_last_word_is_offered_and_not_done(text: str) -> None:
    doubt = understood(text)
    assert isinstance(doubt, Doubt)
    assert doubt.perhaps


@pytest.mark.parametrize(
    ("text", "verb"),
    [
        ("travel", Verb.TRAVEL),
        ("travel to the moon", Verb.TRAVEL),
        ("guess", Verb.GUESS),
        ("guess white in the foyer", Verb.GUESS),
        ("accuse the butler", Verb.ACCUSE),
        ("accuse white with the rope", Verb.ACCUSE),
        ("beschuldige", Verb.ACCUSE),
        ("examine the unicorn", Verb.EXAMINE),
        ("look at the unicorn", Verb.EXAMINE),
        ("examine the chandelier", Verb.EXAMINE),
        ("open the unicorn", Verb.OPEN),
        ("show me", Verb.SHOW),
    ],
)
def test_what_is_not_whole_is_asked_for(text: str, verb: Verb) -> None:
    assert understood(text) == Doubt(verb)


@pytest.mark.parametrize("text", ["", "   ", ".", "xyzzy", "sing a song", "42", "🂡🂡", "\x00", "ß"])
def test_nonsense_is_not_understood(text: str) -> None:
    assert understood(text) == Doubt()


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("where is Mary Ann", ("s1",)),
        ("where is mary ann?", ("s1",)),
        ("where is mary an", ("s1",)),
        ("wo ist Jean de la Tour", ("s2",)),
        ("look at Bob", ("s3",)),
        ("where is everyone", ()),
        ("wo sind alle", ()),
    ],
)
def test_people_are_found_by_their_names_with_and_without_spaces(
    text: str, meant: tuple[str, ...]
) -> None:
    assert understood(text) == Meant(Verb.WHERE, players=meant)


def test_nobody_can_get_in_the_way_of_a_command_by_a_name() -> None:
    names = {"s1": "travel", "s2": "white in the", "s3": "ballroom", "s4": "in the foyer with"}
    assert understand("travel to the ballroom", RoomId.FOYER, names) == Meant(
        Verb.TRAVEL, room="ballroom"
    )
    assert understand("guess white in the foyer with the rope", RoomId.FOYER, names) == Meant(
        Verb.GUESS, theory=WHITE
    )


@pytest.mark.parametrize(
    ("text", "verb"),
    [
        ("show me my cards", Verb.CARDS),
        ("zeig mir meine Karten", Verb.CARDS),
        ("show sheet", Verb.SHEET),
        ("mein Zettel", Verb.SHEET),
        ("what can I say?", Verb.HELP),
        ("wie spät ist es?", Verb.TIME),
        ("look at the foyer", Verb.LOOK),
        ("l", Verb.LOOK),
        ("schau dich um", Verb.LOOK),
        ("sieh dich um!", Verb.LOOK),
    ],
)
def test_questions_are_understood_however_they_are_put(text: str, verb: Verb) -> None:
    assert understood(text) == Meant(verb)


def test_a_room_alone_may_be_where_one_wants_to_go_or_what_one_asks_for() -> None:
    assert understood("ballroom") == Doubt(
        None, (Meant(Verb.TRAVEL, room="ballroom"), Meant(Verb.SHOW, card="ballroom"))
    )


def test_three_cards_alone_may_be_a_guess_or_an_accusation() -> None:
    assert understood("white foyer rope") == Doubt(
        None, (Meant(Verb.GUESS, theory=WHITE), Meant(Verb.ACCUSE, theory=WHITE))
    )


@pytest.mark.parametrize("seed", range(400))
def test_no_slip_of_the_finger_takes_a_turn_that_was_not_meant(seed: int) -> None:
    chance = Chance.seeded(seed)
    meant = "guess white in the foyer with the rope"
    at = chance.below(len(meant))
    letter = chance.pick(string.ascii_lowercase)
    slip = meant[:at] + letter + meant[at + chance.below(2) :]
    found = understood(slip)
    assert found == Meant(Verb.GUESS, theory=WHITE) or not takes_a_turn(found)


def takes_a_turn(found: Meant | Doubt) -> bool:
    return isinstance(found, Meant) and found.verb in ACTS


def test_words_are_compared_without_cases_accents_and_marks() -> None:
    assert words("Öffne, bitte: die KÜCHE!") == ["oeffne", "bitte", "die", "kueche"]
    assert words("Mrs. White’s") == ["mrs", "whites"]


@pytest.mark.parametrize(
    ("one", "other", "far"),
    [("rope", "rope", 0), ("rope", "roep", 1), ("rope", "rpe", 1), ("knife", "rope", 4)],
)
def test_the_distance_counts_letters_changed_added_left_out_or_swapped(
    one: str, other: str, far: int
) -> None:
    assert distance(one, other) == far

"""Both examples of the rules, and whole games, typed as text."""

import pytest

from custom_components.parlor.games.bot import Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.clueful import Clueful, World
from custom_components.parlor.games.clueful.bot import CluefulBot
from custom_components.parlor.games.clueful.dealing import dealt
from custom_components.parlor.games.clueful.teller import Teller
from custom_components.parlor.games.clueful.terms import EndedBy, Verb
from tests.games.contract.playout import seat_ids

from .deals import burt_and_ernie, ron_and_hermione, three_friends
from .play import LANGUAGES, snapshot, typed


def test_the_first_example_of_the_rules() -> None:
    game = Clueful.from_deal(ron_and_hermione())
    read = [
        typed(game, "travel to the ballroom"),
        typed(game, "guess white in the foyer with the rope"),
        typed(game, "travel to the conservatory"),
        typed(game, "guess scarlett in the ballroom with the rope"),
        typed(game, "accuse white in the library with the leadpipe"),
    ]
    assert read[0] == "Ron travelled to the ballroom."
    assert read[1] == "Ron shows you a card, and the card revealed was: rope"
    assert read[2] == "Ron travelled to the conservatory."
    assert read[3] == "The guess involved an invalid room. Turn forfeited!"
    assert "Hermione wins" in read[4]
    assert game.result is not None
    assert (game.result.winners, game.result.ended_by) == (("Hermione",), EndedBy.WRONG)


def test_the_second_example_of_the_rules() -> None:
    game = Clueful.from_deal(burt_and_ernie())
    for text in (
        "Travel to the study.",
        "TRAVEL TO LIBRARY",
        "guess Scarlett in the study with the revolver.",
        "Guess mustard in library with candlesticks",
    ):
        typed(game, text)
    assert game.world.get_revealed_cards() == ["study", "candlesticks"]
    assert game.world.get_seen_cards("Burt") == ["study"]


def test_the_first_example_in_german() -> None:
    game = Clueful.from_deal(ron_and_hermione())
    read = [
        typed(game, text, "de")
        for text in (
            "Reise in den Ballsaal",
            "vermute White im Foyer mit dem Seil.",
            "geh in den Wintergarten",
            "vermute Scarlett im Ballsaal mit dem Seil",
            "Klage White in der Bibliothek mit dem Bleirohr an!",
        )
    ]
    assert read[0] == "Ron ist in den Ballsaal gereist."
    assert read[1] == "Ron zeigt dir eine Karte, und die gezeigte Karte ist: Seil"
    assert read[3] == "Die Vermutung nannte einen falschen Raum. Zug verwirkt!"
    assert "Hermione gewinnt" in read[4]


def test_players_whose_names_have_spaces_are_told_of_by_name() -> None:
    game = Clueful.from_deal(three_friends())
    assert typed(game, "travel to the kitchen") == "Mary Ann travelled to the kitchen."
    assert typed(game, "guess plum in the foyer with the rope") == (
        "Bob guesses plum in the foyer with the rope. Jean de la Tour has none of them."
    )


def command(action: dict[str, object], teller: Teller) -> str:
    """Return an action as one would type it."""
    if action["type"] == Verb.TRAVEL:
        return teller.command(Verb.TRAVEL, to=teller.form(str(action["room"]), "to"))
    return teller.theory(
        "commands",
        str(action["type"]),
        theory={
            "suspect": str(action["suspect"]),
            "room": str(action["room"]),
            "weapon": str(action["weapon"]),
        },
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("seed", range(3))
def test_typed_text_and_take_turn_give_the_same_world(
    seed: int, players: int, language: str
) -> None:
    seats, chance = seat_ids(players), Chance.seeded(seed)
    deal = dealt(seats, chance)
    game, world = Clueful.from_deal(deal), World(deal)
    teller, bot = Teller.of(language, None), CluefulBot()
    while game.current is not None:
        seat = game.current
        chosen = bot.choose(Glimpse.of(game, seat, chance), chance) or {}
        action: dict[str, object] = {**chosen}
        typed(game, command(action, teller), language)
        args = {key: value for key, value in action.items() if key != "type"}
        came = world.take_turn(
            str(action["type"]), args["room"] if action["type"] == Verb.TRAVEL else args
        )
        assert snapshot(game.world) == snapshot(world)
    assert game.result is not None
    assert game.result.winners == (came,)

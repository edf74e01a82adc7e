"""What people do at the table around their games, with real fingers in a real house."""

from playwright.sync_api import expect

from scripts.house.owner import Invitation
from tests.e2e.browser import Room
from tests.e2e.company import AT_REST
from tests.e2e.finger import HANDS, Finger
from tests.e2e.player import Player, end_round
from tests.e2e.recorder import Recorder

SMALL = {"viewport": {"width": 360, "height": 640}}


def test_a_double_tap_starts_one_game_and_shows_no_error(
    table: Invitation, room: Room, recorder: Recorder
) -> None:
    players = [
        Player.scan(room, recorder, name, table.phone) for name in ("Ada", "Ben", "Cleo", "Dora")
    ]
    for player in players:
        player.get_ready()
    ada = players[0]
    start = ada.page.locator("parlor-lobby-bar .pair button.brass")
    expect(start).to_be_enabled()
    with Finger(ada.page) as finger:
        finger.tap_twice(start)
    expect(ada.page.locator("spyster-dealing")).to_be_visible()
    expect(ada.page.locator("parlor-notices .notice")).to_have_count(0)

    # Someone who comes now is told that the next game is theirs.
    eve = Player.scan(room, recorder, "Eve", table.phone)
    eve.sees("The next game is yours.")

    # A question that was handed on twice is handed on once, without a word.
    ada.plays("asking")
    asker = next(player for player in players if player.seat == ada.view["questioner"])
    with Finger(asker.page) as finger:
        finger.tap_twice(asker.page.locator("[data-action=next_turn]"))
    expect(asker.page.locator("[data-action=next_turn]")).to_have_count(0)
    expect(asker.page.locator("parlor-notices .notice")).to_have_count(0)
    assert ada.view["question"] == 2


def test_a_double_tap_says_ready_once_and_presses_nothing_that_comes_there(
    table: Invitation, room: Room, recorder: Recorder
) -> None:
    players = [
        Player.scan(room, recorder, name, table.phone) for name in ("Ada", "Ben", "Cleo", "Dora")
    ]
    *others, dora = players
    for player in others:
        player.get_ready()
    bar = dora.page.locator("parlor-lobby-bar")
    # Whoever is ready last finds the way back and the start where the finger was.
    for where in (0.1, 0.9):
        with Finger(dora.page) as finger:
            finger.tap_twice(bar.locator("button.brass"), (where, 0.5))
        expect(bar.locator(".pair button.brass")).to_be_enabled()
        assert dora.state["public"]["stage"] == "lobby"
        bar.get_by_role("button", name="Not yet").click()
        expect(bar.get_by_role("button", name="I’m ready")).to_be_visible()


def test_a_face_is_put_on_with_taps_on_a_small_phone(
    table: Invitation, room: Room, recorder: Recorder
) -> None:
    ada = Player.scan(room, recorder, "Ada", table.phone, **SMALL)
    ben = Player.scan(room, recorder, "Ben", table.phone)
    with Finger(ada.page) as finger:
        finger.tap(ada.page.locator("parlor-lobby button.mine"))
        # A sheet takes no tap while it comes up: people look first.
        ada.page.locator("parlor-sheet .body").evaluate(AT_REST)
        for name in ("Top hat", "Pink", "Sly"):
            choice = ada.page.locator("parlor-dress").get_by_role("button", name=name)
            # Nothing has to be scrolled: all of it is there at once.
            expect(choice).to_be_in_viewport(ratio=1)
            finger.tap(choice, HANDS["shaky"])
            expect(choice).to_have_attribute("aria-pressed", "true")
    seat = next(seat for seat in ben.state["public"]["seats"] if seat["name"] == "Ada")
    assert (seat["hat"], seat["colour"], seat["expression"]) == ("top_hat", 7, "sly")
    taken = ben.page.locator("parlor-lobby button.mine")
    taken.click()
    expect(ben.page.get_by_role("button", name="Pink, worn by Ada")).to_be_disabled()


def test_the_host_begins_a_new_evening_after_two_games(
    table: Invitation, room: Room, recorder: Recorder
) -> None:
    ada = Player.scan(room, recorder, "Ada", table.phone)
    ben, cleo = (Player.scan(room, recorder, name, table.phone) for name in ("Ben", "Cleo"))
    everyone = [ada, ben, cleo]
    ada.page.get_by_role("button", name="Add a bot").click()
    ada.set_rounds(1)
    for player in everyone:
        player.get_ready()
    ada.tap("Start the game")
    play_a_round(everyone)
    # The next one begins as soon as all want it.
    for player in everyone:
        player.tap("Play again")
    play_a_round(everyone)
    for player in (ada, ben):
        player.sees("This evening: 2 games")
    # It is the host's to begin, and only the sum of the evening is gone then.
    anew = "Begin a new evening"
    expect(ben.page.get_by_role("button", name=anew)).to_have_count(0)
    ada.tap(anew)
    ada.sees("Shall wins and points count from nothing?")
    ada.page.locator("parlor-sheet button.brass").click()
    for player in (ada, ben):
        expect(player.page.get_by_text("This evening")).to_have_count(0)
        expect(player.page.locator("parlor-scores li")).to_have_count(4)
    assert ada.state["public"]["evening"] is None


def play_a_round(players: list[Player]) -> None:
    """Play the only round of a game, and see how it ends."""
    for player in players:
        player.plays("asking")
    end_round(players)
    for player in players:
        expect(player.page.locator("parlor-over")).to_be_visible(timeout=90_000)

"""Spyster on its own screens: whole games on phones and a TV in a real house."""

from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from scripts.house.owner import Invitation
from tests.e2e.browser import Room
from tests.e2e.house import House
from tests.e2e.player import Player, spy_among
from tests.e2e.recorder import Recorder
from tests.e2e.staged import one_by_one, stages_of, watch_reveal

PHONE_BUDGET = 75 * 1024
MINUS = "\N{MINUS SIGN}"
# What the TV stages in a way of its own.
PARTS: Final = {
    "pair": "spyster-pair, spyster-conversation",
    "verdict": "spyster-verdict, spyster-finale",
    "points": "spyster-points, spyster-bars",
}


def seat_down(table: Invitation, room: Room, recorder: Recorder, *names: str) -> list[Player]:
    return [Player.scan(room, recorder, name, table.phone) for name in names]


def everyone_plays(phase: str, screens: Sequence[Page]) -> None:
    for screen in screens:
        expect(screen.locator(PARTS.get(phase, f"spyster-{phase}")).first).to_be_visible()


def expect_points(screen: Page, player: Player, change: str, total: str) -> None:
    line = screen.locator(PARTS["points"]).locator(f"li[data-seat={player.seat}]")
    expect(line.locator(".change")).to_have_text(change)
    expect(line.locator(".total")).to_contain_text(total)
    expect(line.locator(".why")).not_to_be_empty()


def test_four_guests_who_disagree_go_on_asking(
    table: Invitation, room: Room, recorder: Recorder
) -> None:
    tv = room.tv(table.tv).page
    guests = seat_down(table, room, recorder, "Ada", "Ben", "Cleo", "Dora")
    for guest in guests:
        guest.get_ready()
    ada = guests[0]
    ada.tap("Start the game")
    expect(tv.locator("spyster-tv")).to_contain_text("Questioning")

    # The card is covered until its owner looks.
    ada.page.get_by_role("button", name="For my eyes only").wait_for()
    expect(ada.page.locator("spyster-card")).to_have_count(0)
    ada.look()

    ada.call_vote()
    for guest in guests:
        # The spy's tabs and the others' are in the same place, and as many.
        expect(guest.page.get_by_role("tab")).to_have_count(2)
    for guest, target in zip(guests, [*guests[1:], ada], strict=True):
        guest.accuse(target, bet=2)
        expect(guest.page.locator("[data-locked]")).to_have_count(int(guest is not guests[-1]))

    # Everyone has one vote: nobody is convicted, and the questioning goes on.
    expect(tv.locator("spyster-finale")).to_be_visible()
    expect(ada.page.locator("spyster-verdict")).to_be_visible()
    ada.plays("asking")
    assert ada.view["round"] == 1


def test_a_whole_game_is_played_on_spysters_own_screens(
    house: House, table: Invitation, room: Room, recorder: Recorder
) -> None:
    room.lively = True
    tv = room.tv(table.tv).page
    ada, ben, cleo = seat_down(table, room, recorder, "Ada", "Ben", "Cleo")
    dora = Player.scan(room, recorder, "Dora", table.phone, language="de")
    players = [ada, ben, cleo, dora]
    onlooker = room.phone("onlooker", table.phone).page
    onlooker.get_by_role("button", name="Just watch").click()
    screens = [tv, onlooker, *(player.page for player in players)]
    ada.set_rounds(2)
    for player in players:
        player.get_ready()
    ada.tap("Start the game")

    # The cards are dealt, and the host has everyone wait for the tea.
    everyone_plays("dealing", screens)
    ada.pause()
    for screen in screens:
        expect(screen.locator(".veil")).to_be_visible()
    expect(dora.page.locator(".veil")).to_contain_text("bis der Gastgeber weitermacht")
    ada.tap("^Go on$")
    for screen in screens:
        expect(screen.locator(".veil")).to_be_hidden()

    # People ask each other: who has answered asks next. Nobody sees a card unasked.
    everyone_plays("pair", screens)
    spy, others = spy_among(players)
    expect(dora.page.get_by_text("Nur für mich")).to_be_visible()
    expect(onlooker.locator("parlor-cover")).to_have_count(0)
    asker, answerer = (
        next(player for player in players if player.seat == ada.view[who])
        for who in ("questioner", "answerer")
    )
    asker.ask_next()
    for screen in screens:
        pair = screen.locator(PARTS["pair"])
        expect(pair.locator(f".asks[data-seat={answerer.seat}]")).to_be_visible()
    expect(asker.page.locator("[data-action=next_turn]")).to_have_count(0)
    expect(spy.look().locator("[data-block]")).to_have_count(9)
    expect(others[0].look().locator("[data-block]")).to_have_count(9)

    # A vote is called; what is locked stays locked, and nobody sees how it was.
    others[0].call_vote()
    everyone_plays("tally", screens)
    others[0].accuse(spy, bet=3)
    expect(others[0].page.locator("[data-locked]")).to_be_visible()
    expect(tv.locator("spyster-tally")).to_contain_text("1/4")
    expect(onlooker.locator("spyster-roster li.acted")).to_have_count(1)
    watch_reveal(tv)
    watch_reveal(dora.page)
    others[1].accuse(spy, bet=2)
    others[2].accuse(spy, bet=1)
    spy.accuse(others[0], bet=3)
    everyone_plays("verdict", screens)
    for screen in (tv, dora.page):
        seen = stages_of(screen)
        assert seen == [stage for stage in one_by_one(voters=4) if stage in seen]
        assert len(seen) > 4

    # The points have their reasons, and the leaderboard moves.
    ada.plays("points")
    ada.pause()
    everyone_plays("points", screens)
    changes = ("+6", "+4", "+2", f"{MINUS}3")
    for screen in screens:
        for player, change in zip([*others, spy], changes, strict=True):
            expect_points(screen, player, change, change.removeprefix("+"))
    expect(dora.page.get_by_text("war der Spion").first).to_be_visible()
    scores = ada.view["scores"]
    ada.tap("^Go on$")
    ada.go_on()

    # In the second round the spy names the place, which ends the vote at once.
    everyone_plays("pair", screens)
    spy, others = spy_among(players)
    assert ada.view["round"] == 2
    others[0].call_vote()
    spy.guess(others[0].card["card"]["location"])
    everyone_plays("verdict", screens)
    expect(tv.locator("spyster-finale")).to_contain_text(spy.name)
    ada.plays("points")
    ada.pause()
    total = scores[spy.seat] + 10
    for screen in screens:
        expect_points(screen, spy, "+10", str(total).replace("-", MINUS))
    ada.tap("^Go on$")
    ada.go_on()

    # The end, and once more without scanning again.
    for screen in (onlooker, *(player.page for player in players)):
        expect(screen.locator("parlor-over h1")).not_to_be_empty()
    result = ada.state["public"]["result"]
    assert result["scores"] == scores | {spy.seat: total}
    winners = [player.name for player in players if player.seat in result["winners"]]
    for name in winners:
        expect(tv.locator("parlor-tv-over h1")).to_contain_text(name)
    for player in (ada, ben, cleo):
        player.tap("Play again")
    expect(tv.locator("parlor-tv-over")).to_contain_text("3 of 4 want another game.")
    dora.page.get_by_role("button", name="Noch einmal").click()
    everyone_plays("dealing", screens)
    assert set(ada.view["scores"].values()) == {0}

    # Nothing was asked of anybody outside, and no phone had to carry much.
    asked = [urlsplit(url) for client in room.clients for url in client.asked]
    assert {url.scheme for url in asked} == {"http", "ws"}
    assert {url.netloc for url in asked} == {urlsplit(house.url).netloc}
    weights = [recorder.weight(player.client.name) for player in (ada, ben, cleo, dora)]
    assert max(weights) <= PHONE_BUDGET, weights
    assert not house.complaints()


def test_one_person_may_practise_with_one_tap(
    table: Invitation, room: Room, recorder: Recorder
) -> None:
    (ada,) = seat_down(table, room, recorder, "Ada")
    ada.set_rounds(1)
    ada.tap("Practise with bots")
    ada.plays("asking")
    assert [seat["kind"] for seat in ada.state["public"]["seats"]] == ["phone", *["bot"] * 3]
    ada.look()

    # Nobody has to wait for a clock: bots vote as soon as everyone else has.
    points = ada.page.locator("spyster-points")
    while not points.count():
        ada.skip()
        ada.plays("ballot")
        ada.press("label[data-seat] >> nth=0")
        ada.press("label[data-bet='1']")
        ada.press("[data-action=vote]")
        ada.plays("verdict")
        # Where nobody is convicted the questioning goes on.
        expect(points.or_(ada.page.locator("spyster-asking"))).to_be_visible()
    ada.go_on()
    expect(ada.page.locator("parlor-over h1")).to_be_visible()
    ada.tap("Play again")
    ada.plays("dealing")

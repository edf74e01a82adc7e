"""Spyster without a pointer: by keyboard, by remote control, and by ear."""

import re

from playwright.sync_api import Page, expect
import pytest

from scripts.house.owner import Invitation
from tests.e2e import axe
from tests.e2e.browser import Room
from tests.e2e.company import Company
from tests.e2e.keys import has_focus, walk_to
from tests.e2e.player import Player
from tests.e2e.recorder import Recorder
from tests.e2e.scenes.spyster import TV


def hears(page: Page, *words: str) -> None:
    """Wait until a screen reader is told this."""
    for word in words:
        expect(page.locator(".announcer[role=status]")).to_have_text(re.compile(word))


def test_a_vote_is_played_by_keyboard_and_heard_by_everyone(
    table: Invitation, room: Room, recorder: Recorder
) -> None:
    others = [Player.scan(room, recorder, name, table.phone) for name in ("Ben", "Cleo", "Dora")]
    ben, _, dora = others
    ada = Player("Ada", room.phone("Ada", table.phone), recorder)
    page = ada.page
    press = page.keyboard.press

    # The door: the name has the focus already.
    expect(page.locator("parlor-door input")).to_be_focused()
    page.keyboard.type("Ada")
    press("Enter")
    walk_to(page, page.get_by_role("button", name="I’m ready"))
    press("Enter")
    for guest in others:
        guest.get_ready()
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_enabled()
    walk_to(page, start)
    press("Space")

    # Everyone hears who asks whom, and the two hear that it is they.
    ada.plays("asking")
    players = [ada, *others]
    asker, answerer = (
        next(player for player in players if player.seat == ada.view[who])
        for who in ("questioner", "answerer")
    )
    listener = next(player for player in players if player not in (asker, answerer))
    hears(asker.page, f"You ask {answerer.name}")
    hears(answerer.page, f"{asker.name} asks you")
    hears(listener.page, f"{asker.name} asks {answerer.name}")

    # A key uncovers the card, and covers it again where one was.
    cover = page.locator("parlor-cover button.back")
    walk_to(page, cover)
    press("Enter")
    expect(page.locator("spyster-card")).to_be_visible()
    press("Escape")
    expect(page.locator("spyster-card")).to_have_count(0)
    assert has_focus(cover)

    walk_to(page, page.locator("[data-action=call_vote]"))
    press("Enter")
    walk_to(page, page.locator("parlor-sheet button.brass"))
    assert not axe.check(page)
    press("Enter")
    hears(page, "It’s your turn", "You called the vote")
    hears(ben.page, "It’s your turn", "Ada called the vote")

    # The tabs by arrows, then a face and a bet.
    vote, own = page.get_by_role("tab").all()
    walk_to(page, vote)
    press("ArrowRight")
    expect(own).to_have_attribute("aria-selected", "true")
    assert has_focus(own)
    press("ArrowLeft")
    expect(vote).to_have_attribute("aria-selected", "true")
    faces = page.locator("input[name=target]")
    walk_to(page, faces)
    press("Space")
    press("ArrowRight")
    expect(faces.nth(1)).to_be_checked()
    walk_to(page, page.locator("input[name=bet]"))
    press("ArrowRight")
    expect(page.locator("input[name=bet]").nth(1)).to_be_checked()
    assert not axe.check(page)
    walk_to(page, page.locator("[data-action=vote]"))
    press("Enter")
    expect(page.locator("[data-locked]")).to_be_visible()
    ada.sees("Waiting for 3 more players")
    assert ada.card["my_vote"]["bet"] == 2

    # The others vote so that everyone has one vote.
    voted = ada.card["my_vote"]["target"]
    rest = [player for player in players if player.seat != voted]
    for guest, target in zip(others, pairing(others, rest), strict=True):
        guest.accuse(target, bet=1)
    hears(dora.page, "[Nn]obody")
    hears(page, "[Nn]obody")


def pairing(voters: list[Player], targets: list[Player]) -> list[Player]:
    """Return a target for each voter, nobody for themselves."""
    turns = [targets[at:] + targets[:at] for at in range(len(targets))]
    return next(
        turn
        for turn in turns
        if all(voter is not target for voter, target in zip(voters, turn, strict=True))
    )


@pytest.mark.parametrize("company", ["en"], indirect=True)
def test_a_tv_is_led_by_arrow_keys(company: Company) -> None:
    tv = company.tv
    tv.light("dark")
    tv.show(TV["listening"])
    page = tv.page
    helping = page.get_by_role("button", name=tv.word("tv.help"))
    walk_to(page, helping, "ArrowRight")
    page.keyboard.press("Enter")
    turner = page.locator("parlor-sheet .turner")
    expect(turner).to_contain_text("1 of")
    page.keyboard.press("ArrowRight")
    expect(turner).to_contain_text("2 of")
    page.keyboard.press("ArrowLeft")
    expect(turner).to_contain_text("1 of")
    page.keyboard.press("Escape")
    expect(page.locator("parlor-sheet")).to_have_count(0)
    walk_to(page, page.get_by_role("button", name=tv.word("tv.day")), "ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")

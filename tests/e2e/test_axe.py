"""Axe finds nothing, on any page and in any phase, by day and in the evening."""

from typing import Final

from playwright.sync_api import expect
import pytest

from tests.e2e import axe, shell_scenes
from tests.e2e.company import LANGUAGES, NAMES, Company, Screen, Theme
from tests.e2e.spyster_scenes import SCENES

THEMES: Final[tuple[Theme, ...]] = ("dark", "light")
# What a TV shows is the same for everyone.
ON_TV: Final = [scene for scene in SCENES if scene not in ("asking", "answering", "voted")]
WATCHED: Final = ("listening", "vote", "over")

themes = pytest.mark.parametrize("theme", THEMES)
languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("scene", SCENES)
@languages
@themes
def test_axe_finds_nothing_on_a_phone(
    company: Company, theme: Theme, language: str, scene: str
) -> None:
    phone = company.phones[language]
    phone.light(theme)
    phone.show(scene)
    assert not axe.check(phone.page)


@pytest.mark.parametrize("scene", ON_TV)
@languages
@themes
def test_axe_finds_nothing_on_a_tv(
    company: Company, theme: Theme, language: str, scene: str
) -> None:
    tv = company.tvs[language]
    tv.light(theme)
    tv.show(scene)
    assert not axe.check(tv.page)


@pytest.mark.parametrize("spy", [True, False], ids=["spy", "other"])
@languages
@themes
def test_axe_finds_nothing_on_a_card(
    company: Company, theme: Theme, language: str, *, spy: bool
) -> None:
    phone = company.phones[language]
    phone.light(theme)
    phone.show("listening", spy=spy)
    look(phone)
    found = axe.check(phone.page)
    phone.show("vote", spy=spy)
    phone.page.get_by_role("tab").nth(1).click()
    look(phone)
    found += axe.check(phone.page)
    phone.show("voted", spy=spy)
    look(phone)
    assert not found + axe.check(phone.page)


def look(phone: Screen) -> None:
    phone.page.locator("parlor-cover").evaluate("cover => cover.reveal()")
    phone.page.locator("spyster-card").wait_for()


@languages
@themes
def test_axe_finds_nothing_where_a_vote_is_called(
    company: Company, theme: Theme, language: str
) -> None:
    phone = company.phones[language]
    phone.light(theme)
    phone.show("asking")
    phone.page.locator("[data-action=call_vote]").click()
    expect(phone.page.locator("parlor-sheet dialog")).to_be_visible()
    found = axe.check(phone.page)
    phone.page.keyboard.press("Escape")
    assert not found


@languages
@themes
def test_axe_finds_nothing_in_a_refusal(company: Company, theme: Theme, language: str) -> None:
    phone = company.phones[language]
    phone.light(theme)
    phone.show("asking")
    # The house has no game to take a turn in.
    phone.page.locator("[data-action=next_turn]").click()
    expect(phone.page.locator("parlor-notices .notice")).to_be_visible()
    found = axe.check(phone.page)
    phone.tap("shell.dismiss")
    assert not found


@pytest.mark.parametrize("scene", WATCHED)
@languages
def test_axe_finds_nothing_on_the_phone_of_a_watcher(
    company: Company, language: str, scene: str
) -> None:
    watcher = company.watchers[language]
    watcher.show(scene)
    found = axe.check(watcher.page)
    watcher.line.go_on()
    assert not found


@pytest.mark.parametrize("sheet", shell_scenes.SHEETS)
@languages
@themes
def test_axe_finds_nothing_on_a_sheet(
    company: Company, theme: Theme, language: str, sheet: str
) -> None:
    phone = company.phones[language]
    phone.light(theme)
    with shell_scenes.sheet(phone, sheet):
        found = axe.check(phone.page)
    assert not found


@languages
@themes
def test_axe_finds_nothing_in_the_lobby(company: Company, theme: Theme, language: str) -> None:
    phone, tv = company.phones[language], company.tvs[language]
    phone.light(theme)
    tv.light(theme)
    tv.line.go_on()
    with shell_scenes.hosting(phone, **shell_scenes.someone_knocks(phone)):
        found = axe.check(phone.page) + axe.check(tv.page)
    tv.tap("tv.help")
    expect(tv.page.locator("parlor-sheet dialog")).to_be_visible()
    found += axe.check(tv.page)
    tv.page.keyboard.press("Escape")
    assert not found


@languages
@themes
def test_axe_finds_nothing_at_the_door(company: Company, theme: Theme, language: str) -> None:
    guest = company.watchers[language]
    guest.line.go_on()
    guest.light(theme)
    guest.tap("shell.menu")
    guest.tap("menu.stop_watching")
    name = guest.page.locator("parlor-door input")
    name.wait_for()
    found = axe.check(guest.page)
    name.fill(NAMES[1])
    guest.tap("door.join")
    guest.page.locator("parlor-door .error").wait_for()
    found += axe.check(guest.page)
    # It is somebody's name already: the host is asked, and says no.
    guest.page.locator("parlor-door button.rim").click()
    guest.page.get_by_text(guest.word("claim.waiting_title")).wait_for()
    found += axe.check(guest.page)
    host = company.phones["en"]
    host.line.go_on()
    host.page.locator("parlor-claims button.rim").click()
    guest.page.locator("parlor-door .error").wait_for()
    guest.tap("door.watch")
    guest.page.locator("parlor-lobby").wait_for()
    assert not found


@languages
def test_axe_finds_nothing_while_the_house_is_away(company: Company, language: str) -> None:
    watcher, tv = company.watchers[language], company.tvs[language]
    screens = (watcher, tv)
    for screen in screens:
        screen.client.forgive("ERR_|WebSocket connection")
        screen.line.go_on()
    with (
        company.recorder.offline(watcher.client.name),
        company.recorder.offline(tv.client.name),
    ):
        for screen in screens:
            expect(screen.page.locator(".line[role=status]")).to_be_visible()
        found = [problem for screen in screens for problem in axe.check(screen.page)]
    for screen in screens:
        expect(screen.page.locator(".line[role=status]")).to_have_count(0)
    assert not found


def test_axe_bites(company: Company) -> None:
    phone = company.phones["en"]
    phone.line.go_on()
    phone.page.evaluate("() => document.body.append(document.createElement('button'))")
    found = axe.check(phone.page)
    phone.page.evaluate("() => document.body.lastChild.remove()")
    assert any(problem.startswith("button-name at button") for problem in found)

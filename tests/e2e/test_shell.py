"""What lies around every game fits its screens and everyone: lobby, sheets, door and notices."""

from playwright.sync_api import expect
import pytest

from tests.e2e import axe, layout
from tests.e2e.company import Company
from tests.e2e.scenes import shell, spyster
from tests.e2e.test_scenes import THEMES, seen_by_everyone

english = pytest.mark.parametrize("company", ["en"], indirect=True)


@pytest.mark.parametrize("sheet", shell.SHEETS)
def test_every_sheet_fits_a_phone_and_everyone(company: Company, sheet: str) -> None:
    phone = company.phone
    with shell.sheet(phone, sheet):
        found = layout.on_phone(phone.page) + seen_by_everyone(phone)
    assert not found


def test_the_lobby_fits_its_screens_and_everyone(company: Company) -> None:
    phone, tv = company.phone, company.tv
    tv.line.go_on()
    with shell.hosting(phone):
        found = layout.on_phone(phone.page) + seen_by_everyone(phone)
    found += layout.on_tv(tv.page) + seen_by_everyone(tv)
    for theme in THEMES:
        tv.light(theme)
        tv.tap("tv.help")
        expect(tv.page.locator("parlor-sheet dialog")).to_be_visible()
        found += axe.check(tv.page)
        tv.page.keyboard.press("Escape")
    assert not found


@pytest.mark.parametrize("question", shell.QUESTIONS)
def test_a_question_about_a_seat_fits_a_phone_and_everyone(company: Company, question: str) -> None:
    phone = company.phone
    with shell.asked(question, phone):
        assert not layout.on_phone(phone.page) + seen_by_everyone(phone)


def test_a_claim_fits_the_tv_and_everyone(company: Company) -> None:
    tv = company.tv
    with shell.asked("house", tv):
        assert not layout.on_tv(tv.page) + seen_by_everyone(tv)


def test_everyone_can_read_a_refusal(company: Company) -> None:
    phone = company.phone
    phone.show(spyster.PHONE["asking"])
    # The house has no game to take a turn in.
    phone.page.locator("[data-action=next_turn]").click()
    expect(phone.page.locator("parlor-notices .notice")).to_be_visible()
    found = layout.on_phone(phone.page) + seen_by_everyone(phone)
    phone.tap("shell.dismiss")
    assert not found


def test_everyone_can_come_in_by_the_door(company: Company) -> None:
    guest, owner = company.watcher, company.phone
    for screen in (guest, owner):
        screen.line.go_on()
    guest.tap("shell.menu")
    guest.tap("menu.stop_watching")
    name = guest.page.locator("parlor-door input")
    name.wait_for()
    found = seen_by_everyone(guest)
    name.fill(owner.client.name)
    guest.tap("door.join")
    guest.page.locator("parlor-door .error").wait_for()
    found += seen_by_everyone(guest)
    # It is somebody's name already: they are asked, and say no.
    guest.page.locator("parlor-door button.rim").click()
    guest.page.get_by_text(guest.word("claim.waiting_title")).wait_for()
    found += seen_by_everyone(guest)
    owner.page.locator("parlor-claims button.rim").click()
    guest.page.locator("parlor-door .error").wait_for()
    guest.tap("door.watch")
    guest.page.locator("parlor-lobby").wait_for()
    assert not found


def test_everyone_is_told_that_the_house_is_away(company: Company) -> None:
    screens = (company.watcher, company.generic)
    for screen in screens:
        screen.client.forgive("ERR_|WebSocket connection")
        screen.line.go_on()
    with (
        company.recorder.offline(company.watcher.client.name),
        company.recorder.offline(company.generic.client.name),
    ):
        for screen in screens:
            expect(screen.page.locator(".line[role=status]")).to_be_visible()
        found = [problem for screen in screens for problem in axe.check(screen.page)]
    for screen in screens:
        expect(screen.page.locator(".line[role=status]")).to_have_count(0)
    assert not found


@english
def test_axe_bites(company: Company) -> None:
    page = company.phone.page
    company.phone.line.go_on()
    page.evaluate("() => document.body.append(document.createElement('button'))")
    found = axe.check(page)
    page.evaluate("() => document.body.lastChild.remove()")
    assert any(problem.startswith("button-name at button") for problem in found)


@english
def test_what_does_not_fit_is_found(company: Company) -> None:
    page = company.phone.page
    company.phone.line.go_on()
    page.evaluate(PLANT)
    found = layout.on_phone(page)
    page.evaluate("() => document.body.lastChild.remove()")
    assert {problem.split(" ", 1)[1].split(":")[0] for problem in found} == {
        "cut",
        "beyond the side",
        "beyond the edge",
        "small target",
        "scrolls sideways",
        "spills",
    }


PLANT = """() => {
  const box = document.createElement("div");
  const small = document.createElement("button");
  const wide = document.createElement("p");
  const narrow = document.createElement("button");
  box.style.width = "4rem";
  box.style.overflow = "hidden";
  wide.textContent = "much too long";
  small.textContent = "x";
  narrow.textContent = "much too long";
  wide.style.whiteSpace = narrow.style.whiteSpace = "nowrap";
  narrow.style.width = "3rem";
  small.style.position = "absolute";
  small.style.left = "25rem";
  box.append(wide, small, narrow);
  document.body.append(box);
}"""

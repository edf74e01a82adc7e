"""Nothing is cut, hidden or too small, with ten players whose names have twenty letters."""

import pytest

from tests.e2e import layout, shell_scenes
from tests.e2e.company import LANGUAGES, Company
from tests.e2e.spyster_scenes import SCENES

languages = pytest.mark.parametrize("language", LANGUAGES)
scenes = pytest.mark.parametrize("scene", SCENES)


@scenes
@languages
def test_every_moment_fits_a_phone(company: Company, language: str, scene: str) -> None:
    phone = company.phones[language]
    phone.show(scene)
    assert not layout.on_phone(phone.page)


@scenes
@languages
def test_every_moment_fits_the_phone_of_a_watcher(
    company: Company, language: str, scene: str
) -> None:
    watcher = company.watchers[language]
    watcher.show(scene)
    assert not layout.on_phone(watcher.page)


@scenes
@languages
def test_every_moment_fits_a_tv(company: Company, language: str, scene: str) -> None:
    tv = company.tvs[language]
    tv.show(scene)
    assert not layout.on_tv(tv.page)


@scenes
@languages
def test_every_moment_fits_a_tv_without_a_screen_of_its_own(
    company: Company, language: str, scene: str
) -> None:
    tv = company.generic[language]
    tv.show(scene)
    assert not layout.on_tv(tv.page, readable=0)


@languages
def test_the_second_tab_fits_a_phone(company: Company, language: str) -> None:
    phone = company.phones[language]
    phone.show("vote", spy=True)
    phone.page.get_by_role("tab").nth(1).click()
    phone.page.locator("parlor-cover").evaluate("cover => cover.reveal()")
    assert not layout.on_phone(phone.page)


@languages
def test_the_lobby_fits_its_screens(company: Company, language: str) -> None:
    phone, tv = company.phones[language], company.tvs[language]
    tv.line.go_on()
    with shell_scenes.hosting(phone, **shell_scenes.someone_knocks(phone)):
        found = layout.on_phone(phone.page)
    assert not found + layout.on_tv(tv.page)


@pytest.mark.parametrize("sheet", shell_scenes.SHEETS)
@languages
def test_every_sheet_fits_a_phone(company: Company, language: str, sheet: str) -> None:
    phone = company.phones[language]
    with shell_scenes.sheet(phone, sheet):
        found = layout.on_phone(phone.page)
    assert not found


def test_what_does_not_fit_is_found(company: Company) -> None:
    phone = company.phones["en"]
    phone.line.go_on()
    phone.page.evaluate(PLANT)
    found = layout.on_phone(phone.page)
    phone.page.evaluate("() => document.body.lastChild.remove()")
    assert {problem.split(" ", 1)[1].split(":")[0] for problem in found} == {
        "cut",
        "beyond the side",
        "beyond the edge",
        "small target",
        "scrolls sideways",
    }


PLANT = """() => {
  const box = document.createElement("div");
  const small = document.createElement("button");
  const wide = document.createElement("p");
  box.style.width = "4rem";
  box.style.overflow = "hidden";
  wide.textContent = "much too long";
  small.textContent = "x";
  wide.style.whiteSpace = "nowrap";
  small.style.position = "absolute";
  small.style.left = "25rem";
  box.append(wide, small);
  document.body.append(box);
}"""

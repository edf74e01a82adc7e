"""Citadels on its screens: whom I am about to choose is nobody's business, and cities are whole."""

from functools import partial
from typing import Final

from playwright.sync_api import expect
import pytest

from tests.e2e.company import Company
from tests.e2e.scenes.citadels.phone import PHONE, chosen, shown
from tests.e2e.scenes.citadels.secrets import BAR, UNKNOWN
from tests.e2e.scenes.citadels.tv import TV
from tests.e2e.silhouette import Silhouette
from tests.e2e.test_silhouette import WITHOUT_DRAWINGS

PLANT: Final = """(secret, style) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  secret.shadowRoot.adoptedStyleSheets = [...secret.shadowRoot.adoptedStyleSheets, sheet];
}"""
PLANTED: Final = {
    "a longer line": ".who p { width: 90%; }",
    "another light": "[data-character=bishop] { background: #fff3c4; }",
    "a sign of one's own": "[data-character=bishop]::before { content: ''; border: 1px solid; }",
}

english = pytest.mark.parametrize("company", ["en"], indirect=True)


@english
def test_the_back_button_closes_a_city(company: Company) -> None:
    phone = company.phone
    phone.show(PHONE["somebody's city"])
    phone.page.go_back()
    expect(phone.page.locator("parlor-sheet")).to_have_count(0)
    phone.page.go_back()
    expect(phone.page.locator("parlor-menu")).to_be_visible()
    phone.page.keyboard.press("Escape")


@english
def test_seven_cities_of_seven_districts_are_all_there(company: Company) -> None:
    company.tv.show(TV["complete cities"])
    cities = company.tv.page.locator("citadels-city[data-seat]")
    expect(cities).to_have_count(7)
    expect(cities.locator(".district")).to_have_count(49)
    expect(cities.locator(".district").locator("visible=true")).to_have_count(49)


def test_nobody_sees_whom_i_am_about_to_choose(company: Company) -> None:
    phone = company.neighbour
    phone.show(PHONE["choosing"])

    def choosing(character: str) -> Silhouette:
        phone.look()
        phone.page.locator(f"citadels-secret [data-character={character}]").click()
        expect(phone.page.locator("[data-action=draft_pick]")).to_be_enabled()
        phone.page.locator("parlor-cover").evaluate("cover => cover.conceal()")
        return Silhouette.of(phone.page)

    first, *others = map(choosing, UNKNOWN)
    assert not [difference for other in others for difference in first.differences(other)]


@pytest.mark.parametrize("flaw", PLANTED)
@english
def test_a_planted_difference_is_found(company: Company, flaw: str) -> None:
    phone = company.neighbour
    outlines: list[Silhouette] = []
    for character, style in (("king", ""), ("bishop", PLANTED[flaw])):
        phone.show(shown(partial(chosen, character), BAR))
        phone.look()
        secret = phone.page.locator("citadels-secret")
        secret.evaluate(WITHOUT_DRAWINGS)
        secret.evaluate(PLANT, style)
        outlines.append(Silhouette.of(phone.page))
    assert outlines[0].differences(outlines[1])

"""Citadels on its screens: whom I am about to choose is nobody's business, and cities are whole."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

from playwright.sync_api import expect
import pytest

from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.citadels.terms import CharacterId
from tests.e2e import layout
from tests.e2e.company import Company, Screen
from tests.e2e.scenes.citadels.phone import (
    ME,
    PHONE,
    cast,
    choosing,
    chosen,
    my_turn,
    shown,
    state,
    until_my_turn,
)
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
    "a longer line": ".who button { width: 90%; }",
    "another light": "[data-character=bishop] { background: #fff3c4; }",
    "a sign of one's own": "[data-character=bishop]::before { content: ''; border: 1px solid; }",
}

RECORD: Final = """() => {
  const { store } = document.querySelector("parlor-phone");
  window.acts = [];
  store.act = (type, params = {}) => {
    acts.push({ ...params, type });
    return Promise.resolve({ type: "result", id: "" });
  };
}"""
COVER: Final = "parlor-cover button.back"
DEED: Final = "citadels-secret .deed"


class Finger:
    """Plays with real touches, counts them, and lets the engine answer."""

    def __init__(self, screen: Screen, game: Citadels) -> None:
        self.screen, self.game, self.taps = screen, game, 0
        screen.show(shown(lambda: game, "citadels-phone"))
        screen.page.evaluate(RECORD)

    def tap(self, selector: str) -> None:
        """Touch something, and show what comes of it."""
        self.taps += 1
        expect(self.screen.page.locator("parlor-cover .turning")).to_have_count(0)
        self.screen.page.locator(selector).first.tap()
        for action in self.screen.page.evaluate("acts.splice(0)"):
            self.game.apply(ME, action)
        self.screen.line.show(state(self.game, self.screen.line.state))


english = pytest.mark.parametrize("company", ["en"], indirect=True)


@contextmanager
def twice_as_large(screen: Screen) -> Iterator[None]:
    """Let somebody read with letters of twice the size."""
    root = screen.page.locator("html")
    root.evaluate("html => { html.style.fontSize = '200%'; }")
    yield
    root.evaluate("html => { html.style.fontSize = ''; }")


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

    def about_to_take(character: str) -> Silhouette:
        phone.look()
        phone.page.locator(f"citadels-secret [data-character={character}]").click()
        expect(phone.page.locator("[data-action=draft_pick]")).to_be_enabled()
        phone.page.locator("parlor-cover").evaluate("cover => cover.conceal()")
        return Silhouette.of(phone.page)

    first, *others = map(about_to_take, UNKNOWN)
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


@english
def test_a_character_is_taken_with_two_taps_once_the_cards_are_up(company: Company) -> None:
    finger = Finger(company.phone, choosing())
    finger.tap(COVER)
    up = finger.taps
    finger.tap("citadels-secret label[data-character=king]")
    finger.tap(DEED)
    assert finger.game.draft.owner(CharacterId("king")) == ME
    assert finger.taps - up == 2


@english
def test_a_turn_takes_four_taps(company: Company) -> None:
    game = my_turn("king", ("monastery", "palace"))
    game.board.players[ME].city.clear()
    finger = Finger(company.phone, game)
    finger.tap("[data-action=take_gold]")
    finger.tap(COVER)
    finger.tap("citadels-secret label[data-card^=monastery]")
    expect(company.phone.page.locator(DEED)).to_have_text("Build Monastery · 3 gold")
    finger.tap(DEED)
    assert game.turn is not None
    assert game.turn.over
    assert finger.taps == 4


@english
def test_a_turn_with_a_murder_takes_six_taps(company: Company) -> None:
    game = my_turn("assassin", ("monastery", "palace"))
    game.board.players[ME].city.clear()
    finger = Finger(company.phone, game)
    finger.tap("citadels-aim label[data-character=king]")
    finger.tap("citadels-aim [data-action=ability]")
    finger.tap("[data-action=take_gold]")
    finger.tap(COVER)
    finger.tap("citadels-secret label[data-card^=monastery]")
    finger.tap(DEED)
    assert game.turn is not None
    assert game.turn.over
    assert finger.taps == 6


@english
def test_a_planned_card_lies_ready_when_the_turn_comes(company: Company) -> None:
    game = cast("king", ("monastery", "palace"))
    game.board.players[ME].city.clear()
    finger = Finger(company.phone, game)
    finger.tap(COVER)
    finger.tap("citadels-secret label[data-card^=monastery]")
    finger.tap(DEED)
    company.phone.cover.evaluate("cover => cover.conceal()")
    until_my_turn(game)
    finger.tap("citadels-roll [data-meet=king]")
    company.phone.page.keyboard.press("Escape")
    finger.tap("[data-action=take_gold]")
    finger.tap(COVER)
    expect(company.phone.page.locator(DEED)).to_have_text("Build Monastery · 3 gold")


@pytest.mark.parametrize("size", [(844, 390), (360, 640)])
@pytest.mark.parametrize("moment", ["choosing", "drawing", "gathered", "waiting", "murder"])
@english
def test_every_way_to_hold_a_phone_is_usable(
    company: Company, moment: str, size: tuple[int, int]
) -> None:
    phone = company.phone
    phone.show(PHONE[moment])
    assert not layout.on_phone(phone.page, [size])


@pytest.mark.parametrize("moment", ["my turn", "my turn with every tool", "gathered", "ruin"])
def test_what_is_under_the_thumb_is_whole_on_a_phone_on_its_side(
    company: Company, moment: str
) -> None:
    phone = company.phone
    phone.page.set_viewport_size({"width": 844, "height": 390})
    phone.show(PHONE[moment])
    buttons = phone.page.locator("citadels-bar button").all()
    assert buttons
    for button in buttons:
        expect(button).to_be_in_viewport(ratio=1)
    phone.page.set_viewport_size({"width": 390, "height": 844})


@pytest.mark.parametrize("moment", ["choosing", "drawing", "my turn", "gathered", "waiting"])
@english
def test_letters_may_be_twice_as_large(company: Company, moment: str) -> None:
    phone = company.phone
    phone.show(PHONE[moment])
    with twice_as_large(phone):
        found = layout.on_phone(phone.page, [(390, 844)])
        phone.look()
        found += layout.on_phone(phone.page, [(390, 844)])
    assert not [one for one in found if "citadels" in one]

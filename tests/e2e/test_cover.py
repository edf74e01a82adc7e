"""Looking at a secret: whatever a hand is like, one tap turns the card up and it stays open."""

from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Locator, ViewportSize, expect
import pytest

from tests.e2e import axe, layout
from tests.e2e.company import Company, Screen
from tests.e2e.finger import HANDS, Finger
from tests.e2e.keys import has_focus, walk_to
from tests.e2e.scenes import citadels, spyster

english = pytest.mark.parametrize("company", ["en"], indirect=True)

# The card of every game, and what lies on it.
CARDS: Final = {
    "Spyster": (spyster.PHONE["listening"], "spyster-card"),
    "Spyster's spy": (spyster.PHONE["the spy's card"], "spyster-card"),
    "Citadels": (citadels.PHONE["choosing"], "citadels-secret"),
}
# Longer than two taps of a hand that means one are apart.
SEEN_MS: Final = 500
SMALL: Final[ViewportSize] = {"width": 360, "height": 640}
LARGE: Final[ViewportSize] = {"width": 390, "height": 844}

SIDEWAYS: Final[ViewportSize] = {"width": 844, "height": 390}
# What is chosen under the cover, and confirmed there.
DEEDS: Final = {
    "a draft": (
        citadels.PHONE["choosing"],
        "citadels-secret label",
        "[data-action=draft_pick]",
    ),
    "a guess": (
        spyster.PHONE["the spy's card in a vote"],
        "spyster-card [role=radiogroup] label",
        "[data-action=spy_guess]",
    ),
}

# The house knows of no game here, and says so to every deed.
TAKE_NOTICES_AWAY: Final = """() => {
  const { store } = document.querySelector("parlor-phone");
  for (const { id } of store.notices) store.dismiss(id);
}"""

HIDE: Final = """() => {
  Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });
  document.dispatchEvent(new Event("visibilitychange"));
  delete document.visibilityState;
}"""


@pytest.fixture
def phone(company: Company) -> Iterator[Screen]:
    """Take my phone, and leave it as it was."""
    page = company.phone.page
    page.set_viewport_size(LARGE)
    yield company.phone
    page.evaluate(TAKE_NOTICES_AWAY)
    page.evaluate("document.documentElement.style.fontSize = ''")
    page.set_viewport_size(LARGE)


@pytest.fixture
def finger(phone: Screen) -> Iterator[Finger]:
    """Lend a finger to whoever holds the phone."""
    with Finger(phone.page) as finger:
        yield finger


def back(phone: Screen) -> Locator:
    return phone.cover.locator("button.back")


def turned(phone: Screen) -> None:
    """Wait until the card has turned."""
    expect(phone.page.locator("parlor-cover .open")).to_have_count(1)
    expect(phone.page.locator("parlor-cover .turning")).to_have_count(0)


def covered(phone: Screen) -> None:
    """Wait until nothing of the card is in the page."""
    expect(phone.page.locator("parlor-cover .open")).to_have_count(0)
    expect(phone.page.locator("spyster-card, citadels-secret")).to_have_count(0)


@english
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("card", CARDS)
def test_one_tap_of_any_hand_turns_the_card_up_and_it_stays_open(
    phone: Screen, finger: Finger, card: str, hand: str
) -> None:
    scene, face = CARDS[card]
    phone.show(scene)
    finger.tap(back(phone), HANDS[hand])
    turned(phone)
    phone.page.wait_for_timeout(650)
    expect(phone.page.locator(face)).to_be_visible()
    # Its edge covers it, for every hand.
    finger.tap(back(phone), HANDS[hand], at=(0.5, 0.96))
    covered(phone)


@english
def test_a_second_tap_by_habit_does_no_harm(phone: Screen, finger: Finger) -> None:
    phone.show(spyster.PHONE["the spy's card in a vote"])
    for _ in range(2):
        finger.tap(back(phone), HANDS["fast"])
    turned(phone)
    expect(phone.page.locator("spyster-card :checked")).to_have_count(0)


@english
def test_holding_is_a_peek(phone: Screen, finger: Finger) -> None:
    phone.show(spyster.PHONE["listening"])
    finger.touch(finger.spot(back(phone), (0.5, 0.5)))
    expect(phone.page.locator("spyster-card")).to_be_visible()
    phone.page.wait_for_timeout(900)
    expect(phone.page.locator("spyster-card")).to_be_visible()
    finger.lift()
    covered(phone)


@english
def test_a_page_that_is_scrolled_by_its_cover_uncovers_nothing(
    phone: Screen, finger: Finger
) -> None:
    phone.show(spyster.PHONE["listening"])
    finger.drag(back(phone), -80)
    covered(phone)


@english
def test_dragging_scrolls_an_open_card(phone: Screen, finger: Finger) -> None:
    phone.page.set_viewport_size(SMALL)
    phone.show(spyster.PHONE["the spy's card in a vote"])
    finger.tap(back(phone))
    turned(phone)
    places = phone.page.locator("spyster-card [role=radiogroup]")
    first = places.get_by_role("radio").first
    assert places.evaluate("list => list.scrollTop") == 0
    finger.drag(places, -70)
    expect(phone.page.locator("spyster-card")).to_be_visible()
    assert places.evaluate("list => list.scrollTop") > 20
    expect(phone.page.locator("spyster-card :checked")).to_have_count(0)
    finger.drag(places, 90)
    finger.tap(first)
    expect(first).to_be_checked()


@english
def test_a_guess_is_chosen_with_one_tap_and_confirmed_with_one(
    phone: Screen, finger: Finger
) -> None:
    phone.show(spyster.PHONE["the spy's card in a vote"])
    finger.tap(back(phone))
    turned(phone)
    place = phone.page.locator("spyster-card").get_by_role("radio").first
    finger.tap(place)
    expect(place).to_be_checked()
    finger.tap(phone.page.locator("[data-action=spy_guess]"))
    covered(phone)


@english
@pytest.mark.parametrize("card", ["Spyster", "Spyster's spy"])
def test_a_note_survives_a_reload(phone: Screen, finger: Finger, card: str) -> None:
    phone.show(CARDS[card][0])
    finger.tap(back(phone))
    turned(phone)
    row = phone.page.locator("spyster-card button.row:not([disabled])").first
    finger.tap(row)
    expect(row).to_have_attribute("aria-pressed", "true")
    # The line shows what it has shown before.
    phone.page.reload()
    back(phone).wait_for()
    finger.tap(back(phone))
    turned(phone)
    expect(row).to_have_attribute("aria-pressed", "true")
    finger.tap(row)
    expect(row).to_have_attribute("aria-pressed", "false")


@english
@pytest.mark.parametrize("hand", HANDS)
def test_a_covered_thing_is_chosen_with_one_tap(phone: Screen, finger: Finger, hand: str) -> None:
    phone.show(citadels.PHONE["choosing"])
    finger.tap(back(phone), HANDS[hand])
    turned(phone)
    character = phone.page.locator("citadels-secret label").first
    finger.tap(character, HANDS[hand])
    expect(character.locator("input")).to_be_checked()
    finger.tap(phone.page.locator("[data-action=draft_pick]"), HANDS[hand])
    # The deed is done.
    covered(phone)


@english
@pytest.mark.parametrize("size", [SMALL, LARGE, SIDEWAYS], ids=["small", "large", "sideways"])
@pytest.mark.parametrize("deed", DEEDS)
def test_a_second_tap_after_a_deed_leaves_the_card_covered(
    phone: Screen, finger: Finger, deed: str, size: ViewportSize
) -> None:
    scene, choice, button = DEEDS[deed]
    phone.page.set_viewport_size(size)
    phone.show(scene)
    finger.tap(back(phone))
    turned(phone)
    chosen = phone.page.locator(choice).first
    chosen.evaluate("one => one.scrollIntoView({ block: 'center' })")
    finger.tap(chosen)
    done = phone.page.locator(button)
    done.evaluate("one => one.scrollIntoView({ block: 'center' })")
    # With the deed the back of the card comes to lie under the finger.
    finger.tap_twice(done)
    covered(phone)
    phone.page.wait_for_timeout(600)
    covered(phone)


@english
def test_whoever_taps_the_card_soon_after_a_deed_sees_it(phone: Screen, finger: Finger) -> None:
    scene, choice, button = DEEDS["a draft"]
    phone.show(scene)
    finger.tap(back(phone))
    turned(phone)
    finger.tap(phone.page.locator(choice).first)
    finger.tap(phone.page.locator(button), HANDS["fast"])
    covered(phone)
    finger.tap(back(phone), HANDS["fast"])
    turned(phone)


@english
@pytest.mark.parametrize("card", CARDS)
def test_a_phone_that_is_put_away_covers_the_card(phone: Screen, finger: Finger, card: str) -> None:
    phone.show(CARDS[card][0])
    finger.tap(back(phone))
    turned(phone)
    phone.page.evaluate(HIDE)
    covered(phone)


@english
@pytest.mark.parametrize("card", CARDS)
def test_keys_turn_the_card_and_lead_through_it(phone: Screen, card: str) -> None:
    phone.show(CARDS[card][0])
    press = phone.page.keyboard.press
    walk_to(phone.page, back(phone))
    for key in ("Enter", "Space"):
        press(key)
        expect(back(phone)).to_have_attribute("aria-expanded", "true")
        assert has_focus(phone.cover.locator(".face"))
        press("Tab")
        press("Escape")
        expect(back(phone)).to_have_attribute("aria-expanded", "false")
        assert has_focus(back(phone))


@english
@pytest.mark.parametrize("card", CARDS)
def test_a_screen_reader_is_told_of_the_card_only_while_it_is_open(
    phone: Screen, finger: Finger, card: str
) -> None:
    phone.show(CARDS[card][0])
    button = phone.page.get_by_role("button", name="For my eyes only", exact=True)
    region = phone.page.get_by_role("region", name="For my eyes only", exact=True)
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(region).to_have_count(0)
    finger.tap(back(phone))
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(region).to_have_count(1)
    assert has_focus(phone.cover.locator(".face"))
    assert not axe.check(phone.page)


@pytest.mark.parametrize("card", ["Spyster", "Spyster's spy"])
def test_letters_of_twice_the_size_leave_the_card_usable(
    phone: Screen, finger: Finger, card: str
) -> None:
    phone.show(CARDS[card][0])
    phone.page.set_viewport_size(SMALL)
    phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
    plate = phone.cover.locator(".plate")
    plate.evaluate("plate => plate.scrollIntoView({ block: 'center' })")
    finger.tap(plate)
    turned(phone)
    found = layout.on_phone(phone.page, [(360, 640)])
    assert not [what for what in found if "beyond" in what and "spyster" in what]
    foot = phone.cover.locator("span.hint")
    foot.evaluate("foot => foot.scrollIntoView({ block: 'center' })")
    # It has come under the finger: a tap at once would be the rest of the first one.
    phone.page.wait_for_timeout(SEEN_MS)
    finger.tap(foot)
    covered(phone)

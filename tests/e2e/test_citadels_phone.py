"""Citadels on a phone: it fits every hand, everyone can use it, and neighbours learn nothing."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from playwright.sync_api import Browser, expect
import pytest

from custom_components.parlor.games.citadels import Citadels
from tests.e2e import axe, layout
from tests.e2e.browser import gathered
from tests.e2e.citadels_phone_scenes import (
    HAND,
    ME,
    SCENES,
    Moment,
    chosen as chosen_as,
    gathered as gathered_as,
    my_turn as my_turn_as,
    state,
    waiting as waiting_as,
)
from tests.e2e.company import LANGUAGES, NAMES, Screen, Theme, phone_at
from tests.e2e.house import House
from tests.e2e.layout import Size
from tests.e2e.recorder import Recorder
from tests.e2e.silhouette import Silhouette

# Colours do not depend on the language; German words are the longest.
EDITIONS: Final[Sequence[tuple[str, Theme, Size]]] = (
    ("de", "light", (360, 640)),
    ("en", "dark", (430, 932)),
)
LARGEST: Final = ("choosing", "gathered with every tool", "siege", "ruin")
WATCHED: Final = ("choosing", "ruin", "last round", "over")
# Those whom nobody has called yet.
UNKNOWN: Final = ("magician", "king", "bishop", "architect", "warlord")
OTHER_HAND: Final = ("temple", "keep", "docks", "keep", "university", "town_hall")

# What is drawn is ink, too: it is the blocks that must not tell.
WITHOUT_DRAWINGS: Final = "svg > * { display: none; }"
STYLE: Final = """(secret, style) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  secret.shadowRoot.adoptedStyleSheets = [...secret.shadowRoot.adoptedStyleSheets, sheet];
}"""
PLANTED: Final = {
    "a longer line": ".who p { width: 90%; }",
    "another light": "[data-character=bishop] { background: #fff3c4; }",
    "a sign of one's own": "[data-character=bishop]::before { content: ''; border: 1px solid; }",
}

SPILLING: Final = """buttons => buttons
  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
  .map(({ textContent }) => textContent.trim())"""

type Plot = Callable[[str, Sequence[str]], Citadels]
type Phones = Mapping[str, Screen]

languages = pytest.mark.parametrize("language", LANGUAGES)
editions = pytest.mark.parametrize(("language", "theme", "size"), EDITIONS)


@pytest.fixture(scope="module")
def phones(shared_house: House, browser: Browser) -> Iterator[Phones]:
    """Let somebody take a seat, in each language."""
    table = shared_house.add_table("Phones")
    with Recorder(shared_house.port) as recorder, gathered(browser, recorder) as room:
        phones = {
            language: phone_at(room, name, table.phone, language, ME)
            for language, name in zip(LANGUAGES, NAMES, strict=False)
        }
        for phone in phones.values():
            phone.page.get_by_label(phone.word("door.name")).fill(phone.client.name)
            phone.tap("door.join")
            phone.page.locator("parlor-lobby-bar").wait_for()
        yield phones


def play(phone: Screen, scene: str) -> None:
    """Show a moment from its beginning."""
    wanted = SCENES[scene]
    show(phone, wanted.moment)
    for tap in wanted.taps:
        phone.page.locator(tap).first.click()
    expect(phone.page.locator(wanted.seen).first).to_be_visible()


def show(phone: Screen, moment: Moment) -> None:
    """Show a moment to me, covered and with nothing chosen."""
    phone.line.go_on()
    phone.line.show(state(moment(), phone.line.state))
    expect(phone.page.locator("citadels-bar, parlor-over")).to_be_visible()


def watch(phone: Screen, scene: str) -> None:
    """Show a moment to somebody who has no seat."""
    phone.line.go_on()
    phone.line.show(state(SCENES[scene].moment(), phone.line.state, None))
    expect(phone.page.locator("citadels-visit, parlor-over")).to_be_visible()


def look(phone: Screen) -> None:
    """Look behind the cover, where there is one."""
    for cover in phone.page.locator("parlor-cover").all():
        cover.evaluate("cover => cover.reveal()")
        phone.page.locator("citadels-secret").wait_for()


def spilling(phone: Screen) -> list[str]:
    """Return the labels under the thumb that are wider than their button."""
    labels: list[str] = phone.page.locator("citadels-bar button").evaluate_all(SPILLING)
    return labels


@pytest.mark.parametrize("scene", SCENES)
@editions
def test_every_moment_fits_a_phone_and_everyone(
    phones: Phones, language: str, theme: Theme, size: Size, scene: str
) -> None:
    phone = phones[language]
    phone.light(theme)
    play(phone, scene)
    found = layout.on_phone(phone.page, [size])
    look(phone)
    assert not found + layout.on_phone(phone.page, [size]) + axe.check(phone.page)


@pytest.mark.parametrize("scene", LARGEST)
@languages
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_largest_moments_fit_in_any_light(
    phones: Phones, language: str, theme: Theme, scene: str
) -> None:
    phone = phones[language]
    phone.light(theme)
    play(phone, scene)
    found = axe.check(phone.page)
    for size in layout.PHONES:
        found += layout.on_phone(phone.page, [size]) + spilling(phone)
    assert not found


@pytest.mark.parametrize("scene", WATCHED)
@editions
def test_who_only_watches_can_follow(
    phones: Phones, language: str, theme: Theme, size: Size, scene: str
) -> None:
    phone = phones[language]
    phone.light(theme)
    watch(phone, scene)
    assert not layout.on_phone(phone.page, [size]) + axe.check(phone.page)


def test_the_back_button_closes_a_city(phones: Phones) -> None:
    phone = phones["en"]
    play(phone, "somebody's city")
    phone.page.go_back()
    expect(phone.page.locator("parlor-sheet")).to_have_count(0)
    phone.page.go_back()
    expect(phone.page.locator("parlor-menu")).to_be_visible()
    phone.page.keyboard.press("Escape")


def covered(phone: Screen, moment: Moment) -> Silhouette:
    """Take the outline of a moment as it lies on the table."""
    show(phone, moment)
    return Silhouette.of(phone.page)


def uncovered(phone: Screen, moment: Moment, more: str = "") -> Silhouette:
    """Take the outline of a moment while I look at my cards."""
    show(phone, moment)
    look(phone)
    phone.page.locator("citadels-secret").evaluate(STYLE, WITHOUT_DRAWINGS + more)
    return Silhouette.of(phone.page)


def telling(first: Silhouette, *others: Silhouette) -> list[str]:
    """Return what tells the first of these screens from the others."""
    return [difference for other in others for difference in first.differences(other)]


@pytest.mark.parametrize("moment", [chosen_as, waiting_as], ids=lambda one: one.__name__)
@pytest.mark.parametrize(("language", "size"), [("de", (360, 640)), ("en", (390, 844))])
def test_nobody_sees_who_i_am(phones: Phones, language: str, size: Size, moment: Plot) -> None:
    phone = phones[language]
    phone.page.set_viewport_size({"width": size[0], "height": size[1]})
    moments = [partial(moment, character, HAND) for character in UNKNOWN]
    found = telling(*(covered(phone, one) for one in moments))
    assert not found + telling(*(uncovered(phone, one) for one in moments))


@languages
def test_nobody_sees_whom_i_am_about_to_choose(phones: Phones, language: str) -> None:
    phone = phones[language]
    show(phone, SCENES["choosing"].moment)

    def chosen(character: str) -> Silhouette:
        look(phone)
        phone.page.locator(f"citadels-secret [data-character={character}]").click()
        expect(phone.page.locator("[data-action=draft_pick]")).to_be_enabled()
        phone.page.locator("parlor-cover").evaluate("cover => cover.conceal()")
        return Silhouette.of(phone.page)

    assert not telling(*map(chosen, UNKNOWN))


@pytest.mark.parametrize(
    "moment", [chosen_as, waiting_as, my_turn_as, gathered_as], ids=lambda one: one.__name__
)
@languages
def test_nobody_sees_what_i_hold(phones: Phones, language: str, moment: Plot) -> None:
    phone = phones[language]
    hands = [covered(phone, partial(moment, "architect", hand)) for hand in (HAND, OTHER_HAND)]
    assert not telling(*hands)


@pytest.mark.parametrize("flaw", PLANTED)
def test_a_planted_difference_is_found(phones: Phones, flaw: str) -> None:
    one = uncovered(phones["en"], partial(chosen_as, "king"))
    other = uncovered(phones["en"], partial(chosen_as, "bishop"), PLANTED[flaw])
    assert telling(one, other)

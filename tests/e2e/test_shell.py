"""What lies around every game fits its screens and everyone: lobby, sheets, door and notices."""

from typing import Final

from playwright.sync_api import expect
import pytest

from tests.e2e import axe, layout, scenes
from tests.e2e.axe import Look
from tests.e2e.company import AT_REST, THEMES, Company, Theme
from tests.e2e.finger import Finger
from tests.e2e.scenes import citadels, shell, spyster
from tests.e2e.test_scenes import seen_by_everyone

PLANTED = {"button-name", "color-contrast"}
NAMELESS_AND_PALE = """() => {
  const words = document.createElement("p");
  words.textContent = "Who can read this?";
  words.style = "position: fixed; inset: 0; z-index: 99; color: #ccc; background: #fff";
  words.append(document.createElement("button"));
  document.body.append(words);
}"""

KNOBS = """tracks => tracks.map(track => {
  const knob = getComputedStyle(track, "::after");
  return {
    left: new DOMMatrix(knob.transform).m41,
    knob: knob.background,
    track: getComputedStyle(track).backgroundColor,
  };
})"""

# Where something lies under a finger when somebody knocks.
KNOCKED_AT: Final = {
    "asking": (spyster.PHONE["asking"], "parlor-cover"),
    "voting": (spyster.PHONE["vote"], "parlor-person"),
    "waiting": (citadels.PHONE["waiting"], "parlor-cover"),
    "over": (spyster.PHONE["over"], "parlor-podium"),
}
PLACED: Final = "main *, footer *"
PLACES: Final = """things => things.map(thing => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return [thing.localName, x, y, width, height].join(" ");
})"""

# Pictures change by themselves, but not while they are looked at.
TURN_TO = "(lobby, picture) => { lobby.picture = picture; }"

english = pytest.mark.parametrize("company", ["en"], indirect=True)


@pytest.mark.parametrize("sheet", shell.SHEETS)
def test_every_sheet_fits_a_phone_and_everyone(company: Company, sheet: str) -> None:
    phone = company.phone
    with shell.sheet(phone, sheet):
        found = shell.unusable(phone) + seen_by_everyone(phone)
    assert not found


def test_the_lobby_fits_its_screens_and_everyone(company: Company) -> None:
    phone, tv = company.phone, company.tv
    tv.line.go_on()
    with shell.hosting(phone):
        found = shell.unusable(phone) + seen_by_everyone(phone)
    found += layout.on_tv(tv.page) + seen_by_everyone(tv)
    for theme in THEMES:
        tv.light(theme)
        tv.tap("tv.help")
        expect(tv.page.locator("parlor-sheet dialog")).to_be_visible()
        found += axe.check(tv.page)
        tv.page.keyboard.press("Escape")
    assert not found


@pytest.mark.parametrize("game", scenes.DRAWN)
def test_every_picture_of_a_lesson_fits_the_lobby_on_the_tv(company: Company, game: str) -> None:
    tv = company.tv
    tv.line.go_on()
    tv.line.show(tv.line.state | {"public": tv.line.state["public"] | {"game": game}})
    found: list[str] = []
    for picture in range(3):
        tv.page.locator("parlor-tv-lobby").evaluate(TURN_TO, picture)
        expect(tv.page.locator("parlor-lesson svg > *")).not_to_have_count(0)
        found += layout.on_tv(tv.page) + axe.check(tv.page, Look.ALL_BUT_COLOURS)
    tv.line.go_on()
    assert not found


def test_what_the_evening_has_come_to_fits_the_lobby_and_everyone(company: Company) -> None:
    phone = company.phone
    with shell.after_two_games(phone):
        found = shell.unusable(phone) + seen_by_everyone(phone)
        phone.tap("over.new_evening")
        expect(phone.page.locator("parlor-sheet dialog")).to_be_visible()
        found += shell.unusable(phone) + seen_by_everyone(phone)
        phone.tap("shell.cancel")
        expect(phone.page.locator("parlor-sheet dialog")).to_have_count(0)
    assert not found


@pytest.mark.parametrize("question", shell.QUESTIONS)
def test_a_question_about_a_seat_fits_a_phone_and_everyone(company: Company, question: str) -> None:
    phone = company.phone
    with shell.asked(question, phone):
        assert not shell.unusable(phone) + seen_by_everyone(phone)


def test_a_claim_fits_the_tv_and_everyone(company: Company) -> None:
    tv = company.tv
    with shell.asked("house", tv):
        tv.page.locator("parlor-tv-claims p").evaluate(AT_REST)
        assert not layout.on_tv(tv.page) + seen_by_everyone(tv)


@english
def test_a_knock_lies_above_the_pause(company: Company) -> None:
    phone = company.phone
    with shell.knocking_in_a_pause(phone, spyster.PHONE["listening"]):
        for width, height in (*layout.SMALL_PHONES, *layout.SIDEWAYS):
            phone.page.set_viewport_size({"width": width, "height": height})
            # A click that would meet the veil instead of the button is not done.
            for name in ("Somebody is at the door", "Go on", "Menu"):
                button = phone.page.get_by_role("button", name=name, exact=True)
                button.click(trial=True, timeout=3000)
        shell.open_door(phone)
        for name in ("Let Eve in", "No"):
            button = phone.page.get_by_role("button", name=name, exact=True)
            button.click(trial=True, timeout=3000)
    phone.page.set_viewport_size({"width": 390, "height": 844})


@pytest.mark.parametrize("size", [*layout.PHONES, *layout.SIDEWAYS])
@pytest.mark.parametrize("moment", KNOCKED_AT)
def test_a_knock_moves_nothing_under_a_finger(
    company: Company, moment: str, size: layout.Size
) -> None:
    phone, (scene, thing) = company.phone, KNOCKED_AT[moment]
    phone.page.set_viewport_size({"width": size[0], "height": size[1]})
    phone.show(scene)
    with Finger(phone.page) as finger:
        before = phone.page.locator(PLACED).evaluate_all(PLACES)
        spot = finger.spot(phone.page.locator(thing).first, (0.5, 0.5))
        finger.touch(spot)
        with shell.knocking(phone, scene):
            expect(phone.page.locator("button.bell")).to_be_visible()
            assert phone.page.locator(PLACED).evaluate_all(PLACES) == before
            finger.lift()
            # What was meant is done: the bell has not come between.
            expect(phone.page.locator("parlor-sheet")).to_have_count(0)
    phone.page.set_viewport_size({"width": 390, "height": 844})


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
    found = shell.unusable(guest) + seen_by_everyone(guest)
    name.fill(owner.client.name)
    guest.tap("door.join")
    guest.page.locator("parlor-door .error").wait_for()
    found += shell.unusable(guest) + seen_by_everyone(guest)
    # It is somebody's name already: they are asked, and say no.
    guest.page.locator("parlor-door button.rim").click()
    guest.page.get_by_text(guest.word("waiting.title")).wait_for()
    found += shell.unusable(guest) + seen_by_everyone(guest)
    shell.open_door(owner)
    owner.page.locator("parlor-claims button.rim").click()
    guest.page.locator("parlor-door .error").wait_for()
    # Whoever asks again and thinks better of it goes back, and nobody is asked any more.
    guest.tap("door.join")
    guest.page.locator("parlor-door button.rim").click()
    shell.open_door(owner)
    expect(owner.page.locator("parlor-claims .claim")).to_be_visible()
    guest.tap("waiting.back")
    name.wait_for()
    expect(owner.page.locator("parlor-claims, button.bell")).to_have_count(0)
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
        # Nothing lies over what can be pressed.
        for button in company.watcher.page.locator("parlor-table button:visible").all():
            button.click(trial=True)
        found = layout.on_phone(company.watcher.page)
        found += [problem for screen in screens for problem in axe.check(screen.page)]
    for screen in screens:
        expect(screen.page.locator(".line[role=status]")).to_have_count(0)
    assert not found


@english
@pytest.mark.parametrize("theme", THEMES)
def test_a_switch_that_is_off_looks_off(company: Company, theme: Theme) -> None:
    phone = company.phone
    with shell.sheet(phone, "settings"):
        phone.light(theme)
        knobs = phone.page.locator("parlor-switch .track").evaluate_all(KNOBS)
    # Sound is off at first, vibration is on.
    off, on = knobs[:2]
    assert off["left"] < on["left"] - 10
    assert off["track"] != on["track"]
    assert off["knob"] != on["knob"]


@pytest.mark.parametrize("game", scenes.DRAWN)
def test_the_end_of_a_game_is_usable_on_every_phone(company: Company, game: str) -> None:
    phone = company.phone
    phone.show(scenes.of(game, "PHONE")["over"])
    assert not shell.unusable(phone)


def test_a_phone_may_lie_on_its_side(company: Company) -> None:
    phone = company.phone
    with shell.hosting(phone):
        found = layout.on_phone(phone.page, layout.SIDEWAYS)
        # What is under the thumb leaves the table its room.
        main = phone.page.locator("parlor-table main").bounding_box()
        expect(phone.page.locator("parlor-lobby-bar button.brass")).to_be_in_viewport(ratio=1)
    phone.page.set_viewport_size({"width": 390, "height": 844})
    assert not found
    assert main
    assert main["height"] > 250


@english
def test_the_tv_hides_its_buttons_while_nobody_moves_and_keeps_the_focus(company: Company) -> None:
    page = company.generic.page
    company.generic.line.go_on()
    page.keyboard.press("ArrowRight")
    button = page.locator("parlor-tv-controls button:focus")
    expect(button).to_have_css("opacity", "1")
    expect(button).to_have_css("opacity", "0", timeout=15_000)
    page.keyboard.press("ArrowRight")
    expect(page.locator("parlor-tv-controls button:focus")).to_have_css("opacity", "1")


@english
@pytest.mark.parametrize(
    ("look", "rules"),
    [
        (Look.EVERYTHING, {"button-name", "color-contrast"}),
        (Look.COLOURS, {"color-contrast"}),
        (Look.ALL_BUT_COLOURS, {"button-name"}),
    ],
)
def test_axe_bites(company: Company, look: Look, rules: set[str]) -> None:
    page = company.phone.page
    company.phone.line.go_on()
    page.evaluate(NAMELESS_AND_PALE)
    found = axe.check(page, look)
    page.evaluate("() => document.body.lastChild.remove()")
    assert {problem.split(" ", 1)[0] for problem in found} & PLANTED == rules


@english
def test_what_does_not_fit_is_found(company: Company) -> None:
    page = company.phone.page
    company.phone.line.go_on()
    page.evaluate(PLANT)
    found = layout.on_phone(page)
    page.evaluate("() => document.body.lastChild.remove()")
    assert {problem.split(" ", 1)[1].split(":")[0] for problem in found} == {
        "cut",
        "covered by .corner",
        "beyond the side",
        "beyond the edge",
        "small target",
        "scrolls sideways",
        "spills",
    }


@english
def test_what_reaches_the_upper_edge_of_a_tv_is_found(company: Company) -> None:
    page = company.generic.page
    company.generic.line.go_on()
    page.evaluate(NAMELESS_AND_PALE)
    found = layout.on_tv(page)
    page.evaluate("() => document.body.lastChild.remove()")
    assert any("at the upper edge: p “Who can read this?”" in problem for problem in found)


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
  narrow.className = "corner";
  narrow.style.position = "relative";
  narrow.style.top = "-2rem";
  box.append(wide, small, narrow);
  document.body.append(box);
}"""

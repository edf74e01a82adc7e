"""Clueful on its screens: for large letters, on a phone on its side, and by keys alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import expect
import pytest

from tests.e2e import layout
from tests.e2e.company import Company, Screen
from tests.e2e.scenes.clueful.phone import PHONE

english = pytest.mark.parametrize("company", ["en"], indirect=True)

COVERED: Final = ("card shown", "hand of two", "sheet")
OPEN: Final = ("my turn", "their turn", "looking", "guess: weapon", "guess chosen", "shown to me")


@contextmanager
def twice_as_large(screen: Screen) -> Iterator[None]:
    """Let somebody read with letters of twice the size."""
    root = screen.page.locator("html")
    root.evaluate("html => { html.style.fontSize = '200%'; }")
    yield
    root.evaluate("html => { html.style.fontSize = ''; }")


def own(found: list[str]) -> list[str]:
    """Return what is Clueful's own fault."""
    return [one for one in found if "clueful" in one]


@pytest.mark.parametrize("moment", OPEN)
def test_letters_may_be_twice_as_large(company: Company, moment: str) -> None:
    phone = company.phone
    phone.show(PHONE[moment])
    with twice_as_large(phone):
        found = layout.on_phone(phone.page, layout.SMALL_PHONES)
    assert not own(found)


@pytest.mark.parametrize("moment", COVERED)
def test_letters_under_the_cover_may_be_twice_as_large(company: Company, moment: str) -> None:
    phone = company.phone
    phone.show(PHONE[moment])
    phone.look()
    with twice_as_large(phone):
        found = layout.on_phone(phone.page, layout.SMALL_PHONES)
    assert not own(found)


@pytest.mark.parametrize("moment", [*OPEN, *COVERED])
@english
def test_a_phone_may_lie_on_its_side(company: Company, moment: str) -> None:
    phone = company.phone
    phone.show(PHONE[moment])
    assert not layout.on_phone(phone.page, layout.SIDEWAYS)


@english
def test_a_long_answer_is_read_from_its_beginning(company: Company) -> None:
    phone = company.phone
    phone.page.set_viewport_size({"width": 360, "height": 640})
    phone.show(PHONE["looking"])
    expect(phone.page.locator("clueful-letter .said").last).to_be_in_viewport(ratio=1)
    expect(phone.page.locator("clueful-letter .perhaps")).not_to_be_in_viewport()


@english
def test_a_line_can_be_typed_completed_and_sent_by_keys(company: Company) -> None:
    phone = company.phone
    phone.show(PHONE["looking"])
    asked = phone.page.locator("clueful-letter .said")
    before = asked.count()
    phone.page.locator("clueful-line input").focus()
    phone.page.keyboard.type("travel to the lib")
    phone.page.keyboard.press("Tab")
    phone.page.keyboard.press("Tab")
    phone.page.keyboard.press("Enter")
    field = phone.page.locator("clueful-line input")
    expect(field).to_have_value("travel to the Library ")
    expect(field).to_be_focused()
    phone.page.keyboard.press("Enter")
    expect(asked).to_have_count(before + 1)

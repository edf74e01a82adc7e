"""Spyster on a phone: what is tapped in a vote looks the same in every hand."""

from collections.abc import Iterator
from typing import Final

import pytest

from tests.e2e import layout
from tests.e2e.company import Company, Screen
from tests.e2e.scenes import shell
from tests.e2e.scenes.spyster import PHONE
from tests.e2e.scenes.spyster.cards import Card, extremes, holding
from tests.e2e.scenes.spyster.moments import VICTIM, Moment, asking, listening, voted, voting
from tests.e2e.silhouette import Silhouette

SIZES: Final = ((360, 640), (390, 844))

PLANT: Final = """(card, style) => {
  const planted = new CSSStyleSheet();
  planted.replaceSync(style);
  card.shadowRoot.adoptedStyleSheets = [...card.shadowRoot.adoptedStyleSheets, planted];
}"""
PLANTED: Final = {
    "a taller hint": ".hint { height: 3rem; }",
    "a title in another light": ".title { background: #fff3c4; }",
    "a sign of one's own": ".card::before { content: ''; position: absolute; border: 1px solid; }",
}


def turn_to(phone: Screen, tab: int) -> None:
    phone.page.get_by_role("tab").nth(tab).click()


def go_on(phone: Screen, card: Card | None, moment: Moment) -> None:
    """Go on to another moment with what was chosen before."""
    (state,) = holding(card, moment).states(phone.line.state)
    phone.line.show(state)


def uncovered(phone: Screen) -> Silhouette:
    """Take the outline of a card that is being looked at."""
    phone.look()
    phone.page.locator("spyster-card").wait_for()
    return Silhouette.of(phone.page)


def steps(phone: Screen, card: Card | None) -> Iterator[tuple[str, Silhouette]]:
    """Play a vote on one phone, and give its outline after every step."""
    page = phone.page
    phone.show(holding(card, listening))
    yield "people talk", Silhouette.of(page)
    go_on(phone, card, asking)
    yield "I ask", Silhouette.of(page)
    go_on(phone, card, voting)
    yield "the vote begins", Silhouette.of(page)
    turn_to(phone, 1)
    yield "a covered card, nothing chosen", Silhouette.of(page)
    yield "a card, nothing chosen", uncovered(phone)
    turn_to(phone, 0)
    page.locator(f"label[data-seat={VICTIM}]").click()
    page.locator("label[data-bet='3']").click()
    yield "a face and a bet chosen", Silhouette.of(page)
    turn_to(phone, 1)
    yield "a covered card, a face chosen", Silhouette.of(page)
    yield "a card, a face chosen", uncovered(phone)
    go_on(phone, card, voted)
    yield "a locked card", uncovered(phone)
    phone.page.locator("parlor-cover").evaluate("cover => cover.conceal()")
    yield "a locked card, covered", Silhouette.of(page)
    turn_to(phone, 0)
    yield "a locked vote", Silhouette.of(page)


@pytest.mark.parametrize("size", SIZES)
def test_a_vote_looks_the_same_in_every_hand(company: Company, size: tuple[int, int]) -> None:
    phone = company.neighbour
    phone.page.set_viewport_size({"width": size[0], "height": size[1]})
    spy = dict(steps(phone, None))
    other = dict(steps(phone, extremes("classic", company.language)[0]))
    found = {step: spy[step].differences(other[step]) for step in spy}
    assert not {step: differences for step, differences in found.items() if differences}


def test_a_chosen_place_looks_like_no_choice(company: Company) -> None:
    phone = company.neighbour
    phone.show(holding(extremes("classic", company.language)[0], voting))
    turn_to(phone, 1)
    other = uncovered(phone)
    phone.show(holding(None, voting))
    turn_to(phone, 1)
    uncovered(phone)
    phone.page.locator("spyster-card").get_by_role("radio").nth(2).click()
    spy = uncovered(phone)
    assert phone.page.locator("[data-action=spy_guess]").is_enabled()
    assert not spy.differences(other)


@pytest.mark.parametrize("flaw", PLANTED)
@pytest.mark.parametrize("company", ["en"], indirect=True)
def test_a_planted_difference_is_found(company: Company, flaw: str) -> None:
    phone = company.neighbour
    outlines: list[Silhouette] = []
    for card, style in ((extremes("classic", "en")[0], ""), (None, PLANTED[flaw])):
        phone.show(holding(card, listening))
        uncovered(phone)
        phone.page.locator("spyster-card").evaluate(PLANT, style)
        outlines.append(uncovered(phone))
    assert outlines[0].differences(outlines[1])


@pytest.mark.parametrize("moment", ["asking", "listening", "vote"])
def test_no_button_bursts_with_letters_of_twice_the_size(company: Company, moment: str) -> None:
    phone = company.phone
    phone.show(PHONE[moment])
    with shell.large_letters(phone):
        found = layout.on_phone(phone.page, [(390, 844)])
    assert not [one for one in found if "spills" in one]

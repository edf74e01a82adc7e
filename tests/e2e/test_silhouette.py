"""A glance at a phone from across the table tells nothing: the spy's looks like everyone's."""

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from typing import Any, Final

from playwright.sync_api import Page
import pytest

from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.games.spyster.builtin import PACKS
from custom_components.parlor.games.spyster.dealing import Deal
from custom_components.parlor.games.spyster.pack import Location, Role
from custom_components.parlor.games.vocabulary import SeatId, Words
from tests.e2e import spyster_scenes as scenes
from tests.e2e.company import LANGUAGES, Company, Screen
from tests.e2e.silhouette import Silhouette

SIZES: Final = ((360, 640), (390, 844))
STILL: Final = {"name": "round", "running": False}

# From a verdict on everyone may know.
SECRET: Final = [*takewhile(lambda scene: scene != "spy caught", scenes.SCENES)]

type Card = tuple[Location, Role]


def extremes(pack: str, language: str) -> list[Card]:
    """Return the cards with the longest and the shortest of every text, and of all of them."""

    def letters(text: Words) -> int:
        return len(text if isinstance(text, str) else text[language])

    def others(card: Card) -> int:
        return max(letters(role.name) for role in card[0].roles if role is not card[1])

    measures: list[Callable[[Card], int]] = [
        lambda card: letters(card[0].name),
        lambda card: letters(card[0].flavor),
        lambda card: letters(card[1].name),
        lambda card: letters(card[1].hint),
        others,
    ]
    cards = [(place, role) for place in PACKS.shipped[pack].locations for role in place.roles]
    found = [end(cards, key=measure) for measure in measures for end in (min, max)]
    return list({(place.id, role.id): (place, role) for place, role in found}.values())


def hand(game: Spyster, me: SeatId, card: Card | None) -> None:
    """Give me this card; none is the spy's."""
    place, role = card or (game.round.deal.location, None)
    spy = me if role is None else scenes.OTHER_SPY
    roles = {
        seat: role if role is not None and seat == me else place.roles[at % len(place.roles)]
        for at, seat in enumerate(game.seats)
        if seat != spy
    }
    game.round.deal = Deal(spy, place, roles)


def show(phone: Screen, moment: scenes.Moment, pack: str, card: Card | None) -> None:
    """Show a moment to someone who has this card."""
    assert phone.seat
    game = scenes.second_round(phone.seat, pack=pack)
    hand(game, phone.seat, card)
    moment(game, phone.seat)
    state = scenes.state_of(game, phone.line.state, phone.seat)
    # A clock that stands still: its figures are everyone's.
    state["public"]["clock"] = STILL
    phone.line.show(state)


def uncovered(page: Page) -> Silhouette:
    """Take the outline of a card that is being looked at."""
    page.locator("parlor-cover").evaluate("cover => cover.reveal()")
    page.locator("spyster-card").wait_for()
    return Silhouette.of(page)


def turn_to(page: Page, tab: int) -> None:
    page.get_by_role("tab").nth(tab).click()


def cards_in(phone: Screen, pack: str, cards: Sequence[Card | None]) -> Iterator[list[Silhouette]]:
    """Give the outlines of all these cards wherever a card can be looked at."""

    def all_of(moment: scenes.Moment) -> Iterator[Silhouette]:
        for card in cards:
            show(phone, moment, pack, card)
            yield uncovered(phone.page)

    show(phone, scenes.listening, pack, None)
    yield [*all_of(scenes.listening)]
    show(phone, scenes.voting, pack, None)
    turn_to(phone.page, 1)
    yield [*all_of(scenes.voting)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pack", PACKS.shipped)
def test_no_card_has_an_outline_of_its_own(
    company: Company, pack: str, language: str, size: tuple[int, int]
) -> None:
    phone = company.phones[language]
    phone.page.set_viewport_size({"width": size[0], "height": size[1]})
    cards = extremes(pack, language)
    for spy, *others in cards_in(phone, pack, [None, *cards]):
        found = {
            f"{place.id}, {role.id}": differences
            for (place, role), other in zip(cards, others, strict=True)
            if (differences := spy.differences(other))
        }
        assert not found


def steps(phone: Screen, card: Card | None) -> Iterator[tuple[str, Silhouette]]:
    """Play a vote on one phone, and give its outline after every step."""
    page = phone.page
    show(phone, scenes.listening, "classic", card)
    yield "people talk", Silhouette.of(page)
    show(phone, scenes.asking, "classic", card)
    yield "I ask", Silhouette.of(page)
    show(phone, scenes.voting, "classic", card)
    yield "the vote begins", Silhouette.of(page)
    turn_to(page, 1)
    yield "a covered card, nothing chosen", Silhouette.of(page)
    yield "a card, nothing chosen", uncovered(page)
    turn_to(page, 0)
    page.locator(f"label[data-seat={scenes.VICTIM}]").click()
    page.locator("label[data-bet='3']").click()
    yield "a face and a bet chosen", Silhouette.of(page)
    turn_to(page, 1)
    yield "a covered card, a face chosen", Silhouette.of(page)
    yield "a card, a face chosen", uncovered(page)
    show(phone, scenes.voted, "classic", card)
    yield "a locked card", uncovered(page)
    page.locator("parlor-cover").evaluate("cover => cover.conceal()")
    yield "a locked card, covered", Silhouette.of(page)
    turn_to(page, 0)
    yield "a locked vote", Silhouette.of(page)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vote_looks_the_same_in_every_hand(
    company: Company, language: str, size: tuple[int, int]
) -> None:
    phone = company.phones[language]
    phone.page.set_viewport_size({"width": size[0], "height": size[1]})
    spy = dict(steps(phone, None))
    other = dict(steps(phone, extremes("classic", language)[0]))
    found = {step: spy[step].differences(other[step]) for step in spy}
    assert not {step: differences for step, differences in found.items() if differences}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chosen_place_looks_like_no_choice(company: Company, language: str) -> None:
    phone = company.phones[language]
    card = extremes("classic", language)[0]
    show(phone, scenes.listening, "classic", card)
    show(phone, scenes.voting, "classic", card)
    turn_to(phone.page, 1)
    other = uncovered(phone.page)
    show(phone, scenes.voting, "classic", None)
    uncovered(phone.page)
    phone.page.locator("spyster-card").get_by_role("radio").nth(2).click()
    spy = uncovered(phone.page)
    assert phone.page.locator("[data-action=spy_guess]").is_enabled()
    assert not spy.differences(other)


@pytest.mark.parametrize("scene", SECRET)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_moment_tells_the_spy_by_its_outline(
    company: Company, language: str, scene: str
) -> None:
    phone = company.phones[language]
    moment = scenes.SCENES[scene].moment
    outlines = []
    for card in (None, extremes("classic", language)[0]):
        show(phone, moment, "classic", card)
        outlines.append(Silhouette.of(phone.page))
    assert not outlines[0].differences(outlines[1])


PLANT: Final = """(card, style) => {
  card.planted ??= new CSSStyleSheet();
  card.planted.replaceSync(style);
  const { shadowRoot } = card;
  if (!shadowRoot.adoptedStyleSheets.includes(card.planted))
    shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, card.planted];
}"""

PLANTED: Final = {
    "a taller hint": ".hint { height: 3rem; }",
    "a title in another light": ".title { background: #fff3c4; }",
    "a sign of one's own": ".card::before { content: ''; position: absolute; border: 1px solid; }",
}


@pytest.mark.parametrize("flaw", PLANTED)
def test_a_planted_difference_is_found(company: Company, flaw: str) -> None:
    phone = company.phones["en"]
    outlines: list[Any] = []
    for card, style in ((extremes("classic", "en")[0], ""), (None, PLANTED[flaw])):
        show(phone, scenes.listening, "classic", card)
        uncovered(phone.page)
        phone.page.locator("spyster-card").evaluate(PLANT, style)
        outlines.append(uncovered(phone.page))
        phone.page.locator("spyster-card").evaluate(PLANT, "")
    assert outlines[0].differences(outlines[1])

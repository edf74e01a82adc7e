"""A glance at a phone from across the table tells nothing: every hand looks like any other."""

from typing import Final

from tests.e2e import scenes
from tests.e2e.company import Company, Screen
from tests.e2e.scenes.scene import Secret
from tests.e2e.silhouette import Silhouette

SIZES: Final = ((360, 640), (390, 844))

WITHOUT_DRAWINGS: Final = """cards => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("svg > * { display: none; }");
  cards.shadowRoot.adoptedStyleSheets = [...cards.shadowRoot.adoptedStyleSheets, sheet];
}"""


def outlines(phone: Screen) -> list[Silhouette]:
    """Take the outline of what is shown now, on phones of all sizes."""
    taken = []
    for width, height in SIZES:
        phone.page.set_viewport_size({"width": width, "height": height})
        taken.append(Silhouette.of(phone.page))
    return taken


@scenes.each("SECRETS")
def test_no_hand_has_an_outline_of_its_own(company: Company, secrets: Secret) -> None:
    phone = company.neighbour
    taken: dict[str, list[Silhouette]] = {}
    for name, scene in secrets.worlds(company.language).items():
        phone.show(scene)
        if secrets.uncovered:
            phone.look()
        if secrets.drawn_in is not None:
            phone.page.locator(secrets.drawn_in).evaluate(WITHOUT_DRAWINGS)
        taken[name] = outlines(phone)
    first, *others = taken
    found = {
        other: differences
        for other in others
        for one, two in zip(taken[first], taken[other], strict=True)
        if (differences := one.differences(two))
    }
    assert not found

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


def worlds_of(phone: Screen, secrets: Secret) -> dict[str, list[Silhouette]]:
    """Take the outlines of a secret in all its worlds."""
    taken: dict[str, list[Silhouette]] = {}
    for name, scene in secrets.worlds(phone.language).items():
        phone.show(scene)
        if secrets.uncovered:
            phone.look()
        if secrets.drawn_in is not None:
            phone.page.locator(secrets.drawn_in).evaluate(WITHOUT_DRAWINGS)
        taken[name] = outlines(phone)
    return taken


def told_apart(phone: Screen, secrets: Secret) -> dict[str, list[str]]:
    """Return by what the worlds of a secret are told from the first one."""
    taken = worlds_of(phone, secrets)
    first, *others = taken
    return {
        other: differences
        for other in others
        for one, two in zip(taken[first], taken[other], strict=True)
        if (differences := one.differences(two))
    }


@scenes.each("SECRETS")
def test_no_hand_has_an_outline_of_its_own(company: Company, secrets: Secret) -> None:
    phone = company.neighbour
    # Now and then a browser paints an edge in another way: what tells a hand tells it twice.
    assert not (told_apart(phone, secrets) and told_apart(phone, secrets))

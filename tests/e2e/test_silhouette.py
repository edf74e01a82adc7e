"""A glance at a phone from across the table tells nothing: every hand looks like any other."""

from collections.abc import Sequence
from itertools import product
from typing import Final

from tests.e2e import scenes
from tests.e2e.company import Company, Screen
from tests.e2e.scenes.scene import Secret
from tests.e2e.silhouette import Silhouette

SIZES: Final = ((360, 640), (390, 844))
LOOKS: Final = 6

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


type Worlds = dict[str, list[Silhouette]]


def worlds_of(phone: Screen, secrets: Secret) -> Worlds:
    """Take the outlines of a secret in all its worlds."""
    taken: Worlds = {}
    for name, scene in secrets.worlds(phone.language).items():
        phone.show(scene)
        if secrets.uncovered:
            phone.look()
        if secrets.drawn_in is not None:
            phone.page.locator(secrets.drawn_in).evaluate(WITHOUT_DRAWINGS)
        taken[name] = outlines(phone)
    return taken


def told_apart(looks: Sequence[Worlds]) -> list[str]:
    """Return the worlds that have other boxes than the first, or were never painted like it."""
    first, *others = looks[0]
    return [
        other
        for other in others
        for size in range(len(SIZES))
        if any(look[first][size].boxes != look[other][size].boxes for look in looks)
        or all(
            one[first][size].differences(two[other][size]) for one, two in product(looks, repeat=2)
        )
    ]


@scenes.each("SECRETS")
def test_no_hand_has_an_outline_of_its_own(company: Company, secrets: Secret) -> None:
    # A browser may paint an edge in another way: paint that tells a hand does so every time.
    looks = [worlds_of(company.neighbour, secrets)]
    while told_apart(looks) and len(looks) < LOOKS:
        looks.append(worlds_of(company.neighbour, secrets))
    assert not told_apart(looks), looks[0][told_apart(looks)[0]][0].differences(
        looks[0][next(iter(looks[0]))][0]
    )

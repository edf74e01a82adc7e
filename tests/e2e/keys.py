"""A keyboard, or a remote control: what it reaches, and whether one sees where it is."""

from playwright.sync_api import Locator, Page

# Enough for every stop on the longest page, twice round.
MOST_STOPS = 60

HAS_FOCUS = """element => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === element;
}"""

# The mark of the focus is drawn on the thing itself, or on what stands for it.
SHOWS_FOCUS = """element => {
  const drawn = [element, element.nextElementSibling, element.closest("label")];
  return drawn.some(one => one !== null && getComputedStyle(one).outlineStyle === "solid"
    && parseFloat(getComputedStyle(one).outlineWidth) >= 2);
}"""


def has_focus(thing: Locator) -> bool:
    """Tell whether keys go to this thing."""
    return bool(thing.count() and thing.first.evaluate(HAS_FOCUS))


def walk_to(page: Page, thing: Locator, key: str = "Tab") -> None:
    """Press a key until this thing is reached, and see that it shows."""
    thing.first.wait_for(state="attached")
    for _ in range(MOST_STOPS):
        if has_focus(thing):
            assert thing.first.evaluate(SHOWS_FOCUS), f"{thing} does not show that it is reached"
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {thing}")

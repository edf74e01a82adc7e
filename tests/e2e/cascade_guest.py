"""A guest who plays Cascade Tiles on its own screens, with fingers that touch."""

from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Locator, expect

from custom_components.parlor.games.cascade.picture import level_of
from custom_components.parlor.games.cascade.solver import solve
from tests.e2e.finger import Finger
from tests.e2e.guest import Guest

# So many taps a second come from one phone.
BETWEEN_TAPS_MS: Final = 100
# What a tile looks like two frames after it was let go: one to draw it, one to have it seen.
FLURRY: Final = """([tile, taps, ms]) => {
  const find = root => {
    const found = root.querySelector(`button[data-tile="${tile}"]`);
    if (found) return found;
    for (const { shadowRoot } of root.querySelectorAll("*")) {
      const inner = shadowRoot && find(shadowRoot);
      if (inner) return inner;
    }
    return null;
  };
  const glaze = () => find(document).className.match(/g\\d+/)[0];
  const frame = () => new Promise(requestAnimationFrame);
  const rest = until => new Promise(done => setTimeout(done, until - performance.now()));
  const tap = async () => {
    const one = find(document);
    const { x, y, width, height } = one.getBoundingClientRect();
    const at = { bubbles: true, composed: true, pointerId: 7, button: 0,
      clientX: x + width / 2, clientY: y + height / 2 };
    one.parentElement.setPointerCapture = () => {};
    const before = glaze();
    one.dispatchEvent(new PointerEvent("pointerdown", at));
    one.dispatchEvent(new PointerEvent("pointerup", at));
    await frame();
    await frame();
    seen.push(glaze() !== before);
  };
  window.seen = [];
  (async () => {
    for (let count = 0; count < taps; count += 1) {
      const next = performance.now() + ms;
      await tap();
      await rest(next);
    }
  })();
}"""
SHOWN: Final = """() => {
  const find = root => {
    for (const one of root.querySelectorAll("*")) {
      const isBoard = one.localName === "cascade-board";
      const found = isBoard ? one : one.shadowRoot && find(one.shadowRoot);
      if (found) return found;
    }
    return null;
  };
  return find(document)?.hues ?? null;
}"""


class Tiler(Guest):
    """One player of Cascade Tiles with a phone."""

    @property
    def board(self) -> dict[str, Any]:
        """The board that this guest plays on."""
        boards = self.view["boards"]
        return next(board for board in boards if self.seat in board["seats"])

    @property
    def level(self) -> dict[str, Any]:
        """The level that this guest is at."""
        number = self.board["level"]
        return next(level for level in self.view["levels"] if level["level"] == number)

    @property
    def hues(self) -> Any:
        """What the phone's own board shows."""
        return self.page.evaluate(SHOWN)

    def arrange(self, *, race: bool, levels: int) -> None:
        """Choose Cascade Tiles, how it is played and how many levels, as the host in the lobby."""
        self.tap("^Choose a game")
        self.page.locator("parlor-games").get_by_text("Cascade Tiles", exact=True).click()
        self.tap("^Options")
        sheet = self.page.locator("parlor-sheet")
        field = sheet.get_by_role("spinbutton", name="Levels in a game")
        field.fill(str(levels))
        field.blur()
        sheet.get_by_text("Race" if race else "Together", exact=True).click()
        self.page.get_by_role("button", name="Close").first.click()
        expect(self.page.locator("parlor-game-card")).to_contain_text(f"{levels} levels")

    def tile(self, tile: int) -> Locator:
        """Return a tile of the board under the finger."""
        return self.page.locator(f"cascade-board button[data-tile='{tile}']")

    def touch(self, tile: int) -> None:
        """Tap a tile with a real finger."""
        with Finger(self.page) as finger:
            finger.tap(self.tile(tile))

    def way(self) -> list[int]:
        """Return the tiles that solve the level as it stands."""
        often = solve(level_of(self.level), self.board["hues"])
        assert often is not None
        return [tile for tile, count in enumerate(often) for _ in range(count)]

    def flurry(self, tile: int, taps: int) -> None:
        """Begin to tap a tile, ten times a second."""
        self.page.evaluate(FLURRY, [tile, taps, BETWEEN_TAPS_MS])

    def seen(self, taps: int) -> list[bool]:
        """Return of each tap of a flurry whether it was on the screen within two frames."""
        self.page.wait_for_function("taps => window.seen.length === taps", arg=taps)
        seen: list[bool] = self.page.evaluate("seen")
        return seen


def follow(guests: Sequence[Tiler], level: int, taps: int) -> None:
    """Wait until every phone shows a level after so many taps."""
    for guest in guests:
        guest.page.wait_for_function(
            """([level, taps]) => {
              const { view } = document.querySelector("parlor-phone").store.now.public;
              return view?.boards.some(board => board.level === level && board.taps === taps);
            }""",
            arg=[level, taps],
        )


def goes_on(guests: Sequence[Tiler]) -> None:
    """Wait until nobody looks at the last level any more."""
    for guest in guests:
        expect(guest.page.locator("cascade-phone .triumph")).to_have_count(0)

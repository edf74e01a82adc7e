"""While only people who are away are waited for, every screen says so, beside all else."""

from typing import Final

import pytest

from tests.e2e import layout
from tests.e2e.company import Company, Screen
from tests.e2e.scenes import citadels, occluedo, shell, spyster
from tests.e2e.scenes.scene import Scene
from tests.e2e.scenes.shell import ABSENCES, Absence
from tests.e2e.test_scenes import seen_by_everyone

# Where everything is in the picture, which drifts, but the strip itself, and clocks, which go on.
PLACES: Final = """picture => {
  const frame = picture.getBoundingClientRect();
  const all = root => [...root.querySelectorAll("*")].flatMap(one => {
    if (one.matches("parlor-away, parlor-clock")) return [];
    return one.shadowRoot ? [one, ...all(one.shadowRoot)] : [one];
  });
  return all(picture).flatMap(one => {
    // What has no box, as a slot, is nowhere, and does not drift.
    if (one.getClientRects().length === 0) return [];
    const { x, y, width, height } = one.getBoundingClientRect();
    // A drift is no whole number of pixels.
    const place = [x - frame.x, y - frame.y, width, height].map(Math.round);
    return [[one.localName, ...place].join(" ")];
  });
}"""


def of_the_strip(found: list[str]) -> list[str]:
    """Leave out what would be so without the strip."""
    return [problem for problem in found if "parlor-away" in problem]


@pytest.mark.parametrize(
    ("screen", "moment"),
    [
        pytest.param("tv", spyster.TV["listening"], id="spyster"),
        pytest.param("tv", citadels.TV["draft"], id="citadels"),
        pytest.param("tv", occluedo.TV["turn"], id="occluedo"),
        pytest.param("generic", spyster.GENERIC["vote"], id="generic"),
    ],
)
@pytest.mark.parametrize("absence", ["one, by the clock", "four, until the host says so"])
def test_the_tv_tells_who_is_waited_for_and_nothing_moves(
    company: Company, screen: str, moment: Scene, absence: str
) -> None:
    tv: Screen = getattr(company, screen)
    tv.show(shell.left(moment, ABSENCES[absence]))
    picture = tv.page.locator("parlor-tv main.picture")
    before = picture.evaluate(PLACES)
    tv.show(shell.waited_for(moment, ABSENCES[absence]))
    assert picture.evaluate(PLACES) == before
    assert not of_the_strip(layout.on_tv(tv.page)) + seen_by_everyone(tv)


@pytest.mark.parametrize(
    ("moment", "absence", "by_host"),
    [
        *(
            pytest.param(spyster.PHONE["listening"], absence, True, id=f"host, {name}")
            for name, absence in ABSENCES.items()
        ),
        pytest.param(
            citadels.PHONE["waiting"],
            ABSENCES["four, until the host says so"],
            False,
            id="guest, four, until the host says so",
        ),
    ],
)
def test_a_phone_tells_who_is_waited_for_and_leaves_the_game_its_room(
    company: Company, moment: Scene, absence: Absence, *, by_host: bool
) -> None:
    phone = company.phone
    phone.show(shell.waited_for(moment, absence, by_host=by_host))
    found = layout.on_phone(phone.page, [*layout.PHONES, *layout.SIDEWAYS])
    with shell.large_letters(phone):
        found += of_the_strip(layout.on_phone(phone.page, layout.SMALL_PHONES))
        phone.page.set_viewport_size({"width": 360, "height": 640})
        main = phone.page.locator("parlor-table main").bounding_box()
    assert not found + seen_by_everyone(phone)
    assert main
    assert main["height"] > 200


def test_what_is_under_the_thumb_stays_there(company: Company) -> None:
    phone = company.phone
    moment, absence = spyster.PHONE["listening"], ABSENCES["four, by the clock"]
    vote = phone.page.locator("[data-action=call_vote]")
    phone.show(shell.left(moment, absence))
    before = vote.bounding_box()
    phone.show(shell.waited_for(moment, absence, by_host=True))
    assert vote.bounding_box() == before

"""The voices of the room: soft, short, equally loud, and heard only by whoever wants them."""

from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, expect
import pytest

from scripts.house.owner import Invitation
from tests.e2e.browser import Room

VOICES: Final = (
    "join",
    "turn",
    "vote",
    "drum_roll",
    "verdict",
    "build",
    "murder",
    "loss",
    "win",
)
WWW: Final = Path(__file__).parents[2] / "custom_components" / "parlor" / "www" / "assets"

# Play a voice as fast as can be, and measure what came out. The build renames what a file exports.
MEASURE: Final = """async ([url, name]) => {
  const parts = Object.values(await import(url));
  const voices = parts.find((part) => typeof part === "object");
  const perform = parts.find((part) => typeof part === "function");
  const rate = 44100;
  const audio = new OfflineAudioContext(1, rate * 3, rate);
  perform(audio, voices[name], 0);
  const heard = (await audio.startRendering()).getChannelData(0);
  const louder = (most, one) => Math.max(most, Math.abs(one));
  const loud = (from, to) => heard.slice(from, to).reduce(louder, 0);
  const length = heard.findLastIndex((one) => Math.abs(one) > 0.0005) / rate;
  const power = heard.slice(0, length * rate).reduce((sum, one) => sum + one * one, 0);
  const decibels = (value) => 20 * Math.log10(value);
  const peak = loud(0, heard.length);
  return {
    names: Object.keys(voices),
    length,
    peak: decibels(peak),
    rms: decibels(Math.sqrt(power / (length * rate))),
    start: loud(0, rate / 1000) / peak,
  };
}"""


@pytest.fixture(scope="module")
def listener(browser: Browser) -> Iterator[Page]:
    """Open an empty page, which does nothing but listen."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("voice", VOICES)
def test_a_voice_is_soft_short_and_as_loud_as_the_others(listener: Page, voice: str) -> None:
    # Phone and TV are built apart.
    files = sorted(WWW.glob("voices-*.js"))
    assert files
    for file in files:
        script = b64encode(file.read_bytes()).decode()
        heard = listener.evaluate(MEASURE, [f"data:text/javascript;base64,{script}", voice])
        assert {*heard["names"]} == {*VOICES, "tick"}
        assert 0.2 < heard["length"] < 2.5
        assert -20 < heard["peak"] < -16
        assert -42 < heard["rms"] < -24
        assert heard["start"] < 0.5


def test_sound_is_one_tap_away_on_the_tv_and_stays_on(room: Room, table: Invitation) -> None:
    tv = room.tv(table.tv).page
    tv.get_by_role("button", name="Turn sound on").click()
    expect(tv.get_by_role("button", name="Turn sound off")).to_be_visible()
    tv.reload()
    # Browsers want a tap after each start, and any key will do.
    expect(tv.get_by_role("button", name="Turn sound on")).to_be_visible()
    tv.get_by_role("button", name="Turn sound on").click()
    expect(tv.get_by_role("button", name="Turn sound off")).to_be_visible()
    tv.get_by_role("button", name="Turn sound off").click()
    expect(tv.get_by_role("button", name="Turn sound on")).to_be_visible()


def test_a_phone_is_silent_and_fetches_no_voices_before_somebody_wants_them(
    room: Room, table: Invitation
) -> None:
    phone = room.phone("Anna", table.phone)
    phone.page.locator("parlor-door input").fill("Anna")
    phone.page.locator("parlor-door button.brass").click()
    phone.page.locator("parlor-lobby").wait_for()
    assert not [url for url in phone.asked if "voices" in url]
    phone.page.get_by_role("button", name="Menu").click()
    phone.page.get_by_role("button", name="Settings").click()
    switch = phone.page.get_by_role("switch", name="Sound")
    expect(switch).not_to_be_checked()
    with phone.page.expect_request(lambda request: "/voices-" in request.url):
        switch.check()

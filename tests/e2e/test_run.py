"""`scripts/run` gives a person a house to play in, as often as they like."""

from collections.abc import Iterator
from contextlib import contextmanager
import os
from pathlib import Path
import re
import signal
import subprocess

from playwright.sync_api import Browser, expect

from scripts.house.configuration import ROOT
from scripts.house.owner import PASSWORD, USER
from scripts.house.process import free_port
from tests.e2e.browser import gathered
from tests.e2e.recorder import Recorder

LINK = re.compile(r"http://\S+")


@contextmanager
def evening(folder: Path, port: int) -> Iterator[str]:
    """Run the script until it has said all, and stop it with Ctrl-C afterwards."""
    script = subprocess.Popen(
        [ROOT / "scripts" / "run"],
        env=os.environ | {"PARLOR_RUN": str(folder), "PARLOR_PORT": str(port)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert script.stdout
    said = ""
    for line in script.stdout:
        said += line
        if "Log: " in line:
            break
    yield said
    script.send_signal(signal.SIGINT)
    assert script.wait(60) == 0


def test_a_person_may_start_the_demo_house_twice(tmp_path: Path, browser: Browser) -> None:
    port = free_port()
    with evening(tmp_path, port) as first:
        assert f"user {USER}, password {PASSWORD}" in first
        dashboard, tv, phone = LINK.findall(first)
        with Recorder(port) as recorder, gathered(browser, recorder) as room:
            desk = room.desk(dashboard)
            desk.log_in()
            expect(desk.page.get_by_text("Sofa lamp")).to_be_visible()
            expect(room.tv(tv).page.get_by_text("Living room").first).to_be_visible()
            expect(room.phone("ada", phone).page.get_by_role("textbox")).to_be_visible()
    with evening(tmp_path, port) as second:
        assert LINK.findall(second) == [dashboard, tv, phone]

"""Starts the demo house, shows the way in, and stays until Ctrl-C."""

from contextlib import suppress
import os
from pathlib import Path
import signal
import sys
from types import FrameType
from urllib.parse import urlsplit

import httpx
import segno

from scripts.house import configuration, owner
from scripts.house.furnish import furnish
from scripts.house.owner import Invitation, Owner
from scripts.house.process import RESTART, HomeAssistant, HouseError, is_free

CONFIG = Path(os.environ.get("PARLOR_RUN") or configuration.ROOT / ".run").absolute()


class Stopped(Exception):  # noqa: N818 - nothing went wrong
    """Somebody asked us to stop."""


def main() -> int:
    """Run the house until somebody stops it."""
    for wish in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(wish, _stop)
    house = HomeAssistant(CONFIG, _port())
    try:
        configuration.prepare(CONFIG, configuration.BARE, configuration.DEMO)
        _run(house)
    except Stopped:
        print("\nStopping Home Assistant…", flush=True)
    except (HouseError, httpx.HTTPError, ValueError) as trouble:
        print(f"\nThe house did not come up: {trouble}\n", file=sys.stderr)
        print(f"Its log is {house.output}. To start afresh: rm -r {CONFIG}", file=sys.stderr)
        return 1
    finally:
        with suppress(Stopped):
            house.stop()
    return 0


def _run(house: HomeAssistant) -> None:
    while True:
        house.output.unlink(missing_ok=True)
        _open(house)
        ended = house.wait()
        if ended != RESTART:
            raise HouseError(f"Home Assistant ended with {ended}")
        print("Home Assistant restarts…", flush=True)


def _open(house: HomeAssistant) -> None:
    print(f"Home Assistant is starting on port {house.port}, about 15 s…", flush=True)
    house.start()
    house.wait_until_up()
    person = Owner.arrive(house.url)
    try:
        house.wait_until(person.is_running, 120, "finish starting")
        table = furnish(person, CONFIG)
    finally:
        person.close()
    _greet(table, house.output)


def _greet(table: Invitation, log: Path) -> None:
    place = urlsplit(table.phone)
    print(f"""
  Dashboard  {place.scheme}://{place.netloc}/parlor-evening/evening
             user {owner.USER}, password {owner.PASSWORD}
  TV         {table.tv}
  Phone      {table.phone}
             spoken code {table.short_code}
""")
    segno.make(table.phone, micro=False).terminal(compact=True, border=2)
    print("\n  Scan it with a phone in this network. Ctrl-C stops the house.")
    print(f"  Log: {log}\n", flush=True)


def _port() -> int:
    wanted = os.environ.get("PARLOR_PORT")
    if wanted is None:
        return next(port for port in range(8123, 8223) if is_free(port))
    if not is_free(int(wanted)):
        sys.exit(f"Port {wanted} is in use. Set PARLOR_PORT to another one, or leave it unset.")
    return int(wanted)


def _stop(_signal: int, _frame: FrameType | None) -> None:
    raise Stopped


if __name__ == "__main__":
    sys.exit(main())

"""Home Assistant itself: a child process with a configuration folder and a port."""

from collections.abc import Callable
import os
from pathlib import Path
import signal
import socket
import subprocess
import sys
import time

import httpx

# What Home Assistant exits with when someone asked it to restart.
RESTART = 100


class HouseError(Exception):
    """Home Assistant ended or did not answer in time."""


class HomeAssistant:
    """One Home Assistant, started and stopped as often as needed."""

    def __init__(self, config: Path, port: int) -> None:
        self.config = config
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.output = config / "output.log"
        self._child: subprocess.Popen[bytes] | None = None

    @property
    def alive(self) -> bool:
        """Tell whether the process runs."""
        return self._child is not None and self._child.poll() is None

    def start(self) -> None:
        """Start the process; `wait_until_up` tells when it answers."""
        # A stored port wins over SETUP_PORT, and one from YAML is taken back after five minutes.
        (self.config / ".storage" / "http").unlink(missing_ok=True)
        with self.output.open("ab") as output:
            self._child = subprocess.Popen(
                [Path(sys.executable).with_name("hass"), "--skip-pip", "--config", self.config],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                env=os.environ | {"SETUP_PORT": str(self.port)},
                # Ctrl-C is for us: we stop Home Assistant ourselves and wait for it.
                start_new_session=True,
            )

    def wait_until_up(self, seconds: float = 120) -> None:
        """Wait until the web server answers."""
        self.wait_until(lambda: answers(f"{self.url}/manifest.json"), seconds, "answer")

    def wait_until(self, condition: Callable[[], object], seconds: float, what: str) -> None:
        """Wait for something that a living Home Assistant will do soon."""
        deadline = time.monotonic() + seconds
        while not condition():
            if not self.alive:
                raise HouseError(f"Home Assistant ended. Its log: {self.output}\n{self.log()}")
            if time.monotonic() > deadline:
                raise HouseError(f"Home Assistant did not {what} in {seconds:.0f} s: {self.output}")
            time.sleep(0.1)

    def wait(self) -> int:
        """Wait until the process ends by itself."""
        return self._child.wait() if self._child else 0

    def stop(self, seconds: float = 60) -> None:
        """Stop it as a service manager does, and wait."""
        self._end(signal.SIGTERM, seconds)

    def kill9(self) -> None:
        """End it without any warning, as a power cut does."""
        self._end(signal.SIGKILL, 10)

    def log(self) -> str:
        """Return everything it has printed so far."""
        return self.output.read_text(errors="replace") if self.output.exists() else ""

    def _end(self, how: signal.Signals, seconds: float) -> None:
        if self._child is None:
            return
        if self._child.poll() is None:
            self._child.send_signal(how)
        try:
            self._child.wait(seconds)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()
            raise HouseError(f"Home Assistant did not stop within {seconds:.0f} s") from None
        finally:
            self._child = None


def answers(url: str) -> bool:
    """Tell whether this address answers as it should."""
    try:
        return httpx.get(url, timeout=5).is_success
    except httpx.TransportError:
        return False


def free_port() -> int:
    """Return a port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def is_free(port: int) -> bool:
    """Tell whether Home Assistant could listen on this port."""
    with socket.socket() as probe:
        # As Home Assistant does: a port that only waits for old packets counts as free.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("", port))
        except OSError:
            return False
        return True

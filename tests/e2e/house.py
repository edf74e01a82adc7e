"""A real Home Assistant of a test's own, in an empty folder and on a free port."""

from collections.abc import Callable, Sequence
from pathlib import Path
import re
from typing import Self

from scripts.house import configuration
from scripts.house.owner import NAME, Invitation, Owner
from scripts.house.process import HomeAssistant, free_port

# Not localhost: browsers trust that one, while phones reach a home by plain http.
HOST = "parlor.test"

UNWANTED = re.compile(r" (ERROR|CRITICAL) |Traceback|\[custom_components\.parlor")


class House:
    """A house whose owner is at home, started and ended as a test likes."""

    def __init__(
        self,
        config: Path,
        integration: Path | None = configuration.INTEGRATION,
        *,
        parts: Sequence[Path] = (configuration.BARE,),
        url: str | None = None,
    ) -> None:
        self._process = HomeAssistant(config, free_port())
        self._owner: Owner | None = None
        self.config = config
        self.port = self._process.port
        self.url = url or f"http://{HOST}:{self.port}"
        configuration.prepare(config, *parts, integration=integration, internal_url=self.url)

    @property
    def owner(self) -> Owner:
        """The logged-in owner; only while the house is up."""
        assert self._owner, "the house is not up"
        return self._owner

    def start(self) -> Self:
        """Start Home Assistant and wait until it has finished starting."""
        self._process.start()
        self._process.wait_until_up()
        self._owner = Owner.arrive(self._process.url)
        self._process.wait_until(self._owner.is_running, 120, "finish starting")
        self.wait_until_written("auth", NAME)
        return self

    def stop(self) -> None:
        """Stop Home Assistant as its service manager does."""
        self._leave()
        self._process.stop()

    def kill9(self) -> None:
        """Cut the power."""
        self._leave()
        self._process.kill9()

    def restart(self) -> Self:
        """Start again on the same folder and port, stopping first if it runs."""
        self.stop()
        return self.start()

    def add_table(self, name: str = "Living room") -> Invitation:
        """Add a table through the config flow; return its links and codes."""
        entry_id = self.owner.add_table(name)
        self.wait_until_written("core.config_entries", entry_id)
        return self.invitation(entry_id)

    def invitation(self, entry_id: str) -> Invitation:
        """Return the links and codes of a table."""
        return next(one for one in self.owner.invitations() if one.entry_id == entry_id)

    def log(self) -> str:
        """Return what Home Assistant has printed, over all its starts."""
        return self._process.log()

    def complaints(self) -> list[str]:
        """List the lines of the log that nobody wants to see."""
        return [line for line in self.log().splitlines() if UNWANTED.search(line)]

    def wait_for(self, condition: Callable[[], object], what: str) -> None:
        """Wait for something that the house does by itself."""
        self._process.wait_until(condition, 40, what)

    def wait_until_written(self, store: str, word: str) -> None:
        """Wait for Home Assistant's own delayed writing: it would be lost in a power cut."""
        file = self.config / ".storage" / store
        self._process.wait_until(
            lambda: file.exists() and word in file.read_text(), 30, f"write {word} to {store}"
        )

    def _leave(self) -> None:
        if self._owner:
            self._owner.close()
        self._owner = None

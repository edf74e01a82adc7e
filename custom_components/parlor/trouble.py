"""Repair issues: what a table, or the house around it, needs a person for."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Final

from homeassistant.core import HomeAssistant
from homeassistant.helpers import issue_registry as ir

from .const import DOMAIN, LOGGER
from .games.content import Complaint
from .house import ParlorConfigEntry
from .onlooker import Onlooker
from .table.table import Trouble
from .words import ENGLISH, WORDS

# So many for each file; whoever mends those sees the others next.
MOST_COMPLAINTS: Final = 5


class Issue(StrEnum):
    """What can be wrong."""

    BAD_CONTENT = "bad_content"
    CANNOT_RESUME = "cannot_resume"
    CARD_NOT_LOADED = "card_not_loaded"
    GAME_LEFT_OUT = "game_left_out"
    NO_ADDRESS = "no_address"
    NOT_SAVED = "not_saved"


_TROUBLES = (Issue.CANNOT_RESUME, Issue.NOT_SAVED)
_OF_A_TABLE = (*_TROUBLES, Issue.NO_ADDRESS)
# There is something to do about these right where they are shown; see `repairs`.
_FIXABLE = frozenset({Issue.NO_ADDRESS, Issue.NOT_SAVED})


def report(hass: HomeAssistant, issue: Issue, about: str = "", **words: str) -> None:
    """Raise a repair issue, where it helps with the id of the table or game that it is about."""
    ir.async_create_issue(
        hass,
        DOMAIN,
        _id(issue, about),
        data={"entry_id": about} if issue in _OF_A_TABLE else None,
        is_fixable=issue in _FIXABLE,
        severity=ir.IssueSeverity.WARNING,
        translation_key=issue,
        translation_placeholders=words,
    )


def clear(hass: HomeAssistant, issue: Issue, about: str = "") -> None:
    """Take a repair issue back, if it was raised."""
    ir.async_delete_issue(hass, DOMAIN, _id(issue, about))


def clear_table(hass: HomeAssistant, entry_id: str) -> None:
    """Take back all issues of a table."""
    for issue in _OF_A_TABLE:
        clear(hass, issue, entry_id)


def report_bad_content(hass: HomeAssistant, bad: Mapping[str, Sequence[Complaint]]) -> None:
    """Name the files that were left out, and why, or take the issue back."""
    if not bad:
        clear(hass, Issue.BAD_CONTENT)
        return
    for line in _lines(hass, ENGLISH, bad):
        LOGGER.warning("Content was left out: %s", line.strip())
    files = "\n".join(_lines(hass, hass.config.language, bad))
    report(hass, Issue.BAD_CONTENT, files=files)


def clear_house(hass: HomeAssistant) -> None:
    """Take back all issues that are about no table, for there is none left."""
    for issue in [*ir.async_get(hass).issues.values()]:
        if issue.domain == DOMAIN:
            ir.async_delete_issue(hass, DOMAIN, issue.issue_id)


def _lines(
    hass: HomeAssistant, language: str, bad: Mapping[str, Sequence[Complaint]]
) -> Iterator[str]:
    """Give a list in Markdown of what is wrong in which file and where."""
    for file, complaints in bad.items():
        game = file.partition("/")[0]
        yield f"- `{_tame(file)}`"
        for complaint in complaints[:MOST_COMPLAINTS]:
            place = _tame(" > ".join(map(str, complaint.place)))
            why = hass.data[WORDS].complaint(language, game, complaint)
            yield f"  - `{place}`: {why}" if place else f"  - {why}"
        if len(complaints) > MOST_COMPLAINTS:
            yield "  - …"


def _tame(text: str) -> str:
    """Return what people have typed without what would end the code that it stands in."""
    return "".join(letter if letter.isprintable() and letter != "`" else "·" for letter in text)


def _id(issue: Issue, about: str) -> str:
    return f"{issue}_{about}" if about else str(issue)


class TroubleWatch:
    """Raises an issue while a table is in trouble, and takes it back when it is well."""

    def __init__(self, hass: HomeAssistant, entry: ParlorConfigEntry) -> None:
        """Look after the table of this entry from now on."""
        self._hass = hass
        self._entry = entry
        self._trouble: Trouble | None = None
        clear_table(hass, entry.entry_id)
        entry.async_on_unload(entry.runtime_data.look_on(Onlooker(changed=self._look)))
        self._look()

    def _look(self) -> None:
        trouble = self._entry.runtime_data.trouble
        if trouble == self._trouble:
            return
        before, self._trouble = self._trouble, trouble
        table = self._entry.runtime_data.name
        for known in _TROUBLES:
            clear(self._hass, known, self._entry.entry_id)
        if before is Trouble.NOT_SAVED:
            LOGGER.info("What happens at %s is saved again", table)
        if trouble is not None:
            report(self._hass, Issue(trouble), self._entry.entry_id, table=table)
        if trouble is Trouble.NOT_SAVED:
            LOGGER.info("What happens at %s cannot be saved", table)

"""The examples in the documents: every piece of YAML that people copy."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
import re
from typing import Any

from homeassistant.util.yaml import parse_yaml

ROOT = Path(__file__).parents[2]
DOCUMENTS = (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
_BLOCK = re.compile(r"^```yaml\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Use(StrEnum):
    """What people do with an example."""

    AUTOMATION = "automation"
    SCRIPT = "script"
    CARD = "card"
    OWN_CARD = "own card"
    RESOURCE = "resource"


@dataclass(frozen=True)
class Example:
    """A piece of YAML, and the line that it begins in."""

    place: str
    config: Mapping[str, Any]

    @property
    def use(self) -> Use:
        """Return what it is for; what has actions and no trigger is run by hand."""
        if "triggers" in self.config or "use_blueprint" in self.config:
            return Use.AUTOMATION
        if "lovelace" in self.config:
            return Use.RESOURCE
        if self.config.get("type") == "custom:parlor-card":
            return Use.OWN_CARD
        return Use.SCRIPT if "actions" in self.config else Use.CARD

    def actions(self) -> Iterator[Mapping[str, Any]]:
        """Give every action that it takes, however deep."""
        return _actions(self.config.get("actions", ()))


def examples(use: Use) -> list[Example]:
    """Return all that are used like this."""
    found = [example for document in DOCUMENTS for example in _in(document)]
    return [example for example in found if example.use is use]


def _in(document: Path) -> Iterator[Example]:
    text = document.read_text("utf-8")
    for block in _BLOCK.finditer(text):
        line = text.count("\n", 0, block.start(1)) + 1
        config = parse_yaml(block[1])
        assert isinstance(config, dict), f"{document.name}:{line} is no mapping"
        yield Example(f"{document.relative_to(ROOT)}:{line}", config)


def _actions(tree: object) -> Iterator[Mapping[str, Any]]:
    match tree:
        case dict() if "action" in tree:
            yield tree
        case dict():
            for part in tree.values():
                yield from _actions(part)
        case list():
            for part in tree:
                yield from _actions(part)

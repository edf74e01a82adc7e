"""A folder among the games, for code that cannot be loaded."""

from collections.abc import Iterator
from pathlib import Path
import sys

import pytest

from custom_components.parlor import games

CROOKED = "crooked"


@pytest.fixture
def crooked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return the module in which the code may stand; what was loaded is forgotten afterwards."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    module = tmp_path / CROOKED / "__init__.py"
    module.parent.mkdir()
    yield module
    sys.modules.pop(f"{games.__name__}.{CROOKED}", None)

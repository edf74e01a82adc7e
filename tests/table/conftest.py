"""A fresh table for every test, closed when it is over."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .evening import Evening


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.db"


@pytest.fixture
async def evening(path: Path) -> AsyncIterator[Evening]:
    evening = await Evening(path).begin()
    yield evening
    await evening.table.close()

"""A fresh table for every test, closed when it is over."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.games.broken.trek.trek import Trek

from .evening import HOUSE, Evening


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.db"


@pytest.fixture
async def evening(path: Path) -> AsyncIterator[Evening]:
    evening = await Evening(path).begin()
    yield evening
    await evening.table.close()


@pytest.fixture
async def trek(path: Path) -> AsyncIterator[Evening]:
    """Return an evening at which a game is chosen that is won together."""
    evening = await Evening(path).begin(games={Trek.id: Trek})
    await evening.table.perform(HOUSE, "configure", {"game": Trek.id})
    yield evening
    await evening.table.close()

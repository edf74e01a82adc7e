"""What every game can refuse with has words in the pages' own texts."""

import json

import pytest

from custom_components.parlor.games.refused import COMMON_REFUSALS
from tests.games.alone import ROOT

from .words import LANGUAGES


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_common_refusal_has_words(language: str) -> None:
    file = ROOT / "frontend" / "src" / "text" / f"{language}.json"
    texts = json.loads(file.read_text(encoding="utf-8"))
    assert {str(code) for code in COMMON_REFUSALS} <= texts["refusals"].keys()

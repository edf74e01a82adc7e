"""`scripts/words` says in words what is missing, all at once."""

from typing import Any

import pytest

from custom_components.parlor.games import GAMES
from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.games.spyster.terms import EventType
from scripts import translations


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_the_games_that_are_built_lack_no_words(game: str, language: str) -> None:
    assert translations.lacking(game, language) == []


def test_everything_that_is_missing_is_named_and_nothing_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def texts_of(game: str, language: str) -> dict[str, Any]:
        texts = known(game, language)
        if (game, language) == ("citadels", "de"):
            return {}
        if (game, language) == ("spyster", "en"):
            texts.pop("event_names")
            texts["phases"].pop("vote")
        return texts

    known = translations.texts_of
    before = translations.translation("en").read_text("utf-8")
    monkeypatch.setattr(translations, "texts_of", texts_of)
    with pytest.raises(SystemExit) as stopped:
        translations.main()
    told = str(stopped.value)
    assert "games/citadels/text/de.json lacks name, phases." in told
    assert "games/spyster/text/en.json lacks phases.vote, event_names." in told
    assert translations.translation("en").read_text("utf-8") == before


def test_what_the_house_never_hears_of_needs_no_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def texts_of(game: str, language: str) -> dict[str, Any]:
        texts = known(game, language)
        texts["event_names"].pop("vote_called")
        return texts

    known = translations.texts_of
    monkeypatch.setattr(translations, "texts_of", texts_of)
    assert translations.lacking("spyster", "en") == ["event_names.vote_called"]
    monkeypatch.setattr(Spyster, "unheard", Spyster.unheard | {EventType.VOTE_CALLED})
    assert translations.lacking("spyster", "en") == []

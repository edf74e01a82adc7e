"""The check of words bites: each fault in a game's words is found and named."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from tests.games.contract.broken import ContractBroken
from tests.games.contract.words import check_words, words_of

from .whisper import Whisper

type Words = dict[str, Any]


def spoilt(*path: str, text: object = None) -> Callable[[Words], None]:
    """Return what puts a text into words, or takes one out."""

    def spoil(words: Words) -> None:
        *folders, last = path
        for folder in folders:
            words = words[folder]
        words.pop(last, None)
        words.update({} if text is None else {last: text})

    return spoil


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (spoilt("de"), r"Whisper has no words in \['de'\]"),
        (spoilt("de", "phases", "over"), r"words in de: phases lack \['over'\]"),
        (spoilt("en", "phases", "lost", text="Lost"), r"phases have \['lost'\], which nothing"),
        (spoilt("en", "events", "shown"), r"events lack \['shown'\]"),
        (spoilt("en", "events", "boo", text="Boo"), r"events have \['boo'\]"),
        (spoilt("en", "event_names", "peeked"), r"event_names lack \['peeked'\]"),
        (spoilt("en", "complaints", text={"dark": "Dark"}), r"complaints have \['dark'\]"),
        (spoilt("en", "event_names", "boo", text="Boo"), r"event_names have \['boo'\]"),
        (spoilt("en", "options", "rounds"), r"options lack \['rounds'\]"),
        (spoilt("en", "options", "rounds", "name"), r"options.rounds needs a name"),
        (spoilt("en", "actions", "peek"), r"actions lack \['peek'\]"),
        (spoilt("en", "actions", "peek", "label"), "actions.peek needs a label"),
        (
            spoilt("en", "actions", "guess", "params", "bet"),
            "actions.guess needs a label and",
        ),
        (spoilt("en", "refusals", "not_your_turn"), r"refusals lack \['not_your_turn'\]"),
        (spoilt("en", "refusals", "boo", text="Boo"), r"refusals have \['boo'\]"),
        (spoilt("en", "reasons", "wrong"), r"reasons lack \['wrong'\]"),
        (spoilt("en", "reasons", "boredom", text="Bored"), r"reasons have \['boredom'\]"),
        (spoilt("en", "ended_by", "host"), r"ended_by lack \['host'\]"),
        (spoilt("en", "ended_by", "rain", text="Rain"), r"ended_by have \['rain'\]"),
        (spoilt("en", "ties", "shared"), r"ties lack \['shared'\]"),
        (spoilt("en", "ties", "coin", text="Coin"), r"ties have \['coin'\]"),
        (spoilt("en", "awards", text={"fox": {"name": "Fox"}}), "awards have .*fox"),
        (spoilt("en", "awards", text={"right": {"name": "Fox"}}), "awards.right needs a name and"),
        (
            spoilt("en", "awards", text={"right": {"name": "Fox", "text": "Was a fox."}}),
            "awards.right needs .* one for several",
        ),
        (spoilt("en", "choices", "slow", text="Slow"), r"choices have \['slow'\]"),
        (spoilt("en", "events", "shown", text="{who} shows"), r"events.shown names \['who'\]"),
        (spoilt("en", "chapters", text={"lull": "Lull"}), r"chapters have \['lull'\]"),
        (spoilt("en", "told", text={"shown": "Shown."}), r"told have \['shown'\]"),
        (spoilt("en", "told", text={"peeked": "{who} peeks"}), r"told.peeked names \['who'\]"),
        (spoilt("en", "told", text={"peeked": {"night": "Night"}}), "told.peeked has no words"),
        (spoilt("en", "name", text=" "), "a text is empty"),
        (spoilt("en", "about"), r"lack \['about'\]"),
        (spoilt("de", "help", text=[]), "de and en differ in"),
        (spoilt("de", "actions", "peek", "hint", text="Leise"), r"de and en differ in .*peek.hint"),
    ],
)
def test_a_fault_in_the_words_is_found(spoil: Callable[[Words], None], fault: str) -> None:
    words: Words = deepcopy(words_of(Whisper))
    spoil(words)
    with pytest.raises(ContractBroken, match=fault):
        check_words(Whisper, 3, words=words)


def test_words_for_common_refusals_may_be_a_games_own() -> None:
    words: Words = deepcopy(words_of(Whisper))
    for texts in words.values():
        texts["refusals"]["wrong_phase"] = "Not now."
    check_words(Whisper, 3, words=words)


def test_all_faults_in_the_words_are_told_at_once() -> None:
    words: Words = deepcopy(words_of(Whisper))
    spoilt("en", "phases", "over")(words)
    spoilt("de", "reasons", "wrong")(words)
    with pytest.raises(ContractBroken) as broken:
        check_words(Whisper, 3, words=words)
    assert str(broken.value).split("\n") == [
        "Whisper:",
        "words in de: reasons lack ['wrong']",
        "words in en: phases lack ['over']",
        "de and en differ in ['.phases.over', '.reasons.wrong']",
    ]

"""What a name may be, and which names are taken for the same."""

# ruff: noqa: RUF001

from collections.abc import Sequence
from itertools import combinations

import pytest

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.table.deeds.lobby import BOT_NAMES
from custom_components.parlor.table.names import alike, tidy


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna \t B ", "Anna B"),
        ("A\u202enna", "Anna"),
        ("A\u2066n\u2069na\u200f", "Anna"),
        ("An\x00na\x1b", "Anna"),
        ("An\u2028na", "An na"),
        ("Anna\ufeff\u200b", "Anna"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("<b>Anna</b>", "<b>Anna</b>"),
        ("👩\u200d🚀 Ripley", "👩\u200d🚀 Ripley"),
        ("x" * 20, "x" * 20),
        ("李", "李"),
    ],
)
def test_a_name_is_kept_without_marks_that_nobody_sees(given: str, kept: str) -> None:
    assert tidy(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "x" * 21,
        "\u202e\u202d",
        "\u200d",
        "\u3164",
        "\u2800",
        "\u0301",
        "\ud800",
        7,
        None,
    ],
)
def test_a_name_that_is_empty_unseen_or_too_long_is_refused(given: object) -> None:
    with pytest.raises(Refused) as refused:
        tidy(given)
    assert refused.value.code == "name_invalid"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Straße", "STRASSE"),
        ("Anna", "\uff21\uff4e\uff4e\uff41"),
        ("An\u200dna", "Anna"),
        ("I\u2764\ufe0f", "I\u2764"),
        ("Zoe\u0308", "zo\u00eb"),
        ("ﬁlip", "Filip"),
        ("Anna", "\u0410nna"),
        ("Anna", "Ann\u0430"),
        ("anna", "\u0391NNA"),
        ("Ben", "\u0412en"),
        ("Ben", "\u0392\u0435n"),
        ("Nora", "\u039dora"),
        ("Vera", "\u03bdera"),
        ("Zoë", "Zo\u0451"),
        ("Iris", "lris"),
        ("Iris", "\u0406ris"),
        ("Otto", "0tto"),
        ("Lina", "\u029f\u026a\u0274\u1d00"),
        ("Anna", "\U0001d400nna"),
        ("Νίκος", "ΝΊΚΟΣ"),
        ("Νίκος", "νίκος"),
        ("Вова", "вова"),
        ("Ваня", "Bаня"),
        ("Bob", "Bob\u0301"),
        ("Bob", "B\u0336o\u0336b\u0336"),
        ("Bob", "Bо\u0301b"),
        ("José", "José\u0301"),
        ("Bob", "B o b"),
        ("Bob", "Bo\u2003b"),
        ("Mary Ann", "Maryann"),
    ],
)
def test_names_that_read_the_same_are_alike(one: str, other: str) -> None:
    assert alike(tidy(one), tidy(other))
    assert alike(tidy(other), tidy(one))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Anne"),
        ("Nina", "Vina"),
        ("Ian", "Lan"),
        ("Ina", "Lina"),
        ("Bert", "Vert"),
        ("Zoe", "Zoë"),
        ("Jose", "José"),
        ("Iris", "Íris"),
        ("Ha", "Hạ"),
        ("की", "का"),
        ("Hanna", "Nanna"),
        ("Нина", "Инна"),
        ("Вера", "Лера"),
        ("Петр", "Пётр"),
        ("Νίκος", "Νίκη"),
        ("Player 1", "Player 2"),
        ("Player 1", "Player 11"),
    ],
)
def test_names_that_read_differently_are_not_alike(one: str, other: str) -> None:
    assert not alike(one, other)


@pytest.mark.parametrize("names", [BOT_NAMES, [f"Guest {number}" for number in range(100)]])
def test_no_name_is_another_of_many(names: Sequence[str]) -> None:
    assert not any(alike(one, other) for one, other in combinations(names, 2))

"""What the journal knows of finished games."""

from custom_components.parlor.table.journal.results import last_winners
from tests.table.evening import Evening


async def test_nobody_has_won_at_a_new_table(evening: Evening) -> None:
    assert await evening.journal.read(last_winners) == []


async def test_the_winners_of_the_last_finished_game_are_known(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben")
    await anna.perform("add", amount=1)
    await anna.perform("end")
    assert await evening.journal.read(last_winners) == ["Anna"]
    await anna.perform("rematch")
    await anna.perform("rename", name="Annie")
    assert await evening.journal.read(last_winners) == ["Anna"]
    await anna.perform("end")
    assert await evening.journal.read(last_winners) == ["Annie", "Ben"]
    assert ben.told == []

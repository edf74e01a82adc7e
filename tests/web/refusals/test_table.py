"""Every way that the wire and the table can refuse something, through the real socket."""

import pytest

from custom_components.parlor.table.refusals import TableRefusal
from custom_components.parlor.web.protocol import WireRefusal
from tests.differences import differences

from .evening import Evening
from .table import WAYS
from .told import blanks


def test_every_refusal_of_the_wire_and_of_the_table_is_tried() -> None:
    # A page hears `busy` from a table that closes, and says it again.
    told = {*WireRefusal, *TableRefusal} - {TableRefusal.TABLE_CLOSED}
    assert not differences("tests/web/refusals/table.py", WAYS, told)


@pytest.mark.parametrize("code", WAYS)
async def test_a_page_is_told_why_it_is_refused(evening: Evening, code: str) -> None:
    answer = await WAYS[code](evening)
    assert (answer["type"], answer.get("code")) == ("error", code)
    assert not [*blanks(answer)]


async def test_a_refusal_tells_the_values_that_its_words_need(evening: Evening) -> None:
    answer = await evening.host.ask("configure", options={"rounds": 999})
    assert answer["details"] == {"option": "rounds", "min": 1, "max": 20}


async def test_nothing_changes_by_a_refusal(evening: Evening) -> None:
    before = evening.entry.runtime_data.version
    await evening.guest.ask("remove", seat="s1")
    await evening.guest.ask("nonsense")
    assert evening.entry.runtime_data.version == before

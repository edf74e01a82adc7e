"""What the table itself tells a seat takes the same room for everyone."""

from custom_components.parlor.table.filling import blank
from custom_components.parlor.table.published import TABLE_ENVELOPE

from .evening import Evening
from .tally import Tally


class Open(Tally):
    """A game in which nothing is hidden."""

    has_secrets = False


async def test_a_host_is_told_as_much_as_a_guest_and_a_screen(evening: Evening) -> None:
    anna, ben = await evening.sit("Anna", "Ben")
    await ben.perform("allow_house", allow=True)
    seats = (anna.seat, ben.seat, None)
    lengths = {len(evening.table.private_bytes(seat)) for seat in seats}
    assert lengths == {TABLE_ENVELOPE + len("{}")}


async def test_a_game_with_secrets_is_filled_up_to_its_envelope(evening: Evening) -> None:
    await evening.start("Anna", "Ben")
    assert evening.table.envelope == TABLE_ENVELOPE + Tally.envelope


async def test_a_game_without_secrets_is_not_filled_up(evening: Evening) -> None:
    await evening.restart(games={"tally": Open})
    await evening.start("Anna", "Ben")
    assert evening.table.envelope == 0


def test_an_envelope_is_full_or_there_is_another() -> None:
    assert [len(blank(length, 256)) for length in (0, 1, 255, 256, 257)] == [0, 255, 1, 0, 255]
    assert blank(100, 0) == b""
